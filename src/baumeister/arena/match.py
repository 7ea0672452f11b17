"""Matches between bots: their deals, and the seating of each game."""

import os
import re
from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from functools import cached_property
from itertools import combinations
from random import Random
from typing import NamedTuple

from baumeister.core.record import Json

FOLDERS = re.compile(r"(?<=[:,])weights=[^,#]*[/\\](?=[^/\\,#]*#)")
"""What stands before the name of a file of weights whose hash is written behind it."""


class Fixture(NamedTuple):
    """One game of a match."""

    deal: int
    """Number of the deal, from 0: games of one deal share their luck."""
    rotation: int
    """By how many seats the bots have moved on since the deal's first game."""
    seating: tuple[int, ...]
    """The seating: for each seat an index into `Match.kinds`."""


@dataclass(frozen=True)
class Match:
    """Bots that play a game against each other. Equal matches have equal games, as far as bots keep to their seeds."""

    game: str
    seats: int
    options: Mapping[str, str]
    bots: tuple[str, ...]
    """Bots as `entrants` knows them; the same may stand here more than once."""
    seconds: float | None = None
    """The time for a move, of bots that search and of programs."""
    simulations: int | None = None
    """How often bots that search play a position on for a move."""
    seed: int = 1

    @cached_property
    def kinds(self) -> tuple[str, ...]:
        """The different bots, in the order in which they were named."""
        return tuple(dict.fromkeys(self.bots))

    @cached_property
    def short(self) -> "Match":
        """The same match as a screen has room for: files of weights, which their hashes tell apart, without their folders."""
        short = replace(self, bots=tuple(FOLDERS.sub("weights=", bot) for bot in self.bots))
        return short if len(short.kinds) == len(self.kinds) else self

    @property
    def is_even(self) -> bool:
        """Whether the first bot has equally many seats in every game."""
        return len(self.bots) == self.seats or self.seats % len(self.bots) == 0

    def deal(self, number: int) -> tuple[Fixture, ...]:
        """Return the games of a deal: the bots once around the table, so that each plays on every seat.

        Participants and their order are drawn by lot for each deal. Equal seatings are played once.
        """
        names = Random(f"{self.seed} table {number}").sample(self._line_up(number), self.seats)
        around = [self.kinds.index(self.bots[name]) for name in names]
        turned = {tuple(around[seat - turn] for seat in range(self.seats)): turn for turn in reversed(range(self.seats))}
        return tuple(Fixture(number, turn, seating) for seating, turn in sorted(turned.items(), key=lambda pair: pair[1]))

    def json(self) -> Json:
        """Return the match as JSON has it."""
        return asdict(self) | {"bots": list(self.bots), "options": dict(self.options)}

    def _line_up(self, number: int) -> list[int]:
        """Return the participants of a deal: as many as there are seats, in the long run each equally often."""
        count = len(self.bots)
        if count < self.seats:
            return [(number + place) % count for place in range(self.seats)]
        groups = list(combinations(range(count), self.seats))
        Random(f"{self.seed} groups {number // len(groups)}").shuffle(groups)
        return list(groups[number % len(groups)])


def core_count() -> int:
    """Return on how many cores this process may run."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
