"""Runners of lanes work side by side only where that takes less time."""

from collections.abc import Callable
from concurrent.futures import Executor, Future

import pytest

from baumeister.envs import lane_crew
from baumeister.envs.lane_crew import FIRST_TRIALS, TRIED_EVERY, LaneCrew

TIMES = 2 * TRIED_EVERY


class Pool(Executor):
    """Does what it is given at once, and counts."""

    def __init__(self) -> None:
        self.count = 0

    def submit(self, work: Callable[..., object], /, *arguments: object, **settings: object) -> Future[object]:  # type: ignore[override]
        """Do it."""
        self.count += 1
        done = Future[object]()
        done.set_result(work(*arguments, **settings))
        return done


@pytest.mark.parametrize(("handing_out", "expected"), [(5.0, FIRST_TRIALS // 2 + 2), (-0.5, TIMES - FIRST_TRIALS // 2 - 2)])
def test_the_quicker_way_is_taken_and_the_other_tried_now_and_then(
    handing_out: float, expected: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    pool, done, now = Pool(), list[str](), [0.0]
    monkeypatch.setattr(lane_crew, "perf_counter", lambda: now[0] + handing_out * pool.count)
    crew = LaneCrew(["first", "second"], pool)

    def work(runner: str) -> None:
        done.append(runner)
        now[0] += 1.0

    for _ in range(TIMES):
        crew.run(work)
    assert done.count("first") == done.count("second") == TIMES
    assert pool.count == expected


def test_one_runner_needs_no_thread() -> None:
    pool, done = Pool(), list[str]()
    LaneCrew(["only"], pool).run(done.append)
    assert (done, pool.count) == (["only"], 0)
