"""The engine agrees with the plain Neue Heimat of plain.py, move by move: actors, legal moves, odds, points, winners."""

import pytest

from baumeister.games.neue_heimat.game import RULES
from baumeister.records.trace import random_game
from tests.games.kinds import Game
from tests.games.neue_heimat.plain import Table


@pytest.mark.parametrize("rounds", [1, 2, 3, 5])
@pytest.mark.parametrize("seats", RULES.seats)
def test_the_engine_plays_like_the_plain_rules(seats: int, rounds: int) -> None:
    for seed in range(6 if rounds == 1 else 2):
        table = Table(seats, rounds)
        for position in random_game(Game(RULES, seats, {"rounds": str(rounds)}), 100 * rounds + seed):
            if position.move is not None:
                table.play(str(position.move))
            assert table.actor() == position.actor
            if position.is_over:
                assert tuple(table.totals.values()) == position.scores
                assert table.winners() == position.winners
                break
            odds = position.odds or (1,) * len(position.moves)
            assert table.legal() == dict(zip(map(str, position.moves), odds, strict=True))
            assert (
                list(table.cash.values())
                == (position.state.cash + position.state.boxes * position.state.is_scored)[:seats].tolist()
            )
