"""PettingZoo's own connect four, unwrapped, and its other classic games."""

import numpy as np
from benchmarks.peers.timing import Play, main
from pettingzoo.classic import connect_four_v3


def aec() -> Play:
    """Return what plays a random game, and counts the moves of agents."""
    env, rng = connect_four_v3.raw_env(), np.random.default_rng(1)

    def play() -> int:
        env.reset()
        count = 0
        for _ in env.agent_iter():
            observation, _, is_over, is_cut, _ = env.last()
            if is_over or is_cut:
                env.step(None)
            else:
                env.step(any_of(observation["action_mask"], rng))
                count += 1
        return count

    return play


def any_of(mask: np.ndarray, rng: np.random.Generator) -> int:
    """Return a legal move, each equally likely."""
    legal = mask.nonzero()[0]
    return int(legal[int(rng.random() * len(legal))])


if __name__ == "__main__":
    main({"aec": aec})
