"""What results add up to: shares by deal, intervals, comparisons, ratings, a drawing."""

import random
from dataclasses import replace
from statistics import fmean

import pytest

from baumeister.arena.chart import chart
from baumeister.arena.intervals import difference_interval, p_value, quantile, share_interval
from baumeister.arena.match import Fixture, Match
from baumeister.arena.ratings import ratings
from baumeister.arena.result import Failure, Result, result_from
from baumeister.arena.standing import by_deal, standings
from baumeister.arena.verdict import comparisons, failures, holm

MATCH = Match("manhattan", 2, {}, ("greedy", "random"))


def won(fixture: Fixture, *winners: int) -> Result:
    seats = len(fixture.seating)
    return Result(fixture, (10,) * seats, winners, 50, (0.5,) * seats, (10,) * seats)


def deal(number: int, *kinds: int) -> list[Result]:
    """Return a deal's results; `kinds` won its games."""
    return [won(fixture, fixture.seating.index(kind) + 1) for fixture, kind in zip(MATCH.deal(number), kinds, strict=True)]


def test_a_result_survives_the_journal() -> None:
    result = replace(deal(3, 0, 1)[0], failure=Failure(1, "crash", "it ended with code 1"))
    assert result_from(result.json()) == result


def test_a_shared_win_counts_in_parts() -> None:
    assert won(Fixture(0, 0, (0, 1)), 1, 2).shares == (0.5, 0.5)


def test_who_fails_loses_and_the_others_share_equally() -> None:
    game = replace(won(Fixture(0, 0, (0, 1, 2, 3)), 1), failure=Failure(1, "crash", ""))
    assert game.shares == (0.0, 1 / 3, 1 / 3, 1 / 3)


def test_half_a_deal_does_not_count() -> None:
    results = [*deal(0, 0, 0), *deal(1, 0, 1)[:1]]
    assert list(by_deal(MATCH, results)) == [0]
    assert standings(MATCH, results)[0].games == 2


def test_standings_count_shares_points_time_and_failures() -> None:
    failed = replace(deal(1, 1, 0)[0], failure=Failure(MATCH.deal(1)[0].seating.index(0) + 1, "overrun", ""))
    first, second = standings(MATCH, [*deal(0, 0, 0), failed, deal(1, 1, 0)[1]])
    assert (first.bot, first.games, first.share.mean, first.points, first.milliseconds) == ("greedy", 4, 0.75, 10, 50)
    assert first.failures == {"overrun": 1}
    assert second.share.mean == 0.25


def test_the_report_says_why_a_bot_failed_first() -> None:
    failure = Failure(MATCH.deal(1)[0].seating.index(0) + 1, "crash", "ValueError: my own bug")
    failed = replace(deal(1, 1, 0)[0], failure=failure)
    assert failures(MATCH, [*deal(0, 0, 0), failed]) == [
        "greedy lost 1 game by failing: crash 1. The first time: ValueError: my own bug"
    ]
    assert failures(MATCH, deal(0, 0, 0)) == []


def test_deals_that_come_out_alike_prove_little_by_themselves() -> None:
    few, many = share_interval([1.0] * 5, 1.0), share_interval([1.0] * 500, 1.0)
    assert few.low < 0.6
    assert 0.98 < many.low < many.high == 1.0


def test_students_quantiles() -> None:
    for freedom, exact in ((5, 2.571), (10, 2.228), (30, 2.042), (1000, 1.962)):
        assert quantile(freedom) == pytest.approx(exact, rel=0.02)


def test_p_values_fit_intervals() -> None:
    rng = random.Random(1)
    for _ in range(50):
        values = [rng.choice((-1.0, 0.0, 0.0, 1.0)) + 0.15 for _ in range(60)]
        _, low, high = difference_interval(values, 1.0)
        assert (p_value(values, 1.0) < 0.05) == (low > 0 or high < 0)


def test_many_comparisons_ask_for_more_proof() -> None:
    found = comparisons(MATCH, [*deal(0, 0, 0), *deal(1, 0, 1)])
    raised = holm([found[0]._replace(second=name, p=p) for name, p in (("a", 0.04), ("b", 0.01), ("c", 0.03))])
    assert [round(one.p, 3) for one in raised] == [0.06, 0.03, 0.06]


def test_what_is_shown_is_said() -> None:
    clear = [result for number in range(40) for result in deal(number, 0, 0)]
    said = "greedy is stronger than random: in 100 games a seat of greedy wins 100.0 more than one of random (95 % interval +"
    assert str(comparisons(MATCH, clear)[0]).startswith(said)
    open_yet = [result for number in range(10) for result in deal(number, number % 2, 1 - number % 2)]
    assert str(comparisons(MATCH, open_yet)[0]).startswith("Not shown which of greedy and random is stronger")
    assert "in 100 games a seat of random wins as many as one of greedy" in str(comparisons(MATCH, open_yet)[0])


def test_ratings_follow_wins() -> None:
    rated = ratings(MATCH, [result for number in range(20) for result in deal(number, 0, 0)])
    assert rated["greedy"].strength > 30
    assert rated["random"].strength < 20


def test_the_drawing_names_every_bot() -> None:
    drawn = str(chart(MATCH, standings(MATCH, [*deal(0, 0, 0), *deal(1, 0, 1)])))
    assert drawn.startswith("<svg")
    assert ">greedy<" in drawn
    assert "75.0%" in drawn


@pytest.mark.long
@pytest.mark.parametrize(("share", "bound"), [(0.25, 0.0), (0.25, 1.0), (0.5, 0.5), (0.95, 1.0), (0.05, 0.0)])
@pytest.mark.parametrize("deals", [12, 50, 200])
def test_intervals_hold_the_truth_19_times_in_20(share: float, bound: float, deals: int) -> None:
    """Four games a deal that depend on one another in part (`bound`) or wholly: 1 means that one decides all."""
    rng, hits, trials = random.Random(deals), 0, 2000
    for _ in range(trials):
        found = share_interval([a_deal(rng, share, bound) for _ in range(deals)], 1.0)
        hits += found.low <= share <= found.high
    assert hits / trials > 0.935


def a_deal(rng: random.Random, share: float, bound: float) -> float:
    games = [rng.random() < share for _ in range(4)]
    return fmean([games[0]] * 4 if rng.random() < bound else games)
