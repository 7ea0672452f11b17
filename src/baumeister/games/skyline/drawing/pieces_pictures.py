"""The pictures of the action cards, each round its middle, 290 wide and 148 high. Stone stands for any seat's colour."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from baumeister.games.skyline.drawing.pieces import (
    DEPTH,
    HUES,
    WIDTH,
    architect,
    building_outline,
    die,
    house,
    pawn,
    skyscraper,
)
from baumeister.games.skyline.rules.components import ONE_FLOOR, TWO_FLOORS
from baumeister.svg import Look, Markup
from baumeister.svg.element import Attribute, at, group, number, path
from baumeister.svg.hatch import outline
from baumeister.svg.hue import Hue
from baumeister.svg.lettering import text
from baumeister.svg.pieces import coin
from baumeister.svg.pieces import pawn as pawn_body
from baumeister.svg.plan import circle, line, rect, trees
from baumeister.svg.solid import DETAIL, OUTLINE, footprint
from baumeister.text import NO_TEXT

STONE = Hue("sandstone", "falling", NO_TEXT)
ORANGE, BLUE, YELLOW, PURPLE = range(4)
GROUND = 56.0  # the height of the ground
HALF = 145.0  # of a picture's width
LETTERS = 30.0  # the size of what is written: eleven pixels on a small laptop's card


def unlettered(seat: int) -> Hue:
    """Return a seat's colour without its letter, which nobody could read in a picture."""
    return replace(HUES[seat], letter=NO_TEXT)


def roll_on(look: Look) -> Markup:
    """Card 1: a pawn before the wind, and the white die."""
    gusts = "M-122 -30H-60q16 0 16 -13t-14 -11M-112 -12H-30q12 0 12 11t-12 9M-124 8H-66q12 0 12 11t-11 9"
    return group(
        _road(look, 5),
        path(gusts, **_line(look["ink-faint"], 2.2)),
        group(pawn(look, ORANGE, 64), transform=f"{at(16, 42)} rotate(9)"),
        path("M46 6q22 -26 44 -4M78 -3l12 1l2 -12", **_line(look["ink"], 2)),
        group(die(look, 4, False, 42), transform="translate(100 38) rotate(12)"),
    )


def push_richest(look: Look) -> Markup:
    """Card 2: a pawn on its money, and three fields before it."""
    arcs = "M-52 -6q28 -34 50 0M-52 -6q46 -62 96 0M-52 -6q64 -90 142 0"
    numbers = [(-2.0, 1), (44.0, 2), (90.0, 3)]
    return group(
        _road(look, 6),
        path(arcs, **_line(look["ink-soft"], 1.6), stroke_dasharray="4 4"),
        group(*_coins(look, 3), transform=at(-78, 42)),
        group(pawn_body(look, STONE, 64), transform=at(-78, 20)),  # nobody’s colour
        *(_place(look, x, n) for x, n in numbers),
    )


def _place(look: Look, x: float, count: int) -> Markup:
    said = text(0, 0, count, LETTERS, look["ink"], class_="wide")
    return group(circle(0, 0, 20, look["sheet"], **_ink(look)), said, transform=at(x, 20))


def help_poorest(look: Look) -> Markup:
    """Card 3: the bank gives a note to a small house."""
    return group(
        _ground(look),
        group(_bank(look), transform=at(-62, GROUND)),
        group(_note(look, "100"), transform="translate(32 -34) rotate(-12)"),
        path("M-8 -22q10 -18 24 -16M60 -18q14 6 16 22m-7 -7l7 8l6 -9", **_line(look["ink"], 1.8)),
        group(house(look, STONE, ONE_FLOOR), transform=f"{at(78, 40)} scale(0.8)"),
    )


def roll_money(look: Look) -> Markup:
    """Card 4: both dice in a rain of coins."""
    places = [(-112, -34), (-72, -6), (-104, 36), (-34, -42), (12, -22), (54, -44), (92, -2), (122, -38), (112, 44), (2, 14)]
    drops = "".join(f"M{x} {y - 16}v-9M{x - 6} {y - 15}v-5M{x + 6} {y - 15}v-5" for x, y in places)
    return group(
        path(drops, **_line(look["ink-faint"], 1.2)),
        *(group(coin(look, 11, "10"), transform=at(x, y)) for x, y in places),
        group(die(look, 5, False, 50), transform=at(-42, 50)),
        group(die(look, 6, True, 50), transform=at(46, 52)),
    )


def tax_any(look: Look) -> Markup:
    """Card 5: a skyscraper under the magnifying glass."""
    return group(
        _ground(look),
        *(group(skyscraper(look, unlettered(seat)), transform=f"{at(x, 38)} scale(0.86)")
          for seat, x in ((BLUE, -84), (YELLOW, -6), (PURPLE, 70))),
        circle(-14, -12, 46, look["gold"], fill_opacity=0.28),
        circle(-14, -12, 46, stroke=look["ink"], stroke_width=6),
        circle(-14, -12, 46, stroke=look["sandstone"], stroke_width=2.4),
        path("M20 22L64 64", **_line(look["ink"], 12)),
        path("M24 26L63 63", **_line(look["sandstone"], 7)),
        group(_price(look, "50"), transform=at(96, -44)),
    )  # fmt: skip


def tax_own(look: Look) -> Markup:
    """Card 6: a sealed bill beside a skyscraper of one's own."""
    rows = "".join(f"M-40 {y}h{w}M26 {y}h14" for y, w in ((-22, 44), (-10, 36), (2, 50)))
    return group(
        _ground(look),
        group(skyscraper(look, STONE), transform=at(-72, 36)),
        group(
            path("M-52 -56H52V46l-8 6l-9 -6l-9 6l-9 -6l-9 6l-8 -6l-9 6l-9 -6l-9 6l-9 -6l-9 6l-7 -6Z", fill=look["sheet"],
                 **_ink(look)),
            text(0, -38, "§", LETTERS, look["ink"], class_="wide"),
            path(rows, **_line(look["ink-soft"], 1.8)),
            path("M-40 14H40", **_line(look["ink"], 1.4)),
            text(22, 29, "50", LETTERS, look["ink"], class_="wide"),
            circle(-24, 30, 11, look["red"], **_ink(look)),
            transform="translate(50 -4) rotate(5)",
        ),
    )  # fmt: skip


def topple_leader(look: Look) -> Markup:
    """Card 7: a crack runs through a skyscraper."""
    crack = "M-22 -84L-12 -66L-24 -52L-8 -36L-18 -20L0 -4L-10 14L4 26"
    return group(
        _ground(look),
        group(
            skyscraper(look, STONE),
            path(crack, **_line(look["ink"], 7)),
            path(crack, **_line(look["wash"], 3.6)),
            transform=f"{at(10, 38)} scale(1.15)",
        ),
        path("M-70 54l8 -8l9 4l3 5ZM-52 52l6 -5l8 6ZM62 55l6 -10l10 3l4 7ZM84 56l5 -5l6 5Z", fill=look["sandstone-light"],
             **_ink(look)),
        path("M-46 -40l-14 -7M-48 -22h-16M56 -34l15 -8M58 -14h16", **_line(look["ink-soft"], 2)),
    )  # fmt: skip


def swap_own(look: Look) -> Markup:
    """Card 8: two houses change places."""
    return group(
        _ground(look),
        group(house(look, STONE, ONE_FLOOR), transform=f"{at(-72, 32)} scale(1.05)"),
        group(house(look, HUES[BLUE], TWO_FLOORS), transform=f"{at(80, 32)} scale(1.05)"),
        path("M-66 -22Q-6 -76 50 -32m-2 -14l3 15l-15 -1M38 32Q2 60 -30 38m14 -1l-15 0l4 14", **_line(look["ink"], 2.4)),
    )


def extra_floor(look: Look) -> Markup:
    """Card 9: a crane works by moonlight."""
    mast = "".join(f"M-92 {y}l14 -12m-14 0l14 12" for y in range(56, -44, -12))
    stars = "".join(f"M{x} {y}h0" for x, y in ((-20, -56), (20, -40), (-50, -30), (116, -10), (2, -16), (-116, -52)))
    return group(
        _ground(look),
        path("M88 -64a24 24 0 1 0 22 36a20 20 0 0 1 -22 -36Z", fill=look["gold"], **_ink(look)),
        path(stars, **_line(look["ink-soft"], 3.4)),
        path(f"M-92 {GROUND}V-60M-78 {GROUND}V-60{mast}", **_line(look["ink"], 1.5)),
        path("M-118 -52H52M-85 -70L-118 -52M-85 -70L48 -52M-92 -60h14v8h-14Z", **_line(look["ink"], 1.8)),
        rect(-122, -52, 20, 15, look["slate"], **_ink(look)),
        path("M26 -52V-22M26 -22L2 -8M26 -22L52 -8", **_line(look["ink"], 1.4)),
        group(house(look, STONE, ONE_FLOOR), transform=at(32, 20)),
        path("M-2 50H68", **_line(look["ink-faint"], 1.4), stroke_dasharray="5 4"),
    )


def swap_others(look: Look) -> Markup:
    """Card 10: two others' buildings go round in a ring."""
    return group(
        _ground(look),
        group(skyscraper(look, unlettered(BLUE)), transform=f"{at(-70, 34)} scale(0.95)"),
        group(house(look, HUES[YELLOW], TWO_FLOORS), transform=f"{at(78, 34)} scale(0.95)"),
        path("M-44 -44Q10 -78 56 -30m-1 -15l2 16l-15 -2M40 40Q4 66 -28 44m14 -1l-15 0l4 14", **_line(look["ink"], 2.4)),
        group(pawn_body(look, HUES[ORANGE], 40), transform=at(4, 12)),
    )


def relocate(look: Look) -> Markup:
    """Card 11: a house rides on a lorry."""
    return group(
        _road(look, 5),
        group(house(look, STONE, ONE_FLOOR), transform=at(-34, 2)),
        path("M-88 14H34v11H-88Z", fill=look["slate"], **_ink(look)),
        path("M38 25V-18q0 -5 5 -5H64q5 0 8 5L84 2q6 1 6 8V25Z", fill=look["slate-light"], **_ink(look)),
        path("M48 -14H62L72 2H48Z", fill=look["sheet"], **_ink(look)),
        *(group(circle(0, 0, 12, look["basalt-shade"], **_ink(look)), circle(0, 0, 4, look["marble"]), transform=at(x, 28))
          for x in (-66, -38, 60)),
        path("M-124 -8h22M-118 4h18M-126 16h26", **_line(look["ink-faint"], 2)),
    )  # fmt: skip


def remove(look: Look) -> Markup:
    """Card 12: the ball is about to strike."""
    return group(
        _ground(look),
        path(f"M-122 {GROUND}L-64 -68L-98 {GROUND}", **_line(look["ink"], 2)),
        path("M-115 40l19 0M-110 22l19 0M-104 4l18 0M-97 -16l17 0M-90 -36l15 0M-98 56L-96 40L-110 22L-86 4L-97 -16L-75 -36",
             **_line(look["ink"], 1.2)),
        path("M-64 -68L-6 -4", **_line(look["ink"], 2.2)),
        path("M-60 8q8 20 26 26M-52 -6q4 12 14 18", **_line(look["ink-faint"], 2)),
        group(house(look, HUES[PURPLE], TWO_FLOORS), transform=f"{at(72, 32)} scale(1.15)"),
        circle(0, 6, 21, look["basalt-shade"], **_ink(look)),
        path("M-12 0q3 -10 13 -10", **_line(look["marble"], 2.4)),
        path("M24 -34l-10 -10M38 -42l-3 -15M54 -44l6 -12", **_line(look["lit"], 2.4)),
    )  # fmt: skip


def take_back(look: Look) -> Markup:
    """Card 13: the architect finds a flaw; of the house only a dashed line is left."""
    return group(
        _ground(look),
        path(building_outline(TWO_FLOORS), fill=look["sheet"], fill_opacity=0.6, stroke=look["ink"], stroke_width=1.6,
             stroke_dasharray="5 4", transform=f"{at(44, 32)} scale(1.2)"),
        path(outline(footprint(WIDTH * 1.2, DEPTH * 1.2, 0)[0]), fill="none", stroke=look["ink-faint"], stroke_width=DETAIL,
             transform=at(44, 32)),
        path("M18 -18L58 30M58 -18L18 30", **_line(look["red-light"], 6)),
        path("M100 26v-34m-9 10l9 -11l9 11", **_line(look["ink"], 2.4)),
        group(architect(look, 1.7), transform=at(-66, GROUND)),
    )  # fmt: skip


# ---- Shared by several cards


def _ground(look: Look) -> Markup:
    grown = [(-120.0, 62.0, 6.0), (118.0, 64.0, 5.0), (-104.0, 66.0, 4.0)]
    return group(line(-HALF, GROUND, HALF, GROUND, look["ink-soft"], OUTLINE), trees(look, grown))


def _road(look: Look, fields: int) -> Markup:
    """Draw a piece of the road, from side to side."""
    step = 2 * HALF / fields
    seams = "".join(f"M{number(-HALF + i * step)} 0V{GROUND:g}" for i in range(1, fields))
    return group(
        rect(-HALF, 0, 2 * HALF, GROUND, look["sheet"]),
        path(f"M-{HALF:g} 0H{HALF:g}M-{HALF:g} {GROUND:g}H{HALF:g}", **_line(look["ink-soft"], OUTLINE)),
        path(seams, **_line(look["line"], OUTLINE), stroke_dasharray="6 5"),
    )


def _coins(look: Look, count: int) -> Sequence[Markup]:
    """Draw a pile of coins seen from the side."""
    edge = "a22 8 0 0 0 44 0v-7a22 8 0 0 0 -44 0Z"
    pile = [path(f"M-22 {-7 * i}{edge}", fill=look["gold"], **_ink(look)) for i in range(count)]
    top = -7 * count
    return [*pile, path(f"M-22 {top}a22 8 0 1 0 44 0a22 8 0 1 0 -44 0Z", fill=look["gold"], **_ink(look))]


def _bank(look: Look) -> Markup:
    """Draw a bank with columns and gable, standing on the origin."""
    return group(
        rect(-52, -8, 94, 8, look["marble"], **_ink(look)),
        rect(-46, -54, 82, 46, look["marble-light"], **_ink(look)),
        *(rect(x, -52, 8, 43, look["marble"], stroke=look["ink"], stroke_width=1.1) for x in (-42, -20, 2, 24)),
        path("M-54 -54H44L-5 -88Z", fill=look["marble"], **_ink(look)),
        circle(-5, -66, 7, look["gold"], stroke=look["edge"], stroke_width=DETAIL),
    )


def _note(look: Look, words: str) -> Markup:
    return group(
        rect(-30, -17, 60, 34, look["marble"], rx=2, **_ink(look)),
        rect(-26, -13, 52, 26, stroke=look["green-light"], stroke_width=1.2),
        circle(-19, 0, 4.5, look["green"], stroke=look["edge"], stroke_width=DETAIL),
        text(6, 0, words, LETTERS / 1.5, look["edge"], class_="wide"),
        transform="scale(1.5)",
    )


def _price(look: Look, words: str) -> Markup:
    """Draw a price tag on a string."""
    return group(
        path("M-26 0L-13 -15H24V15H-13Z", fill=look["sheet"], **_ink(look)),
        circle(-14, 0, 3.4, look["wash"], stroke=look["ink"], stroke_width=DETAIL),
        text(6, 0, words, LETTERS / 1.5, look["ink"], class_="wide"),
        transform="scale(1.5)",
    )


def _ink(look: Look) -> dict[str, Attribute]:
    return {"stroke": look["ink"], "stroke_width": OUTLINE, "stroke_linejoin": "round"}


def _line(colour: str, weight: float) -> dict[str, Attribute]:
    return {
        "fill": "none", "stroke": colour, "stroke_width": weight, "stroke_linecap": "round", "stroke_linejoin": "round",
    }  # fmt: skip


PICTURES: Mapping[int, Callable[[Look], Markup]] = {
    1: roll_on,
    2: push_richest,
    3: help_poorest,
    4: roll_money,
    5: tax_any,
    6: tax_own,
    7: topple_leader,
    8: swap_own,
    9: extra_floor,
    10: swap_others,
    11: relocate,
    12: remove,
    13: take_back,
}
