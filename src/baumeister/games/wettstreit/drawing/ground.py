"""The sheet and its vedute: where every seat's city lies, the country round it, the frame of a finished one.

A veduta is drawn round its city's foot: x from the middle of the city, y downwards from the level on which buildings stand.
"""

from functools import lru_cache
from itertools import pairwise
from math import cos, pi, sin
from typing import NamedTuple

from baumeister.svg import Look, Markup
from baumeister.svg.element import group, number, path
from baumeister.svg.plan import rect
from baumeister.svg.solid import DETAIL, OUTLINE

WIDTH, HEIGHT = 1400.0, 620.0
EDGE, GAP = 22.0, 12.0
CELL_HEIGHT = 282.0
SKY = 196.0  # from the upper edge of a veduta to the foot of its city
PLINTH = 21.0
MARKET = (1210.0, EDGE, WIDTH - 1210.0 - EDGE, HEIGHT - 2 * EDGE)  # left, top, width, height
HALF = (MARKET[0] - 2 * GAP - EDGE) / 2


# On a narrow screen: the market lies above, the vedute one below the other
NARROW_TOP = 210.0
NARROW_STEP = CELL_HEIGHT + GAP


def narrow_sheet(seats: int) -> str:
    """Return what is shown on a narrow screen."""
    return f"{EDGE - 6:g} 0 {HALF + 12:g} {NARROW_TOP + seats * NARROW_STEP:g}"


FAR = (40, 66, 52, 84, 46, 62, 38, 74, 58, 70, 44)  # how high hills are, from left to right
NEAR = (14, 30, 18, 24, 12, 34, 20)


class Cell(NamedTuple):
    """A veduta's place on the sheet."""

    left: float
    top: float
    width: float

    @property
    def middle(self) -> float:
        """Where the middle of the city is."""
        return self.left + self.width / 2

    @property
    def level(self) -> float:
        """Where the city's buildings stand."""
        return self.top + SKY


LOW = EDGE + CELL_HEIGHT + GAP
CELLS = {
    3: (Cell(EDGE, EDGE, HALF), Cell(EDGE + HALF + GAP, EDGE, HALF), Cell(EDGE, LOW, 2 * HALF + GAP)),
    4: (
        Cell(EDGE, EDGE, HALF),
        Cell(EDGE + HALF + GAP, EDGE, HALF),
        Cell(EDGE + HALF + GAP, LOW, HALF),
        Cell(EDGE, LOW, HALF),
    ),
}
"""By number of seats: clockwise round the sheet, as play goes."""


def narrow_shift(seats: int, seat: int) -> tuple[float, float]:
    """Return how far a veduta lies from its place on a narrow screen: its middle in the middle, one below the other."""
    cell = CELLS[seats][seat]
    return EDGE + HALF / 2 - cell.middle, NARROW_TOP + seat * NARROW_STEP - cell.top


def narrow_inset(seats: int, seat: int) -> float:
    """Return how far what lies at a veduta's sides comes to its middle on a narrow screen, which cuts a wide one."""
    return (CELLS[seats][seat].width - HALF) / 2


@lru_cache(maxsize=64)
def country(look: Look, seat: int, width: float) -> Markup:
    """Draw the country of a veduta: sky, hills, meadows; each seat's is another one."""
    left, right, bottom = -width / 2, width / 2, CELL_HEIGHT - SKY
    return group(
        rect(left, -SKY, width, CELL_HEIGHT, look["paper"]),
        _sky(look, seat, left, right),
        *_hills(look, seat, left, width),
        rect(left, 4, width, bottom - 4, look["park"]),
        path(f"M{number(left)} 4H{number(right)}", stroke=look["ink-faint"], stroke_width=DETAIL),
        _meadow(look, seat, left, width, bottom),
    )


def _sky(look: Look, seat: int, left: float, right: float) -> Markup:
    """Draw clouds as engravers do, by bundles of level strokes, a few birds, the sun."""
    clouds, x, index = "", left + 16.0 + seat * 23 % 60, seat
    while x < right - 150:
        clouds += _cloud(x, -SKY + 44 + index * 37 % 66)
        x += 150 + index * 53 % 90
        index += 1
    bird = "q3.5 -4.5 6 0q2.5 -4.5 6 0"
    birds = "".join(
        f"M{number(left + (right - left) * part)} {y}{bird}" for part, y in ((0.24, -120), (0.27, -128), (0.71, -136))
    )
    return group(
        path(clouds, fill="none", stroke=look["line"], stroke_width=DETAIL, stroke_linecap="round"),
        path(_sun(right - 70 - seat * 31 % 90, -SKY + 46), fill="none", stroke=look["gold"], stroke_width=1.6),
        path(birds, fill="none", stroke=look["ink-faint"], stroke_width=DETAIL, stroke_linecap="round"),
    )


def _cloud(x: float, y: float) -> str:
    strokes = ((20, 74, 2), (6, 108, -3), (28, 86, 2), (16, 52, -3))
    return "".join(
        f"M{number(x + shift)} {number(y + row * 5)}q{number(length / 4)} {bend} {number(length / 2)} 0t{number(length / 2)} 0"
        for row, (shift, length, bend) in enumerate(strokes)
    )


def _sun(x: float, y: float) -> str:
    rays = ((cos(index * pi / 8), sin(index * pi / 8)) for index in range(16))
    return f"M{number(x - 13)} {number(y)}a13 13 0 1 0 26 0a13 13 0 1 0 -26 0Z" + "".join(
        f"M{number(x + 17 * right)} {number(y + 17 * down)}l{number(7 * right)} {number(7 * down)}" for right, down in rays
    )


def _hills(look: Look, seat: int, left: float, width: float) -> list[Markup]:
    """Draw two ranges of hills, the nearer one hatched on its slopes, and trees before them."""
    far = [(x, float(FAR[(index + 3 * seat) % len(FAR)])) for index, x in enumerate(_steps(left, width, 74))]
    near = [(x, float(NEAR[(index + 2 * seat) % len(NEAR)])) for index, x in enumerate(_steps(left, width, 62))]
    slopes = [(x, height) for (x, height), (_, after) in pairwise(near) if height > after + 4]
    hatching = "".join(
        f"M{number(x + 5 + 5 * line)} {number(3 - height + line * line * 0.7)}l-6 {number(9 - line)}"
        for x, height in slopes
        for line in range(6)
    )
    closing = f"V4H{number(left)}Z"
    return [
        path(_range(far) + closing, fill=look["ground"], stroke=look["line"], stroke_width=DETAIL, opacity=0.7),
        path(_range(near) + closing, fill=look["ground"], stroke=look["ink-faint"], stroke_width=DETAIL),
        path(hatching, fill="none", stroke=look["ink-faint"], stroke_width=DETAIL * 0.7, opacity=0.7),
        *_trees(look, seat, left, width),
    ]


def _steps(left: float, width: float, step: float) -> list[float]:
    count = round(width / step)
    return [left + width * index / count for index in range(count + 1)]


def _range(tops: list[tuple[float, float]]) -> str:
    """Return a smooth line over places and heights."""
    (x, height), *others = tops
    curve = f"M{number(x)} {number(-height)}"
    for after, top in others:
        half = (after - x) / 2
        curve += f"C{number(x + half)} {number(-height)} {number(x + half)} {number(-top)} {number(after)} {number(-top)}"
        x, height = after, top
    return curve


def _trees(look: Look, seat: int, left: float, width: float) -> list[Markup]:
    """Draw round trees and poplars on the horizon, in small groups."""
    round_ones: list[float] = []
    poplars: list[float] = []
    for clump in range(round(width / 145)):
        x = left + 20 + (clump * 151 + seat * 47) % (width - 60)
        for index in range(2 + (clump + seat) % 3):
            (poplars if (clump + seat) % 3 == 0 else round_ones).append(x + index * 11)
    crowns = "".join(f"M{number(x - 6)} -4q-3 -4 1 -6q0 -5 5 -5q5 0 5 5q4 2 1 6q-6 3 -12 0Z" for x in round_ones)
    crowns += "".join(f"M{number(x)} 0q-5 -12 0 -26q5 14 0 26Z" for x in poplars)
    trunks = "".join(f"M{number(x)} 5v-8" for x in (*round_ones, *poplars))
    shades = "".join(f"M{number(x + 1)} -3.4q3 -1 4 -4M{number(x - 1)} -2.6q5 0 7 -4" for x in round_ones)
    shades += "".join(f"M{number(x + 1)} -3v-16M{number(x + 2)} -5v-10" for x in poplars)
    return [
        path(trunks, fill="none", stroke=look["ink-faint"], stroke_width=1.4),
        path(crowns, fill=look["park"], stroke=look["ink-faint"], stroke_width=DETAIL),
        path(shades, fill="none", stroke=look["ink-faint"], stroke_width=DETAIL * 0.8),
    ]


def _meadow(look: Look, seat: int, left: float, width: float, bottom: float) -> Markup:
    """Draw a road to the city, tufts of grass, bushes."""
    road = f"M-13 {PLINTH}C-20 44 -64 52 -96 {number(bottom)}H-26C-6 58 12 46 11 {PLINTH}Z"
    grass = [
        (left + 12 + (index * 67 + seat * 31) % (width - 24), PLINTH + 10 + index * 19 % 54) for index in range(int(width / 22))
    ]
    tufts = "".join(f"M{number(x)} {number(y)}l-2 -5m2 5v-6m0 6l2.4 -5" for x, y in grass)
    return group(
        path(road, fill=look["ground"], stroke=look["ink-faint"], stroke_width=DETAIL, stroke_dasharray="7 3"),
        path(tufts, fill="none", stroke=look["ink-faint"], stroke_width=DETAIL, stroke_linecap="round"),
    )


@lru_cache(maxsize=64)
def border(look: Look, width: float, is_complete: bool) -> Markup:
    """Frame a veduta: a line of ink, or round a finished city a golden frame with nails at its corners (WB 4.3)."""
    left, top = -width / 2, -SKY
    if not is_complete:
        return rect(left, top, width, CELL_HEIGHT, stroke=look["ink"], stroke_width=OUTLINE)
    corners = [(x, y) for x in (left + 5, left + width - 5) for y in (top + 5, top + CELL_HEIGHT - 5)]
    nails = "".join(f"M{number(x)} {number(y - 8.5)}l8.5 8.5l-8.5 8.5l-8.5 -8.5Z" for x, y in corners)
    return group(
        rect(left + 4.5, top + 4.5, width - 9, CELL_HEIGHT - 9, stroke=look["gold"], stroke_width=9),
        rect(left, top, width, CELL_HEIGHT, stroke=look["ink"], stroke_width=OUTLINE * 1.2),
        rect(left + 9, top + 9, width - 18, CELL_HEIGHT - 18, stroke=look["ink"], stroke_width=OUTLINE),
        rect(
            left + 3, top + 3, width - 6, CELL_HEIGHT - 6, stroke=look["edge"], stroke_width=DETAIL, stroke_dasharray="1.5 4.5"
        ),
        path(nails, fill=look["gold"], stroke=look["edge"], stroke_width=OUTLINE * 0.8, stroke_linejoin="round"),
    )
