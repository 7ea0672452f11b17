"""Neue Heimat's board with all that stands on it and lies beside it."""

from baumeister.games.neue_heimat.drawing.board_cards import CARD, NARROW_LEFT, row_card
from baumeister.games.neue_heimat.drawing.board_display import LEFT, trays
from baumeister.games.neue_heimat.drawing.board_offer import offer_in_brief
from baumeister.games.neue_heimat.drawing.board_rows import barriers, before_rows, ends, row_to_light, sites
from baumeister.games.neue_heimat.drawing.board_signs import signs
from baumeister.games.neue_heimat.drawing.ground import (
    BOARD_HEIGHT,
    BOARD_WIDTH,
    EDGE,
    FAR_LOTS,
    INSET,
    LEAST,
    LOW_GAP,
    NARROW_CORNER,
    NARROW_HEIGHT,
    NARROW_WIDTH,
    SIDEWAYS_BOTTOM,
    SIDEWAYS_TOP,
    SIDEWAYS_WIDTH,
    ground,
    lot,
)
from baumeister.games.neue_heimat.drawing.pieces import floor_body
from baumeister.games.neue_heimat.drawing.pieces_houses import ghost, houses, symbol
from baumeister.games.neue_heimat.rules.components import COLOURS, LOTS, NUMBERED_ROOFS, ROWS
from baumeister.games.neue_heimat.rules.round_end import ROWS_TO_COMPLETE, complete_count, is_complete, roof_count
from baumeister.games.neue_heimat.rules.state import State
from baumeister.games.neue_heimat.words.items import is_counted
from baumeister.svg import Look, Markup
from baumeister.svg.element import Attribute, element, group, picture
from baumeister.svg.lettering import text
from baumeister.svg.plan import frame, paper, rect
from baumeister.svg.solid import DETAIL
from baumeister.text import Text, plural

BOARD = Text("The board: three rows of lots between the main road and the river", "Der Spielplan: drei Reihen von Bauplätzen")
SHEET = BOARD_WIDTH, BOARD_HEIGHT
NARROW, LOW = (
    f"{NARROW_CORNER[0]:g} {NARROW_CORNER[1]:g} {NARROW_WIDTH:g} {height - NARROW_CORNER[1]:g}"
    for height in (NARROW_HEIGHT, NARROW_HEIGHT + LOW_GAP)
)
SIDEWAYS = f"{NARROW_CORNER[0]:g} {SIDEWAYS_TOP:g} {SIDEWAYS_WIDTH:g} {SIDEWAYS_BOTTOM - SIDEWAYS_TOP:g}"
ROUND = Text("Round {number} of {count}", "Runde {number} von {count}")
OPEN = Text("Complete rows gain points, others lose them", "Unfertige Reihen zählen minus, fertige plus")
ROWS_SCORE = Text("Complete rows score, others cost", "Fertige Reihen plus, andere minus")
SIGNS = Text("Complete rows +, others −", "Fertige Reihen +, andere −")  # where it has no room
ENDS = Text("{first} · ends after {rows} or {roofs}", "{first} · Ende: noch {rows} oder {roofs}")
MORE_ROW, MORE_ROWS = Text("{count} more row", "{count} Reihe"), Text("{count} more rows", "{count} Reihen")
ROOF, ROOFS = Text("{count} numbered roof", "{count} Zahlendach"), Text("{count} numbered roofs", "{count} Zahlendächer")
COUNTED = Text("Final scoring", "Schlusswertung")
OPEN_AT_END = Text(
    "Final scoring: complete rows gain points, others lose them", "Schlusswertung: fertige Reihen zählen plus, andere minus"
)
PLATE, PLATE_HEIGHT = (FAR_LOTS[0] - 6, EDGE + 4), 27.0  # of what is written at the board's upper edge


def board(view: State, look: Look) -> Markup:
    """Draw the board as its viewer sees it."""
    return picture(
        *SHEET,
        BOARD[look.language],
        element("defs", *(group(floor_body(look, colour), id=symbol(colour)) for colour in range(COLOURS)), ghost(view, look)),
        group(paper(look, *SHEET), frame(look, *SHEET, INSET, EDGE - INSET), class_="wide"),
        ground(look),
        *(each for row in range(ROWS) for each in lots(view, row, look)),
        *(row_card(view, row, look) for row in range(ROWS)),
        offer_in_brief(view, look),
        group(*pieces(view, look), id="pieces"),
        caption(view, look),
        class_="board goes-on",
        data_narrow=NARROW,
        data_low=LOW,
        data_sideways=SIDEWAYS,
    )


def pieces(view: State, look: Look) -> list[Markup]:
    """Draw all that moves or can be clicked: the trays, above which pieces fly, then the rows from far to near."""
    return [
        *trays(view, look),
        *(row_to_light(view, row, look) for row in range(ROWS)),
        *sites(view, look),
        group(*(each for row in range(ROWS) for each in houses(view, row, look))),
        *before_rows(view, look),
        *barriers(view, look),
        *ends(view, look),
        *signs(view, look),
    ]


def lots(view: State, row: int, look: Look) -> list[Markup]:
    """Draw a row's lots."""
    length, is_done = int(view.lengths[row]), is_complete(view, row)
    return [lot(look, row, index, length, is_done=is_done) for index in range(LOTS)]


def caption(view: State, look: Look) -> Markup:
    """Write how the rows count, or which round it is, and when it ends; a narrow screen has room for few words.

    It stands where no house does.
    """
    is_over, is_match = is_counted(view), view.rounds > 1
    heading = ROUND.format(number=int(view.round_number) + 1, count=int(view.rounds)) if is_match else ROWS_SCORE
    wide = OPEN_AT_END if is_over else _with_ends(view, heading)
    narrow = COUNTED if is_over else _with_ends(view, SIGNS) if view.house_counts.any() else OPEN
    (left, top), width = PLATE, BOARD_WIDTH - LEFT - PLATE[0]
    plate = rect(left, top, width, PLATE_HEIGHT, look["sheet"], rx=2, stroke=look["line"], stroke_width=DETAIL)
    return group(
        group(plate, _caption(look, wide, left + 10, top + PLATE_HEIGHT / 2, "start"), class_="wide"),
        group(_caption(look, narrow, NARROW_LEFT + CARD[1], 26, "end"), class_="narrow", display="none"),
    )


def _caption(look: Look, words: Text, x: float, y: float, anchor: str) -> Markup:
    clear: dict[str, Attribute] = {
        "stroke": look["paper"],
        "stroke_width": 5,
        "stroke_linejoin": "round",
        "paint_order": "stroke",
    }
    return text(x, y, words[look.language], LEAST, look["ink"], plain=True, anchor=anchor, pointer_events="none", **clear)


def _with_ends(view: State, first: Text) -> Text:
    """Tell, after something else, what is left until the round ends (NH 5.2): the display is hardly empty before."""
    rows, roofs = ROWS_TO_COMPLETE - complete_count(view), NUMBERED_ROOFS - roof_count(view)
    return ENDS.format(first=first, rows=plural(rows, MORE_ROW, MORE_ROWS), roofs=plural(roofs, ROOF, ROOFS))
