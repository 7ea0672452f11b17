"""The luck of a round: all candidates meet the same guess, the same dice and the same draws (common random numbers)."""

from typing import NamedTuple

import numpy as np

from baumeister.core.chance import Rng, below
from baumeister.core.kernel import kernel

HALF = 1 << 31


class Luck(NamedTuple):
    """Random numbers, each kind apart, so that one candidate's need for one doesn't shift the other."""

    source: Rng
    """The bot's own, which seed each round."""
    chance: Rng
    """For hidden things, dice and draws."""
    whim: Rng
    """For moves that are tried at random."""
    seeds: Rng
    """Of this round: the starts of chance and whim."""


def new_luck(source: Rng) -> Luck:
    """Return the luck that follows from these random numbers."""
    return Luck(source, np.ones(1, np.uint64), np.ones(1, np.uint64), np.ones(2, np.uint64))


@kernel
def begin_round(luck: Luck) -> None:
    """Draw a round's luck."""
    for kind in range(2):
        high = below(luck.source, HALF) << 32
        luck.seeds[kind] = high | (below(luck.source, HALF) << 1) | 1


@kernel
def begin_simulation(luck: Luck) -> None:
    """Let this round's luck begin anew."""
    luck.chance[0] = luck.seeds[0]
    luck.whim[0] = luck.seeds[1]
