"""What is measured of ours: `python -m benchmarks.peers.ours SECONDS NAME [ARGUMENT …]`."""

import random

import numpy as np
from benchmarks.peers.common import CONNECT_FOUR
from benchmarks.peers.timing import Play, main
from benchmarks.peers.uct import Uct
from benchmarks.random_turns import in_info, turns

from baumeister import envs
from baumeister.bots.playouts import Playouts
from baumeister.bots.search_speed import bench_search
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


def positions(name: str) -> Play:
    """Return what plays a random game by positions in Python, and counts all moves."""
    game, rng = game_named(name), random.Random(1)
    use_compiled(game.rules)

    def play() -> int:
        position = game.start()
        while not position.is_over:
            position = position.play(rng.choices(position.moves, position.odds or None)[0])
        return position.ply

    return play


def aec(name: str) -> Play:
    """Return what plays a random game through PettingZoo's interface, unwrapped, and counts the moves of seats."""
    return turns(envs.aec(game_named(name)), in_info)


def vector(name: str, lanes: str, threads: str) -> Play:
    """Return what makes a step in every lane of the vector environment."""
    env, rng = envs.vector(game_named(name), num_envs=int(lanes), threads=int(threads), seed=1), np.random.default_rng(1)
    env.reset()

    def play() -> int:
        env.step(env.sample(rng))
        return int(lanes)

    return play


def uct(simulations: str) -> Play:
    """Return what searches connect four from its beginning, and counts simulations."""
    use_compiled(CONNECT_FOUR.rules)
    bot = Uct(CONNECT_FOUR, int(simulations))

    def play() -> int:
        bot.search()
        return bot.simulations

    return play


def mcts(name: str) -> Play:
    """Return what searches in the middle of games as the bot `mcts` does, and counts simulations."""
    return lambda: int(bench_search(game_named(name), 0.5)["simulations"])


if __name__ == "__main__":
    main({"kernels": kernels, "positions": positions, "aec": aec, "vector": vector, "uct": uct, "mcts": mcts})
