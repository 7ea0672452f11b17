"""Search settings: how bots search in a game. A game may set its own, as `SEARCH` in its folder's `bots/search`."""

from collections.abc import Mapping
from dataclasses import dataclass, field

import numpy as np

from baumeister.core.record import Reals

Scaling = tuple[float, float, float]
"""What makes the logit of a chance to win of a share of the win: an offset; the weight of the share's logarithm, which counts
for those behind; that of the rest's, taken off, which counts for leaders. As it is: 0, 1, 1."""

COUNT = 7
EXPLORATION, GREED, TRUST, GROWTH, ROUNDS, SAMPLES, DOUBT = range(COUNT)
"""Indices into the array for compiled code."""


@dataclass(frozen=True)
class SearchSettings:
    """How the search behaves. The defaults were found by measuring (docs/design/bots-tried.md)."""

    exploration: float = 30.0
    """How much rarely tried moves are preferred."""
    greed: float = 1.0
    """By how many standard deviations a move must look worse, one move ahead, to weigh e times less."""
    trust: float = 1.0
    """How many visits that look counts for below the root."""
    growth: int = 8
    """How many further moves are looked at whenever a position in the tree is met again."""
    rounds: int = 2
    """How often the turn goes around the table before a simulation ends and is judged, if the tree is no deeper."""
    samples: int = 8
    """Beyond the tree each seat makes the best of so many random moves."""
    doubt: float = 0.1
    """A lead of this part of the mean points makes a seat e times as likely to win: the less the evaluation knows, the more."""
    breadth: int = 16
    """How many moves are compared at the root: those that look best one move ahead."""
    caution: float = 40.0
    """How many simulations that look counts for when moves are compared."""
    judges_leaves: bool = False
    """Whether the game's network, not the evaluation, judges where simulations end; it looks at the root in any case."""
    rounds_with: Mapping[int, int] = field(default_factory=dict, hash=False)
    """By the number of seats, how many rounds there are where it isn't `rounds`: with fewer seats a round is fewer turns."""
    chances: Mapping[int, Scaling] = field(default_factory=dict, hash=False)
    """By the number of seats: what makes true chances of a search's shares; where it is missing they are taken as they are."""
    softness: Mapping[int, float] = field(default_factory=dict, hash=False)
    """By the number of seats, how softly the level `hard` chooses: a second-best move that gives away so much of the win is e
    times less likely than the best. Where it is missing `hard` plays the best: the shorter search is weak enough."""

    def array(self, seats: int) -> Reals:
        """Return the settings that compiled code reads with so many seats, by the indices above."""
        settings = np.zeros(COUNT)
        settings[EXPLORATION] = self.exploration
        settings[GREED] = self.greed
        settings[TRUST] = self.trust
        settings[GROWTH] = self.growth
        settings[ROUNDS] = self.rounds_with.get(seats, self.rounds)
        settings[SAMPLES] = self.samples
        settings[DOUBT] = self.doubt
        return settings
