"""Room for a network to think in, and what it says of single views."""

import numpy as np

from baumeister.bots.network import Mind, Network, Sight
from baumeister.bots.network_code import NETWORK_CODE
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
    sizes = (len(network.first) - feature_count, width, depth, len(network.last_bias))
    return Mind(numbers, engine.handle(numbers), *(np.zeros(size, np.float32) for size in sizes))


class Thinker:
    """A game's kernels and a network, with room to look one move ahead."""

    def __init__(self, game: Game, network: Network, rng: Rng) -> None:
        self._workspace = Workspace(game, 2, rng)
        self._network = network
        self.mind = mind_for(game.engine, network, game.rules.feature_count)
        """What the network saw and said last."""

    def fits(self, game: Game) -> bool:
        """Tell whether this is for a game, run as this process runs it now."""
        return self._workspace.fits(game)

    def rank(self, view: View) -> tuple[list[int], Reals]:
        """Return the moves worth a thought by number, and the mover's share of the win after each."""
        workspace = self._workspace
        workspace.show(view)
        rank_by_network = NETWORK_CODE.functions_for(workspace.engine).rank_by_network
        count = rank_by_network(*self._given, workspace.buffers, workspace.slots)
        return workspace.buffers.moves[:count].tolist(), workspace.buffers.worths[:count].copy()

    def shares(self, view: View, rounds: int = 1) -> Reals:
        """Return each seat's share of the win as the view's seat judges it; `rounds` times over, to be timed."""
        workspace = self._workspace
        workspace.show(view)
        judge_view = NETWORK_CODE.functions_for(workspace.engine).judge_view
        judge_view(*self._given, workspace.buffers, workspace.slots, max(view.seat, 1), rounds)
        return workspace.buffers.shares[: view.game.seats].copy()

    @property
    def _given(self) -> tuple[object, ...]:
        workspace = self._workspace
        return *workspace.calls, *sight_of(workspace.engine), self._network, self.mind
