"""The seats' coats of arms: a beast on the seat's colour and hatch."""

from functools import lru_cache
from math import cos, radians, sin

from baumeister.games.wettstreit.drawing.pieces_masonry import FINE
from baumeister.svg import Look, Markup
from baumeister.svg.element import at, group, number, path
from baumeister.svg.hatch import hatched
from baumeister.svg.hue import BLUE, ORANGE, PURPLE, YELLOW
from baumeister.svg.solid import OUTLINE

HUES = (ORANGE, BLUE, YELLOW, PURPLE)

# Heads round the origin, some 20 units high; faces are left out of them, eyes and noses.
LION = (
    "M0 -11.5Q2.4 -10.8 3 -9.4Q5.4 -10.8 7 -9.6Q7.4 -7.8 7.2 -6.6Q9.8 -6 10.2 -3.6Q9.4 -2 8.6 -1.2Q10.8 0.6 10.2 3.4"
    "Q8.6 4 7.6 4Q8.2 6.8 6.2 8.4Q4.6 8.2 3.8 7.4Q2.8 10.4 0 11.6Q-2.8 10.4 -3.8 7.4Q-4.6 8.2 -6.2 8.4"
    "Q-8.2 6.8 -7.6 4Q-8.6 4 -10.2 3.4Q-10.8 0.6 -8.6 -1.2Q-9.4 -2 -10.2 -3.6Q-9.8 -6 -7.2 -6.6Q-7.4 -7.8 -7 -9.6"
    "Q-5.4 -10.8 -3 -9.4Q-2.4 -10.8 0 -11.5Z"
)
LION_FACE = (
    "M-4.6 -3.4L-1.4 -2.2L-3.4 -1ZM4.6 -3.4L1.4 -2.2L3.4 -1ZM-2 1.6H2L0.4 3.8V5.4Q2 6.6 3.4 5.4Q2.4 8 0 6.6"
    "Q-2.4 8 -3.4 5.4Q-2 6.6 -0.4 5.4V3.8Z"
)
EAGLE = (
    "M0 -10.5Q3 -11.5 3.6 -8.6L5.2 -7.6L3 -6.6Q2.4 -4.5 3.4 -3L6 -8.5L7.6 -5.5L10.4 -6L9.8 -2.6L11.4 -0.4L8.6 1"
    "L8.8 3.6L5.6 3.2L2.6 5L5 9.5L1.6 8.5L0 11L-1.6 8.5L-5 9.5L-2.6 5L-5.6 3.2L-8.8 3.6L-8.6 1L-11.4 -0.4L-9.8 -2.6"
    "L-10.4 -6L-7.6 -5.5L-6 -8.5L-3.4 -3Q-2 -5 -2 -7.5Q-2 -10 0 -10.5Z"
)
EAGLE_FACE = "M1 -8.6a0.9 0.9 0 1 0 0.1 0Z"
BEAR = (
    "M-4.6 -8.2Q-5.4 -11 -8 -10.6Q-11 -10 -10.6 -7Q-10.2 -4.8 -8.4 -4.2Q-9.6 0 -7.6 4Q-5 9.6 0 10.4Q5 9.6 7.6 4"
    "Q9.6 0 8.4 -4.2Q10.2 -4.8 10.6 -7Q11 -10 8 -10.6Q5.4 -11 4.6 -8.2Q0 -10 -4.6 -8.2Z"
)
BEAR_FACE = (
    "M-4.6 -2.6h2v2h-2ZM2.6 -2.6h2v2H2.6ZM-4 4.4Q-3.4 1 0 1Q3.4 1 4 4.4Q3.4 8 0 8.2Q-3.4 8 -4 4.4ZM-2.2 3.4"
    "Q0 5.8 2.2 3.4Q1.6 2.6 0 2.6Q-1.6 2.6 -2.2 3.4ZM0 5v2.2"
)
STAG = (
    "M-2.6 -2.5Q-6 -3 -8.6 -6.4L-8.2 -11L-6.4 -11L-6.4 -8.4L-4.6 -7.4L-4.8 -10.6L-3 -10.6L-2.8 -6.2L-1.4 -4.6H1.4"
    "L2.8 -6.2L3 -10.6L4.8 -10.6L4.6 -7.4L6.4 -8.4L6.4 -11L8.2 -11L8.6 -6.4Q6 -3 2.6 -2.5L7 -1.6L4 1.2L2.4 7.6"
    "Q0 11.4 -2.4 7.6L-4 1.2L-7 -1.6Z"
)
STAG_FACE = "M-2.6 -0.4h1.8v1.8h-1.8ZM0.8 -0.4h1.8v1.8H0.8ZM-1.2 6.6H1.2L0 8.2Z"
BEASTS = ((LION, LION_FACE), (EAGLE, EAGLE_FACE), (BEAR, BEAR_FACE), (STAG, STAG_FACE))
LEAF = "M0 3C-5 0 -5 -6 0 -10C5 -6 5 0 0 3Z"
LEAVES, OUTWARDS, LAUREL = range(-70, 71, 20), 30, 22.0  # a branch's, in degrees round the arms; how they turn; how far away
SHIELD = "M-15 -17H15V2Q15 13 0 19Q-15 13 -15 2Z"


@lru_cache(maxsize=32)
def arms(look: Look, seat: int, scale: float = 1.0) -> Markup:
    """Draw a seat's coat of arms round the origin: its beast on its colour and hatch."""
    hue = HUES[seat]
    beast, face = BEASTS[seat]
    field = [(-14.0, -16.0), (14.0, -16.0), (14.0, 4.0), (8.0, 13.0), (0.0, 17.0), (-8.0, 13.0), (-14.0, 4.0)]
    return group(
        path(SHIELD, fill=look[hue.name], stroke=look["edge"], stroke_width=OUTLINE, stroke_linejoin="round"),
        hatched(hue.hatch, [field], 4.6, look["edge"], FINE, 0.45),
        path(
            beast,
            fill=look["edge"],
            stroke=look[hue.name],
            stroke_width=1.6,
            stroke_linejoin="round",
            paint_order="stroke",
        ),
        path(face, fill=look[hue.name]),
        transform=f"scale({scale:g})" if scale != 1.0 else None,
    )


@lru_cache(maxsize=8)
def laurel(look: Look) -> Markup:
    """Draw two branches of laurel round a coat of arms."""
    leaves = (
        path(LEAF, transform=f"{at(side * LAUREL * cos(radians(angle)), LAUREL * sin(radians(angle)))} rotate({turned})")
        for side in (-1, 1)
        for angle in LEAVES
        for turned in (number(side * (angle + OUTWARDS)),)
    )
    return group(*leaves, fill=look["gold"], stroke=look["edge"], stroke_width=FINE)
