"""Parts: clickable groups, which the log can point at.

A part is a group of the class `part` with an id, a `title`, and a child of the class `halo`, hidden by
`visibility="hidden"` until the page shows it. A move is the set of its parts, which can be clicked in any order; each game's
parts.py names them. Parts of the class `later` are lit quietly until another is chosen: else all places for all pieces would
shine at once.
"""

from baumeister.svg.element import Attribute, Markup, group, path
from baumeister.svg.look import Look

AROUND = 3.6  # weight of a halo round flat things
STANDING = 8.0  # round things that stand up on the board and hide the inner half of the line


def halo(look: Look, shape: str, weight: float = AROUND, **attributes: Attribute) -> Markup:
    """Draw the halo of a part that can be clicked."""
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


def set_back(look: Look, shape: str) -> Markup:
    """Draw, over a piece that lies among those that can be chosen but can't be, what pales it: as by tracing paper, dashed."""
    line: dict[str, Attribute] = {"stroke_width": 2.2, "stroke_linejoin": "round"}
    paper = path(shape, fill=look["wash"], stroke=look["wash"], opacity=0.5, **line)
    return group(paper, path(shape, fill="none", stroke=look["ink-faint"], stroke_dasharray="4 3", **line), class_="set-back")


def rim(look: Look, shape: str) -> Markup:
    """Draw what makes a part that can be clicked unmistakable among its likes: a line round it, with paper between."""
    line = {"fill": "none", "stroke_linejoin": "round"}
    return group(
        path(shape, stroke=look["lamp"], stroke_width=13.5, **line),
        path(shape, stroke=look["sheet"], stroke_width=7.0, **line),
        class_="rim",
        visibility="hidden",
    )


def hit(look: Look, shape: str) -> Markup:
    """Draw an invisible part that can be clicked."""
    return path(shape, fill=look["lit"], fill_opacity=0.0, class_="hit")
