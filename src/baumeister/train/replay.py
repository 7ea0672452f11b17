"""The positions that are learned from: the newest some hundred thousand, in memory."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from baumeister.core.record import Floats, Integers
from baumeister.core.rules import Rules
from baumeister.train.player import GamesPlayed, Halves
from baumeister.train.work import PARTS

HELD_OUT = 16
"""One game in so many is held out, to tell learning from memorising."""


class Batch(NamedTuple):
    """Some positions, as in `Harvest`."""

    numbers: Halves
    places: Floats
    seats: Integers


def split(found: GamesPlayed) -> tuple[Batch, Batch]:
    """Return the positions to learn from, and those held out."""
    is_held_out = found.games % HELD_OUT == 0
    taught, held_out = (
        Batch(found.numbers[rows], found.places[:, rows], found.seats[rows]) for rows in (~is_held_out, is_held_out)
    )
    return taught, held_out


def join_batches(batches: Sequence[Batch]) -> Batch:
    """Return several batches as one."""
    numbers, places, seats = zip(*batches, strict=True)
    return Batch(np.concatenate(numbers), np.concatenate(places, axis=1), np.concatenate(seats))


class Replay:
    """A ring of positions: new ones take the place of the oldest."""

    def __init__(self, rules: Rules, size: int) -> None:
        self._numbers = np.zeros((size, rules.feature_count), np.float16)
        self._places = np.zeros((PARTS, size, rules.seats[-1]), np.float32)
        self._seats = np.zeros(size, np.int64)
        self._size, self._next, self.count = size, 0, 0

    def add(self, batch: Batch) -> None:
        """Take positions in; if they are too many, the last of them."""
        kept = slice(max(0, len(batch.seats) - self._size), None)
        count = len(batch.seats[kept])
        rows = (self._next + np.arange(count)) % self._size
        self._numbers[rows], self._seats[rows] = batch.numbers[kept], batch.seats[kept]
        self._places[:, rows] = batch.places[:, kept]
        self._next, self.count = (self._next + count) % self._size, min(self.count + count, self._size)

    def sample(self, chance: np.random.Generator, size: int) -> Batch:
        """Return some positions, each equally likely."""
        rows = chance.integers(self.count, size=size)
        return Batch(self._numbers[rows], self._places[:, rows], self._seats[rows])
