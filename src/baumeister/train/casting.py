"""Casting of self-play. Weights taught by play among like minds alone go astray, so all kinds of rivals join."""

from typing import NamedTuple

import numpy as np

from baumeister.core.record import Mask, Reals
from baumeister.train.work import HAND, OLDER, RANDOM, TAUGHT

ALIKE, MIXED, AGAINST_HAND, WITH_RANDOM = range(4)
TABLES = (5 / 9, 5 / 18, 1 / 6)
"""How often, where no randoms join, all are the network; seats are anybody's; it is alone against the evaluation."""
RANDOMS = 0.1
"""How often random seats join, unless a run's settings say otherwise."""
CAREFUL = 0.5
"""How often a seat makes no careless move at all."""
SOFTEST = 0.6
"""How careless others are at most."""


class Casting(NamedTuple):
    """The seats of some games; the fields are those of `Cast`."""

    players: Mask
    softness: Reals


def cast_games(chance: np.random.Generator, games: int, seats: int, randoms: float = RANDOMS) -> Casting:
    """Cast some games for the network to learn from; random seats join a part of them."""
    odds = [*(part * (1.0 - randoms) for part in TABLES), randoms]
    tables = chance.choice(len(odds), games, p=odds)[:, None]
    anybody = chance.choice([TAUGHT, HAND, OLDER], (games, seats), p=(0.5, 0.25, 0.25))
    alone = np.arange(seats)[None, :] == chance.integers(seats, size=(games, 1))
    against = np.where(alone, TAUGHT, HAND)
    joined = chance.choice([TAUGHT, HAND, RANDOM], (games, seats), p=(0.4, 0.2, 0.4))
    players = np.select([tables == ALIKE, tables == MIXED, tables == AGAINST_HAND], [TAUGHT, anybody, against], joined)
    softness = SOFTEST * chance.random((games, seats)) * (chance.random((games, seats)) >= CAREFUL)
    return Casting(players.astype(np.int8), softness)


def cast_match(games: int, seats: int, rival: int) -> Casting:
    """Seat the taught network, in turn on every seat, among rivals of one kind; all play their best."""
    players = np.full((games, seats), rival, np.int8)
    players[np.arange(games), np.arange(games) % seats] = TAUGHT
    return Casting(players, np.zeros((games, seats)))
