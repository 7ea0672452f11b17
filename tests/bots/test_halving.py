"""Sequential halving: who is still in, round by round."""

import pytest

from baumeister.bots.halving import Halving


def contest(count: int) -> list[list[int]]:
    """Return who is compared in each round if higher numbers are better."""
    halving, rounds = Halving(range(count)), []
    while not halving.is_over:
        rounds.append(sorted(halving.left))
        halving.halve(float)
    assert halving.left[0] == count - 1
    return rounds


def test_the_worse_half_is_out_after_each_round() -> None:
    assert contest(8) == [list(range(8)), [4, 5, 6, 7], [6, 7]]


def test_an_odd_one_stays() -> None:
    assert contest(5) == [[0, 1, 2, 3, 4], [2, 3, 4], [3, 4]]


def test_one_alone_has_a_round_to_itself() -> None:
    assert contest(1) == [[0]]


@pytest.mark.parametrize("count", range(1, 40))
def test_the_last_round_is_between_two_and_ends_with_the_search(count: int) -> None:
    assert len(contest(count)[-1]) == min(count, 2)
    halving = Halving(range(count))
    parts = []
    while not halving.is_over:
        parts.append(halving.until)
        halving.halve(float)
    assert parts == sorted(parts)
    assert parts[-1] == 1.0


def test_equals_stay_in_their_order() -> None:
    halving = Halving([5, 3, 9, 1])
    halving.halve(lambda _: 0.5)
    assert halving.left == [5, 3]
