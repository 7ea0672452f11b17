"""Beside Neue Heimat's board: the display of floors, the roofs face down, the special pieces that are left."""

from collections.abc import Iterator
from functools import lru_cache

from baumeister.games.neue_heimat.drawing.board_rows import special_piece
from baumeister.games.neue_heimat.drawing.ground import (
    BOARD_HEIGHT,
    BOARD_WIDTH,
    NARROW_SPECIALS,
    NARROW_TRAYS,
    NARROW_WIDTH,
    TRAY_STEP,
)
from baumeister.games.neue_heimat.drawing.pieces import floor_marks, floor_outline, tile_stack
from baumeister.games.neue_heimat.drawing.pieces_houses import symbol
from baumeister.games.neue_heimat.rules.components import BLANK, COLOUR_OF, DISPLAY_LENGTH, DISPLAY_ROWS, MAYOR, SPECIALS
from baumeister.games.neue_heimat.rules.state import BESIDE, State
from baumeister.games.neue_heimat.words.parts import ROOF_PILE, cube_part
from baumeister.games.neue_heimat.words.phrases import ENDS, counted_roofs, cube_name
from baumeister.svg import Look, Markup
from baumeister.svg.element import at, element, group, title
from baumeister.svg.hatch import box
from baumeister.svg.lettering import text
from baumeister.svg.part import AROUND, halo, hit
from baumeister.svg.plan import rect
from baumeister.svg.solid import DETAIL
from baumeister.text import Text, capital

SCALE, END_SCALE = 0.72, 0.8  # of floors in the display, of those at its ends
TOP = BOARD_HEIGHT - 96
HEIGHT = 82.0
LEFT, GAP, CUBE_STEP = (
    12.0,
    12.0,
    31.0,
)  # a third of a floor between trays: each has ends of its own; no floor covers another's top
PADDING = 5.0  # from a tray's edge to its floors
WEST, EAST = 28.5, 22.0  # from a floor's middle to its edges
FIRST = PADDING + WEST * END_SCALE
TRAY = FIRST + (DISPLAY_LENGTH - 1) * CUBE_STEP + EAST * END_SCALE + PADDING
NARROW_STEP, NARROW_CUBE = 68.0, 1.35  # from cube to cube, how large
ROOFS_X = LEFT + DISPLAY_ROWS * (TRAY + GAP)
CUBE = Text("{cube}, display row {row}", "{cube}, Auslagereihe {row}")
END = Text("{cube}, {end} end of display row {row}", "{cube}, {end} in Auslagereihe {row}")
ROOFS = Text("{roofs} face down, {blank} blank", "{roofs} verdeckt, davon {blank} leer")
PILE = box(-34, -34, 68, 78)  # round the roofs face down
PLACES = (86.0, 130.0, 174.0, 218.0, 264.0)  # of the special pieces, from the tray's west
SPECIAL_SCALE = 1.05
NARROW_SPECIAL, NARROW_SPECIAL_SCALE = 93.0, 1.7


def trays(view: State, look: Look) -> Iterator[Markup]:
    """Draw the trays and all that lies in them; on a narrow screen two and two."""
    for row in range(DISPLAY_ROWS):
        x = LEFT + row * (TRAY + GAP)
        yield from _trays(look, x, TRAY, NARROW_TRAYS + row * TRAY_STEP, TRAY_STEP - 6)
        yield from cubes(view, row, look)
    yield from _trays(look, ROOFS_X, BOARD_WIDTH - ROOFS_X - LEFT, NARROW_SPECIALS, 100)
    yield roofs(view, look)
    yield from specials(view, look)


def _trays(look: Look, x: float, width: float, top: float, height: float) -> Iterator[Markup]:
    """Draw a tray as it lies on a wide screen and as it lies on a narrow one."""
    yield group(_tray(look, x, TOP, width, HEIGHT), class_="wide")
    yield group(_tray(look, 6.0, top, NARROW_WIDTH - 12, height), class_="narrow", display="none")


@lru_cache(maxsize=32)
def _tray(look: Look, x: float, y: float, width: float, height: float) -> Markup:
    return group(
        rect(0, 0, width, height, look["wash"], rx=3, stroke=look["ink-soft"], stroke_width=DETAIL),
        rect(3, 3, width - 6, height - 6, rx=2, stroke=look["line"], stroke_width=DETAIL),
        transform=at(x, y),
    )


def cubes(view: State, row: int, look: Look) -> Iterator[Markup]:
    """Draw the floors in a row of the display; those at the ends can be chosen (NH 3.2)."""
    start, stop = int(view.display_start[row]), int(view.display_stop[row])
    for index in range(start, stop):
        end = "left" if index == start else "right" if index == stop - 1 else ""
        yield _cube(look, int(view.display[row, index]), row, index, end)


@lru_cache(maxsize=1024)
def _cube(look: Look, cube: int, row: int, index: int, end: str) -> Markup:
    x = LEFT + row * (TRAY + GAP) + FIRST + index * CUBE_STEP
    narrow_x, narrow_y = 44 + index * NARROW_STEP, NARROW_TRAYS + row * TRAY_STEP + 50
    name = ENDS[end == "right"]
    words = (END if end else CUBE).format(cube=capital(cube_name(cube)), row=row + 1, end=name)
    return group(
        title(words[look.language]),
        element("use", href=f"#{symbol(int(COLOUR_OF[cube]))}"),
        floor_marks(look, cube, has_letter=False),
        hit(look, box(-25, -36, 50, 58)) if end else "",
        halo(look, floor_outline(), AROUND / SCALE),
        id=cube_part(cube),
        class_="part floor",
        transform=f"{at(x, TOP + (52 if end else 46))} scale({END_SCALE if end else SCALE})",
        data_narrow=f"{at(narrow_x, narrow_y)} scale({NARROW_CUBE})",
    )


def roofs(view: State, look: Look) -> Markup:
    """Draw the roofs that lie face down."""
    count = int(view.roofs_left)
    words = ROOFS.format(roofs=counted_roofs(count), blank=int(view.roof_pile[BLANK]))
    return group(
        title(words[look.language]),
        hit(look, PILE),
        tile_stack(look, min(4, (count + 4) // 5)),
        text(-2, 33, count, 21, look["ink"]),
        halo(look, PILE),
        id=ROOF_PILE,
        class_="part roofs",
        transform=at(ROOFS_X + 29, TOP + 36),
        data_narrow=f"{at(54, NARROW_SPECIALS + 46)} scale(1.2)",
    )


def specials(view: State, look: Look) -> Iterator[Markup]:
    """Draw the special pieces that have not been used (NH 1.3)."""
    for number in range(SPECIALS):
        if view.specials[number] == BESIDE:
            x, feet = PLACES[number], 14 if number == MAYOR else 0
            narrow = at(140 + number * NARROW_SPECIAL, NARROW_SPECIALS + 62 + feet * 1.3)
            yield special_piece(
                look,
                number,
                ROOFS_X + x,
                TOP + 50 + feet,
                scale=SPECIAL_SCALE,
                narrow=f"{narrow} scale({NARROW_SPECIAL_SCALE})",
            )
