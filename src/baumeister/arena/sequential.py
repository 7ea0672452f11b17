"""When a match may stop: as soon as it is shown whether its first bot wins more or less than even, or than a goal."""

from collections.abc import Iterable
from statistics import fmean

from baumeister.arena.betting import ConfidenceSequence
from baumeister.arena.intervals import Interval
from baumeister.arena.match import Match
from baumeister.arena.result import Result
from baumeister.core.errors import BaumeisterError

CLOSE = 0.02
"""A bot shown to lie within this much of even, either way, counts as equally strong; of a goal, as having met it."""
MORE, LESS, ALIKE, OPEN = "more", "less", "as much", "nothing yet"
"""Outcomes of a test."""


def percent(share: float) -> str:
    """Write a share as it was given: 0.35 as 35%, 0.355 as 35.5%."""
    return f"{100 * share:.6g}%"


class Decision:
    """The test of a match: the first bot's share of the win against an even one, or against a goal.

    Deals are taken in their order, once all before are over: those that happen to end first are not a fair choice.
    """

    def __init__(self, match: Match, goal: float | None = None) -> None:
        """Take the match, and the share of the win to test, of all seats of the first bot, in 0 … 1; without it an even one.

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
        return self.outcome != OPEN

    @property
    def outcome(self) -> str:
        """What is shown of the first bot's share: that it is MORE or LESS than the goal, or ALIKE; OPEN if nothing is yet."""
        if self._sequence.refutes_claim:
            return MORE if self.interval.mean > self.goal else LESS
        return ALIKE if self._is_alike else OPEN

    def __str__(self) -> str:
        mean, low, high = self.interval
        bot, said = self._match.short.bots[0], f"{mean:.1%} ({low:.1%} to {high:.1%} at 95 %, checked after every deal)"
        after = f"after {self.deals} {'deal' if self.deals == 1 else 'deals'}"
        if self.deals == 0:
            return "No deal is over yet."
        if self.outcome == OPEN:
            aimed_at = "" if self.goal == self.even else f", the goal {percent(self.goal)}"
            return f"Not decided {after}: {bot} wins {said}; even is {self.even:.0%}{aimed_at}."
        return f"Decided {after}: {bot} {self._verdict()}, {said}."

    def _verdict(self) -> str:
        """Say the outcome as a predicate."""
        if self.goal == self.even:
            alike = f"is as strong as the others within {CLOSE:.0%} of the win"
            return {MORE: "wins more than an even share", LESS: "wins less than an even share", ALIKE: alike}[self.outcome]
        goal = percent(self.goal)
        alike = f"meets its goal of {goal} within {CLOSE:.0%} of the win"
        return {MORE: f"wins more than {goal}", LESS: f"wins less than {goal}", ALIKE: alike}[self.outcome]

    @property
    def _is_alike(self) -> bool:
        _, low, high = self.interval
        return self.goal - CLOSE < low and high < self.goal + CLOSE

    def _is_whole(self, deal: int) -> bool:
        return len(self._waiting.get(deal, ())) == len(self._match.deal(deal))

    def _share(self, game: Result) -> float:
        return sum(share for share, kind in zip(game.shares, game.fixture.seating, strict=True) if kind == self._kind)
