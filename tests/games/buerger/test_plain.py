"""The engine and the plain game of `plain.py`, written independently, agree on every move of random games."""

import ast
from pathlib import Path

import pytest

from baumeister.records.trace import random_game
from tests.games.buerger import plain
from tests.games.buerger.check import check
from tests.games.buerger.plain import Table
from tests.games.buerger.scenes import GAMES, board_of, hand_of, offer_of
from tests.games.kinds import Game, Position

SEEDS = range(100, 112)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_random_games_agree_move_by_move(game: Game, seed: int) -> None:
    table = Table(game.seats)
    for position in random_game(game, seed):
        if position.move is not None:
            table.play(str(position.move))
        agree(position, table)
        check(position.state)
    assert position.is_over
    assert list(position.winners) == table.winners()


def agree(position: Position, table: Table) -> None:
    """Compare everything that both know."""
    legal = table.legal()
    if position.actor == 0:
        assert dict(zip(position.moves, position.odds, strict=True)) == legal
    else:
        assert set(position.moves) == set(legal)
        assert position.is_over or position.actor == table.seat
    assert position.scores == tuple(table.scores.values())
    assert board_of(position) == table.board
    assert [tile for tile in offer_of(position) if tile != "-"] == [table.offer[space] for space in sorted(table.offer)]
    assert position.state.mayor + 1 == table.mayor
    for seat in table.hands:
        assert sorted(hand_of(position, seat)) == sorted(table.hands[seat])
        assert position.state.coins[seat - 1] == table.coins[seat]
        assert position.state.cranes[seat - 1] == table.cranes[seat]
    completed = {number: int(seat) + 1 for number, seat in enumerate(position.state.completed.tolist(), 1) if seat >= 0}
    assert completed == table.completed


def test_the_engine_is_not_used_by_the_plain_one() -> None:
    tree = ast.parse(Path(plain.__file__).read_text("utf-8"))
    imports = [node for node in ast.walk(tree) if isinstance(node, ast.Import | ast.ImportFrom)]
    assert [ast.unparse(node) for node in imports] == ["from collections import Counter"]
