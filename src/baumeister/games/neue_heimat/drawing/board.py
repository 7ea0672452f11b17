"""Neue Heimat's board with all that stands on it and lies beside it."""

from collections.abc import Sequence

from baumeister.core.record import OVER
from baumeister.games.neue_heimat.drawing.board_beyond import tags
from baumeister.games.neue_heimat.drawing.board_cards import CARD, row_card
from baumeister.games.neue_heimat.drawing.board_display import trays
from baumeister.games.neue_heimat.drawing.board_rows import barriers, before_rows, choices, row_to_light
from baumeister.games.neue_heimat.drawing.ground import (
    BOARD_HEIGHT,
    BOARD_WIDTH,
    EDGE,
    FAR_BANK,
    INSET,
    NARROW_CARDS,
    NARROW_HEIGHT,
    NARROW_TOP,
    NARROW_WIDTH,
    NEAR_BANK,
    RIVER_AFTER,
    far_rows,
    ground,
    lot,
)
from baumeister.games.neue_heimat.drawing.pieces import floor_body
from baumeister.games.neue_heimat.drawing.pieces_houses import ghost, houses, signs, symbol
from baumeister.games.neue_heimat.rules.components import COLOURS, LOTS, NUMBERED_ROOFS, ROWS
from baumeister.games.neue_heimat.rules.round_end import ROWS_TO_COMPLETE, is_complete, roof_count
from baumeister.games.neue_heimat.rules.state import State
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
IF_NOW = Text("If it ended now: unfinished rows count minus", "Wenn jetzt Schluss wäre: Unfertige Reihen zählen minus")
COUNTED = Text("final scoring", "Schlusswertung")


def board(view: State, look: Look) -> Markup:
    """Draw the board as its viewer sees it."""
    return picture(
        *SHEET,
        BOARD[look.language],
        element("defs", *(group(floor_body(look, colour), id=symbol(colour)) for colour in range(COLOURS)), ghost(view, look)),
        group(paper(look, *SHEET), frame(look, *SHEET, INSET, EDGE - INSET), class_="wide"),
        ground(look),
        far_rows(look),
        *lots(view, NEAR, look),
        group(*lots(view, FAR, look), data_narrow=FAR_BANK),
        caption(view, look),
        *(row_card(view, row, look) for row in range(ROWS)),
        group(*pieces(view, look), id="pieces"),
        *tags(view, look),
        class_="board",
        data_narrow=NARROW,
    )


def pieces(view: State, look: Look) -> list[Markup]:
    """Draw all that moves or can be clicked: the trays, above which pieces fly, then the rows from far to near."""
    drawn = [*trays(view, look), *(row_to_light(view, row, look) for row in range(ROWS))]
    for bank in (NEAR, FAR):
        standing = [house for row in range(ROWS) for house in houses(view, row, look, bank)]
        drawn.append(group(*standing, *signs(view, look, bank), data_narrow=FAR_BANK if bank is FAR else None))
    ends = [*barriers(view, look), *choices(view, look)]
    near, far = ([each for is_far, each in ends if is_far is bank] for bank in (False, True))
    return [*drawn, *before_rows(view, look), *near, group(*far, data_narrow=FAR_BANK)]


def lots(view: State, bank: Sequence[int], look: Look) -> list[Markup]:
    """Draw the lots on one bank of the river."""
    return [
        lot(look, row, index, int(view.lengths[row]), is_done=is_complete(view, row)) for row in range(ROWS) for index in bank
    ]


def caption(view: State, look: Look) -> Markup:
    """Write the round, and what the boards of the rows count."""
    heading = ROUND.format(number=int(view.round_number) + 1, count=int(view.rounds))
    right = sum(CARD)
    rounds = text(0, 0, heading[look.language], 19.5, look["ink"], anchor="start") if view.rounds > 1 else ""
    return group(
        group(rounds, transform=at(NEAR_BANK[0] + 13, 28), data_narrow=at(10, NARROW_CARDS - 72)),
        group(
            _outlook(view, look),
            transform=at(right, 29),
            data_narrow=at(NARROW_WIDTH - 10, NARROW_CARDS - 44),
        ),
    )


def _outlook(view: State, look: Look) -> Markup:
    """Write what the rows' boards count; when the end is near, what brings it (NH 5.2)."""
    words, is_near = _near_end(view), True
    if words is None:
        words, is_near = COUNTED if view.is_scored or view.actor == OVER else IF_NOW, False
    colour, weight = (look["ink"], 700) if is_near else (look["ink-soft"], 400)
    return text(0, 0, words[look.language], 20.5, colour, plain=True, anchor="end", font_weight=weight)


def _near_end(view: State) -> Text | None:
    if view.is_scored or view.actor == OVER:
        return None
    complete = [row for row in range(ROWS) if is_complete(view, row)]
    if len(complete) == ROWS_TO_COMPLETE - 1:
        return ONE_MORE_ROW.format(row=capital(row_name(complete[0])))
    missing = NUMBERED_ROOFS - roof_count(view)
    return plural(missing, LAST_ROOF, LAST_ROOFS) if missing <= FEW_ROOFS else None
