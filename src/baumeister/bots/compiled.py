"""The bots' code, interpreted or compiled once for all games."""

from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from baumeister.bots.buffers import Buffers
from baumeister.bots.search import EDGE, NODE, Tree, search
from baumeister.bots.win_share import rank
from baumeister.compiler import cache as disk
from baumeister.compiler.signatures import Array, Group, KernelCall, Signature
from baumeister.core.playout import playouts
from baumeister.core.record import HEAD
from baumeister.core.slots import Slots


class Code(NamedTuple):
    """What is written once for all games."""

    rank: Any
    search: Any
    playouts: Any


AS_IT_IS = Code(rank, search, playouts)

NUMBER, HANDLE = np.int64, np.int64  # compiled code gets addresses
RNG, MOVES, INTEGERS, REALS = Array(np.uint64), Array(np.int32), Array(np.int64), Array(np.float64)
SLOTS = Group(Slots, (Array(np.uint8, 2), Array(HEAD, has_gaps=True), INTEGERS))
BUFFERS = Group(Buffers, (MOVES, HANDLE, INTEGERS, HANDLE, REALS, HANDLE, INTEGERS, HANDLE, HANDLE, REALS, REALS, INTEGERS))
TREE = Group(Tree, (Array(NODE), Array(EDGE), INTEGERS, INTEGERS, INTEGERS, INTEGERS))
SETUP, LEGAL, ODDS, PLAY, WRITE = KernelCall(3), KernelCall(2), KernelCall(4), KernelCall(2), KernelCall(2)
CALLS = (WRITE, LEGAL, ODDS, PLAY, WRITE, WRITE)  # the fields of `Calls`
SIGNATURES = Code(
    rank=Signature(NUMBER, (*CALLS, BUFFERS, SLOTS)),
    search=Signature(None, (*CALLS, BUFFERS, TREE, REALS, SLOTS, NUMBER, RNG)),
    playouts=Signature(
        None,
        (
            *(SETUP, LEGAL, ODDS, PLAY, SLOTS, NUMBER, HANDLE, INTEGERS),
            *(MOVES, HANDLE, INTEGERS, HANDLE, NUMBER, RNG, INTEGERS),
        ),
    ),
)


def code_for(is_compiled: bool) -> Code:
    """Return the code that fits how a game's kernels are run."""
    return compiled() if is_compiled else AS_IT_IS


@cache
def folder() -> Path:
    """Return the folder for the bots' compiled code."""
    return disk.folder_for("bots", [function.__module__ for function in AS_IT_IS] + [__name__])


def is_compiled() -> bool:
    """Tell whether the bots' compiled code is on disk."""
    return disk.is_ready(folder())


@cache
def compiled() -> Code:
    """Return the code compiled, from disk if it is there; one process compiles while others wait."""
    from baumeister.compiler.generic_code import compiled_code  # noqa: PLC0415 - loads Numba

    home = folder()
    with disk.filling(home):
        return Code(*(compiled_code(code, signature, home) for code, signature in zip(AS_IT_IS, SIGNATURES, strict=True)))
