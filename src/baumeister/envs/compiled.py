"""The environments' code, interpreted or compiled once for all games."""

from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from baumeister.bots.compiled import (
    BUFFERS,
    CALLS,
    HANDLE,
    INTEGERS,
    LEGAL,
    MOVES,
    NUMBER,
    ODDS,
    PLAY,
    RNG,
    SETUP,
    SLOTS,
    WRITE,
)
from baumeister.compiler import cache as disk
from baumeister.compiler.signatures import Array, Group, Signature
from baumeister.envs.batch_code import mask_all, observe_all, play_all, return_all, sample_all
from baumeister.envs.lanes import Lanes, first_illegal, run_lanes


class Code(NamedTuple):
    """What is written once for all games."""

    run_lanes: Any
    first_illegal: Any
    observe_all: Any
    mask_all: Any
    return_all: Any
    sample_all: Any
    play_all: Any


AS_IT_IS = Code(run_lanes, first_illegal, observe_all, mask_all, return_all, sample_all, play_all)

BYTES, HANDLES = Array(np.int8), INTEGERS
OBSERVATIONS, LEGAL_MOVES, MASKS = Array(np.float32, 2), Array(np.int32, 2), Array(np.int8, 2)
LANES = Group(
    Lanes,
    (
        *(BYTES, INTEGERS, LEGAL_MOVES, HANDLES, INTEGERS, OBSERVATIONS, HANDLES, MASKS),
        *(OBSERVATIONS, BYTES, Array(np.bool_), BYTES, MASKS, INTEGERS, HANDLE, INTEGERS, HANDLE),
    ),
)
SIGNATURES = Code(
    run_lanes=Signature(
        None,
        (*CALLS, *(SETUP, PLAY, WRITE, WRITE, PLAY), BUFFERS, LANES, RNG, SLOTS, SLOTS, RNG, NUMBER, NUMBER),
    ),
    first_illegal=Signature(NUMBER, (INTEGERS, LEGAL_MOVES, INTEGERS)),
    observe_all=Signature(None, (PLAY, WRITE, SLOTS, SLOTS, INTEGERS, OBSERVATIONS, HANDLES)),
    mask_all=Signature(None, (LEGAL, SLOTS, MOVES, HANDLE, MASKS)),
    return_all=Signature(None, (WRITE, WRITE, SLOTS, NUMBER, INTEGERS, HANDLE, INTEGERS, HANDLE, Array(np.float64, 2))),
    sample_all=Signature(None, (LEGAL, ODDS, SLOTS, MOVES, HANDLE, INTEGERS, HANDLE, RNG, MOVES)),
    play_all=Signature(None, (PLAY, SLOTS, MOVES)),
)


def code_for(is_compiled: bool) -> Code:
    """Return the code that fits how a game's kernels are run."""
    return compiled() if is_compiled else AS_IT_IS


@cache
def folder() -> Path:
    """Return the folder for the environments' compiled code."""
    return disk.folder_for("envs", [function.__module__ for function in AS_IT_IS] + [__name__])


def is_compiled() -> bool:
    """Tell whether the environments' compiled code is on disk."""
    return disk.is_ready(folder())


@cache
def compiled() -> Code:
    """Return the code compiled, from disk if it is there; one process compiles while others wait."""
    from baumeister.compiler.generic_code import compiled_code  # noqa: PLC0415 - loads Numba

    home = folder()
    with disk.filling(home):
        return Code(*(compiled_code(code, signature, home) for code, signature in zip(AS_IT_IS, SIGNATURES, strict=True)))
