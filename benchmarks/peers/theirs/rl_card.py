"""RLCard: its card games from a Python loop."""

import random

import rlcard
from benchmarks.peers.timing import Play, main


def cards(name: str) -> Play:
    """Return what plays a random game, and counts moves."""
    env, rng = rlcard.make(name, config={"seed": 1}), random.Random(1)

    def play() -> int:
        state, _ = env.reset()
        count = 0
        while not env.is_over():
            state, _ = env.step(rng.choice(list(state["legal_actions"])))
            count += 1
        return count

    return play


if __name__ == "__main__":
    main({"cards": cards})
