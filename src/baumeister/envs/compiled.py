"""What environments need of every game, and the arguments for which it is compiled."""

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
from baumeister.compiler.generic_code import GenericCode
from baumeister.compiler.signatures import Array, Group, Signature
from baumeister.envs.batch_code import mask_all, observe_all, play_all, return_all, sample_all
from baumeister.envs.lanes import Lanes, first_illegal, run_lanes


class Code(NamedTuple):
    """What environments need of every game."""

    run_lanes: Any
    first_illegal: Any
    observe_all: Any
    mask_all: Any
    return_all: Any
    sample_all: Any
    play_all: Any


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
ENV_CODE = GenericCode(
    "envs", Code(run_lanes, first_illegal, observe_all, mask_all, return_all, sample_all, play_all), SIGNATURES
)
