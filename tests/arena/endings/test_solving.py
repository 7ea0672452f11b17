"""The solver finds what a plain expectimax finds, and gives up where there is no exact value."""

import pytest

import baumeister as bm
from baumeister.arena.endings.dataset import Ending, load
from baumeister.arena.endings.finding import decisions
from baumeister.arena.endings.solving import Solver, Unsolved
from baumeister.games import GAMES, rules
from baumeister.present.game import Game, Position
from tests.arena.endings.plain import random_end, shares, size, values

SMALL = 1500
"""Positions that may follow where the plain expectimax checks."""


def small_ends(game: str, count: int) -> list[Position]:
    """Return decisions near the end of random games with a small tree each."""
    start = bm.game(game, seats=rules(game).seats[0]).start()
    found = list[Position]()
    seed = 0
    while len(found) < count:
        seed += 1
        for position in decisions(random_end(start, seed)):
            if size(position, SMALL) > SMALL:
                break
            found.append(position)
    return found[:count]


@pytest.mark.parametrize("game", [game for game in GAMES if game != "skyline"])
def test_solver_agrees_with_plain_expectimax(game: str) -> None:
    solver = Solver(bm.game(game, seats=rules(game).seats[0]))
    agreed = 0
    for position in small_ends(game, 12):
        try:
            solved = solver.solve(position).values
        except Unsolved:
            continue
        agreed += 1
        if len(set(solved.values())) >= 1:
            assert solved == pytest.approx({move: float(value) for move, value in values(position).items()}, abs=1e-12)
    assert agreed > 3
