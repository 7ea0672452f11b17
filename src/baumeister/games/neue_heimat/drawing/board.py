"""Neue Heimat's board with all that stands on it and lies beside it."""

from baumeister.games.neue_heimat.drawing.board_cards import CARD, NARROW_LEFT, row_card
from baumeister.games.neue_heimat.drawing.board_display import trays
from baumeister.games.neue_heimat.drawing.board_rows import barriers, before_rows, choices, row_to_light
from baumeister.games.neue_heimat.drawing.ground import (
    BOARD_HEIGHT,
    BOARD_WIDTH,
    EDGE,
    INSET,
    NARROW_CORNER,
    NARROW_HEIGHT,
    NARROW_WIDTH,
    NEAR_BANK,
    ground,
    lot,
)
from baumeister.games.neue_heimat.drawing.pieces import floor_body
from baumeister.games.neue_heimat.drawing.pieces_houses import ghost, has_ghost, houses, signs, symbol
from baumeister.games.neue_heimat.rules.components import COLOURS, LOTS, ROWS
from baumeister.games.neue_heimat.rules.round_end import is_complete
from baumeister.games.neue_heimat.rules.state import State
from baumeister.games.neue_heimat.words.items import is_counted
from baumeister.svg import Look, Markup
from baumeister.svg.element import at, element, group, picture
from baumeister.svg.lettering import text
from baumeister.svg.plan import frame, paper
from baumeister.text import Text

BOARD = Text("The board: three rows of lots between the main road and the river", "Der Spielplan: drei Reihen von Bauplätzen")
SHEET = BOARD_WIDTH, BOARD_HEIGHT
NARROW = f"{NARROW_CORNER[0]:g} {NARROW_CORNER[1]:g} {NARROW_WIDTH:g} {NARROW_HEIGHT - NARROW_CORNER[1]:g}"
ROUND = Text("Round {number} of {count}", "Runde {number} von {count}")
OPEN = Text("An unfinished row counts minus, a complete one plus", "Unfertige Reihen zählen minus, fertige plus")
EITHER_WAY = Text("±: plus once the row is complete, else minus", "±: plus, wenn die Reihe fertig wird, sonst minus")
COUNTED = Text("final scoring", "Schlusswertung")


def board(view: State, look: Look) -> Markup:
    """Draw the board as its viewer sees it."""
    return picture(
        *SHEET,
        BOARD[look.language],
        element("defs", *(group(floor_body(look, colour), id=symbol(colour)) for colour in range(COLOURS)), ghost(view, look)),
        group(paper(look, *SHEET), frame(look, *SHEET, INSET, EDGE - INSET), class_="wide"),
        ground(look),
        *(each for row in range(ROWS) for each in lots(view, row, look)),
        caption(view, look),
        *(row_card(view, row, look) for row in range(ROWS)),
        group(*pieces(view, look), id="pieces"),
        class_="board",
        data_narrow=NARROW,
    )


def pieces(view: State, look: Look) -> list[Markup]:
    """Draw all that moves or can be clicked: the trays, above which pieces fly, then the rows from far to near."""
    return [
        *trays(view, look),
        *(row_to_light(view, row, look) for row in range(ROWS)),
        group(*(each for row in range(ROWS) for each in houses(view, row, look))),
        *(each for row in range(ROWS) for each in signs(view, row, look)),
        *before_rows(view, look),
        *barriers(view, look),
        *choices(view, look),
    ]


def lots(view: State, row: int, look: Look) -> list[Markup]:
    """Draw a row's lots."""
    length, is_done = int(view.lengths[row]), is_complete(view, row)
    return [lot(look, row, index, length, is_done=is_done) for index in range(LOTS)]


def caption(view: State, look: Look) -> Markup:
    """Write the round, and what the boards of the rows count."""
    heading = ROUND.format(number=int(view.round_number) + 1, count=int(view.rounds))
    right = sum(CARD)
    rounds = text(0, 0, heading[look.language], 19.5, look["ink"], anchor="start") if view.rounds > 1 else ""
    return group(
        group(rounds, transform=at(NEAR_BANK[0] + 13, 28)),
        group(_outlook(view, look), transform=at(right, 29), data_narrow=at(NARROW_LEFT + CARD[1], 22)),
    )


def _outlook(view: State, look: Look) -> Markup:
    """Write what the rows' boards count."""
    words = COUNTED if is_counted(view) else EITHER_WAY if has_ghost(view) else OPEN
    return text(0, 0, words[look.language], 20.5, look["ink-soft"], plain=True, anchor="end")
