"""Manhattan's ground: six cities on a river, each its own kind of place; drawn once for each look.

  A   B   C        row 0      A harbour    B park        C courtyards
~~~~~~~~~~~~~                 D works      E old town    F garden suburb
  D   E   F        row 1
"""

from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

from baumeister.games.manhattan.rules.components import CITIES, LOTS
from baumeister.games.manhattan.words.notation import CITY_LETTERS
from baumeister.games.manhattan.words.parts import city_parts
from baumeister.svg import Look, Markup
from baumeister.svg.element import at, group, number, path, title
from baumeister.svg.lettering import rimmed_text, text
from baumeister.svg.plan import rect, roundel, trees
from baumeister.svg.solid import DETAIL, OUTLINE
from baumeister.text import Text

WIDTH, HEIGHT = 1240.0, 806.0
OUTER, INNER = 8.0, 34.0  # the two lines of the frame, between which the points are counted
LOT = 84.0
PITCH = 102.0
BORDER = 7.0
CITY = 2 * PITCH + LOT + 2 * BORDER
CITY_STEP = (357.0, 341.0)
FIRST = (122.0, 86.0)
BANK = FIRST[1] + (CITY + CITY_STEP[1]) / 2  # the height of the river between the cities
AVENUE = FIRST[0] + (CITY + CITY_STEP[0]) / 2  # between A, D and B, E
RAILWAY = AVENUE + CITY_STEP[0]  # between B and C; south of it the river
SOUTH_STREET = FIRST[1] + CITY_STEP[1] + BORDER + 2 * PITCH - (PITCH - LOT) / 2  # the last street of D, E, F
NUMBER, NUMBER_AT = 20.8, (LOT - 10, LOT - 11)  # a lot's: how large it is, and where
LETTER_AT = (-22.5, 17.0)
LOW_LETTER = 1.1  # how much larger it is on small phones
AVENUE_ROWS = (FIRST[1] + 48, FIRST[1] + CITY_STEP[1] + 48)
Point = tuple[float, float]
Tree = tuple[float, float, float]
CITY_NAME = Text("City {letter}", "Stadt {letter}")


class Layout(NamedTuple):
    """How the cities lie on a screen that has room for nothing round them."""

    columns: int
    first: Point
    step: Point
    width: float
    height: float
    lettering: float  # how much larger the lots' numbers are

    def corner(self, city: int) -> Point:
        """Return the north-west corner of a city."""
        row, column = divmod(city, self.columns)
        return self.first[0] + column * self.step[0], self.first[1] + row * self.step[1]

    @property
    def foot(self) -> Point:
        """Return where a line below the cities begins."""
        x, y = self.corner(CITIES - self.columns)
        return x, (y + CITY + self.height) / 2


NARROW = Layout(2, (44.0, 86.0), (350.0, 316.0), 706.0, 1054.0, 1.0)
LOW = Layout(2, (72.0, 86.0), (424.0, 306.0), 832.0, 1034.0, 1.22)  # lower: all is in sight
SIDEWAYS = Layout(3, (44.0, 84.0), (350.0, 316.0), 1054.0, 744.0, 1.24)
LAYOUTS = {"data_narrow": NARROW, "data_low": LOW, "data_sideways": SIDEWAYS}


def on_layouts(lies: Callable[[Layout], str]) -> dict[str, str]:
    """Return the attributes of a part that say where it lies on each of the small screens."""
    return {name: lies(layout) for name, layout in LAYOUTS.items()}


def city_corner(city: int) -> tuple[float, float]:
    """Return the north-west corner of a city."""
    return FIRST[0] + city % 3 * CITY_STEP[0], FIRST[1] + city // 3 * CITY_STEP[1]


def city_shifts(city: int) -> dict[str, str]:
    """Return the attributes that move what stands in a city with it."""
    x, y = city_corner(city)
    return on_layouts(lambda layout: at(layout.corner(city)[0] - x, layout.corner(city)[1] - y))


def middle(place: int) -> tuple[float, float]:
    """Return the middle of a lot."""
    x, y = city_corner(place // LOTS)
    return x + BORDER + LOT / 2 + place % 3 * PITCH, y + BORDER + LOT / 2 + place % LOTS // 3 * PITCH


@lru_cache(maxsize=16)
def ground(look: Look) -> Markup:
    """Draw everything that never changes."""
    return group(
        group(landscape(look), class_="wide"),
        *(_city(look, city) for city in range(CITIES)),
        class_="ground",
    )


def _city(look: Look, city: int) -> Markup:
    """Put a city's plan where the city lies."""
    places = on_layouts(lambda layout: at(*layout.corner(city)))
    return group(city_plan(look, city), id=city_parts(city)[0], transform=at(*city_corner(city)), data_whole="", **places)


def landscape(look: Look) -> Markup:
    """Draw the land between the cities: the river with bridges and boats, the avenue, the railway."""
    return group(
        path(river(), fill=look["water"], stroke=look["ink-faint"], stroke_width=OUTLINE, stroke_linejoin="round"),
        path(ripples(), fill="none", stroke=look["ink-faint"], stroke_width=DETAIL),
        *(bridge(look, at(x, BANK)) for x in (FIRST[0] + CITY / 2, AVENUE, AVENUE + CITY_STEP[0] / 2)),
        bridge(look, f"{at(RAILWAY, SOUTH_STREET)} rotate(90)"),
        *(boat(look, place) for place in (at(FIRST[0] + 34, BANK + 1), f"{at(RAILWAY, SOUTH_STREET - 104)} rotate(84)")),
        railway(look),
        path(
            f"M{AVENUE} {FIRST[1] - 12}V{HEIGHT - 84}",
            fill="none",
            stroke=look["line"],
            stroke_width=DETAIL,
            stroke_dasharray="8 6",
        ),
        trees(look, [(AVENUE + side, top + i * 31.0, 5.0) for side in (-13, 13) for top in AVENUE_ROWS for i in range(9)]),
    )


def river() -> str:
    """Return the outline of the river: from the west between the cities, then south between E and F."""
    left, middle, end, y = INNER, AVENUE, RAILWAY, BANK
    return (
        f"M{left} {y - 12}C{left + 160} {y - 20} {left + 240} {y - 2} {middle} {y - 10}"
        f"S{end - 160} {y - 18} {end - 30} {y - 12}"
        f"Q{end + 13} {y - 8} {end + 13} {y + 40}V{HEIGHT - INNER}H{end - 13}V{y + 46}Q{end - 12} {y + 13} {end - 44} {y + 12}"
        f"C{end - 180} {y + 8} {middle + 120} {y + 18} {middle} {y + 14}S{left + 140} {y + 4} {left} {y + 14}Z"
    )


def ripples() -> str:
    """Return the lines that say that it is water."""
    eastward = [f"M{INNER + 30 + i * 97} {BANK - 3 + i % 3 * 4}q8 -4 16 0t16 0" for i in range(7)]
    southward = [f"M{RAILWAY - 5 + i % 2 * 4} {BANK + 66 + i * 55}q4 8 0 16t0 16" for i in range(6)]
    return "".join(eastward + southward)


def bridge(look: Look, place: str) -> Markup:
    """Draw a bridge over the river, from north to south."""
    rails = path("M-8 -24V24M8 -24V24", fill="none", stroke=look["ink"], stroke_width=OUTLINE)
    return group(rect(-8, -24, 16, 48, look["paper"]), rails, transform=place)


def boat(look: Look, place: str) -> Markup:
    """Draw a boat that goes east."""
    hull = path("M-15 -4.5H6Q13 -3 16 0Q13 3 6 4.5H-15Z", fill=look["sheet"], stroke=look["ink-soft"], stroke_width=DETAIL)
    return group(hull, rect(-10, -2.4, 9, 4.8, look["ground"], stroke=look["ink-soft"], stroke_width=DETAIL), transform=place)


def railway(look: Look) -> Markup:
    """Draw the railway that comes from the north and ends in a station."""
    x, top, bottom = RAILWAY, INNER, BANK - 62
    ties = "".join(f"M{x - 7} {top + 5 + i * 9}h14" for i in range(int((bottom - top) / 9)))
    station = rect(x - 15, bottom, 30, 24, look["lot"], stroke=look["ink-soft"], stroke_width=OUTLINE)
    return group(
        path(ties, fill="none", stroke=look["ink-faint"], stroke_width=1.4),
        path(f"M{x - 3} {top}V{bottom}M{x + 3} {top}V{bottom}", fill="none", stroke=look["ink-faint"], stroke_width=DETAIL),
        station,
        path(
            f"M{x - 15} {bottom}l15 12l15 -12M{x - 15} {bottom + 24}l15 -12l15 12",
            fill="none",
            stroke=look["ink-soft"],
            stroke_width=DETAIL,
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
        group(
            title(CITY_NAME.format(letter=CITY_LETTERS[city])[look.language]),
            roundel(look, 0, 0, 18.5, CITY_LETTERS[city]),
            transform=at(*LETTER_AT),
            data_low=f"{at(*LETTER_AT)} scale({LOW_LETTER})",
        ),
    )


def _lot(look: Look, lot: int) -> Markup:
    left, top = BORDER + lot % 3 * PITCH, BORDER + lot // 3 * PITCH
    return rect(left, top, LOT, LOT, look["lot"], stroke=look["ink-faint"], stroke_width=DETAIL)


def _lot_number(look: Look, lot: int) -> Markup:
    left, top = BORDER + lot % 3 * PITCH, BORDER + lot // 3 * PITCH
    x, y = left + NUMBER_AT[0], top + NUMBER_AT[1]
    return group(
        text(0, 0, lot + 1, NUMBER, look["ink"]),
        transform=at(x, y),
        **on_layouts(lambda layout: f"{at(x, y)} scale({layout.lettering})"),
    )


def number_in_front(look: Look, lot: int) -> Markup:
    """Define a lot's number as it stands before a building and the line round it."""
    words = rimmed_text(0, 0, lot + 1, NUMBER, look["ink"], look["lot"], 4.5)
    return group(group(words, **on_layouts(lambda layout: f"scale({layout.lettering})")), id=front_number(lot))


def front_number(lot: int) -> str:
    """Return the id of that definition."""
    return f"lot-number-{lot + 1}"


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
    widths = [(11 + (lot * 5 + i * 7) % 7) * 1.0 for i in range(6)]
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
