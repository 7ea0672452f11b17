"""A match being played: the games left, and the results so far."""

from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import closing
from itertools import count
from time import monotonic

from baumeister.arena.entrants import check_heeded, player_for, weights_of
from baumeister.arena.journal import BOTS, Journal, bots_of, played_in
from baumeister.arena.made_of import hashes_of
from baumeister.arena.match import Fixture, Match
from baumeister.arena.result import Result
from baumeister.arena.sequential import Decision
from baumeister.core.errors import BaumeisterError
from baumeister.core.record import Json
from baumeister.games import rules
from baumeister.present.game import Game

Playing = Callable[[Iterable[Fixture]], Generator[Result]]
"""Plays games and yields each result as it comes: `Workers.play`, or a cluster's."""


def check(match: Match) -> None:
    """Refuse a match that can't be played or says nothing, before anything is started.

    Raises:
        BaumeisterError: if the bots are all alike, the game has no such seats or options, there is no such bot, one can't
            play, or a limit is given that none keeps to.
    """
    if len(match.kinds) < 2:
        raise BaumeisterError("an arena needs at least two different bots, separated by spaces: --bots greedy random")
    check_playable(match)


def check_playable(match: Match) -> None:
    """Refuse a match that can't be played, whether it is a contest or not.

    Raises:
        BaumeisterError: as `check` does.
    """
    Game(rules(match.game), match.seats, match.options)
    for bot in match.kinds:
        player_for(bot, match.seconds, match.simulations).check(match.game)
    check_heeded(match.kinds, match.seconds, match.simulations)


class Contest:
    """Plays the games that a journal lacks, in whole deals, until there are enough or the match is decided."""

    def __init__(
        self, match: Match, journal: Journal, games: int, until_decided: bool = False, goal: float | None = None
    ) -> None:
        """Take how many games there shall be, at least; with `until_decided` at most, but for the last deal's.

        What is decided is whether the first bot wins more or less than the even share, or than the `goal`.
        """
        self.match, self.journal = match, journal
        self.fixtures = tuple(enough(match, games))
        self.made_of = hashes_of(match.kinds)
        """The hashes of programs and classes that play."""
        self.decision = Decision(match, goal) if until_decided else None
        if self.decision is not None:
            self.decision.add(journal.results)
        self._since, self._found = monotonic(), len(journal.results)
        """When the first result of this session came, and how many there were then: starting up says nothing of the speed."""

    @property
    def is_over(self) -> bool:
        """Whether nothing is left to play."""
        return self._is_decided or not self._left()

    @property
    def games_left(self) -> int:
        """How many games are left, at most."""
        return 0 if self._is_decided else len(self._left())

    @property
    def seconds_left(self) -> float | None:
        """An estimate of the time left; None before there is one."""
        played = len(self.journal.results) - self._found
        return None if played <= 0 else (monotonic() - self._since) / played * self.games_left

    def play(self, playing: Playing) -> Generator[Result]:
        """Play on; yields each result once it is kept."""
        if self.is_over:
            return
        self.journal.begin_session(self._notes())
        is_first = True
        with closing(playing(self._left())) as results:
            for result in results:
                self.journal.add(result)
                if is_first:
                    self._since, self._found, is_first = monotonic(), len(self.journal.results), False
                if self.decision is not None:
                    self.decision.add([result])
                yield result
                if self._is_decided:
                    return

    def _notes(self) -> Json:
        """Return what is to be known of the games that follow: the goal that ends them, networks and bots not the package's."""
        weights = weights_of(self.match.kinds, self.match.game)
        goal = {} if self.decision is None else {"goal": self.decision.goal}
        return goal | ({"weights": weights} if weights else {}) | ({BOTS: self.made_of} if self.made_of else {})

    @property
    def changed(self) -> list[str]:
        """The programs and classes that differ from those that played games of this match."""
        played = played_in(self.journal.sessions, range(len(self.journal.results)))
        before = [(bot, content) for session in played for bot, content in bots_of(session).items()]
        return list(dict.fromkeys(bot for bot, content in before if self.made_of.get(bot, content) != content))

    @property
    def _is_decided(self) -> bool:
        return self.decision is not None and self.decision.is_made

    def _left(self) -> list[Fixture]:
        played = {result.fixture for result in self.journal.results}
        return [fixture for fixture in self.fixtures if fixture not in played]


def enough(match: Match, games: int) -> Iterator[Fixture]:
    """Yield the games of whole deals until there are enough."""
    so_far = 0
    for deal in count():
        if so_far >= games:
            return
        fixtures = match.deal(deal)
        so_far += len(fixtures)
        yield from fixtures
