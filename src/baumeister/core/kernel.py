"""Kernels: plain Python functions over records. They run as they are; `baumeister.compiler` compiles them where speed counts.

There is one text of the rules. Interpreted, a move takes about 50 µs, quick enough for people; compiled, a few hundred
nanoseconds, which searching bots, benchmarks and learners need. This module doesn't depend on the compiler.
"""

from collections.abc import Callable, Hashable
from typing import Any, TypeVar

Function = TypeVar("Function", bound=Callable[..., Any])

_KERNELS: set[Hashable] = set()


def kernel(function: Function) -> Function:
    """Mark a function as a kernel and return it unchanged.

    A kernel takes records, whole numbers and arrays; it doesn't allocate, knows no strings, no randomness but an `rng`
    argument, and no globals but tables and other kernels.
    """
    _KERNELS.add(function)
    return function


def is_kernel(value: Hashable) -> bool:
    """Tell whether a value is a function marked with `kernel`."""
    return value in _KERNELS
