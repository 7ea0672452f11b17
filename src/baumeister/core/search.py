"""How bots shall search in a game: numbers that a game may set for itself, in its folder's `bots/`."""

from dataclasses import astuple, dataclass

import numpy as np

from baumeister.core.record import Reals

EXPLORATION, GREED, TRUST, GROWTH, ROUNDS, SAMPLES = range(6)
"""The places of what compiled code is given."""


@dataclass(frozen=True)
class SearchSettings:
    """How the search behaves. The defaults were found by measuring (docs/design/bots.md)."""

    exploration: float = 30.0
    """How much rarely tried moves are preferred."""
    greed: float = 1.0
    """By how many standard deviations a move must look worse, one move ahead, to weigh e times less."""
    trust: float = 1.0
    """How many visits that look counts for below the root."""
    growth: int = 8
    """How many further moves are looked at whenever a position in the tree is met again."""
    rounds: float = 2.0
    """How often the turn goes around the table before a simulation ends and the evaluation speaks, if the tree is no deeper."""
    samples: int = 8
    """Beyond the tree each seat makes the best of so many random moves."""
    breadth: int = 16
    """How many moves are compared at the root: those that look best one move ahead."""
    caution: float = 40.0
    """How many simulations that look counts for when moves are compared."""

    def array(self) -> Reals:
        """Return what compiled code is given."""
        return np.array(astuple(self)[: SAMPLES + 1], np.float64)
