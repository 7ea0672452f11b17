"""What self-play needs of every game, and the arguments for which it is compiled."""

from typing import Any, NamedTuple

import numpy as np

from baumeister.bots.compiled import BUFFERS, CALLS, HANDLE, INTEGERS, PLAY, REALS, RNG, SETUP, SLOTS, WRITE
from baumeister.bots.network_code import MIND, NETWORK
from baumeister.compiler.generic_code import GenericCode
from baumeister.compiler.signatures import Array, Group, Signature
from baumeister.train.self_play import play_games
from baumeister.train.work import Cast, Course, Harvest, Minds


class Code(NamedTuple):
    """What self-play needs of every game."""

    play_games: Any


MASK, TABLE, REAL_TABLE = Array(np.int8, 2), Array(np.float32, 2), Array(np.float64, 2)
MINDS = Group(Minds, (NETWORK, NETWORK, MIND))
CAST = Group(Cast, (MASK, REAL_TABLE, REALS, INTEGERS, HANDLE))
HARVEST = Group(Harvest, (TABLE, Array(np.float32, 3), *[INTEGERS] * 5, REAL_TABLE))
COURSE = Group(Course, (REAL_TABLE, Array(np.int8), INTEGERS, HANDLE))
REST = (SETUP, PLAY, WRITE, WRITE, PLAY)  # the fields of `Rest`
SIGNATURES = Code(Signature(None, (*CALLS, *REST, BUFFERS, MINDS, CAST, HARVEST, COURSE, SLOTS, RNG)))
TRAIN_CODE = GenericCode("train", Code(play_games), SIGNATURES)
