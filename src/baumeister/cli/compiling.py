"""Compiling all games before somebody waits for one."""

import os
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from baumeister.core.kernel import is_compiled
from baumeister.games import GAMES, rules

COMPILED = ("rules", "bots", "playouts")
"""What is compiled of each game."""
MANY = 2
"""Cold games from which on it pays to compile them in processes of their own."""


def is_cold(name: str) -> bool:
    """Tell whether something of a game has still to be compiled on this machine."""
    return not all(is_compiled(f"{name}.{part}") for part in COMPILED)


def compile_all() -> None:
    """Compile every game's kernels and bots, several games at once where there are several cores."""
    cold = [name for name in GAMES if is_cold(name)]
    if len(cold) < MANY:
        for name in cold:
            compile_game(name)
        return
    with ProcessPoolExecutor(min(len(cold), os.cpu_count() or 1), get_context("spawn")) as pool:
        for _ in pool.map(compile_game, cold):
            pass


def compile_game(name: str) -> None:
    """Compile a game's kernels and bots."""
    from baumeister.bots import warm as warm_bots  # noqa: PLC0415 - loaded only if there is something to compile
    from baumeister.core.game import Game  # noqa: PLC0415
    from baumeister.core.playout import bench  # noqa: PLC0415
    from baumeister.core.warm import warm  # noqa: PLC0415

    warm(rules(name))
    warm_bots(rules(name))
    bench(Game(rules(name), rules(name).seats[0], {}), seconds=0.0)
