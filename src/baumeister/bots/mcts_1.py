"""`mcts-1`: the searching bot as it was first."""

from dataclasses import dataclass
from math import inf
from time import perf_counter
from typing import SupportsIndex

import numpy as np

from baumeister.bots.bot import BotError, Thought, moves_of
from baumeister.bots.compiled import BOT_CODE
from baumeister.bots.limits import SECONDS, checked_seconds, checked_simulations
from baumeister.bots.pace import Clock
from baumeister.bots.search_1 import DEPTH, EDGE, EDGES, NODE, NODES, NONE, Tree
from baumeister.bots.workspace import Workspace
from baumeister.core.chance import Source, rng_of
from baumeister.core.record import Reals
from baumeister.positions.game import Move
from baumeister.positions.position import View

NODES_MAX = 1 << 16
EDGES_MAX = 1 << 19
LOOKS = 20  # about how often the clock is looked at, once the speed is known


@dataclass(frozen=True)
class Settings:
    """How the search behaves; `search_1.py` explains each setting. The defaults were found by play against each other."""

    exploration: float = 30.0
    greed: float = 1.0
    trust: float = 1.0
    decisions: int = 24
    samples: int = 8

    def array(self) -> Reals:
        """Return them as the search takes them."""
        return np.array([self.exploration, self.greed, self.trust, self.decisions, self.samples], np.float64)


class FirstMctsBot:
    """Searches for a time or a number of simulations and takes the move that it tried most often."""

    def __init__(
        self,
        seed: Source = None,
        seconds: float | None = None,
        simulations: SupportsIndex | None = None,
        settings: Settings | None = None,
        clock: Clock = perf_counter,
    ) -> None:
        """Take a seed, a limit of time, of simulations or both (a second if there is none), how to search, and a clock.

        Raises:
            BotError: if a limit is none that it can keep.
        """
        self._rng = rng_of(seed)
        self._simulations = None if simulations is None else checked_simulations(simulations)
        self._seconds = SECONDS if seconds is None and simulations is None else checked_seconds(seconds)
        self._settings, self._clock = (settings or Settings()).array(), clock
        self._workspace: Workspace | None = None
        self._tree = Tree(
            np.zeros(NODES_MAX, NODE).view(np.recarray),
            np.zeros(EDGES_MAX, EDGE).view(np.recarray),
            np.zeros(2, np.int64),
            np.zeros(0, np.int64),
            np.zeros(0, np.int64),
            np.zeros(DEPTH, np.int64),
        )
        self.simulations = 0
        """How many simulations the last search made."""

    def choose(self, view: View) -> Move:
        """Return the move that was tried most often, among those that the seat can pay."""
        moves = moves_of(view)
        if len(moves) == 1:
            self._prepare(view)
            return moves[0]
        self._search(view)
        tried = [thought.move for thought in self.thoughts()]
        return next(move for move in (*tried, *moves) if view.game.rules.kernels.affords(view.state, move.number))

    def thoughts(self) -> list[Thought]:
        """Return the thoughts of the last search, the most tried move first; none if there was only one move."""
        if self._workspace is None:
            raise BotError("there has been no search yet")
        found: list[Thought] = []
        number = self._tree.nodes[0].first if self._tree.used[NODES] else NONE
        while number != NONE:
            edge = self._tree.edges[number]
            if edge.visits > 0:
                share = float(edge.total / edge.visits)
                found.append(Thought(self._workspace.game.moves[edge.move], int(edge.visits), share, share, share))
            number = edge.following
        return sorted(found, key=lambda thought: (-thought.visits, -thought.share, thought.move.number))

    def _search(self, view: View) -> None:
        workspace = self._prepare(view)
        start, rounds, self.simulations = self._clock(), 0, 0
        while (rounds := self._next(start, rounds)) > 0:
            self._run(workspace, rounds)
            self.simulations += rounds

    def _prepare(self, view: View) -> Workspace:
        if self._workspace is None or not self._workspace.fits(view.game):
            moves = len(view.game.rules.move_texts)
            self._workspace = Workspace(view.game, 3, self._rng, judges_as_first=True)
            self._tree = self._tree._replace(legal=np.zeros(moves, np.int64), known=np.zeros(moves, np.int64))
        self._workspace.show(view)
        self._tree.used[NODES] = self._tree.used[EDGES] = 0
        return self._workspace

    def _run(self, workspace: Workspace, rounds: int) -> None:
        search = BOT_CODE.functions_for(workspace.engine).search_1
        search(*workspace.calls, workspace.buffers, self._tree, self._settings, workspace.slots, rounds, self._rng)

    def _next(self, start: float, rounds: int) -> int:
        """Return how many rounds to do before the next look at the clock; 0 to stop.

        One comes first, then twice as many each time, until they last from one look to the next.
        """
        left = inf if self._simulations is None else self._simulations - self.simulations
        if self._seconds is None or rounds == 0:
            return int(min(left, inf if self._seconds is None else 1))
        spent = self._clock() - start
        if spent >= self._seconds:
            return 0
        in_time = int(self.simulations / spent * min(self._seconds / LOOKS, self._seconds - spent))
        return int(min(left, 2 * rounds, max(1, in_time)))
