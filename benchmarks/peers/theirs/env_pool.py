"""EnvPool, which has no connect four: its lightest environments stand in, an array of random moves drawn inside the timing."""

import warnings

import envpool
import numpy as np
from benchmarks.peers.timing import Play, main

warnings.simplefilter("ignore")


def pool(name: str, lanes: str, threads: str) -> Play:
    """Return what makes a step in every lane."""
    count = int(lanes)
    env = envpool.make(name, env_type="gymnasium", num_envs=count, batch_size=count, num_threads=int(threads), seed=1)
    env.reset()
    rng, actions = np.random.default_rng(1), env.action_space.n

    def play() -> int:
        env.step(rng.integers(0, actions, count, np.int32))
        return count

    return play


if __name__ == "__main__":
    main({"pool": pool})
