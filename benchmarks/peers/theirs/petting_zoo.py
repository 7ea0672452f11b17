"""PettingZoo's own connect four, unwrapped, and its other classic games."""

from benchmarks.peers.timing import Play, main
from benchmarks.random_turns import turns
from pettingzoo.classic import connect_four_v3


def aec() -> Play:
    """Return what plays a random game, and counts the moves of agents."""
    return turns(connect_four_v3.raw_env(), lambda observation, _: observation["action_mask"])


if __name__ == "__main__":
    main({"aec": aec})
