"""The lines and washes of portraits."""

from baumeister.svg import Look, Markup
from baumeister.svg.element import path

SIZE = 64.0
INK = 1.8


def inked(look: Look, d: str, colour: str, line: str = "ink") -> Markup:
    """Draw a shape washed in a colour, with its line; nothing for an empty path."""
    if not d:
        return Markup("")
    return path(d, fill=look[colour], stroke=look[line], stroke_width=INK, stroke_linejoin="round")


def shade(look: Look, d: str) -> Markup:
    """Lay the soft shade on the side turned away from the light."""
    return path(d, fill=look["edge"], opacity=0.16)


def fine(look: Look, d: str, weight: float, colour: str = "edge") -> Markup:
    """Draw fine lines; nothing for an empty path."""
    if not d:
        return Markup("")
    return path(d, fill="none", stroke=look[colour], stroke_width=weight, stroke_linecap="round", stroke_linejoin="round")
