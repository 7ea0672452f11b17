"""Project Skyline's action cards: a picture, a title, a text (PS 5)."""

from functools import lru_cache
from math import cos, pi, sin
from textwrap import wrap

from baumeister.games.skyline.drawing.pieces_pictures import PICTURES
from baumeister.games.skyline.words.phrases_cards import CARDS
from baumeister.svg import Look, Markup
from baumeister.svg.element import at, group, number, path
from baumeister.svg.lettering import text
from baumeister.svg.pieces import card as blank_card
from baumeister.svg.plan import rect
from baumeister.svg.solid import DETAIL, OUTLINE

CARD = (282.0, 252.0)
PICTURE = 104.0  # height of the picture
LETTERS = 30  # in a line


@lru_cache(maxsize=16)
def back(look: Look) -> Markup:
    """Draw the back of the action cards, a skyline seen from the river; its corner is the origin."""
    width, height = CARD
    x, horizon = width / 2, 178.0
    waves = "".join(f"M{34 + i * 37 + j * 16} {horizon + 18 + j * 16}q7 -4 14 0t14 0" for j in range(3) for i in range(6 - j))
    return blank_card(
        look,
        width,
        height,
        rect(10, 10, width - 20, height - 20, look["ground"], stroke=look["ink"], stroke_width=DETAIL),
        path(f"M10 {horizon:g}H{width - 10:g}V{height - 10:g}H10Z", fill=look["water"]),
        path(f"M{x - 70:g} {horizon:g}a70 70 0 0 1 140 0Z", fill=look["wash"], stroke=look["ink-faint"], stroke_width=DETAIL),
        path(_rays(x, horizon), fill="none", stroke=look["line"], stroke_width=OUTLINE),
        path(_skyline(horizon), fill=look["sheet"], stroke=look["ink"], stroke_width=OUTLINE, stroke_linejoin="round"),
        path(waves, fill="none", stroke=look["ink-faint"], stroke_width=DETAIL),
        path(f"M10 {horizon:g}H{width - 10:g}", fill="none", stroke=look["ink"], stroke_width=OUTLINE),
    )


def _rays(x: float, y: float) -> str:
    """Return the rays of a sun that sets at a place."""
    rays = []
    for turn in range(1, 12):
        way = (cos(pi * turn / 12), -sin(pi * turn / 12))
        rays.append("".join(f"{verb}{number(x + r * way[0])} {number(y + r * way[1])}" for verb, r in (("M", 80), ("L", 118))))
    return "".join(rays)


def _skyline(horizon: float) -> str:
    """Return stepped towers from west to east, each by its middle, its width and its height."""
    towers = ((38, 34, 44), (70, 30, 82), (104, 36, 62), (141, 44, 138), (180, 34, 96), (214, 34, 58), (246, 32, 78))
    return "".join(_tower(x, horizon, width / 2, height) for x, width, height in towers)


def _tower(x: float, y: float, half: float, height: float) -> str:
    steps = ((1.0, 0.5), (0.68, 0.78), (0.36, 1.0))
    left = "".join(f"H{number(x - half * wide)}V{number(y - height * up)}" for wide, up in steps)
    right = "".join(f"H{number(x + half * wide)}V{number(y - height * down)}" for (wide, _), down in
                    zip(steps[::-1], (0.78, 0.5, 0.0), strict=True))  # fmt: skip
    spire = f"M{number(x)} {number(y - height)}v-14" if height > 70 else ""
    return f"M{number(x - half)} {number(y)}{left}{right}Z{spire}"


def balanced(words: str) -> list[str]:
    """Break a text into as few lines as it needs, as even as they can be."""
    count = len(wrap(words, LETTERS))
    narrowest = next(width for width in range(LETTERS // 2, LETTERS + 1) if len(wrap(words, width)) == count)
    return wrap(words, narrowest)


@lru_cache(maxsize=64)
def card(look: Look, kind: int) -> Markup:
    """Draw the face of an action card; its corner is the origin. On a phone held sideways the prompt says the words."""
    width, height = CARD
    lines = balanced(CARDS[kind].text[look.language])
    top = 168.0 if len(lines) < 4 else 160.0
    return blank_card(
        look,
        width,
        height,
        group(
            rect(10, 10, width - 20, PICTURE, look["wash"], stroke=look["ink"], stroke_width=DETAIL),
            group(PICTURES[kind](look), transform=f"{at(width / 2, 9 + PICTURE / 2)} scale(0.7)"),
            data_sideways=at(0, (height - PICTURE) / 2 - 10),
        ),
        group(
            text(width / 2, 134, CARDS[kind].title[look.language], 24, look["ink"]),
            *(
                text(width / 2, top + index * 22, line, 21.2, look["ink-soft"], plain=True, font_weight=500)
                for index, line in enumerate(lines)
            ),
            class_="not-sideways",
        ),
    )
