"""The networks' compiled code, and the signatures it is compiled for."""

from collections.abc import Callable
from typing import NamedTuple

from baumeister.bots.compiled import AFFORDS, BUFFERS, CALLS, MIND, NETWORK, NUMBER, RNG, SIGHT, SLOTS
from baumeister.bots.network import choose_by_network, judge_view
from baumeister.compiler.generic_code import GenericCode
from baumeister.compiler.signatures import Signature


class NetworkCode(NamedTuple):
    """The networks' entries into compiled code."""

    choose_by_network: Callable[..., int]
    judge_view: Callable[..., None]


SIGNATURES = {
    "choose_by_network": Signature(NUMBER, (*CALLS, *SIGHT, AFFORDS, NETWORK, MIND, BUFFERS, SLOTS, RNG)),
    "judge_view": Signature(None, (*CALLS, *SIGHT, NETWORK, MIND, BUFFERS, SLOTS, NUMBER, NUMBER)),
}
NETWORK_CODE = GenericCode("network", NetworkCode(choose_by_network, judge_view), SIGNATURES)
