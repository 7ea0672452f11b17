"""WB 3.7-3.10: building. Cities are drawn from left to right from place 0, a dot is a gap."""

import pytest

from tests.games.kinds import Position
from tests.games.play import played
from tests.games.wettstreit.scenes import FOUR, city, names, placed


def lays(position: Position) -> set[str]:
    """Return the laying moves, as card and place."""
    return {move.removeprefix("lay ") for move in position.moves if move.startswith("lay")}


def places(city: str, card: str, *, final: bool = False) -> list[int]:
    """Return the places where a card can be laid in a city."""
    position = placed(cities={1: city}, hands={1: card}, final=final)
    return sorted(int(lay.split()[1]) for lay in lays(position))


# WB 3.7: how many


def test_3_7_one_to_three_cards_a_turn_and_after_three_it_ends_by_itself() -> None:
    position = placed(cities={1: "G3 T1 G4"}, hands={1: "T2 C5 G2 H5"})
    position = played(position, "lay T2 3, lay C5 4")
    assert "done" in position.moves
    assert position.play("done").state.active == 1
    assert played(position, "lay H5 5").state.active == 1


def test_3_7_done_is_a_move_even_if_nothing_else_is() -> None:
    assert placed(cities={1: "G3 T1 G4"}).moves == ("done",)


def test_3_7_the_very_first_build_is_exactly_three_cards_at_once() -> None:
    position = placed(hands={1: "G3 T1 C5"})
    assert lays(position) == {"G3 0", "T1 0", "C5 0"}
    for moves in ("lay T1 0", "lay T1 0, lay C5 -1"):
        assert "done" not in played(position, moves).moves
    assert played(position, "lay T1 0, lay C5 -1, lay G3 1").state.active == 1
    assert city(played(position, "lay T1 0, lay C5 -1, lay G3 1"), 1) == "C5 T1 G3"


@pytest.mark.parametrize("hand", ["G3 T1", "G3 G4 G5", "L1 T1 R1", "L1 R1 G3", "H5 H6 T1", "G3 G4 G5 G2"])
def test_3_7_it_may_only_be_started_if_three_can_legally_be_laid(hand: str) -> None:
    assert placed(hands={1: hand}).moves == ("done",)


def test_3_7_cards_that_do_not_fit_may_be_left_over() -> None:
    assert lays(placed(hands={1: "C5 C6 T1 T2 H5 H6"})) == {"C5 0", "C6 0", "T1 0", "T2 0", "H5 0", "H6 0"}


def test_3_7_in_the_first_build_lay_is_offered_only_where_the_three_can_be_completed() -> None:
    position = placed(hands={1: "G3 G4 T1"})
    assert lays(position) == {"G3 0", "G4 0", "T1 0"}
    assert lays(position.play("lay G3 0")) == {"T1 -1", "T1 1"}
    assert lays(played(position, "lay G3 0, lay T1 1")) == {"G4 2"}


def test_3_7_a_first_build_may_begin_with_a_corner_tower_but_need_not() -> None:
    position = placed(hands={1: "L1 G3 C5"})
    assert lays(position) == {"L1 0", "G3 0", "C5 0"}
    assert lays(played(position, "lay L1 0")) == {"G3 1", "C5 1"}
    assert lays(played(position, "lay G3 0, lay C5 1")) == {"L1 -1"}
    assert lays(played(position, "lay G3 0")) == {"L1 -1", "C5 1", "C5 -1"}


def test_3_7_two_corner_towers_do_not_fit_a_first_build_before_the_final_round() -> None:
    assert lays(placed(hands={1: "L1 R2 G3"})) == set()
    assert lays(placed(hands={1: "L1 R2 G3"}, final=True)) == {"L1 0", "R2 0", "G3 0"}


# WB 3.8: where


def test_3_8_new_cards_lie_next_to_cards_that_lie_also_to_those_of_this_turn() -> None:
    assert places("G3 T1 G4", "C5") == [-1, 3]
    position = placed(cities={1: "G3 T1 G4"}, hands={1: "T2 C5"}).play("lay T2 3")
    assert lays(position) == {"C5 -1", "C5 4"}


def test_3_8_a_gap_may_be_filled_from_either_side() -> None:
    assert places("G3 . . G4 T1", "C5") == [-1, 1, 2, 5]


def test_3_8_a_city_emptied_completely_is_begun_anew_with_one_to_three_cards() -> None:
    position = placed(seat=2, cities={1: "G3"}, saboteurs={2: 1})
    position = played(position, "sabotage P1 0, roll S")
    assert city(position, 1) == ""
    again = placed(cities={1: ""}, hands={1: "C5"})
    assert lays(again) == {"C5 0"}
    assert "done" in again.play("lay C5 0").moves


def test_3_8_the_first_card_ever_laid_stays_at_0() -> None:
    position = placed(cities={1: "G3 T1 G4"}, hands={1: "T2"}).play("lay T2 -1")
    assert city(position, 1) == "T2 G3 T1 G4"
    assert position.state.leftmost[0] == 59


# WB 3.9: neighbours


@pytest.mark.parametrize(
    ("end", "card", "fits"),
    [
        ("G3", "G4", False),
        ("T1", "T2", False),
        ("C5", "C6", False),
        ("H5", "C6", True),
        ("G3", "T2", True),
        ("C5", "H6", True),
        ("T1", "L2", False),
        ("T1", "R2", False),
        ("G3", "R2", True),
    ],
)
def test_3_9_no_two_cards_of_the_same_type_side_by_side(end: str, card: str, fits: bool) -> None:
    line = f"T3 G2 {end}" if end != "G3" else "T3 C4 G3"
    assert (3 in places(line, card)) == fits


def test_3_9_not_in_a_gap_either() -> None:
    assert 1 not in places("G3 . T1", "G4")
    assert 1 not in places("G3 . T1", "T2")
    assert 1 in places("G3 . T1", "H5")


def test_3_9_at_most_one_town_hall_stands_in_a_city() -> None:
    assert places("G3 H5 G4", "H6") == []
    assert places("G3 C5 G4", "H6") == [-1, 3]


# WB 3.10: corner towers


def test_3_10_a_left_corner_tower_is_the_leftmost_a_right_one_the_rightmost() -> None:
    assert places("G3 T1 G4", "L1") == [-1]
    assert places("G3 T1 G4", "R1") == [3]


def test_3_10_nothing_is_laid_beyond_them() -> None:
    assert places("L1 G3 T1", "C5") == [3]
    assert places("G3 T1 G4 R2", "C5") == [-1]


def test_3_10_they_never_go_into_a_gap() -> None:
    assert places("G3 . C5", "L1") == [-1]
    assert places("G3 . C5", "R1") == [3]


def test_3_10_beside_a_torn_off_end_one_may_lie_again() -> None:
    position = placed(seat=2, cities={1: "L1 C5 G3"}, hands={1: "L2"}, saboteurs={2: 1}, stacks=(9, 10))
    position = played(position, "sabotage P1 0, roll S")
    assert city(position, 1) == "C5 G3"
    assert places("C5 G3", "L2") == [-1]


def test_3_10_before_the_final_round_at_most_one_corner_tower_stands_in_a_city() -> None:
    assert places("L1 G3 C5", "R1") == []
    assert places("G3 C5 R1", "L1") == []
    assert places("L1 G3 C5", "R1", final=True) == [3]
    assert places("G3 C5 R1", "L1", final=True) == [-1]


# Knowledge of what is laid


def test_a_card_that_is_laid_leaves_the_hand_for_all_to_see() -> None:
    position = placed(cities={1: "G3 T1 G4"}, hands={1: "C5"}, shown={1: "C5 T2"})
    position = position.play("lay C5 3")
    assert names(position.state.shown[0]) == "T2", "it counts as the one that all know"
    assert names(position.state.hands[0]) == "T2 C5"


def test_places_are_bounded_by_60() -> None:
    assert "lay G3 60" in {str(move) for move in FOUR.moves}
    assert "lay G3 61" not in {str(move) for move in FOUR.moves}
