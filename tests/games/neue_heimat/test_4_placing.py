"""NH 4: where pieces may go and what they do there."""

from tests.games.neue_heimat.scenes import bought, cube, places, rule_of, scene

# NH 4.1


def test_a_floor_cube_must_be_placed() -> None:
    position = bought(scene(), "r3")
    assert "discard" not in position.moves
    assert rule_of(position, "discard") == "NH 4.1"


def test_a_new_house_stands_after_the_last_one_of_any_row() -> None:
    position = bought(scene(("r1, r2", "g1", "")), "b6")
    assert places(position) == {"1-3", "2-2", "3-1"}
    assert rule_of(position, "place 1-4") == "NH 4.1"
    state = position.play("place 2-2").state
    assert state.house_counts.tolist() == [2, 2, 0]
    assert state.tops[1, 1] == cube("b6")


def test_within_the_rows_permitted_length() -> None:
    position = bought(scene(("r1, r2, r3, r4", "g1, g2", "b1"), lengths=(4, 2, 7)), "v6")
    assert places(position) == {"3-2"}
    for lot in ("1-5", "2-3", "3-8"):
        assert rule_of(position, f"place {lot}") == "NH 4.1"


def test_beyond_the_river_if_the_row_is_longer() -> None:
    position = bought(scene(("r1, r2, r3, r4", "", ""), lengths=(5, 4, 4)), "v6")
    assert "1-5" in places(position)


def test_on_top_of_a_house_whose_top_cube_has_more_pips() -> None:
    position = bought(scene(("", "g6 b4, g5, g2, g1, g3, g4", ""), lengths=(4, 6, 4)), "y3")
    assert places(position) == {"1-1", "2-1", "2-2", "2-6", "3-1"}
    assert rule_of(position, "place 2-3") == "NH 4.1"
    state = position.play("place 2-1").state
    assert state.floors[1, 0].tolist()[:4] == [cube("g6"), cube("b4"), cube("y3"), -1]
    assert state.house_counts.tolist() == [0, 6, 0]


def test_equal_pips_are_not_enough() -> None:
    assert "2-1" not in places(bought(scene(("", "g4", "")), "r4"))


def test_not_on_a_house_with_a_roof() -> None:
    position = bought(scene(("", "g6^2, g5", "")), "r4")
    assert places(position) == {"1-1", "2-2", "2-3", "3-1"}
    assert rule_of(position, "place 2-1") == "NH 4.3"


def test_a_single_level_lot_takes_one_floor_only() -> None:
    rows = ("r6, r5, r4, r3, v6, v5, v4", "g6, g5, g4, g3, g2", "b6, b5")
    position = bought(scene(rows, lengths=(7, 5, 2)), "y1")
    assert places(position) == {"1-2", "1-3", "1-4", "1-5", "1-6", "2-1", "2-2", "2-4", "3-1"}
    for lot in ("1-1", "1-7", "2-3", "2-5", "3-2"):
        assert rule_of(position, f"place {lot}") == "NH 4.1"


def test_a_house_can_have_six_floors() -> None:
    position = bought(scene(("", "r6 o5 y4 g3 b2", "")), "v1").play("place 2-1")
    assert position.state.floor_counts[1, 0] == 6
    assert position.state.pips[1, 0] == 21


# NH 4.2


def test_the_first_cube_of_a_colour_gives_the_seat_that_places_it_the_colour() -> None:
    position = bought(scene(turn=2), "r3").play("place 1-1")
    assert position.state.colour_owners.tolist() == [1, -1, -1, -1, -1, -1]


def test_for_the_whole_round_whoever_goes_on_playing_it() -> None:
    position = bought(scene(("r6", "", ""), owners={"r": 3}), "r3").play("place 2-1")
    assert position.state.colour_owners[0] == 2


# NH 4.3


def test_a_roof_must_be_placed_on_any_house_without_one_whoever_owns_it() -> None:
    position = bought(scene(("r6, g2^3", "b1", "")), "roof 5")
    assert places(position) == {"1-1", "2-1"}
    assert rule_of(position, "discard") == "NH 4.3"
    assert rule_of(position, "place 1-2") == "NH 4.3"
    assert rule_of(position, "place 3-1") == "NH 4.3"
    assert position.play("place 2-1").state.roofs[1, 0] == 5


# NH 4.4


def test_a_permit_lengthens_or_shortens_any_row_or_is_discarded() -> None:
    position = bought(scene(), "II")
    assert places(position) == {"1+", "2+", "3+", "1-", "2-", "3-", "discard"}
    assert position.play("place 2+").state.lengths.tolist() == [4, 6, 4]
    assert position.play("place 2-").state.lengths.tolist() == [4, 2, 4]
    assert position.play("discard").state.lengths.tolist() == [4, 4, 4]
    assert "offer II" not in position.play("discard").moves


def test_not_below_the_number_of_houses_the_row_has() -> None:
    position = bought(scene(("r1, r2, r3", "g1, g2", "")), "II")
    assert places(position) == {"1+", "2+", "3+", "2-", "3-", "discard"}
    assert rule_of(position, "place 1-") == "NH 4.4"


def test_not_below_1() -> None:
    position = bought(scene(lengths=(3, 4, 2), permits={1: (1, -1), 2: (3, -2)}), "III")
    assert places(position) == {"1+", "2+", "3+", "2-", "discard"}
    assert rule_of(position, "place 1-") == "NH 4.4"
    assert position.play("place 2-").state.lengths.tolist() == [3, 1, 2]


def test_several_permits_may_lie_in_one_row_10_lots_at_most() -> None:
    position = bought(scene(lengths=(7, 4, 4), permits={1: (1, 1), 2: (1, 2)}), "III").play("place 1+")
    assert position.state.lengths.tolist() == [10, 4, 4]


def test_a_complete_row_may_be_lengthened_and_is_incomplete_again() -> None:
    position = bought(scene(("r1^1, r2^2, r3^3, r4^4", "", "")), "I")
    assert position.scores[0] == 20
    assert position.play("place 1+").scores[0] == -20


# NH 4.5


def test_the_cancel_cube_takes_one_permit_off_the_board_or_is_discarded() -> None:
    position = bought(scene(lengths=(5, 2, 4), permits={1: (1, 1), 2: (2, -2)}), "cancel")
    assert set(position.moves) == {"cancel I", "cancel II", "discard"}
    assert rule_of(position, "cancel III") == "NH 4.5"
    assert position.play("cancel I").state.lengths.tolist() == [4, 2, 4]
    assert position.play("cancel II").state.lengths.tolist() == [5, 4, 4]


def test_both_cubes_are_out_of_the_game() -> None:
    position = bought(scene(lengths=(5, 4, 4), permits={1: (1, 1)}), "cancel").play("cancel I")
    assert "offer I" not in position.moves
    assert "offer cancel" not in position.moves
    discarded = bought(scene(lengths=(5, 4, 4), permits={1: (1, 1)}), "cancel").play("discard")
    assert "offer cancel" not in discarded.moves
    assert discarded.state.lengths.tolist() == [5, 4, 4]


def test_not_if_the_row_would_be_shorter_than_its_houses() -> None:
    rows = ("r1, r2, r3, r4, r5", "g1, g2, g3, g4", "")
    position = bought(scene(rows, lengths=(5, 6, 4), permits={1: (1, 1), 2: (2, 2)}), "cancel")
    assert set(position.moves) == {"cancel II", "discard"}
    assert rule_of(position, "cancel I") == "NH 4.5"


def test_not_if_the_row_would_be_shorter_than_1() -> None:
    position = bought(scene(lengths=(2, 4, 4), permits={1: (1, -1), 2: (1, 2), 3: (1, -3)}), "cancel")
    assert set(position.moves) == {"cancel I", "cancel III", "discard"}
    assert rule_of(position, "cancel II") == "NH 4.5"


def test_discarding_may_be_the_only_move() -> None:
    assert bought(scene(), "cancel").moves == ("discard",)


# NH 4.6


def test_the_mayor_stands_before_any_row_which_counts_double_or_is_discarded() -> None:
    position = bought(scene(("r6", "", "")), "mayor")
    assert places(position) == {"1", "2", "3", "discard"}
    assert position.scores[0] == -6
    assert position.play("place 1").scores[0] == -12
    assert position.play("place 2").scores[0] == -6
    assert position.play("discard").state.mayor_row == -1
    assert "offer mayor" not in position.play("discard").moves
    assert "offer mayor" not in position.play("place 3").moves
