"""The environments' compiled code, and the signatures it is compiled for."""

from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from baumeister.bots.compiled import (
    AFFORDS,
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
from baumeister.envs.batch_code import hide_all, mask_all, observe_all, play_all, return_all, sample_all, unplayable
from baumeister.envs.lane_thoughts import think_lanes
from baumeister.envs.lanes import Lanes, first_illegal, run_lanes


class EnvCode(NamedTuple):
    """The environments' entries into compiled code."""

    run_lanes: Callable[..., None]
    think_lanes: Callable[..., None]
    first_illegal: Callable[..., int]
    observe_all: Callable[..., None]
    hide_all: Callable[..., None]
    mask_all: Callable[..., None]
    return_all: Callable[..., None]
    sample_all: Callable[..., None]
    unplayable: Callable[..., int]
    play_all: Callable[..., None]


BYTES, HANDLES = Array(np.int8), INTEGERS
OBSERVATIONS, LEGAL_MOVES, MASKS = Array(np.float32, 2), Array(np.int32, 2), Array(np.int8, 2)
LANES = Group(
    Lanes,
    (
        *(BYTES, INTEGERS, LEGAL_MOVES, HANDLES, INTEGERS, OBSERVATIONS, HANDLES, MASKS),
        *(OBSERVATIONS, BYTES, Array(np.bool_), BYTES, MASKS, INTEGERS, HANDLE, INTEGERS, HANDLE),
    ),
)
SIGNATURES = {
    "run_lanes": Signature(
        None,
        (*CALLS, *(SETUP, PLAY, WRITE, WRITE, AFFORDS), BUFFERS, LANES, RNG, SLOTS, SLOTS, RNG, NUMBER, NUMBER),
    ),
    "think_lanes": Signature(
        None,
        (*CALLS, PLAY, AFFORDS, BUFFERS, OBSERVATIONS, RNG, SLOTS, SLOTS, RNG, NUMBER, NUMBER),
    ),
    "first_illegal": Signature(NUMBER, (INTEGERS, LEGAL_MOVES, INTEGERS)),
    "observe_all": Signature(None, (PLAY, WRITE, SLOTS, SLOTS, INTEGERS, OBSERVATIONS, HANDLES)),
    "hide_all": Signature(None, (PLAY, SLOTS, SLOTS, INTEGERS)),
    "mask_all": Signature(None, (LEGAL, SLOTS, MOVES, HANDLE, MASKS)),
    "return_all": Signature(None, (WRITE, WRITE, SLOTS, NUMBER, INTEGERS, HANDLE, INTEGERS, HANDLE, Array(np.float64, 2))),
    "sample_all": Signature(None, (LEGAL, ODDS, SLOTS, MOVES, HANDLE, INTEGERS, HANDLE, RNG, MOVES)),
    "unplayable": Signature(NUMBER, (LEGAL, SLOTS, MOVES, MOVES, HANDLE)),
    "play_all": Signature(None, (PLAY, SLOTS, MOVES)),
}
ENV_CODE = GenericCode(
    "envs",
    EnvCode(
        run_lanes, think_lanes, first_illegal, observe_all, hide_all, mask_all, return_all, sample_all, unplayable, play_all
    ),
    SIGNATURES,
)
