"""A search in one thread: one tree, and all that makes it grow."""

from collections.abc import Sequence

import numpy as np

from baumeister.bots.compiled import BOT_CODE
from baumeister.bots.network import NO_NETWORK, Network
from baumeister.bots.search.luck import new_luck
from baumeister.bots.search.tree import TURN, Tree, new_tree
from baumeister.bots.thinking import mind_for, sight_of
from baumeister.bots.workspace import Workspace
from baumeister.core.chance import Rng
from baumeister.core.record import Integers, Reals
from baumeister.generic.search_settings import DOUBT
from baumeister.positions.game import Game
from baumeister.positions.position import View


class Searcher:
    """A tree for one game, with all that is needed to make it grow."""

    def __init__(
        self, game: Game, settings: Reals, rng: Rng, network: Network | None = None, *, judges_leaves: bool = False
    ) -> None:
        """Take a game, how to search (`SearchSettings.array`) and random numbers of one's own.

        A network judges the moves at the root by a look one move ahead, with `judges_leaves` also where simulations end; else
        the evaluation does.
        """
        self._luck, self._settings = new_luck(rng), settings
        self._workspace = Workspace(game, 3, self._luck.chance)
        self._workspace.buffers.doubt[0] = settings[DOUBT]
        self._network, self._sight = network or NO_NETWORK, sight_of(game.engine)
        self._leaf_network = self._network if judges_leaves else NO_NETWORK
        self._mind = mind_for(game.engine, self._network, game.rules.feature_count)
        self._code = BOT_CODE.functions_for(self._workspace.engine)
        self.tree: Tree = new_tree(len(game.rules.move_texts))
        self._candidates: Integers = np.zeros(0, np.int64)
        self.count = 0
        """How many moves the root has: its edges are those from 0."""

    def fits(self, game: Game) -> bool:
        """Tell whether this can search a game, run as this process runs it now."""
        return self._workspace.fits(game)

    def begin(self, view: View) -> None:
        """Begin a tree with a look at each move of a view."""
        workspace = self._workspace
        workspace.show(view)
        self.count = self._code.survey(
            *(*workspace.calls, *self._sight, self._network, self._mind, workspace.buffers),
            *(self.tree, self._luck, workspace.slots),
        )

    def narrow(self, candidates: Sequence[int]) -> None:
        """Compare only these from now on, edges of the root."""
        self._candidates = np.array(candidates, np.int64)
        self.tree.used[TURN] = 0

    def search(self, simulations: int) -> None:
        """Simulate on, the candidates in turn."""
        workspace = self._workspace
        self._code.search(
            *(*workspace.calls, *self._sight, self._leaf_network, self._mind, workspace.buffers),
            *(self.tree, self._settings, self._luck, workspace.slots, self._candidates, simulations),
        )

    def move(self, edge: int) -> int:
        """Return the number of an edge's move."""
        return int(self.tree.edges[edge].move)

    def promise(self, edge: int) -> float:
        """Return the mover's share of the win after a move, as a look one move ahead shows it."""
        return float(self.tree.nodes[0].share + self.tree.edges[edge].gain)

    def visits(self, edge: int) -> int:
        """Return how often a move was tried."""
        return int(self.tree.edges[edge].visits)

    def total(self, edge: int) -> float:
        """Return the mover's shares of the win after a move, added up."""
        return float(self.tree.edges[edge].total)
