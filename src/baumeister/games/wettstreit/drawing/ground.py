"""The sheet and its vedute: where every seat's city lies, the country round it.

A veduta is drawn round its city's foot: x from the middle of the city, y downwards from the level on which buildings stand.
"""

from functools import lru_cache
from itertools import pairwise
from math import cos, pi, sin
from typing import NamedTuple

from baumeister.core.record import Head
from baumeister.games.wettstreit.rules.state import DONE, State
from baumeister.svg import Look, Markup
from baumeister.svg.element import at, group, number, path
from baumeister.svg.plan import rect
from baumeister.svg.solid import DETAIL

WIDTH, HEIGHT = 1080.0, 554.0
EDGE, GAP = 4.0, 8.0
MARKET_WIDTH = 352.0  # beside the large veduta; the auction opens over it
NARROW = 400.0  # width of the sheet on a narrow screen
ROOM_FOR_SUN = 300.0  # beside a ribbon
ROAD_TOP = 20.0  # where the road to a city begins, below its level
NOWHERE = "scale(0)"  # where nothing is drawn

FAR = (40, 66, 52, 84, 46, 62, 38, 74, 58, 70, 44)  # how high hills are, from left to right
NEAR = (14, 30, 18, 24, 12, 34, 20)


class Land(NamedTuple):
    """The size of a veduta."""

    width: float
    sky: float
    """From its upper edge to the level on which buildings stand."""
    depth: float
    """From there to its lower edge."""

    @property
    def height(self) -> float:
        """How high the whole veduta is."""
        return self.sky + self.depth

    @property
    def scale(self) -> float:
        """How large the country is drawn."""
        return self.sky / 190


class Cell(NamedTuple):
    """A veduta and its place on the sheet."""

    land: Land
    left: float
    top: float
    is_large: bool
    sideways: Land
    """The size of the veduta on a phone held sideways."""
    sideways_place: str

    @property
    def narrow(self) -> Land:
        """The size of the veduta on a narrow screen."""
        return LARGE_NARROW if self.is_large else SMALL_NARROW

    @property
    def low(self) -> Land:
        """The size of the veduta in a low window."""
        return LARGE_LOW if self.is_large else SMALL_NARROW

    @property
    def middle(self) -> float:
        """Where the middle of the city is."""
        return self.left + self.land.width / 2

    @property
    def level(self) -> float:
        """Where the city's buildings stand."""
        return self.top + self.land.sky


LARGE = Land(WIDTH - 2 * EDGE - MARKET_WIDTH - GAP, 240.0, 84.0)
STRIP = 214.0  # how high the row above the large veduta is
SMALL_DEPTH = 82.0
LARGE_TOP = EDGE + STRIP + GAP
MARKET = (WIDTH - EDGE - MARKET_WIDTH, LARGE_TOP)  # left, top

assert LARGE_TOP + LARGE.height + EDGE == HEIGHT


def hero(view: Head) -> int:
    """Return the seat, from 0, whose city is drawn large: the viewer's; for a spectator the first one's."""
    return max(int(view.viewer) - 1, 0)


def has_hand(view: State, seat: int) -> bool:
    """Tell whether the viewer holds this hand, which then is no part of the board."""
    return bool(view.viewer == seat + 1 and view.phase != DONE)


@lru_cache(maxsize=16)
def cells(seats: int, large: int) -> tuple[Cell, ...]:
    """Return the places of the vedute by seat: one along the bottom, the others above it, clockwise as play goes.

    |  rival   |  rival   |  rival   |
    |     the hero's      |  market  |
    """
    width = (WIDTH - 2 * EDGE + GAP) / (seats - 1) - GAP
    small = Land(width, STRIP - SMALL_DEPTH, SMALL_DEPTH)
    aside = _sideways(seats)
    found = {large: Cell(LARGE, EDGE, LARGE_TOP, True, *aside[0])}
    for step in range(seats - 1):
        found[(large + 1 + step) % seats] = Cell(small, EDGE + step * (width + GAP), EDGE, False, *aside[1 + step])
    return tuple(found[seat] for seat in range(seats))


def cell_of(view: Head, seat: int) -> Cell:
    """Return the place of a seat's veduta."""
    return cells(int(view.seats), hero(view))[seat]


# ---- On a narrow screen, one below the other: the others small and the large veduta, in sight above an auction; the market,
# over which that opens; the others, large enough to choose from, which begin out of sight. In a higher window all of it lies
# lower (portrait.css): as if the least one were as high

NARROW_MARKET, LOW_MARKET = 0.68, 0.6  # how large the market is
NARROW_SCALE = 1.2  # how large the others are
NARROW_GAP = 5.0  # between what is in sight above an auction
RIVALS_SKY, RIVALS_DEPTH, RIVALS_TOP = 61.0, 18.0, EDGE / 2
LARGE_NARROW, LARGE_LOW = Land(NARROW - 2 * EDGE, 211.0, 84.0), Land(NARROW - 2 * EDGE, 116.0, 57.0)
LARGE_NARROW_TOP = RIVALS_TOP + RIVALS_SKY + RIVALS_DEPTH + NARROW_GAP
SMALL_NARROW = Land(LARGE_NARROW.width / NARROW_SCALE, 112.0, SMALL_DEPTH)
NARROW_TOP, LOW_TOP = 388.0, 283.0  # of the market: out of sight in an auction
NARROW_OTHERS, LOW_OTHERS = 517.0, 416.0  # where the others begin: out of sight while nothing is auctioned, too
NARROW_STEP = SMALL_NARROW.height * NARROW_SCALE + GAP


def narrow_sheet(seats: int) -> str:
    """Return the part shown on a narrow screen."""
    return f"0 0 {NARROW:g} {number(NARROW_OTHERS + (seats - 1) * NARROW_STEP)}"


@lru_cache(maxsize=4)
def rival_land(seats: int) -> Land:
    """Return the size of a rival's small veduta."""
    return Land((LARGE_NARROW.width + NARROW_GAP) / (seats - 1) - NARROW_GAP, RIVALS_SKY, RIVALS_DEPTH)


def narrow_place(view: Head, seat: int) -> str:
    """Return where a veduta lies on a narrow screen."""
    if cell_of(view, seat).is_large:
        return at(NARROW / 2, LARGE_NARROW_TOP + LARGE_NARROW.sky)
    return _below_each_other(view, seat, NARROW_OTHERS)


def low_sheet(seats: int) -> str:
    """Return the part shown in a low window."""
    return f"0 0 {NARROW:g} {number(LOW_OTHERS + (seats - 1) * NARROW_STEP)}"


def low_place(view: Head, seat: int) -> str:
    """Return where a veduta lies in a low window."""
    if cell_of(view, seat).is_large:
        return at(NARROW / 2, LARGE_NARROW_TOP + LARGE_LOW.sky)
    return _below_each_other(view, seat, LOW_OTHERS)


def _below_each_other(view: Head, seat: int, first: float) -> str:
    top = first + (seat - hero(view) - 1) % int(view.seats) * NARROW_STEP
    return f"{at(NARROW / 2, top + SMALL_NARROW.sky * NARROW_SCALE)} scale({number(NARROW_SCALE)})"


# ---- On a phone held sideways: the market beside the room for the hand, below it all vedute as high, in two rows

SIDEWAYS_TOP, SIDEWAYS_ROW = 200.0, 316.0  # where the upper row begins, and how high each is
SIDEWAYS = f"0 0 {WIDTH:g} {SIDEWAYS_TOP + 2 * (SIDEWAYS_ROW + EDGE) + GAP:g}"  # the part of the sheet
SIDEWAYS_SCALE, SIDEWAYS_SCALE_LARGE = SIDEWAYS_ROW / SMALL_NARROW.height, 1.36  # how large the others are, and the viewer’s
SIDEWAYS_DEPTH_LARGE = 74.0


def _sideways(seats: int) -> list[tuple[Land, str]]:
    """Return size and place of each veduta, the hero's first, clockwise as play goes.

    | rival | rival |    | rival | rival |
    | hero  | rival |    |     hero      |
    """
    lower = seats - 2
    spots = [(0, False, lower), (0, True, 2), (1, True, 2), (1, False, lower)][:seats]
    found = []
    for number_of_spot, (column, is_upper, columns) in enumerate(spots):
        scale = SIDEWAYS_SCALE if number_of_spot else SIDEWAYS_SCALE_LARGE
        width = (WIDTH - 2 * EDGE + GAP) / columns - GAP
        depth = SMALL_NARROW.depth if number_of_spot else SIDEWAYS_DEPTH_LARGE
        land = Land(width / scale, SIDEWAYS_ROW / scale - depth, depth)
        top = SIDEWAYS_TOP + (0 if is_upper else SIDEWAYS_ROW + GAP)
        middle = EDGE + column * (width + GAP) + width / 2
        found.append((land, f"{at(middle, top + land.sky * scale)} scale({number(scale)})"))
    return found


# ---- The country


@lru_cache(maxsize=64)
def country(look: Look, seat: int, land: Land, *, is_sunny: bool = True) -> Markup:
    """Draw the country of a veduta: sky, hills, meadows; each seat's is another one."""
    width, bottom = land.width, land.depth
    left = -width / 2
    return group(
        rect(left, -land.sky, width, land.height, look["paper"]),
        _sky(look, seat, land, is_sunny=is_sunny and land.width > ROOM_FOR_SUN),
        *_hills(look, seat, land),
        rect(left, 4, width, bottom - 4, look["park"]),
        path(f"M{number(left)} 4H{number(-left)}", stroke=look["ink-faint"], stroke_width=DETAIL),
        _meadow(look, seat, left, width, bottom) if bottom > 2 * ROAD_TOP else "",
    )


def _sky(look: Look, seat: int, land: Land, *, is_sunny: bool) -> Markup:
    """Draw clouds as engravers do, by bundles of level strokes, a few birds, the sun."""
    right, sky = land.width / 2, land.sky
    clouds, x, index = "", -right + 16.0 + seat * 23 % 60, seat
    while x < right - 150:
        clouds += _cloud(x, -sky * (0.78 - index * 37 % 66 / 190))
        x += 150 + index * 53 % 90
        index += 1
    sun = _sun(right - 46 - seat * 31 % 60, 40 - sky) if is_sunny else ""
    bird = "q3.5 -4.5 6 0q2.5 -4.5 6 0"
    birds = "".join(
        f"M{number(-right + land.width * part)} {number(-sky * height)}{bird}"
        for part, height in ((0.24, 0.61), (0.27, 0.65), (0.71, 0.69))
    )
    return group(
        path(clouds, fill="none", stroke=look["line"], stroke_width=DETAIL, stroke_linecap="round"),
        path(sun, fill="none", stroke=look["gold"], stroke_width=1.6),
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


def _hills(look: Look, seat: int, land: Land) -> list[Markup]:
    """Draw two ranges of hills, the nearer one hatched on its slopes, and trees before them."""
    width, scale = land.width, land.scale
    left = -width / 2
    far = [(x, scale * FAR[(index + 3 * seat) % len(FAR)]) for index, x in enumerate(_steps(left, width, 74 * scale))]
    near = [(x, scale * NEAR[(index + 2 * seat) % len(NEAR)]) for index, x in enumerate(_steps(left, width, 62 * scale))]
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
    road = f"M-13 {ROAD_TOP}C-20 44 -64 52 -96 {number(bottom)}H-26C-6 58 12 46 11 {ROAD_TOP}Z"
    grass = [
        (left + 12 + (index * 67 + seat * 31) % (width - 24), ROAD_TOP + index * 19 % (bottom - ROAD_TOP))
        for index in range(int(width / 22))
    ]
    tufts = "".join(f"M{number(x)} {number(y)}l-2 -5m2 5v-6m0 6l2.4 -5" for x, y in grass)
    return group(
        path(road, fill=look["ground"], stroke=look["ink-faint"], stroke_width=DETAIL, stroke_dasharray="7 3"),
        path(tufts, fill="none", stroke=look["ink-faint"], stroke_width=DETAIL, stroke_linecap="round"),
    )
