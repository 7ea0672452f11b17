"""How fast are the environments? Random play through PettingZoo's, Gymnasium's and the vector environment.

    pip install 'baumeister[envs]'; python -m benchmarks.environments [SECONDS]

Printed are moves of learners a second, chance and bots included in the time, and where there is one vector the processor time
that a step takes; legal moves are sampled uniformly, inside the timing.
"""

import sys
from collections.abc import Callable, Iterator
from time import perf_counter, process_time

import numpy as np
from benchmarks.random_turns import any_of, in_info, turns

from baumeister import envs
from baumeister.games import GAMES

LANES, THREADS = 1024, 2


def one_seat(name: str) -> Callable[[], int]:
    """Return what plays one game against random bots through Gymnasium's environment."""
    env, rng = envs.gym(name), np.random.default_rng(1)

    def play() -> int:
        _, info = env.reset()
        count, is_over = 0, False
        while not is_over:
            _, _, is_over, _, info = env.step(any_of(info["action_mask"], rng))
            count += 1
        return count

    return play


def lanes(name: str, opponents: str | None) -> Callable[[], int]:
    """Return what makes one step of the vector environment."""
    env, rng = envs.vector(name, num_envs=LANES, threads=THREADS, seed=1, opponents=opponents), np.random.default_rng(1)
    env.reset()

    def play() -> int:
        env.step(env.sample(rng))
        return LANES

    return play


def speed(play: Callable[[], int], seconds: float) -> Iterator[float]:
    """Yield moves a second, and moves a second of processor time."""
    play()
    count, start, processor = 0, perf_counter(), process_time()
    while perf_counter() - start < seconds:
        count += play()
    yield count / (perf_counter() - start)
    yield count / (process_time() - processor)


def main() -> None:
    """Measure all games."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 2.0
    print(f"{'moves a second (of processor time)':36}" + "".join(f"{name:>24}" for name in GAMES))
    kinds: dict[str, Callable[[str], Callable[[], int]]] = {
        "PettingZoo AEC, raw": lambda name: turns(envs.aec(name), in_info),
        "Gymnasium, random bots": one_seat,
        f"vector, {LANES} lanes, {THREADS} threads": lambda name: lanes(name, None),
        "vector, random bots": lambda name: lanes(name, "random"),
        "vector, greedy bots": lambda name: lanes(name, "greedy"),
    }
    for title, make in kinds.items():
        cells = []
        for name in GAMES:
            wall, processor = speed(make(name), seconds)
            cells.append(f"{wall:>11,.0f} ({processor:,.0f})")
        print(f"{title:36}" + "".join(f"{cell:>24}" for cell in cells))


if __name__ == "__main__":
    main()
