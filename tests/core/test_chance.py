"""Random numbers: seeds, bounds, odds."""

from itertools import pairwise

import numpy as np
import pytest

from baumeister.core.chance import below, pick, rng_from, rng_of
from baumeister.core.errors import BaumeisterError


def test_equal_seeds_give_equal_numbers_and_others_do_not() -> None:
    def numbers(seed: int) -> list[int]:
        rng = rng_from(seed)
        return [below(rng, 1000) for _ in range(50)]

    assert numbers(3) == numbers(3)
    assert len({tuple(numbers(seed)) for seed in range(100)}) == 100


@pytest.mark.parametrize("seed", [0, 1, 2**32, 2**64, 10**30])
def test_any_whole_number_from_0_is_a_seed(seed: int) -> None:
    rng = rng_from(seed)
    assert rng[0] != 0  # or it would stand still
    assert len({below(rng, 10**6) for _ in range(20)}) > 15


def test_an_rng_of_0_is_refused_as_it_would_stand_still() -> None:
    with pytest.raises(BaumeisterError, match="never holds 0"):
        rng_of(np.zeros(1, np.uint64))
    assert rng_of(np.ones(1, np.uint64))[0] == 1


@pytest.mark.parametrize("bound", [1, 2, 3, 7, 45, 1000])
def test_below_gives_each_number_equally_often(bound: int) -> None:
    rng, count = rng_from(bound), 40_000
    found = np.bincount([below(rng, bound) for _ in range(count)], minlength=bound)
    assert len(found) == bound
    statistic = float(((found - count / bound) ** 2 / (count / bound)).sum())
    assert statistic < bound - 1 + 4 * (2 * bound) ** 0.5


@pytest.mark.parametrize("weights", [[1], [1, 1], [5, 0, 1, 4], [0, 0, 3], [1, 1000]])
def test_pick_has_the_odds_of_the_weights(weights: list[int]) -> None:
    rng, count = rng_from(len(weights)), 30_000
    odds = np.array(weights, np.int64)
    found = np.bincount([pick(rng, odds, len(odds)) for _ in range(count)], minlength=len(odds))
    expected = odds * count / odds.sum()
    assert (np.abs(found - expected) <= 4 * np.sqrt(expected) + 1e-9).all()


def test_pick_looks_at_the_first_weights_only() -> None:
    rng, odds = rng_from(1), np.array([1, 2, 10**6], np.int64)
    assert {pick(rng, odds, 2) for _ in range(200)} == {0, 1}


def test_numbers_that_follow_are_independent() -> None:
    rng = rng_from(9)
    pairs = np.zeros((6, 6), np.int64)
    line = [below(rng, 6) for _ in range(36_000)]
    for one, following in pairwise(line):
        pairs[one, following] += 1
    assert float(((pairs - 1000) ** 2 / 1000).sum()) < 35 + 4 * 70**0.5
