"""Who may see what a seat sees: whether everybody knows it anyway."""

import pytest

import baumeister as bm
from baumeister.core.knowledge import hide_nothing
from baumeister.core.record import as_json
from baumeister.games import GAMES, rules
from baumeister.present.game import Position
from baumeister.records.trace import random_game


def known_to_all(position: Position, seat: int) -> bool:
    """Compare what a seat knows with what a spectator knows, field by field."""
    own, open_to_all = (as_json(position.view(viewer).state) for viewer in (seat, 0))
    return own | {"viewer": 0} == open_to_all | {"viewer": 0}


@pytest.mark.parametrize("game", GAMES)
def test_a_seat_hides_nothing_where_a_spectator_knows_the_same(game: str) -> None:
    found = set[bool]()
    line = list(random_game(bm.game(game, 3), 1))[::5]
    for position in line[:60]:
        for seat in (1, 2, 3):
            found.add(known_to_all(position, seat))
            assert position.hides_nothing_of(seat) == known_to_all(position, seat), (position.ply, seat)
    assert (False in found) == (rules(game).kernels.hide is not hide_nothing)
