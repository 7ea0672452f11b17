"""Random play through the interfaces of PettingZoo and Gymnasium, the same for all. It imports nothing of ours."""

from collections.abc import Callable
from typing import Any

import numpy as np


def turns(env: Any, mask_of: Callable[[Any, dict[str, Any]], np.ndarray]) -> Callable[[], int]:
    """Return what plays a random game, and counts the agents' moves; the legal ones are in the observation or in the info."""
    rng = np.random.default_rng(1)

    def play() -> int:
        env.reset()
        count = 0
        for _ in env.agent_iter():
            observation, _, is_over, is_cut, info = env.last()
            if is_over or is_cut:
                env.step(None)
            else:
                env.step(any_of(mask_of(observation, info), rng))
                count += 1
        return count

    return play


def steps(env: Any, mask_of: Callable[[Any, dict[str, Any]], np.ndarray]) -> Callable[[], int]:
    """Return what plays a random game from one seat, and counts its moves."""
    rng = np.random.default_rng(1)

    def play() -> int:
        observation, info = env.reset()
        count, is_over = 0, False
        while not is_over:
            observation, _, is_over, _, info = env.step(any_of(mask_of(observation, info), rng))
            count += 1
        return count

    return play


def in_info(_: Any, info: dict[str, Any]) -> np.ndarray:
    """Return the legal moves where our environments have them."""
    mask: np.ndarray = info["action_mask"]
    return mask


def any_of(mask: np.ndarray, rng: np.random.Generator) -> int:
    """Return a legal move, each equally likely."""
    legal = mask.nonzero()[0]
    return int(legal[int(rng.random() * len(legal))])
