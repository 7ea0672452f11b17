"""The networks' compiled code, and the signatures it is compiled for."""

from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from baumeister.bots.compiled import AFFORDS, BUFFERS, CALLS, HANDLE, NUMBER, PLAY, RNG, SLOTS, WRITE
from baumeister.bots.network import Mind, Network, choose_by_network, judge_view
from baumeister.compiler.generic_code import GenericCode
from baumeister.compiler.signatures import Array, Group, Signature


class NetworkCode(NamedTuple):
    """The networks' entries into compiled code."""

    choose_by_network: Callable[..., int]
    judge_view: Callable[..., None]


ROW, TABLE = Array(np.float32), Array(np.float32, 2)
NETWORK = Group(Network, (TABLE, ROW, TABLE, ROW, TABLE, ROW, ROW))
MIND = Group(Mind, (ROW, HANDLE, ROW, ROW, ROW, ROW))
SIGHT = (PLAY, WRITE)  # the fields of `Sight`
SIGNATURES = {
    "choose_by_network": Signature(NUMBER, (*CALLS, *SIGHT, AFFORDS, NETWORK, MIND, BUFFERS, SLOTS, RNG)),
    "judge_view": Signature(None, (*CALLS, *SIGHT, NETWORK, MIND, BUFFERS, SLOTS, NUMBER, NUMBER)),
}
NETWORK_CODE = GenericCode("network", NetworkCode(choose_by_network, judge_view), SIGNATURES)
