"""The bots' code, interpreted or compiled once for all games."""

from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from baumeister.bots.buffers import Buffers, Calls
from baumeister.bots.search import EDGE, NODE, Tree, search
from baumeister.bots.worth import rank
from baumeister.compiler import cache as disk
from baumeister.core.playout import playouts
from baumeister.core.record import HEAD
from baumeister.core.slots import Slots


class Code(NamedTuple):
    """What is written once for all games."""

    rank: Any
    search: Any
    playouts: Any


AS_IT_IS = Code(rank, search, playouts)


def code_for(is_compiled: bool) -> Code:
    """Return the code that fits how a game's kernels are run."""
    return compiled() if is_compiled else AS_IT_IS


def folder() -> Path:
    """Return the folder for the bots' compiled code."""
    return disk.folder_for("bots", [function.__module__ for function in AS_IT_IS] + [__name__])


def is_compiled() -> bool:
    """Tell whether the bots' compiled code is on disk."""
    return disk.is_ready(folder())


@cache
def compiled() -> Code:
    """Return the code compiled, from disk if it is there; one process compiles while others wait."""
    from numba import from_dtype, types  # noqa: PLC0415 - takes a while

    from baumeister.compiler.c_functions import signature_of  # noqa: PLC0415
    from baumeister.compiler.compiled_kernels import compiled_for_python  # noqa: PLC0415

    def array(kind: Any, dimensions: int = 1, layout: str = "C") -> Any:
        return types.Array(kind, dimensions, layout)

    def door(arity: int) -> Any:
        return types.FunctionType(signature_of(arity))

    number, rng = types.int64, array(types.uint64)
    moves, integers, reals = array(types.int32), array(types.int64), array(types.float64)
    slots = types.NamedTuple((array(types.uint8, 2), array(from_dtype(HEAD), 1, "A"), integers), Slots)
    buffers = types.NamedTuple(
        (moves, number, integers, number, reals, number, integers, number, number, reals, reals, integers), Buffers
    )
    nodes = (array(from_dtype(NODE)), array(from_dtype(EDGE)))
    tree = types.NamedTuple((*nodes, integers, integers, integers, integers), Tree)
    calls = [door({"guess": 2, "legal": 2, "odds": 4, "play": 2, "evaluate": 2, "winners": 2}[name]) for name in Calls._fields]
    random_play = (door(3), door(2), door(4), door(2), slots, number, number, integers, moves, number, integers, number)
    signatures = Code(
        rank=number(*calls, buffers, slots),
        search=types.none(*calls, buffers, tree, reals, slots, number, rng),
        playouts=types.none(*random_play, number, rng, integers),
    )
    home = folder()
    with disk.filling(home):
        return Code(*(compiled_for_python(code, sig, home) for code, sig in zip(AS_IT_IS, signatures, strict=True)))
