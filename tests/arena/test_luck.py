"""Luck is the same for all games of a deal, and by itself exactly what the rules say."""

from collections import Counter

import numpy as np
import pytest

import baumeister as bm
from baumeister.arena.luck import Luck, key_of, times
from baumeister.games import GAMES
from baumeister.present.game import Position
from baumeister.records.trace import random_move


@pytest.mark.parametrize("game", GAMES)
def test_draws_follow_from_seed_and_deal(game: str) -> None:
    rng, position = bm.rng_of(1), bm.game(game).start()
    while position.actor != 0 or len(position.moves) < 3:
        position = position.play(random_move(position, rng))
    assert drawn(position, Luck(1, 5)) == drawn(position, Luck(1, 5))
    assert len({drawn(position, Luck(seed, deal)) for seed in (1, 2) for deal in (5, 6)}) == 4


def drawn(position: Position, luck: Luck) -> tuple[int, ...]:
    return tuple(luck.draw(position, 1) for _ in range(20))


def test_a_deal_has_the_odds_of_the_rules() -> None:
    """Chi-squared with 8 degrees of freedom is above 31.8 once in ten thousand times."""
    start = bm.game("manhattan", seats=2).start()
    weights = np.array(start.odds)
    counts = Counter(start.game.moves[Luck(1, deal).draw(start, 0)] for deal in range(9000))
    expected = 9000 * weights / weights.sum()
    found = np.array([counts[move] for move in start.moves])
    assert ((found - expected) ** 2 / expected).sum() < 31.8


def test_clocks_run_exponentially() -> None:
    found = times(key_of("a", 1), np.arange(100_000, dtype=np.uint64))
    assert abs(found.mean() - 1.0) < 0.015
    assert abs((found > 1.0).mean() - np.exp(-1)) < 0.006


def test_another_seats_rolls_leave_ones_own_as_they_are() -> None:
    """P2's rolls are the same whether P1 has rolled once before or four times."""
    position: Position = bm.game("skyline", seats=2).start()
    rng = bm.rng_of(3)
    while position.actor != 0 or not str(position.moves[0]).startswith("roll"):
        position = position.play(random_move(position, rng))
    assert rolls(position, 1) == rolls(position, 4)
    assert len(set(rolls(position, 1))) > 3


def rolls(position: Position, others: int) -> list[int]:
    luck = Luck(1, 1)
    for _ in range(others):
        luck.draw(position, 1)
    return [luck.draw(position, 2) for _ in range(20)]


def test_a_missing_card_leaves_other_draws_as_they_are() -> None:
    """The clocks of the others are the same, so only draws that took it change."""
    numbers = np.arange(40, dtype=np.uint64)
    for deal in range(50):
        whole, less = times(key_of(deal), numbers), times(key_of(deal), np.delete(numbers, 7))
        first = int(whole.argmin())
        assert first == 7 or int(np.delete(numbers, 7)[less.argmin()]) == first
