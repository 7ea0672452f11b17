"""WB 3.1: income."""

from typing import Any

from tests.games.kinds import Position
from tests.games.play import played
from tests.games.wettstreit.scenes import FOUR, THREE, placed, start


def rolling(**given: Any) -> Position:
    """Return the roll for income of the second seat; the first one built nothing in the turn before."""
    return placed(seat=1, **given).play("done")


def test_3_1_the_die_is_fair() -> None:
    position = FOUR.start().play("reveal G3")
    assert position.actor == 0
    assert position.odds == (1,) * 6


def test_3_1_a_number_brings_as_many_talers() -> None:
    for roll in range(1, 6):
        assert start(roll=str(roll)).state.talers.tolist() == [10 + roll, 10, 10, 10]


def test_3_1_a_saboteur_brings_no_talers_but_a_saboteur_of_the_pool() -> None:
    state = start(roll="S").state
    assert state.talers.tolist() == [10] * 4
    assert state.saboteurs.tolist() == [1, 0, 0, 0]
    assert state.pool == 4


def test_3_1_each_coin_on_laid_gates_brings_a_taler_besides() -> None:
    for roll, talers in (("3", 3 + 2 + 1), ("S", 2 + 1)):
        position = rolling(cities={2: "G3 T1 G5"}).play(f"roll {roll}")
        assert position.state.talers[1] == 10 + talers


def test_3_1_only_the_seats_own_laid_gates_count() -> None:
    position = rolling(cities={3: "G3 T1 G5"}, hands={2: "G2"}).play("roll 1")
    assert position.state.talers.tolist() == [10, 11, 10, 10]


def test_3_1_with_an_empty_pool_one_may_be_taken_from_any_other_seat_that_has_one() -> None:
    position = rolling(saboteurs={1: 2, 2: 1, 4: 2}).play("roll S")
    assert position.actor == 2
    assert set(position.moves) == {"rob P1", "rob P4", "leave"}
    assert position.play("rob P4").state.saboteurs.tolist() == [2, 2, 0, 1]
    assert position.play("leave").state.saboteurs.tolist() == [2, 1, 0, 2]
    assert set(position.play("leave").moves) == set(position.play("rob P1").moves) == {"auction open", "auction hidden"}


def test_3_1_the_coins_come_with_a_robbery_too() -> None:
    position = rolling(saboteurs={1: 5}, cities={2: "G2"}).play("roll S")
    assert position.state.talers[1] == 12
    assert position.play("rob P1").state.talers[1] == 12


def test_3_1_with_no_other_seat_to_take_from_it_is_skipped() -> None:
    position = rolling(saboteurs={2: 5}).play("roll S")
    assert position.state.saboteurs.tolist() == [0, 5, 0, 0]
    assert set(position.moves) == {"auction open", "auction hidden"}


def test_3_1_robbing_leaves_the_pool_empty() -> None:
    position = played(placed(THREE, saboteurs={1: 3, 3: 2}), "done, roll S, rob P3")
    assert position.state.pool == 0
    assert position.state.saboteurs.tolist() == [3, 1, 1, 0]
