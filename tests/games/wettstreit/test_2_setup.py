"""WB 2: before the first turn."""

import pytest

from tests.games.kinds import Game
from tests.games.play import played
from tests.games.wettstreit.scenes import FOUR, GAMES, THREE
from tests.games.wettstreit.test_1_components import ALL


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_2_1_two_stacks_of_twenty_unseen_cards(game: Game) -> None:
    position = game.start()
    assert position.state.unseen_counts.tolist() == [20, 20]
    assert position.state.unseen.sum() == 40


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_2_1_the_open_stacks_top_card_is_turned_up_each_card_by_its_copies(game: Game) -> None:
    position = game.start()
    assert position.actor == 0
    assert dict(zip(position.moves, position.odds, strict=True)) == {f"reveal {name}": count for name, count in ALL.items()}


def test_2_1_only_the_open_stacks_top_card_is_seen() -> None:
    position = FOUR.start().play("reveal C9")
    assert position.state.unseen_counts.tolist() == [19, 20]
    for seat in range(5):
        assert position.view(seat).state.open_top == position.state.open_top
        assert position.view(seat).state.unseen.sum() == 39


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_2_2_ten_talers_each_no_saboteurs(game: Game) -> None:
    state = game.start().state
    assert state.talers.tolist() == [10] * game.seats + [0] * (4 - game.seats)
    assert not state.saboteurs.any()


def test_2_2_p1_begins_and_play_goes_clockwise() -> None:
    position, auctioneers = THREE.start().play("reveal G3"), []
    for card in ("T1", "T2", "L1", "R1"):
        position = position.play("roll 1")
        auctioneers.append(position.actor)
        position = played(position, f"auction hidden, peek {card}, bid 1, pass, pass, done")
    assert auctioneers == [1, 2, 3, 1]
