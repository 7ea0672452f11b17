"""Arrays that other libraries can take as they are."""

from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

from baumeister.generic.slots import Handle, Slots
from baumeister.positions.engine import Engine

ALIGNMENT = 64
"""Bytes; XLA and processors' widest instructions require it."""

Element = TypeVar("Element", bound=np.generic)


def aligned_zeros(shape: tuple[int, ...], kind: np.dtype[Element]) -> NDArray[Element]:
    """Return zeros, contiguous, that begin at a multiple of `ALIGNMENT`."""
    size = int(np.prod(shape)) * kind.itemsize
    memory = np.zeros(size + ALIGNMENT, np.uint8)
    start = -memory.ctypes.data % ALIGNMENT
    return memory[start : start + size].view(kind).reshape(shape)


def many_slots(engine: Engine, count: int) -> Slots:
    """Return room for some states, for two at least: compiled code is told of gaps between states, and one has none."""
    return engine.slots(max(count, 2))


def row_handles(engine: Engine, array: NDArray[Element]) -> Handle:
    """Return the handle of each row of an array, valid as long as the array lives."""
    if engine.is_compiled:
        return array.ctypes.data + np.arange(len(array), dtype=np.int64) * array.strides[0]
    return list(array)
