"""Neue Heimat's board with all that stands on it and lies beside it."""

from baumeister.core.record import OVER
from baumeister.games.neue_heimat.drawing.board_cards import CARD, row_card
from baumeister.games.neue_heimat.drawing.board_display import trays
from baumeister.games.neue_heimat.drawing.board_rows import barriers, before_rows, choices, row_to_light
from baumeister.games.neue_heimat.drawing.ground import (
    BOARD_HEIGHT,
    BOARD_WIDTH,
    EDGE,
    INSET,
    NARROW_BOTTOM,
    NARROW_CAPTION,
    NARROW_LEFT,
    NARROW_WIDTH,
    ground,
    lot,
)
from baumeister.games.neue_heimat.drawing.pieces import floor_body
from baumeister.games.neue_heimat.drawing.pieces_houses import ghost, houses, symbol
from baumeister.games.neue_heimat.rules.components import COLOURS, LOTS, ROWS
from baumeister.games.neue_heimat.rules.state import State
from baumeister.svg import Look, Markup
from baumeister.svg.element import at, element, group, picture
from baumeister.svg.lettering import text
from baumeister.svg.plan import frame, paper
from baumeister.text import Text

BOARD = Text("The board: three rows of lots between the main road and the river", "Der Spielplan: drei Reihen von Bauplätzen")
SHEET = BOARD_WIDTH, BOARD_HEIGHT
NARROW = f"{NARROW_LEFT:g} {EDGE:g} {NARROW_WIDTH:g} {NARROW_BOTTOM - EDGE:g}"
NARROW_HEADING = 1.3  # how much larger the caption is
TITLE = Text("Neue Heimat", "Neue Heimat")
ROUND = Text("Round {number} of {count}", "Runde {number} von {count}")
IF_NOW = Text("if the round ended now", "wenn jetzt Schluss wäre")
COUNTED = Text("final scoring", "Schlusswertung")


def board(view: State, look: Look) -> Markup:
    """Draw the board as its viewer sees it."""
    return picture(
        *SHEET,
        BOARD[look.language],
        element("defs", *(group(floor_body(look, colour), id=symbol(colour)) for colour in range(COLOURS)), ghost(view, look)),
        group(paper(look, *SHEET), frame(look, *SHEET, INSET, EDGE - INSET), class_="wide"),
        ground(look),
        *(lot(look, row, index, index < view.lengths[row]) for row in range(ROWS) for index in range(LOTS)),
        caption(view, look),
        *(row_card(view, row, look) for row in range(ROWS)),
        group(*pieces(view, look), id="pieces"),
        class_="board",
        data_narrow=NARROW,
    )


def pieces(view: State, look: Look) -> list[Markup]:
    """Draw everything that moves or can be clicked, from the far rows to the near ones."""
    drawn = [row_to_light(view, row, look) for row in range(ROWS)]
    for row in range(ROWS):
        drawn += houses(view, row, look)
    drawn += [*barriers(view, look), *before_rows(view, look), *choices(view, look)]
    return [*drawn, *trays(view, look)]


def caption(view: State, look: Look) -> Markup:
    """Write the title of the sheet, the round, and what the boards beside the rows say."""
    left, _ = CARD
    said = COUNTED if view.is_scored or view.actor == OVER else IF_NOW
    heading = ROUND.format(number=int(view.round_number) + 1, count=int(view.rounds)) if view.rounds > 1 else TITLE
    return group(
        text(left, 30, heading[look.language], 24, look["ink"], anchor="start"),
        text(left, 58, said[look.language], 16, look["ink-soft"], plain=True, anchor="start"),
        data_narrow=f"{at(NARROW_LEFT + 4 - left * NARROW_HEADING, NARROW_CAPTION)} scale({NARROW_HEADING:g})",
    )
