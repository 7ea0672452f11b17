"""NH 7: several rounds."""

from collections.abc import Sequence

import pytest

from baumeister.core.record import copy
from baumeister.games.neue_heimat.game import RULES
from tests.games.kinds import Game, Position
from tests.games.neue_heimat.scenes import bought, scene

LAST = ("r1^1, r2^2, r3^3, r4^4", "g1^1, g2^2, b3^3, g4", "b6^6")
CUBES = [f"cube {colour}{pips}" for colour in "vbgyor" for pips in (6, 5, 4, 3)]


def last_turn(
    rounds: int, number: int = 1, *, cash: Sequence[int] = (12, 12, 12), boxes: Sequence[int] = (0, 0, 0)
) -> Position:
    """Return a position of a round's last turn, in which a 5-roof goes to 2-4: 20 points for P1, 15 for P2, -6 for P3."""
    position = bought(scene(LAST, rounds=rounds, owners={"r": 1, "g": 2, "b": 3}, cash=cash, boxes=boxes), "roof 5")
    position.state.round_number = number - 1
    return position


def with_history(position: Position, points: list[tuple[int, int, int]]) -> Position:
    """Return a position as if the earlier rounds had brought these points."""
    state = copy(position.state)
    for number, each in enumerate(points):
        for seat, count in enumerate(each):
            state.round_points[number, seat] = count
            state.totals[seat] += count
            state.wins[seat] += count == max(each)
    return Position(position.game, state)


@pytest.mark.parametrize("seats", RULES.seats)
def test_1_to_5_rounds_with_any_number_of_seats_one_if_nothing_is_said(seats: int) -> None:
    assert RULES.options[0].values == ("1", "2", "3", "4", "5")
    assert Game(RULES, seats, {}).start().state.rounds == 1
    assert Game(RULES, seats, {"rounds": "5"}).start().state.rounds == 5


def test_after_each_round_the_score_is_added_up() -> None:
    position = with_history(last_turn(3, 2), [(7, -3, 12)]).play("place 2-4")
    assert not position.is_over
    assert position.scores == (7 + 20, -3 + 15, 12 - 6)
    assert position.state.round_points[1, :3].tolist() == [20, 15, -6]


def test_all_pieces_are_set_up_anew() -> None:
    position = last_turn(2).play("place 2-4")
    assert position.actor == 0
    assert position.moves == tuple(move for move in RULES.move_texts if move.startswith("cube"))
    assert set(position.odds) == {1}
    state = position.play("cube b1").state
    assert state.house_counts.tolist() == state.roof_counts.tolist() == [0, 0, 0]
    assert state.lengths.tolist() == [4, 4, 4]
    assert state.roofs_left == 17
    assert state.specials.tolist() == [0, 0, 0, 0, 0]
    assert state.mayor_row == -1
    assert state.bag.sum() == 35


def test_the_board_stands_until_the_next_round_is_drawn() -> None:
    position = last_turn(2).play("place 2-4")
    assert position.state.house_counts.tolist() == [4, 4, 1]
    assert position.scores == (20, 15, -6)
    assert position.play("cube b1").scores == (20, 15, -6)


def test_cash_is_kept_and_the_cash_boxes_go_back_to_their_owners() -> None:
    position = last_turn(2, cash=(3, 12, 15), boxes=(4, 2, 0)).play("place 2-4").play("cube b1")
    assert position.state.cash.tolist() == [7, 14, 15, 0, 0]
    assert position.state.boxes.tolist() == [0, 0, 0, 0, 0]
    assert position.scores == (24, 17, -6), "they were counted in the round in which they were filled"


def test_colours_are_unowned_again() -> None:
    position = last_turn(2).play("place 2-4").play("cube b1")
    assert position.state.colour_owners.tolist() == [-1] * 6


@pytest.mark.parametrize(("number", "opener"), [(1, 2), (2, 3), (3, 1), (4, 2)])
def test_each_round_is_opened_by_the_next_seat(number: int, opener: int) -> None:
    position = last_turn(5, number).play("place 2-4")
    for cube in CUBES:
        position = position.play(cube)
    assert position.actor == opener


def test_who_has_won_two_rounds_has_won_the_match_whatever_the_totals() -> None:
    position = with_history(last_turn(3, 2), [(1, 0, 0)]).play("place 2-4")
    assert position.is_over
    assert position.winners == (1,)
    position = with_history(last_turn(5, 3), [(60, 90, 90), (-2, -9, -9)]).play("place 2-4")
    assert position.is_over
    assert position.scores == (78, 96, 75)
    assert position.winners == (1,)


def test_if_nobody_has_the_highest_total_wins_after_the_last_round() -> None:
    position = with_history(last_turn(3, 3), [(10, 40, 9), (3, 4, 10)]).play("place 2-4")
    assert position.is_over
    assert position.state.wins.tolist() == [1, 1, 1, 0, 0]
    assert position.scores == (33, 59, 13)
    assert position.winners == (2,)


def test_equal_totals_share() -> None:
    position = with_history(last_turn(3, 3), [(10, 15, 9), (3, 3, 10)]).play("place 2-4")
    assert position.scores == (33, 33, 13)
    assert position.winners == (1, 2)


def test_a_shared_round_counts_for_each_who_shares_it() -> None:
    position = with_history(last_turn(4, 2), [(15, 15, 9)]).play("place 2-4")
    assert position.is_over
    assert position.state.wins.tolist() == [2, 1, 0, 0, 0]
    assert position.winners == (1,)


def test_if_several_reach_two_together_the_higher_total_of_them_wins() -> None:
    shared = last_turn(5, 3, boxes=(0, 5, 26))
    position = with_history(shared, [(9, 5, 30), (1, 7, 2)]).play("place 2-4")
    assert position.state.round_points[2, :3].tolist() == [20, 20, 20]
    assert position.state.wins.tolist() == [1, 2, 2, 0, 0]
    assert position.scores == (30, 32, 52)
    assert position.winners == (3,)
    equal = with_history(shared, [(9, 5, 10), (1, 7, 2)]).play("place 2-4")
    assert equal.state.wins.tolist() == [1, 2, 2, 0, 0]
    assert equal.scores == (30, 32, 32)
    assert equal.winners == (2, 3)


def test_a_single_round_decides_alone() -> None:
    assert last_turn(1).play("place 2-4").winners == (1,)
