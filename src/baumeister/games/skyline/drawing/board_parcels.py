"""The land under each seat's buildings in Project Skyline, which shows how they are connected (PS 3.3)."""

from collections.abc import Iterator
from functools import lru_cache

import numpy as np

from baumeister.games.skyline.drawing.board_place import PITCH, Box, lot_box
from baumeister.games.skyline.drawing.pieces import HUES
from baumeister.games.skyline.rules.components import SIZE
from baumeister.games.skyline.rules.state import State
from baumeister.svg import Look, Markup
from baumeister.svg.element import group, path
from baumeister.svg.hatch import box, hatched
from baumeister.svg.solid import DETAIL


def parcels(view: State, look: Look) -> Iterator[Markup]:
    """Wash the land of each seat's buildings, streets inside a group included: so groups show (PS 3.3)."""
    for seat in range(view.seats):
        own = np.flatnonzero(view.owners == seat).tolist()
        if own:
            yield group(parcel(look, seat, tuple(own)), id=f"land-{seat + 1}", class_="after-move")


@lru_cache(maxsize=1024)
def parcel(look: Look, seat: int, own: tuple[int, ...]) -> Markup:
    """Draw the land under a seat's buildings."""
    boxes = [*map(lot_box, own), *_bridges(own)]
    hue = HUES[seat]
    corners = [[(x, y), (x + w, y), (x + w, y + d), (x, y + d)] for x, y, w, d in boxes]
    return group(
        path("".join(box(*each) for each in boxes), fill=look[hue.name], opacity=0.5),
        hatched(hue.hatch, corners, 9.0, look["ink"], DETAIL, 0.28),
        path("".join(box(*lot_box(field)) for field in own), fill="none", stroke=look["ink-soft"], stroke_width=DETAIL),
        class_=f"parcels seat-{seat + 1}",
    )


def _bridges(own: tuple[int, ...]) -> Iterator[Box]:
    """Return the pieces of street between lots that are side by side."""
    for field in own:
        x, y, width, depth = lot_box(field)
        if field % SIZE < SIZE - 1 and field + 1 in own:
            yield x + width, y + 14, PITCH[0] - width, depth - 28
        if field + SIZE in own:
            yield x + 16, y + depth, width - 32, PITCH[1] - depth
