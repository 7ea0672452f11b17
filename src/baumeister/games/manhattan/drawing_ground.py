"""Manhattan's ground: six cities on a river, each its own kind of place; drawn once for each look.

  A   B   C        row 0      A harbour    B park        C courtyards
~~~~~~~~~~~~~                 D works      E old town    F garden suburb
  D   E   F        row 1
"""

from functools import lru_cache

from baumeister.games.manhattan.components import CITIES, LOTS
from baumeister.games.manhattan.notation import CITY_LETTERS
from baumeister.svg import Look, Markup
from baumeister.svg.element import at, group, number, path
from baumeister.svg.lettering import text
from baumeister.svg.plan import rect, roundel, trees
from baumeister.svg.solid import DETAIL, OUTLINE

WIDTH, HEIGHT = 1240.0, 880.0
LOT = 84.0
PITCH = 102.0
BORDER = 7.0
CITY = 2 * PITCH + LOT + 2 * BORDER
CITY_STEP = (357.0, 353.0)
FIRST = (122.0, 96.0)
Tree = tuple[float, float, float]


def city_corner(city: int) -> tuple[float, float]:
    """Return the north-west corner of a city."""
    return FIRST[0] + city % 3 * CITY_STEP[0], FIRST[1] + city // 3 * CITY_STEP[1]


def middle(place: int) -> tuple[float, float]:
    """Return the middle of a lot."""
    x, y = city_corner(place // LOTS)
    return x + BORDER + LOT / 2 + place % 3 * PITCH, y + BORDER + LOT / 2 + place % LOTS // 3 * PITCH


@lru_cache(maxsize=16)
def ground(look: Look) -> Markup:
    """Draw everything that never changes."""
    return group(
        landscape(look),
        *(group(city_plan(look, city), transform=at(*city_corner(city))) for city in range(CITIES)),
        class_="ground",
    )


def landscape(look: Look) -> Markup:
    """Draw what lies between the cities: the river and its bridges, the avenue, the railway."""
    south = FIRST[1] + CITY
    north = FIRST[1] + CITY_STEP[1]
    y = (south + north) / 2
    left, right = 78.0, WIDTH - 78.0
    gap1 = FIRST[0] + CITY + (CITY_STEP[0] - CITY) / 2
    gap2 = gap1 + CITY_STEP[0]
    end = FIRST[1] + CITY_STEP[1] + CITY + 18
    river = (
        f"M{left} {y - 12}C{left + 160} {y - 20} {left + 240} {y - 2} {gap1} {y - 10}S{gap2 - 160} {y - 18} {gap2 - 30} {y - 12}"
        f"Q{gap2 + 13} {y - 8} {gap2 + 13} {y + 40}V{end}H{gap2 - 13}V{y + 46}Q{gap2 - 12} {y + 13} {gap2 - 44} {y + 12}"
        f"C{gap2 - 180} {y + 8} {gap1 + 120} {y + 18} {gap1} {y + 14}S{left + 140} {y + 4} {left} {y + 14}Z"
    )
    ripples = "".join(f"M{left + 30 + i * 97} {y - 3 + (i % 3) * 4}q8 -4 16 0t16 0" for i in range(7)) + "".join(
        f"M{gap2 - 5 + (i % 2) * 4} {y + 70 + i * 58}q4 8 0 16t0 16" for i in range(5)
    )
    rails = f"M{gap2 - 3} {FIRST[1] - 14}V{y - 30}M{gap2 + 3} {FIRST[1] - 14}V{y - 30}"
    ties = "".join(f"M{gap2 - 7} {FIRST[1] - 10 + i * 9}h14" for i in range(34))
    avenue: list[Tree] = [
        (gap1 + side * 13.0, FIRST[1] + 12 + i * 33.0 + (CITY_STEP[1] if row else 0.0), 5.0)
        for side in (-1, 1)
        for row in (0, 1)
        for i in range(9)
    ]
    return group(
        path(river, fill=look["water"], stroke=look["ink-faint"], stroke_width=OUTLINE, stroke_linejoin="round"),
        path(ripples, fill="none", stroke=look["ink-faint"], stroke_width=DETAIL),
        path(ties, fill="none", stroke=look["ink-faint"], stroke_width=1.4),
        path(rails, fill="none", stroke=look["ink-faint"], stroke_width=DETAIL),
        path(f"M{gap1} {FIRST[1] - 12}V{end}", fill="none", stroke=look["line"], stroke_width=DETAIL, stroke_dasharray="8 6"),
        trees(look, avenue),
        *(bridge(look, x, y) for x in (FIRST[0] + CITY / 2, gap1, gap1 + CITY_STEP[0] / 2)),
    )


def bridge(look: Look, x: float, y: float) -> Markup:
    """Draw a bridge over the river."""
    return group(
        rect(x - 8, y - 24, 16, 48, look["paper"]),
        path(
            f"M{number(x - 8)} {number(y - 24)}v48M{number(x + 8)} {number(y - 24)}v48",
            fill="none",
            stroke=look["ink"],
            stroke_width=OUTLINE,
        ),
    )


def city_plan(look: Look, city: int) -> Markup:
    """Draw a city without its buildings: its ground, nine lots with their numbers, its letter; its corner is the origin."""
    washes, lines, crowns = "", "", list[Tree]()
    for lot in range(LOTS):
        wash, line, grown = QUARTERS[city](lot)
        left, top = BORDER + lot % 3 * PITCH, BORDER + lot // 3 * PITCH
        washes += "".join(f"M{number(left + a)} {number(top + b)}h{number(w)}v{number(h)}h{number(-w)}Z" for a, b, w, h in wash)
        lines += "".join(f"M{number(left + a)} {number(top + b)}L{number(left + c)} {number(top + d)}" for a, b, c, d in line)
        crowns += [(left + a, top + b, r) for a, b, r in grown]
    return group(
        rect(0, 0, CITY, CITY, look["ground"], rx=3, stroke=look["ink"], stroke_width=OUTLINE),
        *(_lot(look, lot) for lot in range(LOTS)),
        path(washes, fill=look["ground"], stroke=look["line"], stroke_width=DETAIL),
        path(lines, fill="none", stroke=look["line"], stroke_width=DETAIL),
        trees(look, crowns) if crowns else "",
        *(_lot_number(look, lot) for lot in range(LOTS)),
        roundel(look, -21, 17, 14, CITY_LETTERS[city]),
    )


def _lot(look: Look, lot: int) -> Markup:
    left, top = BORDER + lot % 3 * PITCH, BORDER + lot // 3 * PITCH
    return rect(left, top, LOT, LOT, look["lot"], stroke=look["ink-faint"], stroke_width=DETAIL)


def _lot_number(look: Look, lot: int) -> Markup:
    left, top = BORDER + lot % 3 * PITCH, BORDER + lot // 3 * PITCH
    return text(left + LOT - 8, top + LOT - 9, lot + 1, 13, look["ink-soft"])


Quarter = tuple[list[tuple[float, float, float, float]], list[tuple[float, float, float, float]], list[Tree]]


def harbour(lot: int) -> Quarter:
    """Long sheds with ridges, lying along the quay."""
    flat = [(8.0, 10.0, 58.0, 17.0), (8.0, 33.0, 58.0, 17.0), (8.0, 56.0, 46.0, 17.0)]
    tall = [(10.0, 8.0, 17.0, 66.0), (33.0, 8.0, 17.0, 66.0), (56.0, 8.0, 17.0, 50.0)]
    sheds = tall if lot % 3 == 0 else flat
    ridges = [(a + w / 2, b, a + w / 2, b + h) if h > w else (a, b + h / 2, a + w, b + h / 2) for a, b, w, h in sheds]
    return sheds, ridges, []


def park(lot: int) -> Quarter:
    """Lawns, paths and trees round a middle lot with a pavilion."""
    grown = [(14.0 + (i * 37 + lot * 23) % 56, 13.0 + (i * 29 + lot * 31) % 52, 4.0 + (i + lot) % 4) for i in range(6)]
    paths = [(0.0, 20.0 + lot * 4.0, 84.0, 52.0 - lot * 3.0), (30.0 + lot * 2.0, 0.0, 52.0 - lot * 2.0, 84.0)]
    return (
        ([(30.0, 30.0, 24.0, 24.0)], [(30.0, 30.0, 54.0, 54.0), (54.0, 30.0, 30.0, 54.0)], grown)
        if lot == 4
        else ([], paths, grown)
    )


def courtyards(lot: int) -> Quarter:
    """Blocks of flats round a yard."""
    parties = [
        (8.0, 28.0 + (lot % 2) * 14, 20.0, 28.0 + (lot % 2) * 14),
        (30.0 + lot, 8.0, 30.0 + lot, 20.0),
        (64.0, 46.0, 76.0, 46.0),
        (44.0, 64.0, 44.0, 76.0),
    ]
    return (
        [(8.0, 8.0, 68.0, 12.0), (8.0, 64.0, 54.0, 12.0), (8.0, 20.0, 12.0, 44.0), (64.0, 20.0, 12.0, 42.0)],
        parties,
        [(42.0, 42.0, 6.0)],
    )


def works(lot: int) -> Quarter:
    """Halls with saw-tooth roofs."""
    if lot % 2:
        return (
            [(10.0, 10.0, 24.0, 24.0), (44.0, 10.0, 28.0, 50.0), (10.0, 44.0, 24.0, 28.0)],
            [(44.0, 26.0, 72.0, 26.0), (44.0, 43.0, 72.0, 43.0)],
            [],
        )
    return [(9.0, 12.0, 62.0, 46.0)], [(9.0 + k * 10.3, 12.0, 9.0 + k * 10.3, 58.0) for k in range(1, 6)], []


def old_town(lot: int) -> Quarter:
    """Narrow houses, gable to gable, no two alike."""
    houses, ridges, left = [], [], 7.0
    widths = [(11 + (lot * 5 + i * 7) % 7) * 1.0 for i in range(5)]
    for i, width in enumerate(widths):
        depth = 22.0 + (lot * 3 + i * 5) % 9
        if left + width < 78:
            houses += [
                (left, 8.0, width, depth),
                (left, 72.0 - depth + (i + lot) % 3, min(width, 62.0 - left) if left < 50 else 0.1, depth - 4),
            ]
            ridges += [(left + width / 2, 8.0, left + width / 2, 8.0 + depth)]
        left += width
    return [house for house in houses if house[2] > 5], ridges, []


def suburb(lot: int) -> Quarter:
    """Villas in gardens."""
    spots = [(10.0, 12.0), (50.0, 10.0), (12.0, 52.0)]
    villas = [(a + (lot + i) % 3 * 2, b + (lot * 2 + i) % 4, 18.0, 14.0) for i, (a, b) in enumerate(spots)]
    hips = [(a, b, a + w, b + h) for a, b, w, h in villas] + [(a + w, b, a, b + h) for a, b, w, h in villas]
    return villas, hips, [(40.0, 40.0, 5.5), (66.0, 44.0, 4.5), (44.0, 68.0, 4.0), (36.0, 16.0, 3.6)]


QUARTERS = (harbour, park, courtyards, works, old_town, suburb)
