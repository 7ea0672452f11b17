"""The engine and the plain Manhattan of `plain.py`, written independently, agree on every move of random games."""

import ast
from pathlib import Path

import pytest

from baumeister.games import rules
from baumeister.records.trace import random_game
from tests.games.kinds import Game, Position
from tests.games.manhattan import plain
from tests.games.manhattan.plain import SIDES, Table
from tests.games.manhattan.scenes import GAMES, hand_of

SEEDS = range(100, 120)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_random_games_agree_move_by_move(game: Game, seed: int) -> None:
    table = Table(game.seats, game.options.get("separate_colours") == "on")
    for position in random_game(game, seed):
        if position.move is not None:
            table.play(str(position.move))
        agree(position, table)
    assert position.is_over
    assert list(position.winners) == table.winners()


def agree(position: Position, table: Table) -> None:
    """Compare everything that both know."""
    legal = table.legal()
    if position.actor == 0:
        assert dict(zip(position.moves, position.odds, strict=True)) == legal
    else:
        assert set(position.moves) == set(legal)
        assert position.actor == table.seat
    assert position.scores == tuple(table.scores.values())
    for seat in range(1, len(SIDES[table.seats]) + 1):
        assert hand_of(position, seat) == sorted(table.hands[seat].elements())


def test_the_plain_one_imports_nothing_of_the_engine() -> None:
    nodes = list(ast.walk(ast.parse(Path(plain.__file__).read_text("utf-8"))))
    imported = {node.module for node in nodes if isinstance(node, ast.ImportFrom)}
    imported |= {name.name for node in nodes if isinstance(node, ast.Import) for name in node.names}
    assert imported == {"collections", "itertools"}
    assert not any(isinstance(node, ast.Name) and node.id in ("__import__", "exec", "eval") for node in nodes)


def test_both_are_for_the_same_seats() -> None:
    assert rules("manhattan").seats == tuple(SIDES)
