"""Coins, cranes, the Mayor, and the marks by which seats are told apart."""

from functools import lru_cache

from baumeister.games.buerger.words.phrases import SEAT_HUES
from baumeister.svg import Look, Markup
from baumeister.svg.element import Attribute, at, group, number, path
from baumeister.svg.hue import Hue
from baumeister.svg.pieces import swatch
from baumeister.svg.plan import circle, rect
from baumeister.svg.solid import DETAIL, OUTLINE, block, silhouette
from baumeister.text import NO_TEXT

HATCHES = ("diagonal", "level", "dots", "cross")
METALS = tuple(
    Hue(*each, NO_TEXT) for each in zip(SEAT_HUES, HATCHES, strict=True)
)  # their names stand beside them: letters are the tiles'


def coin(look: Look, x: float, y: float, radius: float) -> Markup:
    """Draw a coin."""
    return group(
        circle(x, y, radius, look["gold"], stroke=look["edge"], stroke_width=OUTLINE * min(radius / 9, 1)),
        circle(x, y, radius * 0.68, stroke=look["edge"], stroke_width=DETAIL),
        path(
            f"M{number(x)} {number(y - radius * 0.36)}V{number(y + radius * 0.36)}",
            stroke=look["edge"],
            stroke_width=DETAIL * 1.4,
        ),
    )


@lru_cache(maxsize=64)
def crane(look: Look, seat: int, reach: float = 27.0) -> Markup:
    """Draw a crane as the builders of the time had it, in a seat's metal, reaching east or west; it stands on the origin."""
    hue = METALS[seat]
    tip_x, tip, back = reach, -52.0, -7 if reach > 0 else 1
    beams = "M-10 -7L-3 -40L4 -7M-3 -40V-7"
    jib = f"M{back} -26L{tip_x} {tip}M-3 -40L{tip_x} {tip}"
    joined: dict[str, Attribute] = {"stroke_linecap": "round", "stroke_linejoin": "round"}
    lines: dict[str, Attribute] = {"fill": "none", **joined}
    return group(
        path(silhouette(22, 15, 7) + beams + jib, fill=look["sheet"], stroke=look["sheet"], stroke_width=10, **joined),
        block(look, hue, 22, 15, 1, 7),
        path(beams + jib, stroke=look["ink"], stroke_width=4.6, **lines),
        path(beams + jib, stroke=look[hue.name], stroke_width=2.2, **lines),
        path(f"M{tip_x} {tip}v20", stroke=look["ink"], stroke_width=DETAIL * 1.3, fill="none"),
        rect(tip_x - 5, tip + 20, 10, 7, look["sheet"], stroke=look["ink"], stroke_width=DETAIL * 1.3),
        group(swatch(look, hue, 15), transform=at(-3, -42)),
    )


@lru_cache(maxsize=16)
def mayor(look: Look) -> Markup:
    """Draw the Mayor with hat, chain and stick; he stands on the origin."""
    coat = "M-9 0L-7.5 -20Q-7 -25 0 -25Q7 -25 7.5 -20L9 0Z"
    hat = "M-9.5 -36.5Q0 -33.5 9.5 -36.5L6 -38L5.6 -49Q0 -50.5 -5.6 -49L-6 -38Z"
    return group(
        path("M12 0L9.5 -21", stroke=look["ink"], stroke_width=2, fill="none", stroke_linecap="round"),
        path(coat, fill=look["ink"], stroke=look["paper"], stroke_width=1.2, stroke_linejoin="round"),
        path("M-2.4 -25L0 -14L2.4 -25Z", fill=look["paper"]),
        path("M-5 -24Q0 -9 5 -24", fill="none", stroke=look["gold"], stroke_width=2),
        circle(0, -12.5, 2.6, look["gold"], stroke=look["ink"], stroke_width=DETAIL),
        circle(0, -31, 6.6, look["zinc"], stroke=look["edge"], stroke_width=1.2),
        path("M-4 -29.6Q-1.5 -31.6 0 -29.6Q1.5 -31.6 4 -29.6", fill="none", stroke=look["edge"], stroke_width=1.6),
        path(hat, fill=look["ink"], stroke=look["paper"], stroke_width=1.0, stroke_linejoin="round"),
        transform="scale(1.2)",
    )
