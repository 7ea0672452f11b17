"""Plates that hang in the town: what something costs, what a great project brings, whose it is."""

from functools import lru_cache

from baumeister.games.buerger.drawing.pieces import METALS, coin
from baumeister.games.buerger.drawing.pieces_tiles import HUES
from baumeister.games.buerger.rules.components import COST, DISTRICTS_OF_A_COLOUR, DOUBLES, FOUR_MORE
from baumeister.svg import Look, Markup
from baumeister.svg.element import at, group, number, path
from baumeister.svg.hatch import hatched, outline
from baumeister.svg.lettering import rimmed_text, text
from baumeister.svg.plan import rect
from baumeister.svg.solid import DETAIL, OUTLINE
from baumeister.text import Text

PLATE = 27.0  # how high plates are
COIN_STEP = 15.0
GLOW = 4.5  # round a plate
OWNER = 160.0  # as wide as an owner's sign may be
GAIN_SIZE = 24.0
LOW_GAIN = 1.3  # of a gain on a low screen, so that it can be read there,
LOW_PRICE, LOW_PRICE_AT = 1.2, (33.0, -52.0)  # and of its price, which stands beside the district's number
NOT_THERE = "scale(0)"  # elsewhere it would count for the box of what it belongs to
DOUBLED = Text("points ×2", "Punkte ×2")
FOUR = Text("+{points} points", "+{points} Punkte").format(points=FOUR_MORE)


def terms(look: Look, district: int) -> tuple[int, str]:
    """Return a great project's cost and, in words, its gain (BB 1.3)."""
    return int(COST[district]), (DOUBLED if DOUBLES[district] else FOUR)[look.language]


def plate(look: Look, width: float) -> Markup:
    """Draw a plate for what something costs, its west at the origin."""
    return rect(0, -PLATE / 2, width, PLATE, look["sheet"], rx=4, stroke=look["ink"], stroke_width=OUTLINE)


def _glow(look: Look, width: float) -> Markup:
    """Draw the light behind a plate."""
    return rect(
        -GLOW,
        -PLATE / 2 - GLOW,
        width + 2 * GLOW,
        PLATE + 2 * GLOW,
        look["lamplight"],
        rx=7,
        stroke=look["lamp"],
        stroke_width=2,
    )


def price_width(cost: int) -> float:
    """Return how wide a plate with a price in coins is."""
    return 13 + COIN_STEP * cost


def price_coins(look: Look, cost: int) -> list[Markup]:
    """Draw a plate's coins."""
    return [coin(look, 14 + COIN_STEP * index, 0, 10) for index in range(cost)]


def terms_width(cost: int, gain: str) -> float:
    """Return how wide the plate with a great project's cost and gain is."""
    return price_width(cost) + gain_width(gain)


def gain_width(gain: str) -> float:
    """Return how wide the plate with a gain is."""
    return 13 + 0.45 * GAIN_SIZE * len(gain)


def in_short(gain: str) -> str:
    """Return a gain's number alone, which covers nothing of the project on a low screen."""
    return next(word for word in gain.split() if not word.isalpha())


@lru_cache(maxsize=64)
def terms_plate(look: Look, district: int, gain: str, *, is_lit: bool = False) -> Markup:
    """Draw a great project's cost in coins and, in its district's colour, its gain; its west is the origin."""
    cost, short = int(COST[district]), in_short(gain)
    width, price = terms_width(cost, gain), price_width(cost)
    return group(
        group(_glow(look, width), data_low=_round_gain(width, gain_width(short))) if is_lit else "",
        group(plate(look, price + 4), *price_coins(look, cost), data_low=f"{at(*LOW_PRICE_AT)} scale({LOW_PRICE:g})"),
        group(_gain(look, district, gain), transform=at(price, 0), data_low=NOT_THERE),
        group(
            _gain(look, district, short),
            class_="narrow",
            display="none",
            data_narrow=NOT_THERE,
            data_low=f"scale({LOW_GAIN:g})",
        ),
    )


def _gain(look: Look, district: int, words: str) -> Markup:
    """Draw the plate with a gain in its district's colour, its west at the origin."""
    width, colour = gain_width(words), look[f"{HUES[district // DISTRICTS_OF_A_COLOUR].name}-text"]
    return group(
        rect(0, -PLATE / 2, width, PLATE, colour, stroke=look["ink"], stroke_width=OUTLINE, stroke_linejoin="round"),
        text(width / 2, 0, words, GAIN_SIZE, look["paper"], plain=True, font_weight=700),
    )


def _round_gain(width: float, gain: float) -> str:
    """Return the transform of a plate's light that lies round its gain alone."""
    across = (gain * LOW_GAIN + 2 * GLOW) / (width + 2 * GLOW)
    down = (PLATE * LOW_GAIN + 2 * GLOW) / (PLATE + 2 * GLOW)
    return f"{at((across - 1) * GLOW, 0)} scale({number(across)} {number(down)})"


def pointer(look: Look, district: int, east: float) -> Markup:
    """Draw the tip of a plate that hangs over the street: it points down into its district."""
    colour = look[f"{HUES[district // DISTRICTS_OF_A_COLOUR].name}-text"]
    tip = f"M{number(east - 24)} {PLATE / 2}h16l-8 8Z"
    return path(tip, fill=colour, stroke=look["ink"], stroke_width=OUTLINE, stroke_linejoin="round", class_="wide")


@lru_cache(maxsize=64)
def owner_sign(look: Look, seat: int, name: str) -> Markup:
    """Draw a completed project's owner: a bar of the crane's metal, and a name; its west is the origin."""
    hue, bar = METALS[seat], [(14.0, -12.0), (23.0, -12.0), (23.0, 12.0), (14.0, 12.0)]
    return group(
        rect(14, -12, 9, 24, look[hue.name], stroke=look["sheet"], stroke_width=7, paint_order="stroke"),
        path(outline(bar), fill=look[hue.name], stroke=look["edge"], stroke_width=DETAIL * 1.3),
        hatched(hue.hatch, [bar], 4.9, look["edge"], DETAIL, 0.3),
        rimmed_text(28, 0, name, 25.2, look["ink"], look["sheet"], 6, plain=True, anchor="start", font_weight=700),
    )


@lru_cache(maxsize=4)
def nobodys_sign(look: Look, name: str) -> Markup:
    """Write what stands in an owner's place where a great project has been left for good; its west is the origin."""
    return rimmed_text(28, 0, name, 24.8, look["ink-soft"], look["sheet"], 6, plain=True, anchor="start")
