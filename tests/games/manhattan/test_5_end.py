"""MH 5: the end and who wins; golden games, one for each way a game can end."""

import pytest

from baumeister.core.record import copy
from tests.conformance.golden import golden, kept, names
from tests.games.kinds import Game, Position
from tests.games.manhattan.scenes import EMPTY, FOUR, THREE, TWO, placed


def winners(game: Game, scores: tuple[int, ...], *first_rows: str) -> tuple[int, ...]:
    """Return who wins with these points on a board whose first rows are given."""
    rows = EMPTY.splitlines()
    rows[: len(first_rows)] = first_rows
    state = copy(placed(game, "\n".join(rows), scores=scores).state)
    state.actor = -1
    return Position(game, state).winners


def test_5_1_most_points_win() -> None:
    assert winners(FOUR, (40, 41, 39, 12), "o4o4o4 . . | o1 . . | o1 . .") == (2,)


def test_5_2_of_the_tied_who_owns_the_higher_building() -> None:
    assert winners(FOUR, (41, 41, 39, 12), "o3 . . | b2o2b2 . . | . . .") == (2,)
    # the highest building of the board is nobody's of the tied
    assert winners(FOUR, (41, 41, 39, 12), "o3 . . | b1 . . | y4 . .") == (1,)


def test_5_2_each_ones_highest_counts() -> None:
    assert winners(FOUR, (41, 41, 39, 12), "o3 o3 o3 | b4 b1 . | . . .") == (2,)


def test_5_2_who_owns_no_building_has_height_0() -> None:
    assert winners(FOUR, (41, 41, 41, 41), ". . . | . . . | . . .", "y1 . . | . . . | . . .") == (3,)


def test_5_2_still_tied_the_more_city_majorities() -> None:
    assert winners(FOUR, (41, 41, 39, 12), "o3 b3 . | o1 . . | b1 b1 o1", ". . . | o1 . . | . . .") == (1, 2)
    assert winners(FOUR, (41, 41, 39, 12), "o3 b3 . | o1 b1 . | b1 b1 o1") == (2,)


def test_5_2_each_criterion_keeps_only_the_best_of_those_still_tied() -> None:
    # purple has the most majorities, but fell out by height; of orange and blue blue has more
    rows = "o3 b3 p2 | b1 b1 . | y2 . .", "p2 . . | p1 . . | p1 . .", ". . . | . . . | . . .", "p1 . . | p1 . . | p1 . ."
    assert winners(FOUR, (41, 41, 41, 41), *rows) == (2,)


def test_5_2_still_tied_they_share() -> None:
    assert winners(FOUR, (41, 41, 40, 41), "o3 b3 p3 | . . . | . . .") == (1, 2, 4)
    assert winners(THREE, (0, 0, 0)) == (1, 2, 3)


def test_5_2_with_two_seats_the_higher_building_of_either_colour() -> None:
    assert winners(TWO, (90, 90), "o1 y4 . | b3 p3 . | . . .") == (1,)
    assert winners(TWO, (90, 90), "o1 y3 . | b3 p4 . | . . .") == (2,)


def test_5_2_with_two_seats_the_majorities_of_both_colours_are_added() -> None:
    assert winners(TWO, (90, 90), "o3 . . | y1 . . | b3 . .") == (1,)
    # a city that a player's colours share is no majority of either
    assert winners(TWO, (90, 90), "o3 y1 . | y1 . . | b3 b1 o1", "b1 . . | . . . | p1 . .") == (1, 2)


ENDS = {
    "clear": "most points.",
    "height": "the higher building.",
    "majorities": "more city majorities.",
    "shared": "shared: equal in everything.",
}


@pytest.mark.parametrize("name", [name for name in names("manhattan") if not name.endswith("stuck")])
def test_each_way_to_end_is_there(name: str) -> None:
    last = kept("manhattan", name).read_text("utf-8").splitlines()[-1]
    assert last.endswith(ENDS[name.split("-")[1]])
    winners = ", ".join(f"P{seat}" for seat in golden("manhattan", name).winners)
    assert last.strip().startswith(f"Won by {winners.replace(', ', ' and ')}:")


def test_golden_games_are_there_for_all_seats() -> None:
    kinds = {tuple(name.split("-")[:2]) for name in names("manhattan")}
    for seats in ("two", "three", "four"):
        assert {(seats, end) for end in ENDS} <= kinds
    assert {("separate", end) for end in ("clear", "height", "shared", "stuck")} <= kinds
