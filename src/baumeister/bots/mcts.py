"""The searching bot: the Python interface to the tree search."""

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from time import perf_counter
from typing import SupportsIndex

from baumeister.bots.bot import BotError, Thought, moves_of
from baumeister.bots.chances import AS_IT_IS, chance_of
from baumeister.bots.halving import Halving
from baumeister.bots.limits import SECONDS, checked_cores, checked_seconds, checked_simulations
from baumeister.bots.own_settings import own_setting
from baumeister.bots.pace import Clock, Pace
from baumeister.bots.searcher import Searcher
from baumeister.bots.weights import Networks, network_if_any
from baumeister.core.chance import Source, below, rng_from, rng_of
from baumeister.core.rules import Rules
from baumeister.generic.search_settings import SearchSettings
from baumeister.positions.game import Game, Move
from baumeister.positions.position import View


@cache
def search_settings_of(rules: Rules) -> SearchSettings:
    """Return how bots search in a game: `SEARCH` in its `bots/search`, else the defaults."""
    return own_setting(rules, "search", "SEARCH", SearchSettings())


class MctsBot:
    """Searches for a time or a number of simulations: of the best-looking moves the worse half is dropped again and again."""

    def __init__(
        self,
        seed: Source = None,
        seconds: float | None = None,
        simulations: SupportsIndex | None = None,
        settings: SearchSettings | None = None,
        cores: SupportsIndex = 1,
        clock: Clock = perf_counter,
        networks: Networks = network_if_any,
        *,
        judges_leaves: bool = False,
    ) -> None:
        """Take a seed, a limit of time, of simulations or both (a second if there is none), and how to search.

        On several cores as many trees grow side by side, and the results of all count. With a seed and a number of
        simulations the bot plays the same on as many cores. `clock` returns seconds. `networks` returns what judges a game's
        moves one move ahead, at the root; with `judges_leaves`, or where a game has set that, it judges where simulations end,
        too. The evaluation judges everything else, and all of it where there is no network.

        Raises:
            BotError: if a limit is none that it can keep.
        """
        self._rng = rng_of(seed)
        self._simulations = None if simulations is None else checked_simulations(simulations)
        self._seconds = SECONDS if seconds is None and simulations is None else checked_seconds(seconds)
        self._settings, self._cores, self._clock = settings, checked_cores(cores), clock
        self._networks, self._judges_leaves = networks, judges_leaves
        self._used = settings or SearchSettings()
        self._scaling = AS_IT_IS
        self._searchers: list[Searcher] = []
        self._view: View | None = None
        self._ranking: list[int] = []
        self.simulations = 0
        """How many simulations the last search made."""

    def choose(self, view: View) -> Move:
        """Return the best move found among those that the seat can pay.

        Raises:
            BotError: if this is no view of a seat that is to move, or the game's network doesn't fit.
        """
        pace = Pace(self._seconds, self._simulations, self._clock)
        moves = moves_of(view)
        self.prepare(view.game)
        self._view = view
        for searcher in self._searchers:
            searcher.begin(view)
        self._ranking = self._ranked(self._candidates(view), pace) if len(moves) > 1 else []
        self.simulations = pace.done
        return view.game.moves[self._searchers[0].move(self._ranking[0])] if self._ranking else moves[0]

    def prepare(self, game: Game) -> None:
        """Load and make everything for a search in a game, so that the first one has its whole time.

        Raises:
            BotError: if the game's network doesn't fit.
        """
        if not self._searchers or not self._searchers[0].fits(game):
            self._used = self._settings or search_settings_of(game.rules)
            others = [rng_from(int(below(self._rng, 1 << 30))) for _ in range(self._cores - 1)]
            network = self._networks(game.rules)
            at_leaves = network is not None and (self._judges_leaves or self._used.judges_leaves)
            is_counted = at_leaves == self._used.judges_leaves
            self._scaling = self._used.chances.get(game.seats, AS_IT_IS) if is_counted else AS_IT_IS
            self._searchers = [
                Searcher(game, self._used.array(game.seats), rng, network, judges_leaves=at_leaves)
                for rng in (self._rng, *others)
            ]

    def thoughts(self) -> list[Thought]:
        """Return the thoughts of the last search, best first; none if there was only one move."""
        if self._view is None:
            raise BotError("there has been no search yet")
        moves, first = self._view.game.moves, self._searchers[0]
        tried = [edge for edge in self._ranking if self._visits(edge) > 0]
        return [self._thought(moves[first.move(edge)], edge) for edge in tried]

    def _thought(self, move: Move, edge: int) -> Thought:
        visits, share = self._visits(edge), self._total(edge) / self._visits(edge)
        return Thought(move, visits, share, chance_of(share, self._scaling), self._value(edge))

    def _candidates(self, view: View) -> list[int]:
        """Return the moves that look best one move ahead, by their edges at the root, among those that the seat can pay."""
        first = self._searchers[0]
        affords = view.game.rules.kernels.affords
        payable = [edge for edge in range(first.count) if affords(view.state, first.move(edge))]
        return sorted(payable, key=first.promise, reverse=True)[: self._used.breadth]

    def _ranked(self, candidates: Sequence[int], pace: Pace) -> list[int]:
        """Compare candidates until one is left; return all, best first."""
        halving = Halving(candidates)
        with ThreadPoolExecutor(len(self._searchers)) as threads:
            while len(candidates) > 1 and not halving.is_over:
                for searcher in self._searchers:
                    searcher.narrow(halving.left)
                while (count := pace.following(halving.until)) > 0:
                    self._simulate(threads, count)
                    pace.note(count)
                halving.halve(self._value)
        return halving.ranking

    def _simulate(self, threads: ThreadPoolExecutor, count: int) -> None:
        """Let each tree grow by its part of some simulations; the first in this thread, the others in their own."""
        parts = len(self._searchers)
        counts = [count // parts + (place < count % parts) for place in range(parts)]
        others = zip(self._searchers[1:], counts[1:], strict=True)
        running = [threads.submit(searcher.search, part) for searcher, part in others]
        self._searchers[0].search(counts[0])
        for one in running:
            one.result()

    def _visits(self, edge: int) -> int:
        return sum(searcher.visits(edge) for searcher in self._searchers)

    def _total(self, edge: int) -> float:
        return sum(searcher.total(edge) for searcher in self._searchers)

    def _value(self, edge: int) -> float:
        """Return the mover's share of the win after a move, on average; the look one move ahead counts like some tries."""
        caution, first = self._used.caution, self._searchers[0]
        return (self._total(edge) + caution * first.promise(edge)) / (self._visits(edge) + caution)
