"""MH 4: scoring, drawn boards and what they are worth."""

from collections import Counter
from collections.abc import Callable

import numpy as np
import pytest

from baumeister.core.record import Items
from baumeister.games.manhattan.rules.scoring import (
    BUILDING,
    HIGHEST,
    ITEMS,
    MAJORITY,
    REASONS,
    ROUND_ITEMS,
    itemise,
    itemise_round,
)
from baumeister.games.manhattan.rules.state import State
from baumeister.records.trace import random_game
from tests.games.kinds import Game
from tests.games.manhattan.plain import COLOURS, Table
from tests.games.manhattan.scenes import EMPTY, FOUR, GAMES, SEPARATE, THREE, TWO, placed, plain_table, score_now


def scored(game: Game, *first_rows: str) -> tuple[int, ...]:
    """Return what each seat gets on a board whose first rows are given; the others are empty."""
    rows = EMPTY.splitlines()
    rows[: len(first_rows)] = first_rows
    return score_now(placed(game, "\n".join(rows)))


def test_an_empty_board_gives_nothing() -> None:
    assert scored(FOUR) == (0, 0, 0, 0)


# 4.1 The highest building: three points


def test_4_1_the_one_highest_building_of_the_board_gets_three_points() -> None:
    # blue: highest 3, building 1, majority 2; orange: building 1, majority 2
    assert scored(FOUR, "o2 . . | b3 . . | . . .") == (3, 6, 0, 0)


def test_4_1_the_height_is_all_floors_of_all_colours() -> None:
    # orange owns 1 of the 6 floors
    assert scored(FOUR, "b3y2o1 . . | b4b1 . . | . . .") == (6, 3, 0, 0)


def test_4_1_equally_high_buildings_give_nobody_the_points() -> None:
    assert scored(FOUR, "o3 . . | b3 . . | y2 . .") == (3, 3, 3, 0)


def test_4_1_not_even_if_one_colour_owns_them_all() -> None:
    assert scored(FOUR, "o3 . . | o1o2 . . | b2 . .") == (6, 3, 0, 0)


def test_4_1_lower_buildings_that_are_equal_do_not_matter() -> None:
    assert scored(FOUR, "o3 . . | b3 . . | y4 . .") == (3, 3, 6, 0)
    assert scored(FOUR, "y4 . . | b3 . . | o3 . .") == (3, 3, 6, 0)


# 4.2 Majorities: two points a city


def test_4_2_who_alone_owns_the_most_buildings_in_a_city_gets_two_points() -> None:
    assert scored(FOUR, "o1 o1 b1 | . . . | . . .") == (4, 1, 0, 0)


def test_4_2_a_shared_majority_gives_nobody_points() -> None:
    assert scored(FOUR, "o1 b1 . | . . . | . . .") == (1, 1, 0, 0)
    assert scored(FOUR, "o1 o1 b1 | b1 y1 . | . . .") == (4, 2, 1, 0)
    assert scored(FOUR, "o1 b1 y1 | . . . | . . .", "o1 b1 . | . . . | . . .") == (2, 2, 1, 0)


def test_4_2_three_that_share_with_a_later_better_one() -> None:
    assert scored(FOUR, "o1 b1 y1 | . . . | . . .", "p1 p1 . | . . . | . . .") == (1, 1, 1, 4)


def test_4_2_floors_do_not_count_buildings_do() -> None:
    assert scored(FOUR, "o4 b1 b1 | . . . | . . .") == (4, 4, 0, 0)


def test_4_2_the_topmost_block_owns() -> None:
    assert scored(FOUR, "o2b2 o2b2 o2b2 | . . . | . . .", "o2b2 o1 . | . . . | . . .") == (1, 6, 0, 0)


# 4.3 Buildings: one point each


def test_4_3_each_building_gives_its_owner_a_point() -> None:
    assert scored(THREE, "o1 b1 y1 | o1 b1 y1 | o1 b1 y1") == (3, 3, 3)


def test_4_a_fourth_seat_gets_nothing_with_three() -> None:
    assert len(scored(THREE, "o1 . . | . . . | . . .")) == 3


# 4.4 Two seats: each colour on its own


@pytest.mark.parametrize("game", [TWO, SEPARATE], ids=repr)
def test_4_4_a_players_colours_share_a_majority_and_so_lose_it(game: Game) -> None:
    assert scored(game, "o1 y1 . | . . . | . . .") == (2, 0)
    # together P1 has more, but blue alone owns the most
    assert scored(game, "o1 y1 b1 | b1 y1 o1 | . . .", "b1 . . | y1 . . | . . .") == (5 + 2, 3 + 2)


@pytest.mark.parametrize("game", [TWO, SEPARATE], ids=repr)
def test_4_4_points_of_both_colours_go_to_the_player(game: Game) -> None:
    assert scored(game, "o4o1 . . | y1 . . | b2 . .", "p1 p1 . | . . . | . . .") == (3 + 1 + 2 + 1, 2 + 1 + 2 + 2)
    assert scored(game, "y4y1 . . | b1 . . | p2 . .") == (3 + 2 + 1, 2 + 1 + 2 + 1)


# In games


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_points_come_at_the_end_of_every_round_and_are_those_of_a_plain_count(game: Game) -> None:
    for seed in range(8):
        table = Table(game.seats, game.options.get("separate_colours") == "on")
        scorings = 0
        for position in random_game(game, seed):
            if position.move is not None:
                table.play(str(position.move))
                before = position.undo()
                if position.state.round_number > before.state.round_number:
                    scorings += 1
                    gained = tuple(b - a for a, b in zip(before.scores, position.scores, strict=True))
                    assert gained == tuple(table.points().values()) == score_now(before)
                else:
                    assert position.scores == before.scores
        assert scorings == {2: 6, 3: 6, 4: 4}[game.seats]


def items_of(state: State, write: Callable[[State, Items], int], most: int) -> list[list[int]]:
    """Return the rows that a kernel writes."""
    items = np.zeros((most, 4), np.int64)
    rows: list[list[int]] = items[: write(state, items)].tolist()
    return rows


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_items_sum_to_the_score_in_full_states_and_views(game: Game) -> None:
    for position in random_game(game, 21):
        views = [position.view(seat) for seat in range(game.seats + 1)] if position.ply % 9 == 0 else []
        for view in (position, *views):
            points = [0] * game.seats
            for seat, gain, reason, _ in items_of(view.state, itemise, ITEMS):
                assert reason in REASONS
                points[seat] += gain
            assert tuple(points) == position.scores


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_items_of_a_round_are_those_of_a_plain_count_reason_by_reason(game: Game) -> None:
    for position in list(random_game(game, 22))[::15]:
        table, state = plain_table(game, position.state), position.state
        totals = Counter[tuple[int, int]]()
        for seat, points, reason, subject in items_of(state, itemise_round, ROUND_ITEMS):
            totals[seat, reason] += points
            assert seat in (-1, {HIGHEST: state.top[subject], BUILDING: subject}.get(reason, seat) % game.seats)
        for seat, colours in enumerate(COLOURS[game.seats]):
            majorities = sum(table.majorities(colour) for colour in colours)
            buildings = sum(len(table.owned(colour)) for colour in colours)
            highest = table.points()[seat + 1] - 2 * majorities - buildings
            assert highest in (0, 3)
            assert [totals[seat, reason] for reason in REASONS] == [highest, 2 * majorities, buildings]


def test_what_nobody_gets_is_an_item_of_nobody() -> None:
    state = placed(FOUR, "\n".join(["o1 b1 . | y1 . . | . . .", *EMPTY.splitlines()[1:]])).state
    assert items_of(state, itemise_round, ROUND_ITEMS) == [
        [-1, 3, HIGHEST, 0],
        [-1, 2, MAJORITY, 0],
        [2, 2, MAJORITY, 1],
        *([colour, int(colour < 3), BUILDING, colour] for colour in range(4)),
    ]
    nothing = items_of(placed(THREE).state, itemise_round, ROUND_ITEMS)
    assert nothing == [[-1, 3, HIGHEST, -1], *([colour, 0, BUILDING, colour] for colour in range(3))]
