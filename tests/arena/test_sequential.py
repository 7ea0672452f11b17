"""Stopping early: looking after every deal never makes an error more likely than one in twenty."""

import random
from collections.abc import Callable
from statistics import fmean

import pytest

from baumeister.arena.betting import ConfidenceSequence
from baumeister.arena.match import Fixture, Match
from baumeister.arena.result import Result
from baumeister.arena.sequential import Decision
from baumeister.core.errors import BaumeisterError

FOUR = Match("manhattan", 4, {}, ("greedy", "random", "random", "random"))


def independent(rng: random.Random, share: float) -> float:
    return fmean(rng.random() < share for _ in range(4))


def alike(rng: random.Random, share: float) -> float:
    return float(rng.random() < share)


def one_of_four(_rng: random.Random, _share: float) -> float:
    return 0.25


def deals_until(draw: Callable[[random.Random, float], float], share: float, seed: int, most: int) -> int | None:
    """Return after how many deals a mean of 0.25 is refuted, None if it never is."""
    rng, sequence = random.Random(seed), ConfidenceSequence(0.25)
    for count in range(1, most + 1):
        sequence.add(draw(rng, share))
        if sequence.refutes_claim:
            return count
    return None


@pytest.mark.long
@pytest.mark.parametrize("draw", [independent, alike, one_of_four])
def test_bots_that_are_even_are_told_apart_once_in_twenty_times_at_most(
    draw: Callable[[random.Random, float], float],
) -> None:
    """400 matches of 600 deals, looked at after each: 5 % and three standard errors."""
    wrong = sum(deals_until(draw, 0.25, seed, 600) is not None for seed in range(400))
    assert wrong <= 400 * 0.05 + 3 * (400 * 0.05 * 0.95) ** 0.5


@pytest.mark.long
def test_a_clear_lead_is_found_in_time() -> None:
    """33 % instead of 25 % take some 160 deals, 640 games; a test of fixed length with the power 1/2 takes 75 deals."""
    found = [deals_until(independent, 0.33, seed, 1000) for seed in range(40)]
    assert None not in found
    assert sorted(count or 0 for count in found)[20] < 250


def test_a_great_lead_is_found_soon() -> None:
    assert (deals_until(independent, 0.6, 1, 100) or 100) < 40


def test_few_equal_deals_leave_it_open() -> None:
    assert deals_until(one_of_four, 0.25, 1, 50) is None


def test_deals_are_taken_in_order_and_whole() -> None:
    decision = Decision(FOUR)
    games = [won(fixture.deal, fixture.rotation, fixture.seating) for deal in (1, 0) for fixture in FOUR.deal(deal)]
    decision.add(games[:7])
    assert decision.deals == 0
    decision.add(games[7:])
    assert decision.deals == 2
    assert decision.interval.mean == 1.0
    assert not decision.is_made


def won(deal: int, rotation: int, seating: tuple[int, ...]) -> Result:
    fixture = next(fixture for fixture in FOUR.deal(deal) if fixture.rotation == rotation)
    return Result(fixture, (1, 1, 1, 1), (seating.index(0) + 1,), 9, (0.0,) * 4, (1,) * 4)


def test_wins_in_a_row_decide() -> None:
    decision = Decision(FOUR)
    decision.add(won(deal, turn.rotation, turn.seating) for deal in range(30) for turn in FOUR.deal(deal))
    assert decision.is_made
    assert decision.deals < 15
    assert "greedy wins more than an even share" in str(decision)


@pytest.mark.parametrize(
    ("goal", "wins", "outcome", "said"),
    [
        (0.6, 4, "more", "greedy wins more than 60%, 100.0% ("),
        (0.355, 0, "less", "greedy wins less than 35.5%, 0.0% ("),
        (0.5, 2, "as much", "greedy meets its goal of 50% within 2% of the win, 50.0% ("),
    ],
)
def test_a_goal_is_met_or_missed(goal: float, wins: int, outcome: str, said: str) -> None:
    decision = Decision(FOUR, goal)
    assert str(decision) == "No deal is over yet."
    decision.add(won_by(turn, turn.rotation < wins) for deal in range(400) for turn in FOUR.deal(deal))
    assert decision.outcome == outcome
    assert said in str(decision)


def test_a_goal_stays_open_at_first() -> None:
    decision = Decision(FOUR, 0.35)
    decision.add(won_by(turn, turn.rotation == 0) for turn in FOUR.deal(0))
    assert decision.outcome == "nothing yet"
    assert str(decision).startswith("Not decided after 1 deal: greedy wins 25.0% (")
    assert str(decision).endswith("; even is 25%, the goal 35%.")


def won_by(fixture: Fixture, is_first_bots: bool) -> Result:
    """Return a game that the first bot won, or somebody else."""
    seat = fixture.seating.index(0) if is_first_bots else (fixture.seating.index(0) + 1) % 4
    return Result(fixture, (1, 1, 1, 1), (seat + 1,), 9, (0.0,) * 4, (1,) * 4)


def test_a_share_that_changes_from_deal_to_deal_has_no_test() -> None:
    with pytest.raises(BaumeisterError, match=r"--bots mcts greedy greedy greedy$"):
        Decision(Match("manhattan", 4, {}, ("greedy", "random", "easy")))
