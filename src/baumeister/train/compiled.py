"""Self-play's compiled code, and the signature it is compiled for."""

from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from baumeister.bots.compiled import (
    AFFORDS,
    BUFFERS,
    CALLS,
    HANDLE,
    INTEGERS,
    MIND,
    NETWORK,
    PLAY,
    REALS,
    RNG,
    SETUP,
    SLOTS,
    WRITE,
)
from baumeister.compiler.generic_code import GenericCode
from baumeister.compiler.signatures import Array, Group, Signature
from baumeister.train.self_play import play_games
from baumeister.train.work import Cast, Harvest, Minds, SelfPlayCourse


class TrainCode(NamedTuple):
    """Self-play's entry into compiled code."""

    play_games: Callable[..., None]


MASK, TABLE, REAL_TABLE = Array(np.int8, 2), Array(np.float32, 2), Array(np.float64, 2)
MINDS = Group(Minds, (NETWORK, NETWORK, MIND))
CAST = Group(Cast, (MASK, REAL_TABLE, REALS, INTEGERS, HANDLE))
HARVEST = Group(Harvest, (TABLE, Array(np.float32, 3), *[INTEGERS] * 5, REAL_TABLE))
COURSE = Group(SelfPlayCourse, (REAL_TABLE, Array(np.int8), INTEGERS, HANDLE))
REST = (SETUP, PLAY, WRITE, WRITE, AFFORDS)  # the fields of `Rest`
SIGNATURES = {"play_games": Signature(None, (*CALLS, *REST, BUFFERS, MINDS, CAST, HARVEST, COURSE, SLOTS, RNG))}
TRAIN_CODE = GenericCode("train", TrainCode(play_games), SIGNATURES)
