"""Chances that bots promise themselves, beside what came."""

from dataclasses import replace

import pytest

from baumeister.arena.chances import FEW, Bin, chances, chances_chart, error, sentences
from baumeister.arena.match import Match
from baumeister.arena.playing import MatchPlayer
from baumeister.arena.result import Failure, Result, result_from

MATCH = Match("manhattan", 2, {}, ("mcts:simulations=8", "greedy"))


def deal(number: int, winner: int, said: float) -> list[Result]:
    """Return a deal in which one kind wins both games and the first kind promises itself the same of all its moves."""
    found = []
    for fixture in MATCH.deal(number):
        told = tuple((said,) * FEW if kind == 0 else () for kind in fixture.seating)
        winners = (fixture.seating.index(winner) + 1,)
        found.append(Result(fixture, (10, 10), winners, 50, (0.5, 0.5), (FEW, FEW), said=told))
    return found


def test_chances_are_held_against_what_came_in_tenths() -> None:
    results = [*deal(0, 0, 0.72), *deal(1, 0, 0.74), *deal(2, 1, 0.73), *deal(3, 1, 0.1)]
    low, high = chances(MATCH, results, 0)
    assert low == pytest.approx((0.1, 0.0, 2 * FEW))
    assert high == pytest.approx((0.73, 2 / 3, 6 * FEW))


def test_who_tells_no_chances_has_none() -> None:
    assert chances(MATCH, deal(0, 0, 0.5), 1) == []
    assert chances_chart(MATCH, [replace(game, said=()) for game in deal(0, 0, 0.5)]) is None


def test_a_certain_win_is_in_the_last_bin() -> None:
    assert chances(MATCH, deal(0, 0, 1.0), 0) == [Bin(1.0, 1.0, 2 * FEW)]


def test_too_few_decisions_say_nothing() -> None:
    short = [replace(game, said=tuple(told[:3] for told in game.said)) for game in deal(0, 0, 0.5)]
    assert chances(MATCH, short, 0) == []


def test_games_cut_short_say_nothing() -> None:
    cut = [replace(game, failure=Failure(1, "crash", "")) for game in deal(0, 0, 0.5)]
    assert chances(MATCH, cut, 0) == []


def test_the_error_weighs_decisions() -> None:
    assert error([Bin(0.1, 0.2, 100), Bin(0.5, 0.5, 300)]) == pytest.approx(0.025)


def test_the_report_says_it_and_draws_it() -> None:
    results = [*deal(0, 0, 0.7), *deal(1, 1, 0.7)]
    (said,) = sentences(MATCH, results)
    assert said.startswith(
        "mcts:simulations=8's chances are 20.0% off on average; at worst it promised itself 70.0% and got 50.0% "
    )
    assert str(chances_chart(MATCH, results)).count("<circle") == 1


def test_a_game_keeps_what_its_searching_bots_promised_themselves() -> None:
    player = MatchPlayer(MATCH)
    result = player.play(MATCH.deal(0)[0])
    player.close()
    searching, greedy = (result.said[result.fixture.seating.index(kind)] for kind in (0, 1))
    assert len(searching) == result.decisions[result.fixture.seating.index(0)]
    assert greedy == ()
    assert all(0 <= share <= 1 for share in searching)
    kept = result_from(result.json()).said[result.fixture.seating.index(0)]
    assert kept == pytest.approx(searching, abs=0.0005)
