"""Neue Heimat's board with all that stands on it and lies beside it."""

from collections.abc import Sequence

from baumeister.games.neue_heimat.drawing.board_beyond import tags
from baumeister.games.neue_heimat.drawing.board_cards import CARD, row_card
from baumeister.games.neue_heimat.drawing.board_display import trays
from baumeister.games.neue_heimat.drawing.board_rows import (
    barriers,
    before_rows,
    choices,
    narrow_cards,
    row_to_light,
    rows_beyond,
)
from baumeister.games.neue_heimat.drawing.ground import (
    BOARD_HEIGHT,
    BOARD_WIDTH,
    EDGE,
    INSET,
    NARROW_HEIGHT,
    NARROW_TOP,
    NARROW_WIDTH,
    NEAR_BANK,
    RIVER_AFTER,
    far_bank,
    far_street,
    ground,
    lot,
)
from baumeister.games.neue_heimat.drawing.pieces import floor_body
from baumeister.games.neue_heimat.drawing.pieces_houses import ghost, houses, signs, symbol
from baumeister.games.neue_heimat.rules.components import COLOURS, LOTS, NUMBERED_ROOFS, ROWS
from baumeister.games.neue_heimat.rules.round_end import ROWS_TO_COMPLETE, is_complete, roof_count
from baumeister.games.neue_heimat.rules.state import State
from baumeister.games.neue_heimat.words.items import is_counted
from baumeister.games.neue_heimat.words.phrases import row_name
from baumeister.svg import Look, Markup
from baumeister.svg.element import at, element, group, picture
from baumeister.svg.lettering import text
from baumeister.svg.plan import frame, paper
from baumeister.text import Text, capital, plural

BOARD = Text("The board: three rows of lots between the main road and the river", "Der Spielplan: drei Reihen von Bauplätzen")
SHEET = BOARD_WIDTH, BOARD_HEIGHT
NARROW = f"0 {NARROW_TOP:g} {NARROW_WIDTH:g} {NARROW_HEIGHT - NARROW_TOP:g}"
NEAR, FAR = range(RIVER_AFTER), range(RIVER_AFTER, LOTS)  # the lots on the two banks of the river
ROUND = Text("Round {number} of {count}", "Runde {number} von {count}")
ONE_MORE_ROW = Text("{row} is complete: one more ends it all", "{row} ist fertig: Die nächste beendet alles")
LAST_ROOFS = Text("{count} more roofs, and it ends", "Noch {count} Dächer, dann ist Schluss")
LAST_ROOF = Text("One more roof, and it ends", "Noch ein Dach, dann ist Schluss")
FEW_ROOFS = 2  # from so few on the end is announced
OPEN = Text("±: plus once the row is complete, else minus", "±: plus, wenn die Reihe fertig wird, sonst minus")
COUNTED = Text("final scoring", "Schlusswertung")


def board(view: State, look: Look) -> Markup:
    """Draw the board as its viewer sees it."""
    reaching = rows_beyond(view)
    return picture(
        *SHEET,
        BOARD[look.language],
        element("defs", *(group(floor_body(look, colour), id=symbol(colour)) for colour in range(COLOURS)), ghost(view, look)),
        group(paper(look, *SHEET), frame(look, *SHEET, INSET, EDGE - INSET), class_="wide"),
        ground(look),
        *(far_street(look, row, reaching) for row in range(ROWS)),
        *(each for row in range(ROWS) for each in lots(view, row, NEAR, look)),
        *(group(*lots(view, row, FAR, look), data_narrow=far_bank(row, reaching)) for row in range(ROWS)),
        caption(view, look),
        *(row_card(view, row, look) for row in range(ROWS)),
        group(*pieces(view, look), id="pieces"),
        *tags(view, look),
        class_="board",
        data_narrow=NARROW,
    )


def pieces(view: State, look: Look) -> list[Markup]:
    """Draw all that moves or can be clicked: the trays, above which pieces fly, then the rows from far to near."""
    reaching = rows_beyond(view)
    near = [each for row in range(ROWS) for each in houses(view, row, look, NEAR)]
    near_signs = [each for row in range(ROWS) for each in signs(view, row, look, NEAR)]
    far = [[*houses(view, row, look, FAR), *signs(view, row, look, FAR)] for row in range(ROWS)]
    ends = [*barriers(view, look), *choices(view, look)]
    return [
        *trays(view, look),
        *(row_to_light(view, row, look) for row in range(ROWS)),
        group(*near, *near_signs),
        *(group(*standing, data_narrow=far_bank(row, reaching)) for row, standing in enumerate(far)),
        *before_rows(view, look),
        *(end.drawn for end in ends if not end.is_far),
        *(
            group(*(end.drawn for end in ends if end.is_far and end.row == row), data_narrow=far_bank(row, reaching))
            for row in range(ROWS)
        ),
    ]


def lots(view: State, row: int, bank: Sequence[int], look: Look) -> list[Markup]:
    """Draw a row's lots on one bank of the river."""
    length, is_done = int(view.lengths[row]), is_complete(view, row)
    return [lot(look, row, index, length, is_done=is_done) for index in bank]


def caption(view: State, look: Look) -> Markup:
    """Write the round, and what the boards of the rows count."""
    heading = ROUND.format(number=int(view.round_number) + 1, count=int(view.rounds))
    right, top = sum(CARD), narrow_cards(view)
    rounds = text(0, 0, heading[look.language], 19.5, look["ink"], anchor="start") if view.rounds > 1 else ""
    return group(
        group(rounds, transform=at(NEAR_BANK[0] + 13, 28), data_narrow=at(10, top - 34)),
        group(
            _outlook(view, look),
            transform=at(right, 29),
            data_narrow=at(NARROW_WIDTH - 10, NARROW_TOP + 16),
        ),
    )


def _outlook(view: State, look: Look) -> Markup:
    """Write what the rows' boards count; when the end is near, what brings it (NH 5.2)."""
    words, is_near = _near_end(view), True
    if words is None:
        words, is_near = COUNTED if is_counted(view) else OPEN, False
    colour, weight = (look["ink"], 700) if is_near else (look["ink-soft"], 400)
    return text(0, 0, words[look.language], 20.5, colour, plain=True, anchor="end", font_weight=weight)


def _near_end(view: State) -> Text | None:
    if is_counted(view):
        return None
    complete = [row for row in range(ROWS) if is_complete(view, row)]
    if len(complete) == ROWS_TO_COMPLETE - 1:
        return ONE_MORE_ROW.format(row=capital(row_name(complete[0])))
    missing = NUMBERED_ROOFS - roof_count(view)
    return plural(missing, LAST_ROOF, LAST_ROOFS) if missing <= FEW_ROOFS else None
