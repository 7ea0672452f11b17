"""NH 5: complete rows and the end of a round; golden games, one for each way a match can end."""

from baumeister.games.neue_heimat.rules.round_end import is_complete
from tests.conformance.golden import names
from tests.games.neue_heimat.scenes import bought, scene
from tests.games.play import played

COMPLETE = "r1^1, r2^2, r3^3, r4^4"


def test_a_row_is_complete_when_every_lot_has_a_house_and_every_house_a_roof() -> None:
    state = scene((COMPLETE, "g1^1, g2^2, g3^3, g4", "b1^5, b2^5, b3^6")).state
    assert [is_complete(state, row) for row in range(3)] == [True, False, False]


def test_the_permitted_length_counts_not_four() -> None:
    state = scene((COMPLETE, "g1^1, g2^2", "b1^5, b2^5, b3^6, b4^6, b5^4"), lengths=(5, 2, 5)).state
    assert [is_complete(state, row) for row in range(3)] == [False, True, True]


def test_the_round_ends_when_two_rows_are_complete() -> None:
    position = bought(scene((COMPLETE, "g1^1, g2^2, g3^3, g4", "b1")), "roof 5").play("place 2-4")
    assert position.is_over


def test_a_permit_can_complete_the_second_row() -> None:
    position = bought(scene((COMPLETE, "g1^1, g2^2", "b1")), "II").play("place 2-")
    assert position.is_over


def test_cancelling_a_permit_can_complete_the_second_row() -> None:
    position = bought(scene((COMPLETE, "g1^1, g2^2, g3^3, g4^5", ""), lengths=(4, 5, 4), permits={1: (2, 1)}), "cancel")
    assert position.play("cancel I").is_over


def test_one_complete_row_is_not_enough() -> None:
    position = bought(scene((COMPLETE.removesuffix("^4"), "", "")), "roof 5").play("place 1-4")
    assert position.actor == 2


def test_completed_rows_that_are_not_complete_any_more_do_not_count() -> None:
    rows = (COMPLETE, "", "b1^5, b2^6, b3^6, b4")
    lengthened = scene(rows, lengths=(5, 4, 4), permits={1: (1, 1)})
    assert bought(lengthened, "roof 4").play("place 3-4").actor == 2
    assert bought(scene(rows), "roof 4").play("place 3-4").is_over


TWELVE = ("r1^1, r2^1, r3^2, r4^2", "g1^3, g2^3, g3^4, g4^4", "b1^5, b2^5, b3^6, b4")


def test_the_round_ends_when_the_twelfth_numbered_roof_has_been_placed() -> None:
    position = bought(scene(TWELVE, lengths=(5, 6, 7)), "roof 6")
    assert position.play("place 3-4").is_over


def test_eleven_roofs_are_not_enough_and_blank_ones_do_not_count() -> None:
    position = scene(TWELVE, lengths=(5, 6, 7)).play("offer roof")
    for _ in range(5):
        assert not position.is_over
        position = played(position, "roof blank", "offer roof")
    assert position.moves == ("roof 6",)


def test_the_round_ends_when_the_display_is_empty_and_all_houses_have_roofs() -> None:
    position = bought(scene(("r1^1, r2", "g1^3", ""), display=("", "", "")), "roof 4")
    assert position.play("place 1-2").is_over


def test_not_while_a_house_has_none() -> None:
    position = bought(scene(("r1^1, r2", "g1", ""), display=("", "", "")), "roof 4").play("place 1-2")
    assert position.actor == 2
    assert "offer roof" in position.moves


def test_not_while_a_cube_is_left() -> None:
    position = bought(scene(("r1^1, r2", "g1^3", ""), display=("o6", "", "")), "roof 4").play("place 1-2")
    assert position.actor == 2
    assert "offer 1L" in position.moves
    assert "offer roof" not in position.moves


def test_a_special_piece_can_come_when_all_else_is_gone() -> None:
    position = played(scene(("r1", "", ""), display=("", "", "")), "offer mayor", "pass", "pass", "place 1")
    assert position.actor == 2
    assert "offer roof" in position.moves


def test_golden_games_are_there_for_each_way_to_end() -> None:
    assert names("neue_heimat") == [
        "display-empty",
        "five-seats",
        "match-by-total",
        "match-by-two-wins",
        "shared",
        "twelfth-roof",
        "two-rows",
        "two-rows-of-two-seats",
    ]
