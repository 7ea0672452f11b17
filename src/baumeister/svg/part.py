"""Parts: what people can click, and what the log points at.

A part is a group of the class `part` with an id, a `title` that says what it is, and a child of the class `halo`, hidden by
`visibility="hidden"` until the page shows it. A move is the set of its parts, which can be clicked in any order; each game's
parts.py names them.
"""

from baumeister.svg.element import Attribute, Markup, path
from baumeister.svg.look import Look

AROUND = 3.6  # weight of a halo round what lies flat
STANDING = 8.0  # round what stands up on the board and hides the inner half of the line


def halo(look: Look, shape: str, weight: float = AROUND, **attributes: Attribute) -> Markup:
    """Draw what the page shows of a part that can be clicked."""
    return path(
        shape,
        fill=look["lit"],
        fill_opacity=0.14,
        stroke=look["lit"],
        stroke_width=weight,
        stroke_linejoin="round",
        class_="halo standing" if weight == STANDING else "halo",
        visibility="hidden",
        **attributes,
    )


def hit(look: Look, shape: str) -> Markup:
    """Draw what can be clicked, though it can't be seen."""
    return path(shape, fill=look["lit"], fill_opacity=0.0, class_="hit")
