"""Whole games against the plain Wettstreit of `plain.py`: the same moves, odds, points, and knowledge, ply by ply."""

from collections import Counter
from typing import Any

import pytest

from baumeister.games.wettstreit.words.notation import CARD_NAMES
from baumeister.records.trace import random_game
from tests.games.kinds import Game, Position
from tests.games.wettstreit.check import check
from tests.games.wettstreit.plain import Table
from tests.games.wettstreit.scenes import GAMES

TYPES = ("corner tower", "tower", "gate", "hall", "church")


def counted(counts: Any) -> Counter[str]:
    """Return a multiset of cards."""
    return Counter({name: int(count) for name, count in zip(CARD_NAMES, counts, strict=True) if count})


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES, ids=repr)
@pytest.mark.parametrize("seed", range(3))
def test_a_random_game_is_the_plain_one(game: Game, seed: int) -> None:
    table = Table(game.seats, bool(game.options))
    for position in random_game(game, seed):
        check(position.state)
        if position.move is not None:
            table.play(position.move)
        agree(position, table)
        agree_in_knowledge(position.state, table)
    assert table.step == "over"


def agree(position: Position, table: Table) -> None:
    """Compare what is legal and what there is."""
    legal = table.legal()
    assert position.actor == table.actor
    assert set(position.moves) == legal.keys()
    if position.actor == 0:
        assert dict(zip(position.moves, position.odds, strict=True)) == legal
    assert list(position.scores) == table.scores()
    assert position.state.talers[: position.game.seats].tolist() == list(table.talers.values())


def agree_in_knowledge(state: Any, table: Table) -> None:
    """Compare what each viewer knows of each hand."""
    for (viewer, holder), known in table.known.items():
        if viewer == holder:
            continue
        faces = state.shown[holder - 1] + (state.peeked[viewer - 1, holder - 1] if viewer else 0)
        assert counted(faces) == +known
        told = dict(zip(TYPES, state.announced[viewer, holder - 1].tolist(), strict=True))
        assert +Counter(told) == +table.told[viewer, holder]
