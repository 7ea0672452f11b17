"""The vector environment on a GPU: whether each lane is what it is on the processor, and how fast it is.

    pip install 'baumeister[gpu]'; python -m benchmarks.cuda [GAME …] [--lanes 4096]

Where there is no GPU it says so, and Numba's simulator compares a few lanes, interpreted and so very slowly.
"""

import argparse
import os
import subprocess
import sys
from collections.abc import Sequence
from time import perf_counter

import numpy as np

from baumeister import envs
from baumeister.core.errors import BaumeisterError
from baumeister.games import GAMES, rules
from baumeister.present.game import Game

SIMULATED = {"NUMBA_ENABLE_CUDASIM": "1", "BAUMEISTER_KERNELS": "interpreted"}
LANES, STEPS = 4096, 500
MANY_LANES = 256  # that are compared
FEW_LANES, FEW_STEPS = 2, 60
LONGEST = 2_000  # steps in which a game has ended, surely


def compare(game: Game, lanes: int, steps: int, opponents: str | None) -> str:
    """Play at random here and there, compare all arrays and random numbers after each step; return what that has shown.

    It goes on until a game has ended, for what happens there is to be compared, too.
    """
    here = envs.vector(game, num_envs=lanes, seed=1, opponents=opponents, autoreset_mode="same_step")
    there = envs.cuda_vector(game, num_envs=lanes, seed=1, opponents=opponents, autoreset_mode="same_step")
    rng, ended, number = np.random.default_rng(1), 0, 0
    step, _ = here.reset(), there.reset()
    while number < steps or (not ended and number < LONGEST):
        both = step, there.here()
        for name in step._fields:
            own, other = (getattr(one, name).tobytes() for one in both)
            assert own == other, f"{name} differ after {number} steps"
        ended += int(step.terminated.sum())
        moves = here.sample(rng)
        step, _ = here.step(moves), there.step(moves)
        number += 1
    assert ended, f"no game ended in {number} steps"
    states = (tuple(env.position(lane).raw for lane in range(lanes)) for env in (here, there))
    assert next(states) == next(states)
    here.close()
    there.close()
    return f"{lanes} lanes equal over {number} steps, in which {ended} {'game' if ended == 1 else 'games'} ended"


def speed(game: Game, lanes: int, steps: int) -> float:
    """Return learners' moves a second; moves are drawn on the GPU from fractions that are drawn here."""
    env, rng = envs.cuda_vector(game, num_envs=lanes, seed=1), np.random.default_rng(1)
    env.reset()
    env.step(env.sample(rng))
    env.here()
    start = perf_counter()
    for _ in range(steps):
        env.step(env.sample(rng))
    env.here()
    return lanes * steps / (perf_counter() - start)


def main(arguments: Sequence[str] | None = None) -> None:
    """Compare and measure, or simulate."""
    parser = argparse.ArgumentParser(description="Step many games on a GPU.")
    parser.add_argument("games", nargs="*", choices=[[], *GAMES], metavar="GAME")
    parser.add_argument("--lanes", type=int, default=LANES)
    chosen = parser.parse_args(arguments)
    is_simulated = os.environ.items() >= SIMULATED.items()
    for name in chosen.games or GAMES:
        game = Game(rules(name), rules(name).seats[0 if is_simulated else -1])
        if is_simulated:
            for opponents in (None, "random"):
                shown = compare(game, FEW_LANES, FEW_STEPS, opponents)
                print(f"{name}, simulated, {opponents or 'all learn'}: {shown}", flush=True)
            continue
        try:
            shown = compare(game, MANY_LANES, STEPS, None)
        except BaumeisterError as error:
            print(f"{error}\nNumba's simulator:", flush=True)
            program = [sys.executable, "-m", "benchmarks.cuda", *chosen.games]
            raise SystemExit(subprocess.run(program, env=os.environ | SIMULATED, check=False).returncode) from None
        rate = speed(game, chosen.lanes, STEPS)
        print(f"{name}: {shown}; {rate:,.0f} moves a second in {chosen.lanes:,} lanes", flush=True)


if __name__ == "__main__":
    main()
