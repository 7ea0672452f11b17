"""One move ahead: what is best at once by the game's evaluation."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from baumeister.bots.bot import moves_of, rng_for
from baumeister.bots.compiled import compiled
from baumeister.bots.desk import Desk, calls_of, new_desk
from baumeister.core.chance import below
from baumeister.core.game import Game, Move, Rules
from baumeister.core.position import View
from baumeister.core.record import new_array

RESOLUTION = 1 << 30  # of a random fraction
EQUAL = 1e-12  # shares that differ by less are the same


def least_worth(rules: Rules, numbers: NDArray[np.int32], worths: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return how good each move must look to be taken: a bid better than to pass, or than the lowest if one has to bid."""
    least = np.full(len(numbers), -np.inf)
    are_bids = (numbers >= rules.bids.start) & (numbers < rules.bids.stop)
    if are_bids.any():
        resort = rules.pass_move if rules.pass_move in numbers else numbers[are_bids].min()
        least[are_bids & (numbers != resort)] = worths[numbers == resort][0] + EQUAL
    return least


class GreedyBot:
    """Tries each move on a guess of what is hidden and takes the one after which its share of the win is greatest.

    With `softness` above 0 it takes others, too: one that is worse by as many standard deviations (of all moves' worths) is
    e times less likely; but it never bids what looks worse than not to bid.
    """

    def __init__(self, seed: int | None = None, softness: float = 0.0) -> None:
        self._rng, self._softness = rng_for(seed), softness
        self._game: Game | None = None
        self._states: Any = None
        self._desk: Desk | None = None

    def choose(self, view: View) -> Move:
        """Return the best legal move, one of them by chance if several are."""
        moves = moves_of(view)
        if len(moves) == 1:
            return moves[0]
        numbers, worths = self._rank(view)
        return view.game.moves[int(numbers[self._pick(worths)])]

    def _rank(self, view: View) -> tuple[NDArray[np.int32], NDArray[np.float64]]:
        rules = view.game.rules
        if self._desk is None or self._game != view.game:
            self._game, self._desk, self._states = view.game, new_desk(view.game), new_array(rules.state, 2)
        self._states[0] = view.state
        count = compiled(rules.state.dtype).rank(*calls_of(rules), self._desk, self._states, self._rng)
        numbers, worths = self._desk.moves[:count], self._desk.worths[:count]
        kept = worths >= least_worth(rules, numbers, worths)
        kept &= [rules.affords(view.state, number) for number in numbers.tolist()]
        return numbers[kept], worths[kept]

    def _pick(self, worths: NDArray[np.float64]) -> int:
        if self._softness == 0.0:
            best = np.flatnonzero(worths >= worths.max() - EQUAL)
            return int(best[below(self._rng, len(best))])
        scale = self._softness * max(float(worths.std()), 1e-9)
        ladder = np.cumsum(np.exp((worths - worths.max()) / scale))
        point = below(self._rng, RESOLUTION) / RESOLUTION * ladder[-1]
        return int(np.searchsorted(ladder, point, side="right"))
