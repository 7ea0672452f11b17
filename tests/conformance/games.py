"""Every game of the registry with every number of seats and every option: what the suite runs over."""

from collections.abc import Callable, Iterable
from functools import cache
from importlib import import_module
from itertools import product
from typing import Any

import numpy as np

from baumeister.core.game import Game, Rules
from baumeister.core.position import Position
from baumeister.games import GAMES, rules
from baumeister.records.trace import random_game


def _games(found: Rules) -> list[Game]:
    names = [option.id for option in found.options]
    return [
        Game(found, seats, dict(zip(names, values, strict=True))) for seats in found.seats for values in _values(found, seats)
    ]


def _values(found: Rules, seats: int) -> Iterable[tuple[str, ...]]:
    return product(*(option.values if seats in option.seats else option.values[:1] for option in found.options))


ALL: tuple[Game, ...] = tuple(game for name in GAMES for game in _games(rules(name)))


def name_of(game: Game) -> str:
    """Name a game with its seats and options, for the list of tests."""
    return "-".join([game.id, str(game.seats), *(f"{name}={value}" for name, value in game.options.items())])


def check_of(game: Game) -> Callable[[Any], None]:
    """Return the game's `check(state)`: it raises AssertionError if a full state breaks an invariant of the game."""
    check: Callable[[Any], None] = import_module(f"tests.games.{game.id}.check").check
    return check


@cache
def random_line(index: int, seed: int) -> tuple[Position, ...]:
    """Return all positions of a random game of `ALL[index]`, first to last."""
    return tuple(random_game(ALL[index], seed))


def line_of(game: Game, seed: int) -> tuple[Position, ...]:
    """Return all positions of a random game, first to last; played once for all tests."""
    return random_line(ALL.index(game), seed)


def sample(line: tuple[Position, ...], count: int, seed: int = 0) -> list[Position]:
    """Return about `count` positions of a game in which somebody is to move: the first, the last ones, and some between."""
    plies = np.random.default_rng(seed).choice(len(line) - 1, min(count, len(line) - 1), replace=False)
    return [line[ply] for ply in sorted({0, *plies.tolist(), len(line) - 3, len(line) - 2})]
