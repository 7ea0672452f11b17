"""What the evaluation and the features say of plain positions."""

import pytest

from tests.conformance.judging import best, numbers_of, values
from tests.games.neue_heimat.scenes import bought, scene
from tests.games.neue_heimat.test_7_rounds import last_turn, with_history
from tests.games.play import played

COMPLETE = "r1^1, r2^2, r3^3, r4^4"


def test_totals_of_earlier_rounds_count() -> None:
    plain, later = last_turn(3, 2), with_history(last_turn(3, 2), [(50, 0, 0)])
    assert values(later)[0] == pytest.approx(values(plain)[0] + 50)


def test_a_seat_would_rather_finish_its_own_row() -> None:
    rows = ("r6^6, r5^5, r4", "g6^6, g5^5, g4", "")
    position = bought(scene(rows, lengths=(3, 3, 4), permits={1: (1, -1)}), "roof 4")
    assert best(position) == "place 1-3"


def test_the_mayor_doubles_ones_own_safe_row() -> None:
    assert best(bought(scene((COMPLETE, "g2^2", "g4")), "mayor")) == "place 1"


def test_a_cheap_ruin_is_left_to_the_others() -> None:
    position = bought(scene((COMPLETE, "b1^1, b2^2, b3^3, b4", "g5, g6"), owners={"r": 1, "b": 1, "g": 2}), "roof 6")
    assert best(position) == "place 2-4"


def test_money_is_worth_something_while_the_round_lasts() -> None:
    poor, rich = values(scene(cash=(2, 12, 12))), values(scene(cash=(9, 12, 12)))
    assert rich[0] > poor[0]
    assert rich[1:] == pytest.approx(poor[1:])


def test_a_bid_that_is_too_high_is_worse_than_passing() -> None:
    position = scene(("", "g6", "")).play("offer 1L")
    assert values(position.play("bid 12"))[1] < values(position.play("pass"))[1] + 6


def test_features_are_seen_from_the_viewer() -> None:
    """The same position turned by one seat gives the same numbers to the seat that has been turned."""
    one = scene(("r6^2", "g5", ""), cash=(3, 5, 9), owners={"r": 1, "g": 2}, turn=1)
    turned = scene(("r6^2", "g5", ""), cash=(9, 3, 5), owners={"r": 2, "g": 3}, turn=2)
    for seat in (1, 2, 3):
        assert (numbers_of(one.view(seat)) == numbers_of(turned.view(seat % 3 + 1))).all()
    one, turned = played(one, "offer I", "bid 2"), played(turned, "offer I", "bid 2")
    for seat in (1, 2, 3):
        assert (numbers_of(one.view(seat)) == numbers_of(turned.view(seat % 3 + 1))).all()
