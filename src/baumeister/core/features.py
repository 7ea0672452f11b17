"""Views as numbers for learning: how the games' features are read, and what they have in common.

Each game's features.py begins with a table of its numbers: their offset, count, meaning and divisor (`0, 1`: yes or no). Where
a count is a product and no scale follows, a later table lists the second factor. Seats count clockwise from the viewer, colours
as their seats do; spectators and full states are seen from P1's seat. Places of absent seats stay 0. A test adds the
tables up.
"""

from collections.abc import Callable
from sys import modules
from typing import TypeVar

from baumeister.core.kernel import kernel
from baumeister.core.record import Floats, Head

State = TypeVar("State", bound=Head)

BOUND = 8.0
"""Observations lie in -BOUND … BOUND: flags in 0 … 1, everything else clipped at eight times its scale."""


def slices_of(features: Callable[[State, Floats], None], count: int) -> dict[str, slice]:
    """Return where the numbers of a view are, by name: the rows of the first table, named by its module's constants `…_AT`."""
    constants = vars(modules[features.__module__])
    starts = sorted((start, name) for name, start in constants.items() if name.endswith("_AT"))
    stops = [start for start, _ in starts[1:]] + [count]
    return {name[: -len("_AT")].lower(): slice(start, stop) for (start, name), stop in zip(starts, stops, strict=True)}


@kernel
def viewer_of(view: Head) -> int:
    """Return the seat, from 0, from which a view is written."""
    return max(int(view.viewer) - 1, 0)


@kernel
def place_of(view: Head, seat: int) -> int:
    """Return how many seats clockwise from the viewer a seat is."""
    return (int(seat) - viewer_of(view)) % int(view.seats)
