"""The worked examples of the rules, E1 to E5."""

from tests.games.neue_heimat.scenes import bought, places, rule_of, scene
from tests.games.play import played


def test_e1_a_6_cube_can_only_start_a_new_house() -> None:
    assert places(bought(scene(("r5, r6", "g6", "")), "b6")) == {"1-3", "2-2", "3-1"}


def test_e1_a_1_cube_can_never_be_built_on() -> None:
    for name in ("o1", "o2", "o6"):
        assert "2-1" not in places(bought(scene(("", "r1", "")), name))


def test_e1_on_a_single_level_lot_a_second_cube_is_refused_a_roof_is_not() -> None:
    board = scene(("r6", "", ""))
    assert rule_of(bought(board, "b3"), "place 1-1") == "NH 4.1"
    assert "1-1" in places(bought(board, "roof 3"))


def test_e2_permits_in_one_row_and_cancelling_them() -> None:
    position = bought(scene(), "II").play("place 1-")
    assert position.state.lengths[0] == 2
    position = bought(position, "III").play("place 1+")
    assert position.state.lengths[0] == 5
    position = bought(position, "cancel")
    assert position.play("cancel II").state.lengths[0] == 7
    assert position.play("cancel III").state.lengths[0] == 2


def test_e3_a_row_with_three_houses_cannot_be_shortened_to_2_but_to_3() -> None:
    board = scene(("r1^1, r2^2, r3^3", "", ""))
    assert "1-" not in places(bought(board, "II"))
    shortened = bought(board, "I").play("place 1-")
    assert shortened.state.lengths[0] == 3
    assert shortened.scores[0] == 12, "it is complete"


def test_e4_a_house_in_the_mayors_row() -> None:
    complete = scene(("r5 o3 y1^4", "", ""), lengths=(1, 4, 4), mayor=1, owners={"r": 2, "o": 3, "y": 1})
    incomplete = scene(("r5 o3 y1^4", "", ""), mayor=1, owners={"r": 2, "o": 3, "y": 1})
    assert complete.scores == (26, 0, 0)
    assert incomplete.scores == (-26, 0, 0)


def test_e5_the_auctioneer_with_2_cheques_faces_a_bid_of_3() -> None:
    position = played(scene(cash=(2, 12, 12)), "offer 1L", "bid 3", "pass")
    assert position.moves == ("sell",)
