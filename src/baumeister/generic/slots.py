"""Slots to play: some states side by side, for code that is written once for all games and knows no game's record.

Such code copies states as rows of bytes, reads the fields that all records begin with, and hands states and arrays to kernels
by handles. Interpreted, a handle is the record or array itself; compiled, its address. So one text serves both.
"""

from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from baumeister.core.kernel import compiled_instead_of, kernel
from baumeister.core.record import HEAD, Head, over

Handle: TypeAlias = Any
"""An argument of a kernel: a record or an array, or in compiled code its address."""

Setup = Callable[[Handle, int, Handle], None]
Count = Callable[[Handle, Handle], int]
Weigh = Callable[[Handle, Handle, int, Handle], None]
Act = Callable[[Handle, int], None]
Write = Callable[[Handle, Handle], None]
"""Kernels as generic code calls them, with handles: `setup`; `legal`; `odds`; `play`; `guess`, `evaluate`, `winners`."""


class Slots(NamedTuple):
    """Some states, by number."""

    rows: NDArray[np.uint8]
    """Each state's bytes; `copy_row(rows, 0, rows, 1)` copies one."""
    heads: Any
    """The fields that all records begin with: `heads[0].actor`."""
    at: Handle
    """Each state's handle: `play(at[0], move)`."""


def interpreted_slots(state: type[Head], count: int) -> Slots:
    """Return slots for interpreted code."""
    rows = np.zeros((count, state.dtype.itemsize), np.uint8)
    return Slots(rows, heads_of(rows), [over(state, row) for row in rows])


def compiled_slots(state: type[Head], count: int) -> Slots:
    """Return slots for compiled code."""
    rows = np.zeros((count, state.dtype.itemsize), np.uint8)
    addresses = rows.ctypes.data + np.arange(count, dtype=np.int64) * state.dtype.itemsize
    return Slots(rows, heads_of(rows), addresses)


def heads_of(rows: NDArray[np.uint8]) -> Any:
    """Return the fields that all records begin with, in the memory of these states."""
    return np.ndarray(len(rows), HEAD, rows, strides=rows.strides[:1]).view(np.recarray)


@kernel
def copy_row(source: NDArray[np.uint8], number: int, target: NDArray[np.uint8], place: int) -> None:
    """Copy a state among rows of bytes, from its number in some to a place in others or the same."""
    target[place] = source[number]


@compiled_instead_of(copy_row)
def copy_bytes(source: NDArray[np.uint8], number: int, target: NDArray[np.uint8], place: int) -> None:
    """Do the same: a copy of an array, which might overlap with itself, would need memory."""
    for index in range(source.shape[1]):
        target[place, index] = source[number, index]


def fill(slots: Slots, number: int, raw: bytes) -> None:
    """Put a state into a slot."""
    slots.rows[number] = np.frombuffer(raw, np.uint8)
