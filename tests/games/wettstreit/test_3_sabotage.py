"""WB 3.11-3.14: sabotage. The first seat attacks, if nothing else is said."""

from typing import Any

import pytest

from tests.games.kinds import Position
from tests.games.play import played
from tests.games.wettstreit.scenes import FOUR, THREE, card, city, names, placed

CITY = "G3 T1 C8"


def targets(position: Position) -> set[str]:
    """Return what can be sabotaged."""
    return {move.removeprefix("sabotage ") for move in position.moves if move.startswith("sabotage")}


def armed(**given: Any) -> Position:
    """Return a position in which the first seat has a saboteur."""
    arms: dict[str, Any] = {"cities": {2: CITY}, "saboteurs": {1: 1}}
    return placed(**arms | given)


# WB 3.11: buildings


def test_3_11_instead_of_building_and_only_with_a_saboteur() -> None:
    position = armed(cities={1: "G5 T2 G4", 2: CITY}, hands={1: "C5"})
    assert targets(position) == {"P2 0", "P2 1", "P2 2"}
    assert targets(position.play("lay C5 3")) == set()
    assert targets(placed(cities={2: CITY})) == set()


def test_3_11_one_a_turn() -> None:
    position = played(armed(saboteurs={1: 2}), "sabotage P2 0, roll 1")
    assert position.state.active == 1
    assert position.state.saboteurs[0] == 1


def test_3_11_only_against_one_of_the_others_with_the_fewest_shields() -> None:
    position = armed(cities={1: "G5 H5 G4", 2: "G3 T1 C8", 3: "T2 C4 T1", 4: "G2 T3 C5"})
    assert {target.split()[0] for target in targets(position)} == {"P2", "P4"}


def test_3_11_seats_without_a_building_do_not_count() -> None:
    position = armed(cities={2: "T1 C8 T2", 3: "G2 T3 C5"})
    assert {target.split()[0] for target in targets(position)} == {"P3"}
    assert targets(armed(cities={})) == set()


def test_3_11_one_does_not_sabotage_oneself() -> None:
    assert targets(armed(cities={1: CITY})) == set()


@pytest.mark.parametrize("roll", ["1", "2"])
def test_3_11_a_roll_of_1_or_2_has_no_effect(roll: str) -> None:
    position = played(armed(), f"sabotage P2 2, roll {roll}")
    assert city(position, 2) == CITY
    assert position.state.talers.tolist() == [10] * 4
    assert (position.state.pool, position.state.saboteurs[0]) == (5, 0)


def test_3_11_a_saboteur_destroys() -> None:
    position = played(armed(talers={2: 99}), "sabotage P2 1, roll S")
    assert city(position, 2) == "G3 . C8"
    assert (position.state.pool, position.state.saboteurs[0]) == (5, 0)


@pytest.mark.parametrize("roll", ["3", "4", "5"])
def test_3_11_3_to_5_the_owner_may_pay_the_cards_value_to_the_attacker(roll: str) -> None:
    position = played(armed(), f"sabotage P2 2, roll {roll}")
    assert (position.actor, set(position.moves)) == (2, {"pay", "refuse"})
    paid = position.play("pay")
    assert paid.state.talers.tolist() == [18, 2, 10, 10]
    assert city(paid, 2) == CITY
    refused = position.play("refuse")
    assert refused.state.talers.tolist() == [10] * 4
    assert city(refused, 2) == "G3 T1"
    assert paid.state.pool == refused.state.pool == 5


def test_3_11_if_it_cannot_pay_the_building_is_destroyed_without_being_asked() -> None:
    position = played(armed(talers={2: 7}), "sabotage P2 2, roll 4")
    assert city(position, 2) == "G3 T1"
    assert position.state.talers.tolist() == [10, 7, 10, 10]
    assert position.state.active == 1


def test_3_11_shields_coins_and_town_halls_go_with_the_building() -> None:
    position = played(armed(cities={2: "L1 G3 H5"}), "sabotage P2 0, roll S")
    assert (position.state.shields[1], position.state.corner_counts[1]) == (0, 0)
    assert played(armed(cities={2: "L1 G3 H5"}), "sabotage P2 1, roll S").state.coins[1] == 0
    assert played(armed(cities={2: "L1 G3 H5"}), "sabotage P2 2, roll S").state.hall_counts[1] == 0


def test_3_8_a_torn_off_end_is_no_gap_and_the_ends_move_in() -> None:
    position = played(armed(cities={2: "G3 . C8 T1"}), "sabotage P2 0, roll S")
    assert city(position, 2) == "C8 T1"


def test_3_8_a_city_of_one_card_is_emptied() -> None:
    position = played(armed(cities={2: "C8"}), "sabotage P2 0, roll S")
    assert city(position, 2) == ""
    assert position.state.has_built[1] == 1


# WB 3.12: hands


def test_3_12_against_another_seat_with_five_or_more_cards_whatever_its_shields() -> None:
    position = armed(
        cities={2: CITY, 3: "T1 C4 T2"}, hands={3: "G2 G3 G4 G5 H5", 4: "L1 L2 R1 R2", 1: "C5 C6 C7 H6 H7"}, stacks=(5, 5)
    )
    assert targets(position) == {"P2 0", "P2 1", "P2 2", "P3 hand"}


def test_3_12_a_random_card_of_the_hand_is_shown_and_goes_under_the_lower_stack() -> None:
    position = armed(cities={}, hands={3: "G3 G3 G4 H5 C4"}).play("sabotage P3 hand")
    assert dict(zip(position.moves, position.odds, strict=True)) == {"lose G3": 2, "lose G4": 1, "lose H5": 1, "lose C4": 1}
    after = position.play("lose G3")
    assert names(after.state.hands[2]) == "G3 G4 H5 C4"
    for seat in range(5):
        assert after.view(seat).state.under[1, 0] == card("G3")
    assert (after.state.pool, after.state.active) == (5, 1)


def test_3_12_shown_cards_can_be_lost_too() -> None:
    position = played(armed(cities={}, hands={3: "G3 G4 H5 C4"}, shown={3: "T1"}), "sabotage P3 hand, lose T1")
    assert position.state.shown_counts[2] == 0


# WB 3.13-3.14: under the lower stack


@pytest.mark.parametrize(("stacks", "lower"), [((10, 12), 0), ((10, 10), 1), ((10, 5), 1), ((3, 9), 0)])
def test_3_14_the_lower_stack_is_the_one_with_fewer_cards_the_open_top_counted(stacks: tuple[int, int], lower: int) -> None:
    position = played(armed(stacks=stacks), "sabotage P2 0, roll S")
    assert position.state.under_counts.tolist() == [1 - lower, lower]
    assert position.state.under[lower, 0] == card("G3")


def test_3_14_if_equal_the_seat_whose_turn_it_is_chooses() -> None:
    position = played(armed(stacks=(9, 10)), "sabotage P2 2, roll 5, refuse")
    assert (position.actor, set(position.moves)) == (1, {"under open", "under hidden"})
    assert position.play("under open").state.under_counts.tolist() == [1, 0]
    assert position.play("under hidden").state.under_counts.tolist() == [0, 1]
    assert position.play("under hidden").state.pool == 5


def test_3_14_cards_put_under_a_stack_come_up_in_their_order() -> None:
    position = placed(THREE, stacks=(0, 4), under=("G2", ""), top="T1", cities={2: CITY}, saboteurs={1: 1})
    position = played(position, "sabotage P2 0, roll S")
    assert [int(number) for number in position.state.under[0, :2]] == [card("G2"), card("G3")]
    position = played(position, "roll 1, auction open, bid 1, pass, pass, done, roll 1, auction open, bid 1, pass, pass, done")
    assert position.state.open_top == card("G3")


def test_3_14_under_an_empty_open_stack_a_card_lies_on_top_at_once() -> None:
    position = played(placed(THREE, seat=3, stacks=(0, 4), cities={2: CITY}, saboteurs={1: 1}, top="T1"), "done, roll 1")
    position = played(position, "auction open, bid 1, pass, pass")
    assert position.state.open_top == -1
    position = played(position, "sabotage P2 0, roll S")
    assert position.state.open_top == card("G3")


def test_all_five_saboteurs_can_be_in_play() -> None:
    position = placed(FOUR, cities={2: CITY}, saboteurs={1: 2, 3: 3})
    assert position.state.pool == 0
    assert played(position, "sabotage P2 0, roll 1").state.pool == 1
