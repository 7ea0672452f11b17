"""When a match may stop: as soon as it is shown whether its first bot is stronger or weaker than even."""

from collections.abc import Iterable
from statistics import fmean

from baumeister.arena.betting import ConfidenceSequence
from baumeister.arena.intervals import Interval
from baumeister.arena.match import Match
from baumeister.arena.result import Result
from baumeister.core.errors import BaumeisterError

ALIKE = 0.02
"""A bot shown to lie within this much of even, either way, counts as equally strong."""


class Decision:
    """The test of a match: the first bot's share of the win against an even one.

    Deals are taken in their order, once all before are over: those that happen to end first are not a fair choice.
    """

    def __init__(self, match: Match) -> None:
        """Take the match.

        Raises:
            BaumeisterError: if the first bot has now more seats, now fewer: then there is no one share that is even.
        """
        if not match.is_even:
            raise BaumeisterError(
                f"--until-decided tests the first bot's share, so it needs as many bots as seats ({match.seats}), or a number "
                f"that divides them: for one against many of a kind, --bots mcts{' greedy' * (match.seats - 1)}"
            )
        count = match.bots.count(match.bots[0]) * max(1, match.seats // len(match.bots))
        self.even = count / match.seats
        self._match, self._kind, self._following = match, 0, 0
        self._waiting: dict[int, list[Result]] = {}
        self._sequence = ConfidenceSequence(self.even)

    def add(self, results: Iterable[Result]) -> None:
        """Learn of results."""
        for result in results:
            self._waiting.setdefault(result.fixture.deal, []).append(result)
        while not self.is_made and self._is_whole(self._following):
            self._sequence.add(fmean(self._share(game) for game in self._waiting.pop(self._following)))
            self._following += 1

    @property
    def deals(self) -> int:
        """How many deals the test has seen."""
        return self._following

    @property
    def interval(self) -> Interval:
        """The first bot's share of the win, all its seats together, with its interval, valid at every moment."""
        return self._sequence.interval()

    @property
    def is_made(self) -> bool:
        """Whether the match may stop."""
        return self._sequence.refutes_even or self._is_alike

    def __str__(self) -> str:
        mean, low, high = self.interval
        bot, said = self._match.bots[0], f"{mean:.1%} ({low:.1%} to {high:.1%} at 95 %, looked at after every deal)"
        if self._sequence.refutes_even:
            return (
                f"Decided after {self.deals} deals: {bot} is {'stronger' if mean > self.even else 'weaker'} than even, {said}."
            )
        if self._is_alike:
            return f"Decided after {self.deals} deals: {bot} is as strong as the others within {ALIKE:.0%} of the win, {said}."
        return f"Not decided after {self.deals} deals: {bot} wins {said}; even is {self.even:.0%}."

    @property
    def _is_alike(self) -> bool:
        _, low, high = self.interval
        return self.even - ALIKE < low and high < self.even + ALIKE

    def _is_whole(self, deal: int) -> bool:
        return len(self._waiting.get(deal, ())) == len(self._match.deal(deal))

    def _share(self, game: Result) -> float:
        return sum(share for share, kind in zip(game.shares, game.fixture.seating, strict=True) if kind == self._kind)
