"""Who sits where: every bot on every seat in each deal, and in the long run all equally often."""

from collections import Counter
from dataclasses import replace

import pytest

from baumeister.arena.contest import check, enough
from baumeister.arena.match import Match
from baumeister.core.errors import BaumeisterError

FOUR = Match("manhattan", 4, {}, ("greedy", "random", "easy", "medium"))


def test_each_deal_brings_every_bot_to_every_seat() -> None:
    for deal in range(20):
        seatings = [fixture.seating for fixture in FOUR.deal(deal)]
        assert len(seatings) == 4
        for seat in range(4):
            assert sorted(seating[seat] for seating in seatings) == [0, 1, 2, 3]


def test_who_follows_whom_changes_from_deal_to_deal() -> None:
    circles = {FOUR.deal(deal)[0].seating for deal in range(100)}
    assert len(circles) == 24


def test_one_against_many_of_a_kind_sits_on_every_seat_once() -> None:
    match = replace(FOUR, bots=("mcts", "greedy", "greedy", "greedy"))
    assert match.kinds == ("mcts", "greedy")
    assert sorted(fixture.seating.index(0) for fixture in match.deal(7)) == [0, 1, 2, 3]


def test_two_of_each_may_sit_crosswise_and_are_dealt_twice_only() -> None:
    match = replace(FOUR, bots=("mcts", "greedy"))
    assert {len(match.deal(deal)) for deal in range(50)} == {2, 4}
    assert match.is_even


@pytest.mark.parametrize(("bots", "seats"), [(("a", "b", "c"), 4), (("a", "b", "c", "d", "e"), 3), (("a", "b"), 3)])
def test_all_play_equally_often_in_the_long_run(bots: tuple[str, ...], seats: int) -> None:
    match = Match("manhattan", seats, {}, bots)
    seated = Counter(kind for deal in range(60) for fixture in match.deal(deal) for kind in fixture.seating)
    assert len(set(seated.values())) == 1


def test_games_are_rounded_up_to_whole_deals() -> None:
    assert [fixture.deal for fixture in enough(FOUR, 5)] == [0] * 4 + [1] * 4


def test_one_bot_alone_is_no_match() -> None:
    with pytest.raises(BaumeisterError, match="two different bots"):
        check(Match("manhattan", 2, {}, ("greedy", "greedy")))


def test_a_screen_gets_files_of_weights_without_their_folders() -> None:
    shorter = {
        "network:weights=/a/sky.weights#11": "network:weights=sky.weights#11",
        "mcts:simulations=2,weights=b/sky.weights#22": "mcts:simulations=2,weights=sky.weights#22",
        "network:weights=C:\\a\\sky.weights#33": "network:weights=sky.weights#33",
        "network:weights=~/sky.weights": "network:weights=~/sky.weights",
        "exec:bot --weights=/a/b.bin --book=/a/c.bin#v2": "exec:bot --weights=/a/b.bin --book=/a/c.bin#v2",
    }
    assert Match("neue_heimat", 5, {}, tuple(shorter)).short.bots == tuple(shorter.values())
    alike = Match("skyline", 2, {}, ("network:weights=/a/sky.weights#11", "network:weights=/b/sky.weights#11"))
    assert alike.short == alike
