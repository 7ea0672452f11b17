"""Self-play's code, interpreted or compiled once for all games."""

from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from baumeister.bots.compiled import BUFFERS, CALLS, HANDLE, INTEGERS, PLAY, REALS, RNG, SETUP, SLOTS, WRITE
from baumeister.bots.network_code import MIND, NETWORK
from baumeister.compiler import cache as disk
from baumeister.compiler.signatures import Array, Group, Signature
from baumeister.train.self_play import play_games
from baumeister.train.work import Cast, Course, Harvest, Minds

MASK, TABLE, REAL_TABLE = Array(np.int8, 2), Array(np.float32, 2), Array(np.float64, 2)
MINDS = Group(Minds, (NETWORK, NETWORK, MIND))
CAST = Group(Cast, (MASK, REAL_TABLE, REALS, INTEGERS, HANDLE))
HARVEST = Group(Harvest, (TABLE, Array(np.float32, 3), *[INTEGERS] * 5, REAL_TABLE))
COURSE = Group(Course, (REAL_TABLE, Array(np.int8), INTEGERS, HANDLE))
REST = (SETUP, PLAY, WRITE, WRITE, PLAY)  # the fields of `Rest`
SIGNATURE = Signature(None, (*CALLS, *REST, BUFFERS, MINDS, CAST, HARVEST, COURSE, SLOTS, RNG))


def code_for(is_compiled: bool) -> Any:
    """Return `play_games` as it fits how a game's kernels are run."""
    return compiled() if is_compiled else play_games


@cache
def folder() -> Path:
    """Return the folder for self-play's compiled code."""
    return disk.folder_for("train", [play_games.__module__, __name__])


@cache
def compiled() -> Any:
    """Return `play_games` compiled, from disk if it is there; one process compiles while others wait."""
    from baumeister.compiler.generic_code import compiled_code  # noqa: PLC0415 - loads Numba

    home = folder()
    with disk.filling(home):
        return compiled_code(play_games, SIGNATURE, home)
