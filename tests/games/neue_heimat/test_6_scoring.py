"""NH 6: what houses, rows and cash boxes score, and who wins a single round."""

import numpy as np
import pytest

from baumeister.games.neue_heimat.game import RULES
from baumeister.games.neue_heimat.rules.scoring import CASH_BOX, EARLIER_ROUND, HOUSE, ITEMS, REASONS, itemise
from baumeister.records.trace import random_game
from tests.games.kinds import Game, View
from tests.games.neue_heimat.check import points_of_round
from tests.games.neue_heimat.scenes import bought, scene
from tests.games.neue_heimat.test_7_rounds import last_turn, with_history

COMPLETE = "r1^1, r2^2, r3^3, r4^4"


def test_a_house_scores_its_pips_and_its_roof_for_the_owner_of_its_top_colour() -> None:
    position = scene(("r5 g3^6, r6^1, r4^2, r3^3", "", ""), owners={"r": 1, "g": 3})
    assert position.scores == (6 + 1 + 4 + 2 + 3 + 3, 0, 5 + 3 + 6)


def test_in_an_incomplete_row_negative_with_or_without_roof() -> None:
    assert scene(("r5^6, g4", "", ""), owners={"r": 1, "g": 3}).scores == (-11, 0, -4)


def test_in_the_mayors_row_doubled() -> None:
    assert scene((COMPLETE, "g1^1, g2", ""), mayor=1).scores == (40, -4, 0)
    assert scene((COMPLETE, "g1^1, g2", ""), mayor=2).scores == (20, -8, 0)
    assert scene((COMPLETE, "g1^1, g2", ""), mayor=3).scores == (20, -4, 0)


def test_plus_one_for_each_cheque_in_the_cash_box_none_for_cash() -> None:
    assert scene(cash=(0, 12, 20), boxes=(3, 0, 1)).scores == (3, 0, 1)


def test_the_plain_score_agrees() -> None:
    position = scene((COMPLETE, "g6 b4 v1^5, g5", "y2^2"), mayor=2, boxes=(1, 2, 3), seats=4)
    assert tuple(points_of_round(position.state)) == position.scores


@pytest.mark.parametrize(("boxes", "won"), [((0, 0, 0), (2,)), ((1, 0, 0), (1, 2)), ((2, 0, 1), (1,)), ((1, 0, 21), (1, 2, 3))])
def test_most_points_win_and_a_tie_is_shared(boxes: tuple[int, int, int], won: tuple[int, ...]) -> None:
    rows = (COMPLETE, "g2^2, g4^3, g5", "")
    position = bought(scene(rows, lengths=(4, 3, 4), boxes=boxes, permits={1: (2, -1)}), "roof 5").play("place 2-3")
    assert position.is_over
    assert position.scores == (20 + boxes[0], 21 + boxes[1], boxes[2])
    assert position.winners == won


def test_the_least_negative_score_wins() -> None:
    position = bought(scene(("r6^6", "g1", ""), display=("", "", "")), "roof 1").play("place 2-1")
    assert position.scores == (-12, -2, 0)
    assert position.winners == (3,)


def items_of(view: View) -> list[tuple[int, ...]]:
    """Return seat, points, reason and subject of each item."""
    found = np.zeros((ITEMS, 4), np.int64)
    return [tuple(row) for row in found[: itemise(view.state, found)].tolist()]


def test_each_point_has_its_reason() -> None:
    position = with_history(last_turn(3, 2, boxes=(0, 2, 0)), [(7, -3, 12)])
    assert items_of(position) == [
        *((0, 7, EARLIER_ROUND, 0), (1, -3, EARLIER_ROUND, 0), (2, 12, EARLIER_ROUND, 0)),
        *((0, 2, HOUSE, 0), (0, 4, HOUSE, 1), (0, 6, HOUSE, 2), (0, 8, HOUSE, 3)),
        *((1, -2, HOUSE, 10), (1, -4, HOUSE, 11), (2, -6, HOUSE, 12), (1, -4, HOUSE, 13)),
        (2, -12, HOUSE, 20),
        (1, 2, CASH_BOX, 0),
    ]


@pytest.mark.parametrize("seats", RULES.seats)
def test_the_items_add_up_to_the_scores(seats: int) -> None:
    for position in random_game(Game(RULES, seats, {"rounds": "3"}), seats):
        for view in (position, position.view(0), position.view(seats)):
            items = items_of(view)
            sums = [sum(points for seat, points, _, _ in items if seat == whose) for whose in range(seats)]
            assert tuple(sums) == view.scores
            assert {reason for _, _, reason, _ in items} <= set(REASONS)


def test_the_points_of_a_round_are_those_of_the_plain_score() -> None:
    for position in random_game(Game(RULES, 5, {}), 3):
        assert list(position.scores) == points_of_round(position.state)
