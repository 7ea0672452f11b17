"""The code around networks, interpreted or compiled once for all games."""

from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from baumeister.bots.compiled import BUFFERS, CALLS, HANDLE, NUMBER, PLAY, SLOTS, WRITE
from baumeister.bots.network import Mind, Network, judge_view, rank_by_network
from baumeister.compiler import cache as disk
from baumeister.compiler.signatures import Array, Group, Signature


class Code(NamedTuple):
    """What is written once for all games."""

    rank_by_network: Any
    judge_view: Any


AS_IT_IS = Code(rank_by_network, judge_view)

ROW, TABLE = Array(np.float32), Array(np.float32, 2)
NETWORK = Group(Network, (TABLE, ROW, TABLE, ROW, TABLE, ROW, ROW))
MIND = Group(Mind, (ROW, HANDLE, ROW, ROW, ROW, ROW))
SIGHT = (PLAY, WRITE)  # the fields of `Sight`
SIGNATURES = Code(
    rank_by_network=Signature(NUMBER, (*CALLS, *SIGHT, NETWORK, MIND, BUFFERS, SLOTS)),
    judge_view=Signature(None, (*CALLS, *SIGHT, NETWORK, MIND, BUFFERS, SLOTS, NUMBER, NUMBER)),
)


def code_for(is_compiled: bool) -> Code:
    """Return the code that fits how a game's kernels are run."""
    return compiled() if is_compiled else AS_IT_IS


@cache
def folder() -> Path:
    """Return the folder for this compiled code."""
    return disk.folder_for("network", [function.__module__ for function in AS_IT_IS] + [__name__])


def is_compiled() -> bool:
    """Tell whether this compiled code is on disk."""
    return disk.is_ready(folder())


@cache
def compiled() -> Code:
    """Return the code compiled, from disk if it is there; one process compiles while others wait."""
    from baumeister.compiler.generic_code import compiled_code  # noqa: PLC0415 - loads Numba

    home = folder()
    with disk.filling(home):
        return Code(*(compiled_code(code, signature, home) for code, signature in zip(AS_IT_IS, SIGNATURES, strict=True)))
