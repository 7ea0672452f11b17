"""One move ahead: what is best at once by the game's evaluation."""

import numpy as np

from baumeister.bots.bot import moves_of
from baumeister.bots.compiled import BOT_CODE
from baumeister.bots.workspace import Workspace
from baumeister.core.chance import Source, below, rng_of
from baumeister.core.record import Moves, Reals
from baumeister.core.rules import Rules, State
from baumeister.positions.game import Move
from baumeister.positions.position import View

RESOLUTION = 1 << 30  # of a random fraction
EQUAL = 1e-12  # shares that differ by less are the same


def least_worth(rules: Rules[State], numbers: Moves, worths: Reals) -> Reals:
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

    def __init__(self, seed: Source = None, softness: float = 0.0) -> None:
        self._rng, self._softness = rng_of(seed), softness
        self._workspace: Workspace | None = None

    def choose(self, view: View) -> Move:
        """Return the best legal move, one of them by chance if several are."""
        moves = moves_of(view)
        if len(moves) == 1:
            return moves[0]
        numbers, worths = self._rank(view)
        return view.game.moves[int(numbers[self._pick(worths)])]

    def _rank(self, view: View) -> tuple[Moves, Reals]:
        rules = view.game.rules
        if self._workspace is None or not self._workspace.fits(view.game):
            self._workspace = Workspace(view.game, 2, self._rng)
        workspace = self._workspace
        workspace.show(view)
        count = BOT_CODE.functions_for(workspace.engine).rank(*workspace.calls, workspace.buffers, workspace.slots)
        numbers, worths = workspace.buffers.moves[:count], workspace.buffers.worths[:count]
        kept = worths >= least_worth(rules, numbers, worths)
        kept &= [rules.kernels.affords(view.state, number) for number in numbers.tolist()]
        return numbers[kept], worths[kept]

    def _pick(self, worths: Reals) -> int:
        if self._softness == 0.0:
            best = np.flatnonzero(worths >= worths.max() - EQUAL)
            return int(best[below(self._rng, len(best))])
        scale = self._softness * max(float(worths.std()), 1e-9)
        ladder = np.cumsum(np.exp((worths - worths.max()) / scale))
        point = below(self._rng, RESOLUTION) / RESOLUTION * ladder[-1]
        return int(np.searchsorted(ladder, point, side="right"))
