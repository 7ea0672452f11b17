"""When a match may stop: as soon as it is shown whether its first bot wins more or less than even, or than a goal."""

from collections.abc import Iterable
from statistics import fmean

from baumeister.arena.betting import ConfidenceSequence
from baumeister.arena.intervals import Interval
from baumeister.arena.match import Match
from baumeister.arena.result import Result
from baumeister.core.errors import BaumeisterError

ALIKE = 0.02
"""A bot shown to lie within this much of even, either way, counts as equally strong; of a goal, as having met it."""


class Decision:
    """The test of a match: the first bot's share of the win against an even one, or against a goal.

    Deals are taken in their order, once all before are over: those that happen to end first are not a fair choice.
    """

    def __init__(self, match: Match, goal: float | None = None) -> None:
        """Take the match, and the share of the win to test, in 0 … 1, for all seats of the first bot; an even one without it.

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
        self.goal = self.even if goal is None else goal
        self._match, self._kind, self._following = match, 0, 0
        self._waiting: dict[int, list[Result]] = {}
        self._sequence = ConfidenceSequence(self.goal)

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
        return self._sequence.refutes_claim or self._is_alike

    def __str__(self) -> str:
        mean, low, high = self.interval
        said = f"{mean:.1%} ({low:.1%} to {high:.1%} at 95 %, looked at after every deal)"
        begun = f"Decided after {self.deals} deals: {self._match.bots[0]}"
        if self._sequence.refutes_claim:
            return f"{begun} {self._verdict(mean > self.goal)}, {said}."
        if self._is_alike:
            return f"{begun} {self._verdict_alike()}, {said}."
        aimed_at = "" if self.goal == self.even else f", the goal {self.goal:.0%}"
        return f"Not decided after {self.deals} deals: {self._match.bots[0]} wins {said}; even is {self.even:.0%}{aimed_at}."

    def _verdict(self, is_more: bool) -> str:
        if self.goal == self.even:
            return f"is {'stronger' if is_more else 'weaker'} than even"
        return f"wins {'more' if is_more else 'less'} than {self.goal:.0%}"

    def _verdict_alike(self) -> str:
        if self.goal == self.even:
            return f"is as strong as the others within {ALIKE:.0%} of the win"
        return f"wins {self.goal:.0%}, within {ALIKE:.0%} of the win"

    @property
    def _is_alike(self) -> bool:
        _, low, high = self.interval
        return self.goal - ALIKE < low and high < self.goal + ALIKE

    def _is_whole(self, deal: int) -> bool:
        return len(self._waiting.get(deal, ())) == len(self._match.deal(deal))

    def _share(self, game: Result) -> float:
        return sum(share for share, kind in zip(game.shares, game.fixture.seating, strict=True) if kind == self._kind)
