"""The engine and the plain Manhattan of `plain.py`, written independently, agree on every move of random games."""

import pytest

from baumeister.games import rules
from baumeister.present.game import Game, Position
from baumeister.records.trace import random_game
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


def test_the_engine_is_not_used_by_the_plain_one() -> None:
    assert "baumeister" not in Table.__init__.__globals__
    assert rules("manhattan").seats == tuple(SIDES)
