"""Every game of the registry with every number of seats and every value of its options: what the suite runs over."""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Any

import numpy as np

from baumeister.games import GAMES, rules
from baumeister.present.edition import Edition
from baumeister.records.trace import random_game
from tests.games.kinds import Game, Position


def _games(found: Edition) -> list[Game]:
    """Each number of seats with the options' defaults, the fullest table first, then each other value of an option once."""
    games = [Game(found, seats, {}) for seats in reversed(found.seats)]
    for option in found.options:
        for index, value in enumerate(option.values[1:]):
            games.append(Game(found, option.seats[index % len(option.seats)], {option.id: value}))
    return games


ALL: tuple[Game, ...] = tuple(game for name in GAMES for game in _games(rules(name)))


def is_fullest(game: Game) -> bool:
    """Tell whether all seats are taken."""
    return game.seats == game.rules.seats[-1]


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
