"""What is measured of ours: `python -m benchmarks.peers.ours SECONDS NAME [ARGUMENT …]`."""

import random
from collections.abc import Callable

import numpy as np
from benchmarks.peers.common import CONNECT_FOUR
from benchmarks.peers.timing import Play, main
from benchmarks.peers.uct import Uct
from benchmarks.random_turns import in_info, steps, turns

from baumeister import envs
from baumeister.bots.playouts import Playouts
from baumeister.compiler.games import use_compiled
from baumeister.games import rules
from baumeister.present.game import Game


def game_named(name: str, seats: str = "") -> Game:
    """Return a game, with as many seats as it takes if none are given."""
    return CONNECT_FOUR if name == CONNECT_FOUR.id else Game(rules(name), int(seats or rules(name).seats[-1]))


def kernels(name: str, games: str, seats: str = "") -> Play:
    """Return what plays random games in compiled code, and counts all moves, chance's too."""
    playouts = Playouts(game_named(name, seats))

    def play() -> int:
        before = playouts.counts[0]
        playouts.play(int(games))
        return int(playouts.counts[0] - before)

    return play


def positions(name: str, length: str = "1000000") -> Play:
    """Return what plays a random game by positions in Python, so many moves at the most, and counts all moves."""
    game, rng, most = game_named(name), random.Random(1), int(length)
    use_compiled(game.rules)

    def play() -> int:
        position = game.start()
        while not position.is_over and position.ply < most:
            position = position.play(rng.choices(position.moves, position.odds or None)[0])
        return position.ply

    return play


def aec(name: str) -> Play:
    """Return what plays a random game through PettingZoo's interface, unwrapped, and counts the moves of seats."""
    return turns(envs.aec(game_named(name)), in_info)


def gym(name: str) -> Play:
    """Return what plays a random game from one seat against random bots through Gymnasium's interface, unwrapped."""
    return steps(envs.gym(game_named(name)), in_info)


def vector(name: str, lanes: str, threads: str, bot: str = "none") -> Play:
    """Return what makes a step in every lane of the vector environment, in which all learn or one against bots."""
    opponents = None if bot == "none" else bot
    env = envs.vector(game_named(name), num_envs=int(lanes), threads=int(threads), seed=1, opponents=opponents)
    rng = np.random.default_rng(1)
    env.reset()

    def play() -> int:
        env.step(env.sample(rng))
        return int(lanes)

    return play


def cut_lanes(name: str, length: str) -> Play:
    """Return what begins a game in each of 256 lanes and makes the first moves of learners, as many as are said."""
    env, rng = (
        envs.vector(game_named(name), num_envs=256, threads=1, seed=1, autoreset_mode="disabled"),
        np.random.default_rng(1),
    )

    def play() -> int:
        actors, count = env.reset().actors, 0  # written again by every step
        for _ in range(int(length)):
            going = int(np.count_nonzero(actors > 0))
            if not going:
                break
            count += going
            env.step(env.sample(rng))
        return count

    return play


def uct(simulations: str) -> Play:
    """Return what searches connect four from its beginning, and counts simulations."""
    use_compiled(CONNECT_FOUR.rules)
    bot = Uct(CONNECT_FOUR, int(simulations))

    def play() -> int:
        bot.search()
        return bot.simulations

    return play


MAKERS: dict[str, Callable[..., Play]] = {
    "kernels": kernels,
    "positions": positions,
    "cut_positions": positions,
    "aec": aec,
    "gym": gym,
    "vector": vector,
    "cut_lanes": cut_lanes,
    "uct": uct,
}

if __name__ == "__main__":
    main(MAKERS)
