"""A search keeps its limits, on a clock that the test winds."""

import pytest

from baumeister.bots.pace import LOOKS, Pace


class Clock:
    """A clock that moves on only while simulations are made."""

    def __init__(self, cost: float, overhead: float = 0.0) -> None:
        self.now, self.cost, self.overhead = 100.0, cost, overhead

    def __call__(self) -> float:
        return self.now

    def work(self, simulations: int) -> None:
        self.now += self.overhead + simulations * self.cost


def run(pace: Pace, clock: Clock, parts: int) -> int:
    """Make all simulations of a search in some equal parts; return how often the clock was looked at."""
    looks = 0
    for part in range(parts):
        while (count := pace.following((part + 1) / parts)) > 0:
            clock.work(count)
            pace.note(count)
            looks += 1
    return looks


@pytest.mark.parametrize("seconds", [0.01, 0.05, 0.2, 1.0])
@pytest.mark.parametrize("parts", [1, 2, 4])
@pytest.mark.parametrize("overhead", [0.0, 0.0001])
def test_a_limit_of_time_is_kept_within_a_twentieth(seconds: float, parts: int, overhead: float) -> None:
    clock = Clock(cost=60e-6, overhead=overhead)
    looks = run(Pace(seconds, None, clock), clock, parts)
    assert seconds <= clock.now - 100.0 <= seconds * 1.05
    assert looks < 3 * LOOKS + 20 * parts


def test_preparations_count() -> None:
    clock = Clock(cost=60e-6)
    pace = Pace(0.05, None, clock)
    clock.now += 0.04
    run(pace, clock, 1)
    assert clock.now - 100.0 == pytest.approx(0.05, rel=0.02)


def test_what_is_slower_than_its_limit_makes_one_simulation() -> None:
    clock = Clock(cost=0.3)
    pace = Pace(0.2, None, clock)
    run(pace, clock, 4)
    assert pace.done == 1


def test_without_time_left_there_is_none() -> None:
    clock = Clock(cost=0.3)
    pace = Pace(0.2, None, clock)
    clock.now += 0.3
    run(pace, clock, 4)
    assert pace.done == 0


@pytest.mark.parametrize("simulations", [1, 7, 100, 12345])
def test_a_limit_of_simulations_is_kept_exactly_and_part_by_part(simulations: int) -> None:
    clock = Clock(cost=0.0)
    pace = Pace(None, simulations, clock)
    assert pace.following(0.5) == round(simulations / 2)
    run(pace, clock, 4)
    assert pace.done == simulations


def test_the_first_limit_that_is_reached_ends_the_search() -> None:
    clock = Clock(cost=0.001)
    pace = Pace(1.0, 20, clock)
    run(pace, clock, 2)
    assert pace.done == 20
    pace = Pace(0.01, 20_000, clock)
    run(pace, clock, 2)
    assert pace.done < 15
