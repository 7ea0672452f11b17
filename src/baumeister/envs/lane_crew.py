"""Runners of lanes at work side by side, in threads, or one after another: whichever has taken less time lately.

A step of few lanes takes as long as to wake a thread. What happens in a lane is the same either way.
"""

from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from time import perf_counter
from typing import Generic, TypeVar

Runner = TypeVar("Runner")
IN_TURN, TOGETHER = range(2)
FIRST_TRIALS = 8
"""At first both ways take turns."""
TRIED_EVERY = 100
"""After so many times the slower way is tried again."""
NEWEST = 0.2
"""The weight of the last time that a way took in its average."""


class LaneCrew(Generic[Runner]):
    """Runners with one kind of work, done again and again."""

    def __init__(self, runners: Sequence[Runner], pool: Executor) -> None:
        self._runners, self._pool = runners, pool
        self._took: dict[int, float] = {}
        self._count = 0

    def run(self, work: Callable[[Runner], None]) -> None:
        """Let every runner do its part, and wait for all."""
        way, start = self._way(), perf_counter()
        others = self._runners[1:]
        running = [self._pool.submit(work, runner) for runner in others] if way == TOGETHER else []
        for runner in self._runners[:1] if way == TOGETHER else self._runners:
            work(runner)
        for future in running:
            future.result()
        self._note(way, perf_counter() - start)

    def _way(self) -> int:
        if len(self._runners) == 1:
            return IN_TURN
        self._count += 1
        if self._count <= FIRST_TRIALS:
            return self._count % 2
        faster, slower = sorted(self._took, key=self._took.__getitem__)
        return slower if self._count % TRIED_EVERY == 0 else faster

    def _note(self, way: int, seconds: float) -> None:
        before = self._took.get(way, seconds)
        self._took[way] = (1.0 - NEWEST) * before + NEWEST * seconds
