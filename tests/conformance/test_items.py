"""Scores by item: in every position the rows add up to the score, for every viewer, and phrases say the same."""

import numpy as np
from numpy.typing import NDArray

from baumeister.core.items import POINTS, REASON, SEAT, Item, by_seat
from baumeister.present.game import Game, View
from tests.conformance.games import line_of


def items_of(view: View) -> NDArray[np.int64]:
    """Return the rows that make up a score."""
    rules = view.game.rules
    items = np.full((rules.item_count + 1, 4), -9, np.int64)
    count = rules.kernels.itemise(view.state, items)
    assert (items[count:] == -9).all(), "it says how many rows it wrote"
    return items[:count]


def test_items_add_up_to_the_score(game: Game) -> None:
    for seed in range(2):
        for position in line_of(game, seed):
            seats = range(game.seats + 1) if position.ply % 9 == 0 or position.is_over else ()
            for view in (position, *(position.view(seat) for seat in seats)):
                items = (Item(*row) for row in items_of(view).tolist())
                assert by_seat(items, game.seats) == position.scores, position


def test_every_item_has_a_seat_and_a_reason(game: Game) -> None:
    for position in line_of(game, 0)[::7]:
        for item in items_of(position):
            assert -1 <= item[SEAT] < game.seats
            assert item[REASON] >= 0
            assert item[SEAT] >= 0 or item[POINTS] == 0


def test_the_table_of_points_adds_up_too(game: Game) -> None:
    for position in line_of(game, 1):
        rows = [numbers for _, numbers in game.rules.words.breakdown(position.state)]
        assert tuple(map(sum, zip(*rows, strict=True))) == game.rules.words.standing(position.state, position.scores)
