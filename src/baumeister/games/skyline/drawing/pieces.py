"""Project Skyline's pieces, drawn: floors, skyscrapers, pawns, the architect, dice, tags. Each is one small function."""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from baumeister.games.skyline.drawing.board_place import EAST, WEST
from baumeister.games.skyline.rules.components import SKYSCRAPER
from baumeister.svg import Look, Markup
from baumeister.svg.element import Attribute, at, group, number, path
from baumeister.svg.hatch import Point, outline
from baumeister.svg.hue import BLUE, ORANGE, PURPLE, YELLOW, Hue
from baumeister.svg.lettering import text
from baumeister.svg.pieces import pawn as pawn_body
from baumeister.svg.plan import circle, rect
from baumeister.svg.solid import DETAIL, OUTLINE, block, footprint, raised
from baumeister.text import Text

HUES: Sequence[Hue] = (ORANGE, BLUE, YELLOW, PURPLE)  # PS 1.3
WIDTH, DEPTH, FLOOR = 62.0, 46.0, 18.0  # of a floor
TIERS = ((62.0, 46.0), (46.0, 33.0), (30.0, 21.0))  # of a skyscraper, from the ground up
STOREY = 9.5  # half of a tier: a skyscraper covers nothing of the lot to the north
TIER = 2 * STOREY
SPIRE = 14.0
NEARER = 6.0  # how far to the south it stands, for the same
PAWN = 42.0
THREE_DIGITS = 100
RISEN_SHAPE = "M16 22.5h17l-8.5 -14Z"
PIPS = {  # where the pips are on a die, in steps from its middle
    0: (),
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def seat_letters(seats: int) -> Sequence[Text]:
    """Return the letters on each seat's pieces: its colour's."""
    return [hue.letter for hue in HUES[:seats]]


# ---- Buildings


@lru_cache(maxsize=64)
def building(look: Look, hue: Hue, kind: int) -> Markup:
    """Draw a field's building: one to three floors, or a skyscraper; the middle of its base is the origin."""
    return skyscraper(look, hue) if kind == SKYSCRAPER else group(house(look, hue, kind), _label(look, hue, kind))


def house(look: Look, hue: Hue, floors: int) -> Markup:
    """Draw some floors without a label."""
    return group(
        block(look, hue, WIDTH, DEPTH, floors, FLOOR),
        *(_windows(look, level * FLOOR + 4.5, 9.0, [-22.0 + 11 * i for i in range(5)], DEPTH) for level in range(floors)),
    )


def _label(look: Look, hue: Hue, floors: int) -> Markup:
    """Write on a roof the owner's letter and how many floors there are."""
    x, y = raised(0, 0, floors * FLOOR)
    return group(
        text(x - 17, y - 8.5, hue.letter[look.language], 21, look["edge"], plain=True, font_weight=700, class_="wide"),
        text(x + 5, y + 1, floors, 30.4, look["edge"]),
    )


def skyscraper(look: Look, hue: Hue) -> Markup:
    """Draw a skyscraper: three tiers, each smaller than the one below, and a spire."""
    x, y = raised(0, 0, 3 * TIER)
    return group(
        *(_tier(look, hue, level) for level in range(len(TIERS))),
        text(x + 0.5, y + 0.5, hue.letter[look.language], 21, look["edge"], plain=True, font_weight=700, class_="wide"),
        _spire(look),
        transform=at(0, NEARER),
    )


def _tier(look: Look, hue: Hue, level: int) -> Markup:
    width, depth = TIERS[level]
    count = (5, 4, 2)[level]
    places = [(i - (count - 1) / 2) * 10.5 for i in range(count)]
    return group(
        block(look, hue, width, depth, 2, STOREY),
        _windows(look, 4.0, TIER - 8, places, depth, 4.2),
        transform=at(*raised(0, 0, level * TIER)),
    )


def _windows(look: Look, base: float, height: float, places: Iterable[float], depth: float, width: float = 6.0) -> Markup:
    """Draw a row of windows on a south wall."""
    panes = "".join(_pane(x, depth / 2, base, width, height) for x in places)
    return path(panes, fill=look["sheet"], stroke=look["edge"], stroke_width=DETAIL)


def _pane(x: float, y: float, base: float, width: float, height: float) -> str:
    west, east = x - width / 2, x + width / 2
    return outline([raised(a, y, z) for a, z in ((west, base + height), (east, base + height), (east, base), (west, base))])


def _spire(look: Look) -> Markup:
    """Draw the spire, on the north-east corner of the top, clear of the letter."""
    foot = raised(10, -6, 3 * TIER)
    tip = raised(10, -6, 3 * TIER + SPIRE)
    return group(
        path(f"M{_at(foot)}L{_at(tip)}", fill="none", stroke=look["ink"], stroke_width=OUTLINE, stroke_linecap="round"),
        circle(*tip, 2.2, look["lit"], stroke=look["ink"], stroke_width=DETAIL),
    )


@lru_cache(maxsize=8)
def building_outline(kind: int) -> str:
    """Return a line round a field's building, as a path."""
    if kind == SKYSCRAPER:
        tiers = [(*size, TIER, level * TIER) for level, size in enumerate(TIERS)]
        return outline(hull([(x, y + NEARER) for tier in tiers for face in footprint(*tier) for x, y in face]))
    return outline(hull([point for face in footprint(WIDTH, DEPTH, kind * FLOOR) for point in face]))


def hull(points: Iterable[Point]) -> list[Point]:
    """Return the convex polygon round some points."""
    ordered = sorted(set(points))
    return _chain(ordered)[:-1] + _chain(ordered[::-1])[:-1]


def _chain(points: Iterable[Point]) -> list[Point]:
    chain: list[Point] = []
    for x, y in points:
        while len(chain) > 1 and _turn(chain[-2], chain[-1], (x, y)) <= 0:
            chain.pop()
        chain.append((x, y))
    return chain


def _turn(a: Point, b: Point, c: Point) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


# ---- Pawns, the architect


@lru_cache(maxsize=16)
def pawn(look: Look, seat: int, height: float = PAWN) -> Markup:
    """Draw a pawn with its letter, standing on the origin."""
    hue = HUES[seat]
    size = max(height, PAWN) * 0.51  # as large on a small one
    letter = text(-1, -height * 0.22, hue.letter[look.language], size, look["edge"], plain=True, font_weight=700)
    return group(pawn_body(look, hue, height), letter)


def plinth(look: Look) -> Markup:
    """Draw the round place on which the architect stands, so that he is found at a glance."""
    return group(
        circle(2, -1, 19, look["sheet"], stroke=look["ink"], stroke_width=1.6),
        circle(2, -1, 15.5, look["lamplight"], stroke=look["ink"], stroke_width=DETAIL),
        transform="scale(1 0.62)",
    )


def aura(look: Look) -> Markup:
    """Draw a pale rim that sets the architect apart from the background."""
    return path(
        "M-11 0Q-12 -24 -9 -36Q-7 -46 0 -46Q7 -46 13 -50V0Z",
        fill=look["sheet"],
        stroke=look["sheet"],
        stroke_width=6.5,
        stroke_linejoin="round",
        opacity=0.92,
    )


@lru_cache(maxsize=16)
def architect(look: Look, scale: float = 1.0) -> Markup:
    """Draw the architect with helmet, plans and T-square, standing on the origin."""
    ink: dict[str, Attribute] = {"stroke": look["ink"], "stroke_width": 1.4, "stroke_linejoin": "round"}
    return group(
        path("M13.5 0V-46", fill="none", stroke=look["ink"], stroke_width=4.4, stroke_linecap="round"),
        path("M13.5 -1V-45", fill="none", stroke=look["sandstone"], stroke_width=2.2, stroke_linecap="round"),
        rect(6, -50, 15, 5, look["sandstone"], rx=1, **ink),
        path("M-11 0Q-11 -24 -6 -28H6Q11 -24 11 0Z", fill=look["basalt-shade"], **ink),
        path("M-3.6 -28L0 -17L3.6 -28Z", fill=look["marble"], stroke=look["edge"], stroke_width=DETAIL),
        path("M0 -27l-2 3l2 6l2 -6Z", fill=look["red"], stroke=look["edge"], stroke_width=0.5),
        group(
            rect(-13, -3.6, 24, 7.2, look["marble"], rx=2.5, stroke=look["edge"], stroke_width=1.2),
            path("M7 -3.6v7.2M-9 -3.6v7.2", stroke=look["blue-light"], stroke_width=1.6, fill="none"),
            transform="translate(-4 -11) rotate(-24)",
        ),
        circle(0, -33, 6.4, look["sandstone"], **ink),
        path("M-4.6 -32.6a2 2 0 1 0 4 0a2 2 0 1 0 -4 0Zm5.2 0a2 2 0 1 0 4 0a2 2 0 1 0 -4 0Z", fill="none",
             stroke=look["edge"], stroke_width=0.9),
        path("M-9.5 -36Q-8 -37 -7 -37Q-7 -45.5 0 -45.5Q7 -45.5 7 -37Q8 -37 9.5 -36Z", fill=look["marble"], **ink),
        path("M-1.6 -45.4V-37M1.6 -45.4V-37", fill="none", stroke=look["marble-shade"], stroke_width=DETAIL),
        transform=None if scale == 1.0 else f"scale({number(scale)})",
    )  # fmt: skip


# ---- Dice


@lru_cache(maxsize=64)
def die(look: Look, pips: int, is_black: bool, size: float = 44.0) -> Markup:
    """Draw a die that shows its pips to the sky, the middle of its base at the origin."""
    roof, front, flank = footprint(size, size * 0.86, size * 0.62)
    sky, south, east, dot = DARK if is_black else LIGHT
    x, y = raised(0, 0, size * 0.62)
    places = [(x + across * size * 0.27, y + down * size * 0.24) for across, down in PIPS[pips]]
    return group(
        path(outline(front), fill=look[south]),
        path(outline(flank), fill=look[east]),
        path(outline(roof), fill=look[sky]),
        path(outline(roof) + outline(front) + outline(flank), **_ink(look)),
        path(outline(roof), fill="none", stroke=look["basalt"], stroke_width=DETAIL) if is_black else "",
        path("".join(f"M{_at(place)}h0" for place in places), stroke=look[dot], stroke_width=size * 0.18, **_dots()),
    )


LIGHT = "marble", "marble-light", "marble-shade", "edge"
DARK = "basalt-shade", "basalt-shade", "edge", "marble"


def _dots() -> dict[str, str]:
    return {"fill": "none", "stroke_linecap": "round"}


# ---- Tags


@lru_cache(maxsize=256)
def rent_tag(look: Look, seat: int, rent: int, *, is_warning: bool = False) -> Markup:
    """Draw the tag with a rent and its landlord; its middle is the origin. As a warning it is gold, in a heavy frame."""
    hue, side = HUES[seat], 29.5 if rent >= THREE_DIGITS else 25.5
    return group(
        rect(-side, -13.5, 2 * side, 27, look["gold" if is_warning else "sheet"], rx=3, stroke=look["ink"], stroke_width=1.2),
        path(f"M{-side:g} -10.5q0 -3 3 -3h15v27h-15q-3 0 -3 -3Z", fill=look[hue.name], stroke=look["ink"], stroke_width=1.2),
        text(9.2 - side, 0.5, hue.letter[look.language], 21.2, look["edge"], plain=True, font_weight=700),
        text(9, 0.3, rent, 21, look["edge" if is_warning else "ink"]),
        rect(-side - 2, -15.5, 2 * side + 4, 31, rx=4, stroke=look["ink"], stroke_width=3) if is_warning else "",
    )


@lru_cache(maxsize=16)
def sum_tag(look: Look, rent: int) -> Markup:
    """Draw a tag with a rent and nobody's colour; its middle is the origin."""
    side = 22.0 if rent >= THREE_DIGITS else 16.0
    plate = rect(-side, -13.5, 2 * side, 27, look["sheet"], rx=3, stroke=look["ink"], stroke_width=1.2)
    return group(plate, text(0, 0.3, rent, 21, look["ink"]))


@lru_cache(maxsize=16)
def fall_sign(look: Look) -> Markup:
    """Draw the sign, round the origin, on what would be torn down: crossed out, as on an architect's plan."""
    return group(
        circle(0, 0, 13, look["sheet"], stroke=look["ink"], stroke_width=1.6),
        path("M-5.5 -5.5 5.5 5.5M5.5 -5.5 -5.5 5.5", fill="none", stroke=look["ink"], stroke_width=3.4, stroke_linecap="round"),
    )


@lru_cache(maxsize=16)
def raise_sign(look: Look) -> Markup:
    """Draw the sign, round the origin, on what may be raised: an arrow upwards."""
    return group(
        circle(0, 0, 13, look["ink"], stroke=look["sheet"], stroke_width=1.6),
        path(
            "M0 7V-6M-5.5 -1 0 -6.5 5.5 -1",
            fill="none",
            stroke=look["sheet"],
            stroke_width=3.2,
            stroke_linecap="round",
            stroke_linejoin="round",
        ),
    )


@lru_cache(maxsize=16)
def risen_sign(look: Look, side: int) -> Markup:
    """Draw a triangle on a tag's corner, as beside a revision: the page shows it where a rent has risen.

    On a narrow screen, where the rent needs all of the tag, it stands beside it, at the sides over it: off the sheet's edge.
    """
    drawn: dict[str, Attribute] = {"stroke": look["sheet"], "stroke_width": 4, "paint_order": "stroke"}
    narrow = at(*(-17, -35) if side in (EAST, WEST) else (15.5, -15.5))
    return path(
        RISEN_SHAPE, fill=look["ink"], stroke_linejoin="round", class_="risen", display="none", data_narrow=narrow, **drawn
    )


def _ink(look: Look) -> dict[str, Attribute]:
    return {"fill": "none", "stroke": look["ink"], "stroke_width": OUTLINE, "stroke_linejoin": "round"}


def _at(point: Point) -> str:
    return f"{number(point[0])} {number(point[1])}"
