"""What lies beside Neue Heimat's board: the display of floors, the roofs face down, the special pieces that are left."""

from collections.abc import Iterator
from functools import lru_cache

from baumeister.games.neue_heimat.drawing.board_rows import special_piece
from baumeister.games.neue_heimat.drawing.ground import BOARD_HEIGHT, BOARD_WIDTH, NARROW_LEFT, NARROW_TRAYS, NARROW_WIDTH
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

SCALE, END_SCALE = 0.74, 0.84  # of floors in the display, of those at its ends
STEP = 38.0
TOP = BOARD_HEIGHT - 106
HEIGHT = 86.0
TRAY = DISPLAY_LENGTH * STEP * 0.87 + 22
LEFT, GAP = 20.0, 8.0
CUBE_STEP = STEP * 0.87
NARROW_TRAY = (NARROW_WIDTH - GAP) / 2
ROOFS_X = LEFT + DISPLAY_ROWS * (TRAY + GAP)
CUBE = Text("{cube}, display row {row}", "{cube}, Auslagereihe {row}")
END = Text("{cube}, {end} end of display row {row}", "{cube}, {end} in Auslagereihe {row}")
ROOFS = Text("{roofs} face down, {blank} blank", "{roofs} verdeckt, davon {blank} leer")
A_ROOF_SHORT, ROOFS_SHORT = Text("roof", "Dach"), Text("roofs", "Dächer")
PILE = box(-34, -32, 66, 82)  # round the roofs face down
PLACES = ((91.0, 31.0), (119.0, 31.0), (147.0, 31.0), (98.0, 71.0), (136.0, 79.0))


def trays(view: State, look: Look) -> Iterator[Markup]:
    """Draw the trays and all that lies in them; on a narrow screen two and two."""
    for row in range(DISPLAY_ROWS):
        x = LEFT + row * (TRAY + GAP)
        yield group(_tray(look, x, TRAY, str(row + 1)), *cubes(view, row, look), data_narrow=_narrow(row, x))
    others = _tray(look, ROOFS_X, BOARD_WIDTH - ROOFS_X - LEFT, "")
    yield group(others, roofs(view, look), *specials(view, look), data_narrow=_narrow(DISPLAY_ROWS, ROOFS_X))


def _narrow(number: int, x: float) -> str:
    """Return where the tray that begins at `x` lies on a narrow screen, and how large."""
    scale = NARROW_TRAY / TRAY
    right, down = number % 2 * (NARROW_TRAY + GAP), number // 2 * (HEIGHT * scale + GAP)
    return f"{at(NARROW_LEFT + right - x * scale, NARROW_TRAYS + down - TOP * scale)} scale({scale:g})"


@lru_cache(maxsize=32)
def _tray(look: Look, x: float, width: float, words: str) -> Markup:
    return group(
        rect(0, 0, width, HEIGHT, look["wash"], rx=3, stroke=look["ink-soft"], stroke_width=DETAIL),
        rect(3, 3, width - 6, HEIGHT - 6, rx=2, stroke=look["line"], stroke_width=DETAIL),
        text(11, HEIGHT - 14, words, 13, look["ink-soft"]) if words else "",
        transform=at(x, TOP),
    )


def cubes(view: State, row: int, look: Look) -> Iterator[Markup]:
    """Draw the floors in a row of the display; those at the ends can be chosen (NH 3.2)."""
    start, stop = int(view.display_start[row]), int(view.display_stop[row])
    for index in range(start, stop):
        end = "left" if index == start else "right" if index == stop - 1 else ""
        yield _cube(look, int(view.display[row, index]), row, index, end)


@lru_cache(maxsize=1024)
def _cube(look: Look, cube: int, row: int, index: int, end: str) -> Markup:
    x = LEFT + row * (TRAY + GAP) + 32 + index * CUBE_STEP
    name = ENDS[end == "right"]
    words = (END if end else CUBE).format(cube=capital(cube_name(cube)), row=row + 1, end=name)
    return group(
        title(words[look.language]),
        element("use", href=f"#{symbol(int(COLOUR_OF[cube]))}"),
        floor_marks(look, cube),
        halo(look, floor_outline(), AROUND / SCALE),
        id=cube_part(cube),
        class_="part floor",
        transform=f"{at(x, TOP + (47 if end else 40))} scale({END_SCALE if end else SCALE})",
    )


def roofs(view: State, look: Look) -> Markup:
    """Draw the roofs that lie face down."""
    count = int(view.roofs_left)
    words = ROOFS.format(roofs=counted_roofs(count), blank=int(view.roof_pile[BLANK]))
    return group(
        title(words[look.language]),
        hit(look, PILE),
        tile_stack(look, min(4, (count + 4) // 5)),
        text(-2, 28, count, 15, look["ink"]),
        text(-2, 41, (A_ROOF_SHORT if count == 1 else ROOFS_SHORT)[look.language], 12, look["ink-soft"], plain=True),
        halo(look, PILE),
        id=ROOF_PILE,
        class_="part roofs",
        transform=at(ROOFS_X + 41, TOP + 33),
    )


def specials(view: State, look: Look) -> Iterator[Markup]:
    """Draw the special pieces that have not been used (NH 1.3)."""
    for number in range(SPECIALS):
        if view.specials[number] == BESIDE:
            x, y = PLACES[number]
            scale = 0.7 if number == MAYOR else 0.8
            yield special_piece(look, number, ROOFS_X + x, TOP + y, scale=scale)
