"""What learners ask of positions and views: observations, masks, returns, sampled chance, keys of what a seat knows."""

from collections import Counter
from functools import cache
from itertools import product

import numpy as np
import pytest

import baumeister as bm
from baumeister.core.chance import rng_from
from baumeister.core.features import BOUND
from baumeister.core.record import copy
from baumeister.games import GAMES
from baumeister.generic.returns import MARGIN, RANK, RETURNS, SHARE, write_returns
from baumeister.records.trace import random_game

HIDING = ("manhattan", "buerger", "wettstreit")


@cache
def line_of(name: str) -> tuple[bm.Position, ...]:
    return tuple(random_game(bm.game(name), 3))


@pytest.mark.parametrize("name", GAMES)
def test_observations_are_bounded_and_their_slices_named(name: str) -> None:
    position = line_of(name)[40]
    slices, numbers = position.game.observation_slices, position.view(2).observation()
    assert numbers.dtype == np.float32
    assert numbers.shape == (position.game.rules.feature_count,)
    assert np.abs(numbers).max() <= BOUND
    assert [place for part in slices.values() for place in range(part.start, part.stop)] == list(range(len(numbers)))
    assert {"phase", "points"} & slices.keys()


def test_what_exceeds_the_bound_is_cut_off() -> None:
    view = line_of("skyline")[30].view(1)
    rich = copy(view.state)
    rich.whole["cash"][0, 0] = 30_000
    observed = bm.View(view.game, rich).observation()[view.game.observation_slices["seat"]]
    assert observed[1] == BOUND


@pytest.mark.parametrize("name", GAMES)
def test_masks_say_what_is_legal_for_the_seat_that_moves_alone(name: str) -> None:
    for position in line_of(name)[:60]:
        for seat in range(position.game.seats + 1):
            mask = position.view(seat).mask()
            assert mask.dtype == np.int8
            assert mask.shape == (position.game.rules.seat_move_count,)
            legal = position.numbers if seat == position.actor and seat > 0 else ()
            assert tuple(np.flatnonzero(mask)) == legal


@pytest.mark.parametrize("name", GAMES)
def test_returns_of_a_finished_game(name: str) -> None:
    position = line_of(name)[-1]
    assert line_of(name)[-2].returns("rank") == (0.0,) * position.game.seats
    share, rank, margin = (position.returns(kind) for kind in RETURNS)
    assert [seat for seat, part in enumerate(share, 1) if part] == list(position.winners)
    assert sum(share) == pytest.approx(1)
    assert sum(rank) == pytest.approx(position.game.seats / 2)
    assert {seat for seat, place in enumerate(rank, 1) if place == max(rank)} == set(position.winners)
    assert sorted(margin)[-1] == -sorted(margin)[-2] or sorted(position.scores)[-1] == sorted(position.scores)[-2]
    with pytest.raises(bm.BaumeisterError, match="share, rank, margin, not “glory”"):
        position.returns("glory")


@pytest.mark.parametrize(
    ("kind", "points", "won", "expected"),
    [
        (SHARE, [7, 9, 9], [0, 1, 1], [0, 0.5, 0.5]),
        (RANK, [7, 9, 9], [0, 1, 1], [0, 0.75, 0.75]),
        (RANK, [7, 9, 9], [0, 0, 1], [0, 0.5, 1]),  # a tie that the rules break
        (RANK, [5, 5, 5, 9], [0, 0, 0, 1], [1 / 3, 1 / 3, 1 / 3, 1]),
        (MARGIN, [7, 9, 4], [0, 1, 0], [-2, 2, -5]),
    ],
)
def test_returns_by_hand(kind: int, points: list[int], won: list[int], expected: list[float]) -> None:
    returns = np.zeros(len(points))
    write_returns(kind, np.array(points), np.array(won), len(points), returns)
    assert returns.tolist() == pytest.approx(expected)


def test_chance_is_sampled_by_its_odds() -> None:
    position = bm.game("manhattan", 2).start()
    rng = rng_from(5)
    drawn = Counter(position.game.sample_chance(position, rng) for _ in range(2000))
    total = sum(position.odds)
    for move, weight in zip(position.moves, position.odds, strict=True):
        assert drawn[move] / 2000 == pytest.approx(weight / total, abs=0.04)
    assert position.game.sample_chance(position, 7) == position.game.sample_chance(position, 7)
    deciding = next(one for one in line_of("manhattan") if one.actor > 0)
    with pytest.raises(bm.BaumeisterError, match="chance is not to move"):
        deciding.game.sample_chance(deciding)


@pytest.mark.parametrize("name", GAMES)
def test_states_go_to_bytes_and_back(name: str) -> None:
    for position in line_of(name)[::17]:
        assert bm.Position(position.game, position.raw) == position
        view = position.view(1)
        assert bm.View(position.game, view.raw) == view
        assert bm.View(position.game, view.raw).key() == view.key()


Told = tuple[int, ...]


def deals(position: bm.Position, depth: int) -> list[tuple[bm.Position, tuple[bm.Position, ...]]]:
    """Return all ways in which chance can go on, each position with those before it."""
    found: list[tuple[bm.Position, tuple[bm.Position, ...]]] = [(position, ())]
    while depth > 0 and found[0][0].actor == 0:
        found = [(one.play(move), (*past, one)) for one, past in found for move in one.numbers]
        depth -= 1
    return found


def told(position: bm.Position, past: tuple[bm.Position, ...], seat: int) -> Told:
    """Return which moves a seat was shown, by the rules of what it sees; hidden ones as -1."""
    made = zip(past, (*past[1:], position), strict=True)
    return tuple(
        after.move.number if after.move and after.game.rules.sees(before.state, after.move.number, seat) else -1
        for before, after in made
    )


@pytest.mark.parametrize("name", HIDING)
def test_keys_are_equal_exactly_when_a_seat_was_told_the_same(name: str) -> None:
    """All ways in which hidden pieces can be dealt from some positions on; whether their order counts is the game's matter."""
    secret = [one for one in line_of(name)[:-8] if one.actor == 0 and len(one.numbers) > 1 and not sees_first(one, 0)]
    for start in secret[:: max(1, len(secret) // 4)]:
        found = deals(start, 2)
        for seat in range(start.game.seats + 1):
            pairs = {(told(position, past, seat), position.view(seat).key()) for position, past in found}
            assert len(pairs) == len({moves for moves, _ in pairs}), "told the same, keys differ"
            merged = {(tuple(sorted(moves)), key) for moves, key in pairs}
            assert len(merged) == len({key for _, key in pairs}), "told other things, keys are equal"


def sees_first(position: bm.Position, seat: int) -> bool:
    return position.game.rules.sees(position.state, position.numbers[0], seat)


@pytest.mark.parametrize("name", HIDING)
def test_keys_are_those_of_all_that_a_view_allows(name: str) -> None:
    rng = rng_from(1)
    for position, seat in product(line_of(name)[5::31], (0, 1, 2)):
        view = position.view(seat)
        assert {view.guess(rng).view(seat).key() for _ in range(5)} == {view.key()}
        assert view.key() != position.key() != position.view(0 if seat else 1).key()
