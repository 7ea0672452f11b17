"""The ground of Frankfurt's map: where everything lies, and all that never changes. North is up, roughly as in the town.

 10     11      15      13     4          Westend, Nordend, Ostend
 12      6      14       5     1          inside the old ramparts, whose line is a promenade
  8      9       3       2  ~~~~~~~~      station, old town, and the Main that flows to the west
~~~~~~~~~~~~~~~~~~~~~~~~~~ 7  (offer)     Sachsenhausen, with the round offer board
"""

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from baumeister.games.buerger.drawing.pieces_tiles import HUES
from baumeister.games.buerger.rules.components import DISTRICTS_OF_A_COLOUR
from baumeister.svg import Look, Markup
from baumeister.svg.element import at, group, path
from baumeister.svg.hatch import Point, hatched, outline
from baumeister.svg.plan import rect, trees
from baumeister.svg.solid import DETAIL, OUTLINE

WIDTH, HEIGHT = 1480.0, 860.0
EDGE = 20.0  # from the border of the sheet to the inner line of its frame
STREET = 7.0  # from the middle of a street to a district


class Site(NamedTuple):
    """Where a district lies: its corners in the middles of the streets, its name, its great project, its building spaces.

    The project stands clear of the spaces, between them and the name.
    """

    corners: Sequence[Point]
    name: Point
    project: Point
    spaces: Sequence[Point]
    scale: float = 1.0  # of the project


def _rows(y: float, *rows: Sequence[float]) -> tuple[Point, ...]:
    """Return places in rows below one another, by their distances from the left."""
    return tuple((x, y + 71 * index) for index, row in enumerate(rows) for x in row)


# Corners that districts share: the edge of the town (N), the promenade (P) the street south of it (S),
# the bank of the Main, each from west to east.
N = ((38, 52), (254, 36), (560, 42), (902, 34), (1170, 42), (1440, 36))
P = ((32, 248), (266, 234), (356, 246), (552, 228), (690, 240), (912, 220), (976, 233), (1162, 216), (1226, 230), (1448, 222))
S = ((36, 457), (276, 459), (346, 443), (548, 454), (700, 436), (820, 448), (984, 430), (1052, 440))
BANK = ((32, 679), (268, 669), (556, 662), (812, 650), (1034, 636), (1058, 570), (1112, 438), (1232, 428), (1446, 421))

SITES: Sequence[Site] = (
    Site((P[8], P[9], BANK[8], BANK[7]), (1242, 252), (1302, 315), _rows(300, (1393,), (1322, 1393)), 1.02),
    Site((S[5], S[6], S[7], BANK[5], BANK[4], BANK[3]), (824, 468), (894, 537), _rows(518, (984,), (858, 929, 1000)), 0.69),
    Site((S[3], S[4], S[5], BANK[3], BANK[2]), (574, 476), (619, 532), _rows(524, (704, 775), (618, 690, 762)), 0.82),
    Site((N[4], N[5], P[9], P[8], P[7]), (1190, 61), (1268, 116), _rows(106, (1396,), (1325, 1396)), 1.02),
    Site(
        (P[6], P[7], P[8], BANK[7], BANK[6], S[7], S[6]),
        (1000, 252),
        (1072, 320),
        _rows(304, (1178,), (1036, 1107, 1178)),
        1.02,
    ),
    Site((P[2], P[3], P[4], S[4], S[3], S[2]), (374, 267), (456, 323), _rows(314, (572, 643), (501, 572, 643)), 0.95),
    Site(
        ((680, 746), (869, 740), (984, 726), (1104, 752), (1104, 836), (680, 836)),
        (698, 772),
        (838, 810),
        _rows(793, (918, 989, 1060)),
        0.8,
    ),
    Site((S[0], S[1], BANK[1], BANK[0]), (54, 484), (118, 543), _rows(534, (220,), (78, 149, 220)), 1.02),
    Site((S[1], S[2], S[3], BANK[2], BANK[1]), (294, 482), (347, 548), _rows(530, (438, 509), (345, 427, 500)), 1),
    Site((N[0], N[1], P[1], P[0]), (56, 67), (106, 123), _rows(112, (204,), (132, 204)), 0.94),
    Site((N[1], N[2], P[3], P[2], P[1]), (272, 59), (342, 124), _rows(108, (442, 513), (406, 477)), 0.78),
    Site((P[0], P[1], P[2], S[2], S[1], S[0]), (54, 274), (121, 338), _rows(320, (226, 297), (118, 198, 270)), 0.79),
    Site((N[3], N[4], P[7], P[6], P[5]), (920, 62), (1002, 116), _rows(108, (1118,), (1047, 1118)), 0.86),
    Site((P[4], P[5], P[6], S[6], S[5], S[4]), (712, 268), (799, 329), _rows(310, (920,), (778, 849, 920)), 0.79),
    Site((N[2], N[3], P[5], P[4], P[3]), (582, 61), (658, 124), _rows(108, (776, 847), (705, 776, 847)), 0.84),
)


def tag(district: int) -> Point:
    """Return where the tag with a project's terms ends: on the street north of the district, in its east."""
    site = SITES[district]
    x, y = max(site.corners, key=lambda corner: corner[0] - corner[1])
    return x - 24, min(y + 3, site.spaces[0][1] - 48, site.name[1] - 23)  # clear of the first row of spaces and of the name


def inset(corners: Sequence[Point], by: float) -> list[Point]:
    """Return a convex polygon, clockwise, with all sides moved inwards."""
    lines = []
    for (x1, y1), (x2, y2) in zip(corners, [*corners[1:], corners[0]], strict=True):
        length = ((x2 - x1) ** 2 + (y2 - y1) ** 2) ** 0.5
        normal = (-(y2 - y1) / length, (x2 - x1) / length)
        lines.append((*normal, x1 * normal[0] + y1 * normal[1] + by))
    found = []
    for (a1, b1, c1), (a2, b2, c2) in zip([lines[-1], *lines[:-1]], lines, strict=True):
        d = a1 * b2 - a2 * b1
        found.append(((c1 * b2 - c2 * b1) / d, (a1 * c2 - a2 * c1) / d))
    return found


@lru_cache(maxsize=16)
def ground(look: Look) -> Markup:
    """Draw everything that never changes."""
    return group(
        _main(look),
        _promenade(look),
        _railway(look),
        *(quarter(look, district) for district in range(len(SITES))),
        class_="ground wide",
    )


def _main(look: Look) -> Markup:
    """Draw the Main with its boats and the old bridge."""
    return group(
        path(_river(), fill=look["water"], stroke=look["ink-faint"], stroke_width=OUTLINE, stroke_linejoin="round"),
        path(_ripples(), fill="none", stroke=look["ink-faint"], stroke_width=DETAIL),
        *(_boat(look, place) for place in (f"{at(420, 712)} rotate(-2)", f"{at(1330, 452)} rotate(-3)")),
        _old_bridge(look),
    )


def quarter(look: Look, district: int) -> Markup:
    """Draw a district's ground: a wash of its colour, its hatch, its border."""
    hue = HUES[district // DISTRICTS_OF_A_COLOUR]
    shape, inner = inset(SITES[district].corners, STREET), inset(SITES[district].corners, STREET + 4)
    return group(
        path(outline(shape), fill=look["lot"], stroke=look["lot"], stroke_width=5, stroke_linejoin="round"),
        path(outline(shape), fill=look[hue.name], opacity=0.38, stroke=look[hue.name], stroke_width=5, stroke_linejoin="round"),
        hatched(hue.hatch, [inner], 11, look["ink"], DETAIL, 0.22),
        path(
            outline(inset(SITES[district].corners, STREET - 2.5)),
            fill="none",
            stroke=look["ink"],
            stroke_width=OUTLINE,
            stroke_linejoin="round",
        ),
    )


def _river() -> str:
    """Return the outline of the Main, from the east to the west."""
    west, east = EDGE, WIDTH - EDGE
    return (
        f"M{east} 424C1400 428 1300 432 1232 436C1160 441 1088 442 1076 484C1066 524 1080 568 1070 606"
        f"C1058 646 1010 652 950 658C800 672 640 674 556 678C400 684 200 690 {west} 696V750C200 744 400 740 556 734"
        f"C700 730 850 730 960 716C1066 700 1112 680 1126 616C1136 574 1126 544 1136 520"
        f"C1148 498 1200 497 1300 491C1380 486 1420 483 {east} 480Z"
    )


def _ripples() -> str:
    westward = [f"M{60 + i * 104} {722 - i * 2.6 + i % 3 * 5}q8 -4 16 0t16 0" for i in range(9)]
    eastward = [f"M{1170 + i * 84} {470 - i * 4 + i % 2 * 8}q8 -4 16 0t16 0" for i in range(4)]
    return "".join(westward + eastward)


def _boat(look: Look, place: str) -> Markup:
    hull = path("M-20 -6H9Q18 -4 22 0Q18 4 9 6H-20Z", fill=look["sheet"], stroke=look["ink-soft"], stroke_width=DETAIL)
    deck = rect(-14, -3.4, 13, 6.8, look["ground"], stroke=look["ink-soft"], stroke_width=DETAIL)
    return group(hull, deck, transform=place)


def _old_bridge(look: Look) -> Markup:
    """Draw the old bridge of stone, from the old town to Sachsenhausen."""
    piers = "".join(f"M-15 {y}l-6 5l6 5M15 {y}l6 5l-6 5" for y in (-22, -5, 12))
    return group(
        path(piers, fill=look["sheet"], stroke=look["ink-faint"], stroke_width=DETAIL),
        rect(-13, -34, 26, 68, look["paper"]),
        path("M-13 -34V34M13 -34V34", fill="none", stroke=look["ink"], stroke_width=OUTLINE),
        transform=f"{at(690, 700)} rotate(3)",
    )


def _promenade(look: Look) -> Markup:
    """Draw the promenade on the line of the old ramparts, and the trees on the other bank."""
    line = "M" + "L".join(f"{x} {y}" for x, y in P)
    along = [place for ends in pairwise(P) for place in _between(*ends, 26)]
    across = [(x, 758 - 0.024 * x, 5.0) for x in (40.0 + 23 * index for index in range(27))]
    return group(
        path(line, fill="none", stroke=look["park"], stroke_width=14, stroke_linejoin="round"),
        trees(look, [*along[1:], *across]),
    )


def _between(start: Point, end: Point, step: float) -> list[tuple[float, float, float]]:
    """Return trees from one place on to another."""
    count = max(round((end[0] - start[0]) / step), 1)
    parts = (index / count for index in range(count))
    return [(start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part, 4.4) for part in parts]


def _railway(look: Look) -> Markup:
    """Draw the rails that come to the station from the west."""
    lines = [f"M{EDGE} {y}H34" for y in (536, 543, 556, 563)]
    return path("".join(lines), fill="none", stroke=look["ink-faint"], stroke_width=DETAIL)
