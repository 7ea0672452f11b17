"""A position seen from afar: boxes of colour on a sheet as large as a stamp, for lists of games."""

from collections.abc import Iterable
from typing import NamedTuple

from baumeister.svg.hatch import box

WIDTH, HEIGHT = 96.0, 60.0
Sketch = tuple[tuple[str, str], ...]
"""Colours by their names in the palette, each with the path that it fills."""


class Box(NamedTuple):
    """A box: its colour's name, its corner, its size."""

    colour: str
    left: float
    top: float
    width: float
    height: float


def sketch(boxes: Iterable[Box]) -> Sketch:
    """Put boxes together, those of a colour as one path; the first lies below."""
    paths: dict[str, str] = {}
    for colour, *place in boxes:
        paths[colour] = paths.get(colour, "") + box(*place)
    return tuple(paths.items())


def standing(hue: str, x: float, y: float, size: float, height: float) -> tuple[Box, Box]:
    """Return a block on a place, by its middle: its side to the south, and over it the face to the sky."""
    left, top = x - size / 2, y - size / 2 - height
    return Box(f"{hue}-shade", left, top + size, size, height), Box(f"{hue}-light", left, top, size, size)


__all__ = ["HEIGHT", "WIDTH", "Box", "Sketch", "sketch", "standing"]
