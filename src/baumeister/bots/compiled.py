"""The bots' compiled code, and the signatures it is compiled for."""

from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from baumeister.bots import search_1 as first
from baumeister.bots.buffers import Buffers
from baumeister.bots.choosing import choose_greedily
from baumeister.bots.network import Mind, Network, choose_by_network, judge_view
from baumeister.bots.search.luck import Luck
from baumeister.bots.search.search import search, survey
from baumeister.bots.search.tree import EDGE, NODE, Tree
from baumeister.compiler.generic_code import GenericCode
from baumeister.compiler.signatures import Array, Group, KernelCall, Signature
from baumeister.core.record import HEAD
from baumeister.generic.playout import playouts
from baumeister.generic.slots import Slots


class BotCode(NamedTuple):
    """The bots' entries into compiled code."""

    choose_greedily: Callable[..., int]
    choose_by_network: Callable[..., int]
    judge_view: Callable[..., None]
    survey: Callable[..., int]
    search: Callable[..., None]
    search_1: Callable[..., None]
    playouts: Callable[..., None]


NUMBER, REAL, HANDLE = np.int64, np.float64, np.int64  # compiled code gets addresses
RNG, MOVES, INTEGERS, REALS = Array(np.uint64), Array(np.int32), Array(np.int64), Array(np.float64)
SLOTS = Group(Slots, (Array(np.uint8, 2), Array(HEAD, has_gaps=True), INTEGERS))
BUFFERS = Group(
    Buffers, (MOVES, HANDLE, INTEGERS, HANDLE, REALS, HANDLE, INTEGERS, HANDLE, HANDLE, REALS, REALS, INTEGERS, REALS, INTEGERS)
)
TREE = Group(Tree, (Array(NODE), Array(EDGE), INTEGERS, INTEGERS, INTEGERS, INTEGERS))
FIRST_TREE = Group(first.Tree, (Array(first.NODE), Array(first.EDGE), INTEGERS, INTEGERS, INTEGERS, INTEGERS))
LUCK = Group(Luck, (RNG, RNG, RNG, RNG))
SETUP, LEGAL, ODDS, PLAY, WRITE, AFFORDS = (KernelCall(arity) for arity in (3, 2, 4, 2, 2, 2))
SIGHT = (PLAY, WRITE)  # the fields of `Sight`
ROW, TABLE = Array(np.float32), Array(np.float32, 2)
NETWORK = Group(Network, (TABLE, ROW, TABLE, ROW, TABLE, ROW, ROW, ROW))
MIND = Group(Mind, (ROW, HANDLE, ROW, ROW, ROW, ROW))
CALLS = (WRITE, LEGAL, ODDS, PLAY, WRITE, WRITE)  # the fields of `Calls`
SIGNATURES = {
    "choose_greedily": Signature(NUMBER, (*CALLS, AFFORDS, REAL, REAL, BUFFERS, SLOTS, RNG)),
    "choose_by_network": Signature(NUMBER, (*CALLS, *SIGHT, AFFORDS, NETWORK, MIND, BUFFERS, SLOTS, RNG)),
    "judge_view": Signature(None, (*CALLS, *SIGHT, NETWORK, MIND, BUFFERS, SLOTS, NUMBER, NUMBER)),
    "survey": Signature(NUMBER, (*CALLS, *SIGHT, NETWORK, MIND, BUFFERS, TREE, LUCK, SLOTS)),
    "search": Signature(None, (*CALLS, *SIGHT, NETWORK, MIND, BUFFERS, TREE, REALS, LUCK, SLOTS, INTEGERS, NUMBER)),
    "search_1": Signature(None, (*CALLS, BUFFERS, FIRST_TREE, REALS, SLOTS, NUMBER, RNG)),
    "playouts": Signature(
        None,
        (
            *(SETUP, LEGAL, ODDS, PLAY, SLOTS, NUMBER, HANDLE, INTEGERS),
            *(MOVES, HANDLE, INTEGERS, HANDLE, NUMBER, RNG, INTEGERS),
        ),
    ),
}
BOT_CODE = GenericCode(
    "bots", BotCode(choose_greedily, choose_by_network, judge_view, survey, search, first.search_1, playouts), SIGNATURES
)
