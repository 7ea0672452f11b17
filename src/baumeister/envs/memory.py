"""Arrays that other libraries can take as they are."""

from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

from baumeister.generic.slots import Handle, Slots
from baumeister.positions.engine import Engine

SHARED = 64
"""Bytes: JAX takes memory that begins at a multiple of this for its own, without a copy, by `device_put` and `from_dlpack`."""
ALIGNMENT = SHARED // 2
"""Bytes: our arrays begin half-way between two such multiples, so JAX copies them, as it must what is written again."""

Element = TypeVar("Element", bound=np.generic)


def rewritten_zeros(shape: tuple[int, ...], kind: np.dtype[Element]) -> NDArray[Element]:
    """Return zeros, contiguous, that may be written again: NumPy and PyTorch share them, JAX copies them."""
    found = room_at(ALIGNMENT, shape, kind)
    found[...] = 0
    return found


def kept_copy(array: NDArray[Element]) -> NDArray[Element]:
    """Return a copy that nobody writes to again, so that JAX may share it, too."""
    copy = room_at(0, array.shape, array.dtype)
    copy[...] = array
    return copy


def room_at(offset: int, shape: tuple[int, ...], kind: np.dtype[Element]) -> NDArray[Element]:
    """Return an array, contiguous, of whatever was there, that begins so many bytes after a multiple of `SHARED`."""
    size = int(np.prod(shape)) * kind.itemsize
    memory = np.empty(size + SHARED, np.uint8)
    start = (offset - memory.ctypes.data) % SHARED
    return memory[start : start + size].view(kind).reshape(shape)


def many_slots(engine: Engine, count: int) -> Slots:
    """Return room for some states, for two at least: compiled code is told of gaps between states, and one has none."""
    return engine.slots(max(count, 2))


def row_handles(engine: Engine, array: NDArray[Element]) -> Handle:
    """Return the handle of each row of an array, valid as long as the array lives."""
    if engine.is_compiled:
        return array.ctypes.data + np.arange(len(array), dtype=np.int64) * array.strides[0]
    return list(array)
