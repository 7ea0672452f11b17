"""The engine agrees with the plain Project Skyline of plain.py, move by move: actors, legal moves, odds, money, winners."""

import pytest

from baumeister.games.skyline.game import RULES
from baumeister.games.skyline.words.notation import field_name
from baumeister.records.trace import random_game
from tests.games.kinds import Game, Position
from tests.games.skyline.plain import SKYSCRAPER, Table
from tests.games.skyline.scenes import items

OPTIONS: tuple[dict[str, str], ...] = ({}, {"expert": "on"}, {"free_start": "on"}, {"expert": "on", "free_start": "on"})


@pytest.mark.slow
@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("seats", RULES.seats)
def test_the_engine_plays_like_the_plain_rules(seats: int, options: dict[str, str]) -> None:
    for seed in range(6):
        table = Table(seats, "expert" in options, "free_start" in options)
        for position in random_game(Game(RULES, seats, options), 100 + seed):
            if position.move is not None:
                table.play(str(position.move))
            agree(table, position)


def test_the_items_add_up_to_the_plain_cash() -> None:
    table = Table(3)
    for position in random_game(Game(RULES, 3, {}), 1):
        if position.move is not None:
            table.play(str(position.move))
        assert itemised(position) == tuple(table.cash.values())


def itemised(position: Position) -> tuple[int, ...]:
    """Return the sum of each seat's items."""
    return tuple(sum(money for owner, money, _, _ in items(position) if owner == seat) for seat in range(position.game.seats))


def agree(table: Table, position: Position) -> None:
    """Compare a position with the plain table."""
    state = position.state
    assert table.actor() == position.actor
    assert tuple(table.cash.values()) == position.scores == itemised(position)
    assert list(table.pawn.values()) == state.pawns[: state.seats].tolist()
    buildings = {
        field_name(field): (int(state.owners[field]) + 1, floors if floors < 4 else SKYSCRAPER)
        for field, floors in enumerate(state.buildings.tolist())
        if floors
    }
    assert table.city == buildings
    if position.is_over:
        assert table.winners() == position.winners
        return
    odds = position.odds or (1,) * len(position.moves)
    assert table.legal() == dict(zip(map(str, position.moves), odds, strict=True))
