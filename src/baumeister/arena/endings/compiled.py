"""The solver's compiled code, and the signature it is compiled for."""

from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from baumeister.arena.endings.tree import FRAME, Memory, Stack, solve
from baumeister.bots.compiled import HANDLE, INTEGERS, LEGAL, ODDS, PLAY, REALS, RNG, SLOTS, WRITE
from baumeister.compiler.generic_code import GenericCode
from baumeister.compiler.signatures import Array, Group, Signature


class EndingCode(NamedTuple):
    """The solver's entry into compiled code."""

    solve: Callable[..., None]


MOVES_BY_DEPTH, WEIGHTS_BY_DEPTH, REALS_BY_DEPTH = Array(np.int32, 2), Array(np.int64, 2), Array(np.float64, 2)
WORDS = Array(np.uint32, 2)
STACK = Group(
    Stack,
    (
        *(Array(FRAME), MOVES_BY_DEPTH, INTEGERS, WEIGHTS_BY_DEPTH, INTEGERS),
        *(REALS_BY_DEPTH, REALS_BY_DEPTH, INTEGERS, HANDLE, REALS, WORDS),
    ),
)
MEMORY = Group(Memory, (WORDS, RNG, REALS_BY_DEPTH, INTEGERS))
SIGNATURES = {"solve": Signature(None, (LEGAL, ODDS, PLAY, WRITE, PLAY, STACK, MEMORY, SLOTS, SLOTS, INTEGERS, INTEGERS))}
ENDING_CODE = GenericCode("endings", EndingCode(solve), SIGNATURES)
