"""Kernels: plain Python functions over records. They run as they are; `baumeister.compiler` compiles them where speed counts.

There is one text of the rules. Interpreted, a move takes about 50 µs, quick enough for people; compiled, a few hundred
nanoseconds, which searching bots, benchmarks and learners need. This module doesn't depend on the compiler.
"""

from collections.abc import Callable, Hashable
from typing import Any, TypeVar

Function = TypeVar("Function", bound=Callable[..., Any])

_KERNELS: set[Hashable] = set()
_INLINED: set[Hashable] = set()
_COMPILED_TEXTS: dict[Hashable, Callable[..., Any]] = {}


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


def inlined(function: Function) -> Function:
    """Mark a kernel that compiled code has wherever it is used, uncalled: where passing arrays costs more than its work."""
    _INLINED.add(function)
    return kernel(function)


def is_inlined(value: Hashable) -> bool:
    """Tell whether a kernel is marked with `inlined`."""
    return value in _INLINED


def compiled_instead_of(function: Callable[..., Any]) -> Callable[[Function], Function]:
    """Let compiled code run the decorated kernel in place of another: for what each way does quickly in words of its own."""

    def put(text: Function) -> Function:
        _COMPILED_TEXTS[function] = text
        return text

    return put


def compiled_text(function: Callable[..., Any]) -> Callable[..., Any]:
    """Return the text of a kernel that is compiled: its own, but for those few."""
    return _COMPILED_TEXTS.get(function, function)
