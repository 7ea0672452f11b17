"""Random play: the policy for bids, counts, speed's report."""

from collections import Counter

import numpy as np
import pytest
from tests.conformance.games import ALL, name_of

import baumeister as bm
from baumeister.bots.playouts import Playouts, bench
from baumeister.core.chance import rng_from
from baumeister.generic.playout import choose
from baumeister.present.game import Game


def drawn(legal: list[int], first_bid: int, bid_stop: int, pass_move: int) -> dict[int, float]:
    """Return how often each move is chosen in many draws."""
    rng, count = rng_from(1), Counter[int]()
    for _ in range(6000):
        count[int(choose(np.array(legal, np.int32), len(legal), first_bid, bid_stop, pass_move, rng))] += 1
    return {move: number / 6000 for move, number in count.items()}


def test_a_seat_chooses_uniformly() -> None:
    assert drawn([4, 9, 2], 0, 0, -1) == pytest.approx({4: 1 / 3, 9: 1 / 3, 2: 1 / 3}, abs=0.03)


def test_a_seat_that_may_bid_and_pass_passes_half_the_time() -> None:
    assert drawn([7, 12, 13], 10, 30, 7) == pytest.approx({7: 0.5, 13: 0.25, 12: 0.25}, abs=0.03)


def test_a_bid_is_one_of_the_five_lowest() -> None:
    expected = dict.fromkeys((11, 12, 14, 17, 20), 0.2)
    assert drawn([11, 12, 14, 17, 20, 25, 29], 10, 30, 7) == pytest.approx(expected, abs=0.03)


def test_other_moves_than_bids_are_chosen_as_often() -> None:
    assert drawn([5, 40, 12, 13], 10, 30, -1) == pytest.approx(dict.fromkeys((5, 40, 12, 13), 0.25), abs=0.03)
    expected = {7: 0.5} | dict.fromkeys((5, 40, 12), 1 / 6)
    assert drawn([5, 7, 40, 12], 10, 30, 7) == pytest.approx(expected, abs=0.03)


def test_without_a_bid_passing_is_a_move_like_others() -> None:
    assert drawn([7, 40], 10, 30, 7) == pytest.approx({7: 0.5, 40: 0.5}, abs=0.03)


@pytest.mark.parametrize("game", ALL, ids=name_of)
def test_random_games_are_whole(game: Game) -> None:
    playouts = Playouts(game, seed=1)
    playouts.play(3)
    events, decisions = playouts.counts.tolist()
    assert 0 < decisions <= events


def test_all_games_of_manhattan_have_the_same_length() -> None:
    playouts = Playouts(bm.game("manhattan", seats=4))
    playouts.play(10)
    assert playouts.counts.tolist() == [10 * (16 + 4 * 4 + 2 * 96), 10 * (4 * 4 + 96)]


def test_bench_reports_rates() -> None:
    result = bench(bm.game("manhattan", seats=2), seconds=0.05)
    assert result["seconds"] >= 0.05
    for unit in ("games", "events", "decisions"):
        assert result[f"{unit}_per_second"] == pytest.approx(result[unit] / result["seconds"])
