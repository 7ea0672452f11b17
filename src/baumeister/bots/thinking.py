"""Room for a network to think in, and its opinion of single views."""

import numpy as np

from baumeister.bots.bot import Thought
from baumeister.bots.compiled import BOT_CODE
from baumeister.bots.network import Mind, Network, Sight
from baumeister.bots.workspace import Workspace
from baumeister.core.chance import Rng
from baumeister.core.record import Reals
from baumeister.positions.engine import Engine
from baumeister.positions.game import Game
from baumeister.positions.position import View


def sight_of(engine: Engine) -> Sight:
    """Return the kernels that show a state to a seat."""
    return Sight(engine.kernels.hide, engine.kernels.features)


def mind_for(engine: Engine, network: Network, feature_count: int) -> Mind:
    """Return arrays for a network to think in."""
    numbers = np.zeros(feature_count, np.float32)
    width, depth = network.second.shape
    sizes = (max(len(network.first) - feature_count, 0), width, depth, len(network.last_bias))
    return Mind(numbers, engine.handle(numbers), *(np.zeros(size, np.float32) for size in sizes))


class Thinker:
    """A game's kernels and a network, with room to look one move ahead."""

    def __init__(self, game: Game, network: Network, rng: Rng) -> None:
        self._workspace = Workspace(game, 2, rng)
        self._network, self._rng, self._sight = network, rng, sight_of(game.engine)
        self.mind = mind_for(game.engine, network, game.rules.feature_count)
        """The network's last inputs and outputs."""

    def fits(self, game: Game) -> bool:
        """Tell whether this is for a game, run as this process runs it now."""
        return self._workspace.fits(game)

    def choose(self, view: View) -> int:
        """Return the best move by number, one of them by chance if several are."""
        work, sight = self._workspace, self._sight
        work.show(view)
        if len(view.numbers) == 1:
            return view.numbers[0]
        choose_by_network = BOT_CODE.functions_for(work.engine).choose_by_network
        affords = work.engine.kernels.affords
        return choose_by_network(*work.calls, *sight, affords, self._network, self.mind, work.buffers, work.slots, self._rng)

    def thoughts(self) -> list[Thought]:
        """Return what the moves were worth at the last choice, the best first; none if there was only one."""
        return self._workspace.thoughts()

    def shares(self, view: View, rounds: int = 1) -> Reals:
        """Return each seat's share of the win as the view's seat judges it; `rounds` times over, to be timed."""
        work, seat = self._workspace, max(view.seat, 1)
        work.show(view)
        judge_view = BOT_CODE.functions_for(work.engine).judge_view
        judge_view(*work.calls, *self._sight, self._network, self.mind, work.buffers, work.slots, seat, rounds)
        return work.buffers.shares[: view.game.seats].copy()
