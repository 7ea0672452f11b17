"""Common parts of the great projects' drawings: openings and lines on south walls, flags."""

from baumeister.svg import Look, Markup
from baumeister.svg.element import group, number, path
from baumeister.svg.house import Body, Paint, facade
from baumeister.svg.solid import DETAIL, raised

Drawn = tuple[str, ...]
"""Parts of a building, from far to near."""


def holes(look: Look, body: Body, *paths: str) -> Markup:
    """Draw the openings of a south wall."""
    return facade(body, path("".join(paths), fill=look["ink"]))


def lines(look: Look, body: Body, d: str, weight: float = DETAIL) -> Markup:
    """Draw lines on a south wall."""
    return facade(body, path(d, fill="none", stroke=look["ink"], stroke_width=weight))


def flag(look: Look, x: float, y: float, height: float, hue: Paint) -> Markup:
    """Draw a flag on a roof."""
    left, top = raised(x, y, height)
    return group(
        path(f"M{number(left)} {number(top)}v-13", fill="none", stroke=look["ink"], stroke_width=1.1),
        path(
            f"M{number(left)} {number(top - 13)}h11l-3 3.2l3 3.2h-11Z", fill=look[hue.sun], stroke=look["ink"], stroke_width=0.9
        ),
    )
