"""Round Neue Heimat's board: below it the display of floors, beside it the roofs face down and the special pieces."""

from collections.abc import Iterator
from functools import lru_cache

from baumeister.core.record import OVER
from baumeister.games.neue_heimat.drawing.board_cards import CARD, CARD_HEIGHT, CARD_TOP
from baumeister.games.neue_heimat.drawing.board_rows import special_piece
from baumeister.games.neue_heimat.drawing.ground import (
    BOARD_HEIGHT,
    BOARD_WIDTH,
    LOW_GAP,
    NARROW_TRAYS,
    ROW_STEP,
    SIDEWAYS_BOTTOM,
    SIDEWAYS_TOP,
    TRAY_STEP,
    row_y,
)
from baumeister.games.neue_heimat.drawing.pieces import DEPTH, WIDTH, floor_marks, floor_outline, tile_stack
from baumeister.games.neue_heimat.drawing.pieces_houses import symbol
from baumeister.games.neue_heimat.rules.components import BLANK, COLOUR_OF, DISPLAY_LENGTH, DISPLAY_ROWS, MAYOR, SPECIALS
from baumeister.games.neue_heimat.rules.moves import ROOF_OFFER
from baumeister.games.neue_heimat.rules.state import BESIDE, State
from baumeister.games.neue_heimat.words.parts import ROOF_PILE, cube_part, rack_part
from baumeister.games.neue_heimat.words.phrases import ENDS, counted_roofs, cube_name
from baumeister.games.neue_heimat.words.turn_preview import choosable, is_choosing
from baumeister.svg import Look, Markup
from baumeister.svg.element import at, element, group, path, title
from baumeister.svg.hatch import box
from baumeister.svg.lettering import text
from baumeister.svg.part import AROUND, halo, hit, rim, set_back
from baumeister.svg.plan import rect
from baumeister.svg.solid import DETAIL
from baumeister.text import Text, capital

SCALE, END_SCALE = 0.92, 0.98  # of floors in the display, of those at its ends
TOP = BOARD_HEIGHT - 96
HEIGHT = 82.0
LIFTED = 44.0  # from its top to the middle of floors that can be chosen: a little out of their row
LEFT, GAP, CUBE_STEP = 12.0, 14.5, 40.8  # each tray has ends of its own; no floor covers another's top
OUT, NARROW_OUT = 10.0, 4.0  # how far the ends lie off the others: the line round them covers no number
PADDING = 7.0  # from a tray's edge to its floors
WEST, EAST = 28.5, 22.0  # from a floor's middle to its edges
FIRST = PADDING + WEST * END_SCALE + OUT
TRAY = FIRST + (DISPLAY_LENGTH - 1) * CUBE_STEP + OUT + EAST * END_SCALE + PADDING
NARROW_FIRST, NARROW_STEP, NARROW_CUBE = 62.0, 60.0, 1.14  # the first cube, from cube to cube, how large
NARROW_TRAY, NARROW_ASIDE = (14.0, 507.0), (527.0, 163.0)  # from where, and how wide; of roofs and special pieces
# On a phone held sideways: the first tray's corner, from piece to piece
UPRIGHT, UPRIGHT_STEP = (704.0, SIDEWAYS_TOP + 4), (51.0, 58.0)
NARROW_TRAY_HEIGHT = TRAY_STEP - 3
UPRIGHT_LENGTH = UPRIGHT_STEP[1] * DISPLAY_LENGTH + 3
UPRIGHT_CUBE, UPRIGHT_PIECE = 0.98, 1.06
ASIDE = sum(CARD) + 10, row_y(0) + CARD_TOP  # the tray of roofs and special pieces: its corner
ASIDE_SIZE = BOARD_WIDTH - ASIDE[0] - LEFT, 2 * ROW_STEP + CARD_HEIGHT
CELL = ASIDE_SIZE[0] / 2, ASIDE_SIZE[1] / 3  # of each of the six
CUBE = Text("{cube}, rack {row}", "{cube}, Leiste {row}")
END = Text("{cube}, {end} end of rack {row}", "{cube}, {end} auf Leiste {row}")
ROOFS = Text("{roofs} face down, {blank} of them without a number", "{roofs} verdeckt, davon {blank} ohne Zahl")
PILE = box(-28, -34, 54, 78)  # round the roofs face down
ROOFS_SCALE, SPECIAL_SCALE = 0.98, 1.25
NARROW_PIECE, NARROW_ROOFS = 1.25, 1.25


def trays(view: State, look: Look) -> Iterator[Markup]:
    """Draw the trays and all that lies in them; after the end no empty ones."""
    is_over = view.actor == OVER
    for row in range(DISPLAY_ROWS):
        if is_over and view.display_start[row] == view.display_stop[row]:
            continue
        x = LEFT + row * (TRAY + GAP)
        wide = group(_tray(look, x, TOP, TRAY, HEIGHT), class_="wide")
        upright = at(UPRIGHT[0] + (row + 1) * UPRIGHT_STEP[0], UPRIGHT[1])
        along, across = UPRIGHT_LENGTH / NARROW_TRAY[1], (UPRIGHT_STEP[0] - 2) / NARROW_TRAY_HEIGHT
        turned = f"{upright} rotate(90) scale({along:g} {across:g})"
        narrow = _narrow_tray(look, *NARROW_TRAY, NARROW_TRAYS + row * TRAY_STEP, NARROW_TRAY_HEIGHT, turned)
        yield group(wide, narrow, id=rack_part(row))
        yield from cubes(view, row, look)
    if not is_over or view.roofs_left or (view.specials == BESIDE).any():
        yield group(_tray(look, *ASIDE, *ASIDE_SIZE), class_="wide")
        yield _narrow_tray(look, *NARROW_ASIDE, NARROW_TRAYS, 3 * TRAY_STEP - 3, "scale(0)")
    yield roofs(view, look)
    yield from specials(view, look)


def _narrow_tray(look: Look, left: float, width: float, top: float, height: float, sideways: str) -> Markup:
    place = at(left, top)
    tray = group(_tray(look, 0, 0, width, height), transform=place, data_low=_out_of_sight(place), data_sideways=sideways)
    return group(tray, class_="narrow", display="none")


def _out_of_sight(narrow: str) -> str:
    """Return where something lies in an upright window so low that the auction's panel would cut it: further below."""
    return f"{at(0, LOW_GAP)} {narrow}"


def _cell(number: int) -> tuple[float, float]:
    """Return the middle of a cell of the tray beside the board: the roofs' is the first."""
    line, column = divmod(number, 2)
    return ASIDE[0] + 4 + (column + 0.5) * CELL[0], ASIDE[1] + (line + 0.5) * CELL[1]


def _narrow_cell(number: int) -> tuple[float, float]:
    line, column = divmod(number, 2)
    return NARROW_ASIDE[0] + 4 + (column + 0.5) * NARROW_ASIDE[1] / 2, NARROW_TRAYS - 2 + (line + 0.5) * TRAY_STEP


def _upright_cell(number: int) -> tuple[float, float]:
    line, column = divmod(number, 2)
    width, top = DISPLAY_ROWS * UPRIGHT_STEP[0], UPRIGHT[1] + UPRIGHT_LENGTH
    return UPRIGHT[0] + (column + 0.5) * width / 2, top + (line + 0.5) * (SIDEWAYS_BOTTOM - top) / 3


@lru_cache(maxsize=32)
def _tray(look: Look, x: float, y: float, width: float, height: float) -> Markup:
    return group(
        rect(0, 0, width, height, look["wash"], rx=3, stroke=look["ink-soft"], stroke_width=DETAIL),
        rect(3, 3, width - 6, height - 6, rx=2, stroke=look["line"], stroke_width=DETAIL),
        transform=at(x, y),
    )


def cubes(view: State, row: int, look: Look) -> Iterator[Markup]:
    """Draw the floors in a row of the display; those at the ends, which can be chosen, lie over the others (NH 3.2).

    Before whoever chooses, all that can't be chosen is set back.
    """
    start, stop = int(view.display_start[row]), int(view.display_stop[row])
    can_be_chosen = _choosable_in(view, row)
    for index in (*range(start + 1, stop - 1), *sorted({start, stop - 1} if start < stop else ())):
        end = "left" if index == start else "right" if index == stop - 1 else ""
        cube = int(view.display[row, index])
        yield _cube(look, cube, row, index, end, is_set_back=is_choosing(view) and index not in can_be_chosen)


def _choosable_in(view: State, row: int) -> set[int]:
    """Return where in a row of the display floors lie that can be chosen."""
    at_ends = int(view.display_start[row]), int(view.display_stop[row]) - 1
    return {at_ends[what % 2] for what in choosable(view) if what < ROOF_OFFER and what // 2 == row}


@lru_cache(maxsize=1024)
def _cube(look: Look, cube: int, row: int, index: int, end: str, *, is_set_back: bool) -> Markup:
    side = {"left": -1, "right": 1}.get(end, 0)
    x = LEFT + row * (TRAY + GAP) + FIRST + index * CUBE_STEP + side * OUT
    narrow_x, narrow_y = (
        NARROW_FIRST + index * NARROW_STEP + side * NARROW_OUT,
        NARROW_TRAYS + row * TRAY_STEP + (40 if end else 45),
    )
    upright_x = UPRIGHT[0] + (row + 0.5) * UPRIGHT_STEP[0] + 2
    upright_y = UPRIGHT[1] + (index + 0.5) * UPRIGHT_STEP[1] + 7 + side * NARROW_OUT
    narrow = f"{at(narrow_x, narrow_y)} scale({NARROW_CUBE})"
    name = ENDS[end == "right"]
    words = (END if end else CUBE).format(cube=capital(cube_name(cube)), row=row + 1, end=name)
    return group(
        title(words[look.language]),
        path(_shadow(), fill=look["ink"], fill_opacity=0.28) if end and not is_set_back else "",
        rim(look, floor_outline()) if end else "",
        element("use", href=f"#{symbol(int(COLOUR_OF[cube]))}"),
        floor_marks(look, cube, has_letter=False),
        set_back(look, floor_outline()) if is_set_back else "",
        hit(look, box(-25, -36, 50, 58)) if end else "",
        halo(look, floor_outline(), AROUND / SCALE),
        id=cube_part(cube),
        class_="part floor",
        transform=f"{at(x, TOP + (LIFTED if end else 52))} scale({END_SCALE if end else SCALE})",
        data_narrow=narrow,
        data_low=_out_of_sight(narrow),
        data_sideways=f"{at(upright_x, upright_y)} scale({UPRIGHT_CUBE})",
    )


@lru_cache(maxsize=1)
def _shadow() -> str:
    """Return the shadow in front of a floor that is lifted out of its row."""
    east, south = WIDTH / 2, DEPTH / 2
    return f"M{-east:g} {south:g}l5 8H{east + 5:g}L{east:g} {south:g}Z"


def roofs(view: State, look: Look) -> Markup:
    """Draw the roofs that lie face down."""
    count = int(view.roofs_left)
    flat = "translate(1 1) scale(1.16 0.6)"  # where the count stands beside them
    narrow = f"{at(*_narrow_cell(0))} scale({NARROW_ROOFS:g})"
    is_set_back = count > 0 and is_choosing(view) and ROOF_OFFER not in choosable(view)
    words = ROOFS.format(roofs=counted_roofs(count), blank=int(view.roof_pile[BLANK]))
    return group(
        title(words[look.language]),
        group(hit(look, PILE), data_narrow=flat),
        group(tile_stack(look, min(4, (count + 4) // 5)), data_narrow=f"{at(-13, 4)} scale(0.6)"),
        group(text(0, 0, count, 21, look["ink"]), transform=at(-2, 33), data_narrow=at(15, 4)) if count else "",
        group(set_back(look, PILE), data_narrow=flat) if is_set_back else "",
        halo(look, PILE, data_narrow=flat),
        id=ROOF_PILE,
        class_="part roofs",
        transform=f"{at(*_cell(0))} scale({ROOFS_SCALE:g})",
        data_narrow=narrow,
        data_low=_out_of_sight(narrow),
        data_sideways=f"{at(*_upright_cell(0))} scale(0.95)",
    )


def specials(view: State, look: Look) -> Iterator[Markup]:
    """Draw the special pieces that have not been used (NH 1.3)."""
    for number in range(SPECIALS):
        if view.specials[number] == BESIDE:
            feet = 14 if number == MAYOR else 0
            (x, y), (narrow_x, narrow_y), (upright_x, upright_y) = (
                cell(number + 1) for cell in (_cell, _narrow_cell, _upright_cell)
            )
            narrow = f"{at(narrow_x, narrow_y + 8 + 1.6 * feet)} scale({NARROW_PIECE:g})"
            yield special_piece(
                look,
                number,
                x,
                y + 8 + 1.6 * feet,
                scale=SPECIAL_SCALE,
                data_narrow=narrow,
                data_low=_out_of_sight(narrow),
                data_sideways=f"{at(upright_x, upright_y + 9 + 1.2 * feet)} scale({0.85 if feet else UPRIGHT_PIECE:g})",
            )
