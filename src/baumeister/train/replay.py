"""The positions that are learned from: the newest some hundred thousand, in memory."""

from typing import NamedTuple

import numpy as np

from baumeister.core.record import Floats, Integers
from baumeister.core.rules import Rules
from baumeister.train.player import Yield

HELD_OUT = 16
"""Every so manieth game is never learned from, so that what was learned can be told from what was learned by heart."""


class Batch(NamedTuple):
    """Some positions."""

    numbers: Floats
    """May be float16."""
    leads: Floats
    opinions: Floats
    shares: Floats
    ranks: Floats
    margins: Floats
    seats: Integers


def batch_of(found: Yield, rows: Integers) -> Batch:
    """Return some rows of what was brought in."""
    return Batch(*(getattr(found, name)[rows] for name in Batch._fields))


def split(found: Yield) -> tuple[Batch, Batch]:
    """Return the positions to learn from, and those held out."""
    is_held_out = found.games % HELD_OUT == 0
    return batch_of(found, np.flatnonzero(~is_held_out)), batch_of(found, np.flatnonzero(is_held_out))


class Replay:
    """A ring of positions: new ones take the place of the oldest."""

    def __init__(self, rules: Rules, size: int) -> None:
        places = rules.seats[-1]
        self._ring = Batch(
            np.zeros((size, rules.feature_count), np.float16),  # type: ignore[arg-type]  # half the memory
            *(np.zeros((size, places), np.float32) for _ in range(5)),
            np.zeros(size, np.int64),
        )
        self._size, self._next, self.count = size, 0, 0

    def add(self, batch: Batch) -> None:
        """Take positions in."""
        rows = (self._next + np.arange(len(batch.seats))[-self._size :]) % self._size
        for ring, new in zip(self._ring, batch, strict=True):
            ring[rows] = new[-self._size :]
        self._next = (self._next + len(rows)) % self._size
        self.count = min(self.count + len(rows), self._size)

    def sample(self, chance: np.random.Generator, size: int) -> Batch:
        """Return some positions, each equally likely."""
        rows = chance.integers(self.count, size=size)
        return Batch(*(ring[rows] for ring in self._ring))
