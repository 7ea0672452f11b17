"""Gymnasium's own small games, unwrapped: in Blackjack a dealer answers inside the step, in the others nobody does."""

from typing import Any

import gymnasium
import numpy as np
from benchmarks.peers.timing import Play, main
from benchmarks.random_turns import steps


def toy(name: str) -> Play:
    """Return what plays a random game, and counts moves; where the environment gives no mask, all moves are legal."""
    env = gymnasium.make(name, disable_env_checker=True).unwrapped
    all_moves = np.ones(env.action_space.n, np.int8)

    def mask_of(_: Any, info: dict[str, Any]) -> np.ndarray:
        return info.get("action_mask", all_moves)

    return steps(env, mask_of)


if __name__ == "__main__":
    main({"toy": toy})
