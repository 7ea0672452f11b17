"""The solver's code, interpreted or compiled once for all games."""

from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from baumeister.arena.endings.tree import FRAME, Memory, Stack, solve
from baumeister.bots.compiled import HANDLE, INTEGERS, LEGAL, ODDS, PLAY, REALS, RNG, SLOTS, WRITE
from baumeister.compiler import cache as disk
from baumeister.compiler.signatures import Array, Group, Signature


class Code(NamedTuple):
    """What is written once for all games."""

    solve: Any


AS_IT_IS = Code(solve)

MOVES_BY_DEPTH, WEIGHTS_BY_DEPTH, REALS_BY_DEPTH = Array(np.int32, 2), Array(np.int64, 2), Array(np.float64, 2)
WORDS = Array(np.uint32, 2)
STACK = Group(
    Stack,
    (
        *(Array(FRAME), MOVES_BY_DEPTH, INTEGERS, WEIGHTS_BY_DEPTH, INTEGERS),
        *(REALS_BY_DEPTH, REALS_BY_DEPTH, INTEGERS, HANDLE, REALS, WORDS),
    ),
)
MEMORY = Group(Memory, (WORDS, RNG, REALS_BY_DEPTH, INTEGERS))
SIGNATURES = Code(Signature(None, (LEGAL, ODDS, PLAY, WRITE, PLAY, STACK, MEMORY, SLOTS, SLOTS, INTEGERS, INTEGERS)))


def code_for(is_compiled: bool) -> Code:
    """Return the code that fits how a game's kernels are run."""
    return compiled() if is_compiled else AS_IT_IS


@cache
def folder() -> Path:
    """Return the folder for the solver's compiled code."""
    return disk.folder_for("endings", [function.__module__ for function in AS_IT_IS] + [__name__])


def is_compiled() -> bool:
    """Tell whether the solver's compiled code is on disk."""
    return disk.is_ready(folder())


@cache
def compiled() -> Code:
    """Return the code compiled, from disk if it is there; one process compiles while others wait."""
    from baumeister.compiler.generic_code import compiled_code  # noqa: PLC0415 - loads Numba

    home = folder()
    with disk.filling(home):
        return Code(*(compiled_code(code, signature, home) for code, signature in zip(AS_IT_IS, SIGNATURES, strict=True)))
