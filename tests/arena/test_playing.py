"""Games: repeatable, the same in any process; a process that dies costs no game."""

import multiprocessing
from itertools import islice
from time import get_clock_info, perf_counter, thread_time

import pytest

from baumeister.arena.entrants import OWN_CLOCK, clock_of, player_for
from baumeister.arena.match import Fixture, Match
from baumeister.arena.playing import MatchPlayer
from baumeister.arena.workers import Workers
from baumeister.games import GAMES
from baumeister.records import read

MATCH = Match("manhattan", 2, {}, ("greedy", "random"))


@pytest.mark.parametrize("game", GAMES)
def test_a_match_repeats_itself_with_searching_bots_too(game: str) -> None:
    match = Match(game, 3, {}, ("greedy", "mcts:simulations=2", "random"))
    once, again = ([MatchPlayer(match).play(fixture) for fixture in match.deal(4)[:1]] for _ in range(2))
    assert [(game.scores, game.winners, game.plies) for game in once] == [
        (game.scores, game.winners, game.plies) for game in again
    ]


def test_games_of_a_deal_begin_with_the_same_luck_and_others_do_not() -> None:
    match = Match("skyline", 2, {}, ("greedy", "random"))
    first, second, other = (first_roll(match, fixture) for fixture in (*match.deal(0), match.deal(1)[0]))
    assert first == second != other


def first_roll(match: Match, fixture: Fixture) -> list[str]:
    """Return what chance did before the first decision, and the first roll."""
    record = MatchPlayer(match, keeps_records=True).play(fixture).record
    assert record is not None
    return [move for move in record["moves"] if move.partition(" ")[0] in ("roll", "card", "white")][:4]


def test_other_work_costs_a_bot_of_ours_no_time_and_a_program_is_timed_by_the_clock() -> None:
    own, program = player_for("mcts", 0.02), player_for("exec:bot", 0.02)
    assert (clock_of(own), clock_of(program)) == (OWN_CLOCK, perf_counter)
    assert OWN_CLOCK is thread_time or get_clock_info("thread_time").resolution >= 0.001


def test_records_can_be_read() -> None:
    record = MatchPlayer(MATCH, keeps_records=True).play(MATCH.deal(0)[1]).record
    assert record is not None
    found = read(record)
    assert found.players == tuple(MATCH.kinds[kind] for kind in MATCH.deal(0)[1].seating)


@pytest.mark.slow
def test_processes_play_the_same_games_and_one_that_dies_is_replaced() -> None:
    fixtures = [fixture for deal in range(8) for fixture in MATCH.deal(deal)]
    here = MatchPlayer(MATCH)
    expected = {fixture: here.play(fixture).scores for fixture in fixtures}
    results = Workers(MATCH, 2).play(fixtures)
    found = list(islice(results, 3))
    multiprocessing.active_children()[0].kill()
    found += results
    assert {result.fixture: result.scores for result in found} == expected
    assert len(found) == len(fixtures)
    assert not multiprocessing.active_children()
