"""Signatures of generic code, described without Numba."""

from typing import NamedTuple, TypeAlias

import numpy as np

Number: TypeAlias = type[np.generic]
"""A number of one of NumPy's types."""


class Array(NamedTuple):
    """An array of numbers or records."""

    element: Number | np.dtype[np.void]
    dimensions: int = 1
    has_gaps: bool = False
    """Whether its elements may lie apart in memory."""


class KernelCall(NamedTuple):
    """A compiled kernel to call: a function of so many whole numbers (c_functions.py)."""

    arity: int


class Group(NamedTuple):
    """A named tuple, with the types of its fields."""

    kind: type[tuple[object, ...]]
    fields: "tuple[Argument, ...]"


Argument: TypeAlias = Number | Array | KernelCall | Group


class Signature(NamedTuple):
    """The type of a function's result, if it has one, and of its arguments."""

    result: Number | None
    arguments: tuple[Argument, ...]
