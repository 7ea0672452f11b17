"""A game's kernels as C functions that take whole numbers only, addresses of records and arrays among them.

Code that calls them need not know the game's record: search and playouts are compiled once for all games, and Python calls them
through ctypes in half a microsecond. They check nothing, so nobody calls them but the compiled engine and the bots' code.
"""

from collections.abc import Callable, Iterator, Mapping
from ctypes import PYFUNCTYPE, c_int64, c_void_p
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numba import carray, from_dtype, types
from numba.extending import intrinsic

from baumeister.compiler.compiled_kernels import OfNumba, compiled_for_c, compiled_kernel, rebound
from baumeister.compiler.kernel_type import KernelType

INTEGER = types.int64


class CFunction:
    """One compiled kernel: called by Python as a function, by compiled code through its address."""

    def __init__(self, function: OfNumba, arity: int) -> None:
        self._function = function  # keeps the code alive
        self.address: int = function.address
        self.call: Callable[..., int] = PYFUNCTYPE(c_int64, c_void_p, *[c_int64] * (arity - 1))(self.address)
        """Call it from Python. A state that is only read may be given as bytes."""
        self._numba_type_ = kernel_type(arity)  # Numba's name


def kernel_type(arity: int) -> OfNumba:
    """Return the type of such a function for compiled code."""
    return KernelType(signature_of(arity))


def signature_of(arity: int) -> OfNumba:
    """Return the signature of such a function: so many whole numbers, and one that comes back."""
    return INTEGER(*[INTEGER] * arity)


def pointer_to(kind: OfNumba) -> OfNumba:
    """Return compiled code that turns an address into a pointer to this type, or into the record there."""

    @intrinsic  # type: ignore[untyped-decorator]
    def pointer(_context: OfNumba, _address: OfNumba) -> OfNumba:
        def generate(context: OfNumba, builder: OfNumba, _signature: OfNumba, args: OfNumba) -> OfNumba:
            return builder.inttoptr(args[0], context.get_value_type(kind))

        return kind(INTEGER), generate

    return pointer


# Templates: each becomes a C function when the names in capitals are bound to a game's kernel, record and sizes.
KERNEL: OfNumba = None
RECORD: OfNumba = None
ARRAY: OfNumba = None
WEIGHTS: OfNumba = None
LENGTH = 0


def setup(state: int, seats: int, options: int) -> int:
    """Fill a zeroed record."""
    KERNEL(RECORD(state), seats, carray(ARRAY(options), (LENGTH,)))
    return 0


def legal(state: int, moves: int) -> int:
    """Write the legal moves, return how many."""
    count: int = KERNEL(RECORD(state), carray(ARRAY(moves), (LENGTH,)))
    return count


def odds(state: int, moves: int, count: int, weights: int) -> int:
    """Write the weights of chance's moves."""
    KERNEL(RECORD(state), carray(ARRAY(moves), (LENGTH,)), count, carray(WEIGHTS(weights), (LENGTH,)))
    return 0


def act(state: int, number: int) -> int:
    """Change a record: play a move, hide from a seat."""
    KERNEL(RECORD(state), number)
    return 0


def ask(state: int, number: int) -> int:
    """Return 1 if something is so for a number, a move; else 0."""
    return 1 if KERNEL(RECORD(state), number) else 0


def write(state: int, values: int) -> int:
    """Write numbers about a record, or fill it with the help of some."""
    record = RECORD(state)
    KERNEL(record, carray(ARRAY(values), (LENGTH or record.seats,)))
    return 0


class CFunctions(NamedTuple):
    """A game's kernels, compiled."""

    setup: CFunction
    legal: CFunction
    odds: CFunction
    play: CFunction
    hide: CFunction
    guess: CFunction
    score: CFunction
    winners: CFunction
    evaluate: CFunction
    features: CFunction
    evaluate_1: CFunction
    affords: CFunction


@dataclass(frozen=True)
class Frame:
    """The parts of a kernel's C function."""

    template: Callable[..., int]
    element: OfNumba
    """The type of the array's elements."""
    length: int = 0
    """The array's length; 0: one element a seat."""


class Sizes(NamedTuple):
    """The lengths of the arrays that a game's kernels are given."""

    moves: int
    options: int
    features: int


def frames(sizes: Sizes) -> dict[str, Frame]:
    """Return the frames of a game's functions, by the kernels' names."""
    return {
        "setup": Frame(setup, types.int64, sizes.options),
        "legal": Frame(legal, types.int32, sizes.moves),
        "odds": Frame(odds, types.int32, sizes.moves),
        "play": Frame(act, types.int64),
        "hide": Frame(act, types.int64),
        "guess": Frame(write, types.uint64, 1),
        "score": Frame(write, types.int64),
        "winners": Frame(write, types.int64),
        "evaluate": Frame(write, types.float64),
        "evaluate_1": Frame(write, types.float64),
        "features": Frame(write, types.float32, sizes.features),
        "affords": Frame(ask, types.int64),
    }


def compile_functions(
    kernels: Mapping[str, Callable[..., int | None]], state: np.dtype[np.void], sizes: Sizes, folder: Path
) -> Iterator[tuple[str, CFunction]]:
    """Yield a game's functions with their names, each compiled now or loaded from a folder.

    `Rules` itself would tie all compiled code to everything that `core/rules.py` imports.
    """
    record = pointer_to(from_dtype(state))
    weights = pointer_to(types.CPointer(types.int64))
    for name, frame in frames(sizes).items():
        function = rebound(
            frame.template,
            KERNEL=compiled_kernel(kernels[name]),
            RECORD=record,
            ARRAY=pointer_to(types.CPointer(frame.element)),
            WEIGHTS=weights,
            LENGTH=frame.length,
        )
        function.__qualname__ = name
        arity = frame.template.__code__.co_argcount
        yield name, CFunction(compiled_for_c(function, signature_of(arity), folder), arity)
