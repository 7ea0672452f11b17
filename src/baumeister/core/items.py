"""Scores by item: a seat, its points, one of the game's reasons, a subject.

A game's `itemise(state, items)` writes one row for each reason for points and returns how many it wrote. Their sums are the
scores. Words, panels, logs and analysis phrase these rows; none of them counts again.
"""

from collections.abc import Callable, Iterable
from typing import NamedTuple

import numpy as np

from baumeister.core.kernel import kernel
from baumeister.core.record import Items

SEAT, POINTS, REASON, SUBJECT = range(4)
"""The columns: a seat from 0 (-1: nobody gets it), points, the index of a reason, a subject (its meaning is the game's)."""


@kernel
def add_item(items: Items, count: int, seat: int, points: int, reason: int, subject: int) -> int:
    """Write a row after the first `count`; return how many there are then."""
    items[count, SEAT] = seat
    items[count, POINTS] = points
    items[count, REASON] = reason
    items[count, SUBJECT] = subject
    return count + 1


class Item(NamedTuple):
    """A row, for Python; seats count from 0."""

    seat: int
    points: int
    reason: int
    subject: int


def read_items(most: int, write: Callable[[Items], int]) -> list[Item]:
    """Return the rows that a kernel writes, `most` at most; `write` hands it the array and returns how many it wrote."""
    items = np.zeros((most, len(Item._fields)), np.int64)
    return [Item(*row) for row in items[: write(items)].tolist()]


def by_seat(items: Iterable[Item], seats: int) -> tuple[int, ...]:
    """Add up each seat's points."""
    sums = [0] * seats
    for item in items:
        if item.seat >= 0:
            sums[item.seat] += item.points
    return tuple(sums)
