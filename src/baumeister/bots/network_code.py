"""What networks need of every game, and the arguments for which it is compiled."""

from typing import Any, NamedTuple

import numpy as np

from baumeister.bots.compiled import BUFFERS, CALLS, HANDLE, NUMBER, PLAY, SLOTS, WRITE
from baumeister.bots.network import Mind, Network, judge_view, rank_by_network
from baumeister.compiler.generic_code import GenericCode
from baumeister.compiler.signatures import Array, Group, Signature


class Code(NamedTuple):
    """What networks need of every game."""

    rank_by_network: Any
    judge_view: Any


ROW, TABLE = Array(np.float32), Array(np.float32, 2)
NETWORK = Group(Network, (TABLE, ROW, TABLE, ROW, TABLE, ROW, ROW))
MIND = Group(Mind, (ROW, HANDLE, ROW, ROW, ROW, ROW))
SIGHT = (PLAY, WRITE)  # the fields of `Sight`
SIGNATURES = Code(
    rank_by_network=Signature(NUMBER, (*CALLS, *SIGHT, NETWORK, MIND, BUFFERS, SLOTS)),
    judge_view=Signature(None, (*CALLS, *SIGHT, NETWORK, MIND, BUFFERS, SLOTS, NUMBER, NUMBER)),
)
NETWORK_CODE = GenericCode("network", Code(rank_by_network, judge_view), SIGNATURES)
