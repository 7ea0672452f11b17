"""Path counts from named positions in the middle of games are those of the kept tables."""

import pytest

from baumeister.games import GAMES
from tests.conformance.paths import Entry, entries, paths

ALL = [entry for game in GAMES for entry in entries(game)]


@pytest.mark.parametrize("entry", ALL, ids=lambda entry: entry.name)
def test_the_paths_of_a_position(entry: Entry) -> None:
    assert entry.position.ply > 4
    assert tuple(paths(entry.position, depth + 1) for depth in range(len(entry.counts))) == entry.counts


def test_every_game_has_a_table() -> None:
    assert {entry.position.game.id for entry in ALL} == set(GAMES)
