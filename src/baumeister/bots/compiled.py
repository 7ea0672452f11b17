"""What bots need of every game, and the arguments for which it is compiled."""

from typing import Any, NamedTuple

import numpy as np

from baumeister.bots.buffers import Buffers
from baumeister.bots.search import EDGE, NODE, Tree, search
from baumeister.bots.win_share import rank
from baumeister.compiler.generic_code import GenericCode
from baumeister.compiler.signatures import Array, Group, KernelCall, Signature
from baumeister.core.playout import playouts
from baumeister.core.record import HEAD
from baumeister.core.slots import Slots


class Code(NamedTuple):
    """What bots need of every game."""

    rank: Any
    search: Any
    playouts: Any


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
BOT_CODE = GenericCode("bots", Code(rank, search, playouts), SIGNATURES)
