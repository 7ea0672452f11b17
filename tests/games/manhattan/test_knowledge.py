"""Who sees what; guesses against all deals, enumerated plainly on small positions and counted exactly on real ones."""

from collections import Counter
from itertools import pairwise
from math import log

import numpy as np
import pytest

from baumeister.core.chance import rng_from
from baumeister.core.record import copy, new
from baumeister.games.manhattan.rules.state import BUILD, State
from baumeister.records.trace import random_game
from tests.games.guessing import guesses, is_fair, play_guesses_to_the_end, shares
from tests.games.kinds import Game, Position, View
from tests.games.manhattan.check import check
from tests.games.manhattan.hand_odds import Odds, distance, expected_hands, guessed_hands, late_views
from tests.games.manhattan.scenes import FOUR, GAMES, THREE, TWO, hand_of
from tests.games.manhattan.worlds import others, unseen, world_of, worlds

# Small positions: the seat that sees, for each seat what it held at the reshuffle, what it got since and what it played, and
# the rest of the pile. Cards are digits. Without held cards it is the time before the first reshuffle.
SMALL: dict[str, tuple[Game, int, list[tuple[str, str, str]], str]] = {
    "two seats, before": (TWO, 1, [("", "112345", "12"), ("", "12233", "3")], "122"),
    "two seats, spectator, before": (TWO, 0, [("", "1122", ""), ("", "1223", "2")], "1"),
    "three seats, before": (THREE, 2, [("", "1222", ""), ("", "1223", ""), ("", "1122", "")], "1"),
    "two seats, nothing played": (TWO, 1, [("123", "3", ""), ("1234", "", "")], "1123"),
    "two seats, once": (TWO, 1, [("1234", "12", "12"), ("1122", "23", "12")], "133"),
    "two seats, often": (TWO, 2, [("1223", "1213", "1213"), ("1233", "3112", "3112")], "31"),
    "two seats, all the same": (TWO, 1, [("1222", "12222", "12222"), ("1122", "12221", "22122")], "12"),
    "two seats, spectator": (TWO, 0, [("1122", "1", "2"), ("1112", "2", "1")], "23"),
    "three seats": (THREE, 1, [("1234", "1", "2"), ("1223", "2", "2"), ("1113", "3", "3")], "1"),
    "three seats, who draws first": (THREE, 3, [("1122", "2", "2"), ("122", "22", "2"), ("1123", "1", "1")], "13"),
    "three seats, rare cards": (THREE, 1, [("5678", "55", "55"), ("1222", "22", "12"), ("1222", "11", "22")], ""),
    "four seats": (FOUR, 1, [("5678", "5", "5"), ("1222", "2", "2"), ("2212", "2", "1"), ("1122", "", "")], "2"),
}
AFTER = [name for name, (_, _, seats, _) in SMALL.items() if seats[0][0]]
BEFORE = [name for name in SMALL if name not in AFTER]


def small_view(name: str) -> View:
    """Return the view of a small position."""
    game, viewer, seats, rest = SMALL[name]
    state = new(State)
    state.seats, state.viewer, state.phase, state.actor = game.seats, -1, BUILD, 1
    state.received[:] = state.played[:] = -1
    state.top[:] = -1
    state.reshuffles = 1 if seats[0][0] else 0
    for kind in map(int, rest):
        state.pile[kind - 1] += 1
        state.sources[1, kind - 1] += 1
    for seat, (held, got, played) in enumerate(seats):
        cards = [int(card) - 1 for card in held + got]
        state.received[seat, : len(cards)] = cards
        state.received_count[seat], state.held_count[seat] = len(cards), len(held)
        for index, kind in enumerate(cards):
            state.sources[int(index >= len(held)), kind] += 1
            state.hands[seat, kind] += 1
        plays = [int(card) - 1 for card in played]
        state.played[seat, : len(plays)] = plays
        state.played_count[seat] = len(plays)
        for kind in plays:
            state.hands[seat, kind] -= 1
            state.discard[kind] += 1
        state.hand_sizes[seat] = len(cards) - len(plays)
    assert (state.hands >= 0).all()
    assert (state.hand_sizes[: game.seats] <= 4).all()
    state.pile_size = len(rest)
    return Position(game, state).view(viewer)


@pytest.mark.slow
@pytest.mark.parametrize("name", SMALL)
def test_every_guess_is_a_world_and_every_world_is_guessed(name: str) -> None:
    view = small_view(name)
    possible = worlds(view.state)
    rarest = min(shares(possible).values())
    count = int((9 + log(len(possible))) / rarest)  # then even the rarest is missed once in some 10,000 times
    assert count < 60_000, "make the position smaller"
    assert guesses(view, count, 1, world_of).keys() == possible.keys()


@pytest.mark.slow
@pytest.mark.parametrize("name", BEFORE)
def test_before_a_reshuffle_guesses_have_exactly_the_odds_of_deals(name: str) -> None:
    view = small_view(name)
    assert is_fair(guesses(view, 20_000, 3, world_of), shares(worlds(view.state)))


@pytest.mark.slow
@pytest.mark.parametrize("name", AFTER)
def test_after_a_reshuffle_guesses_have_the_odds_of_deals(name: str) -> None:
    view = small_view(name)
    expected = shares(worlds(view.state))
    assert is_fair(guesses(view, 12_000, 4, world_of), expected)


def test_guesses_follow_upon_one_another_as_freely_as_they_come() -> None:
    view = small_view("two seats, once")
    possible = shares(worlds(view.state))
    rng = rng_from(5)
    line = [world_of(view.guess(rng).state, 1) for _ in range(12_000)]
    again = sum(one == following for one, following in pairwise(line)) / len(line)
    by_chance = sum(share**2 for share in possible.values())
    assert abs(again - by_chance) < 4 * (by_chance / len(line)) ** 0.5


def test_a_wrong_guesser_would_be_found() -> None:
    view = small_view("two seats, once")
    possible = worlds(view.state)
    wrong = shares(dict.fromkeys(possible, 1))  # every world as likely as any other, however many deals make it
    assert not is_fair(guesses(view, 12_000, 6, world_of), wrong)


def mean_hands(view: State) -> Odds:
    """Return how many cards of each kind each other seat holds on average, from all worlds."""
    possible = shares(worlds(view))
    hands = np.zeros((4, 9))
    for world, share in possible.items():
        for seat, received in zip(others(view), world, strict=True):
            for kind in (Counter(received) - Counter(view.played[seat, : view.played_count[seat]].tolist())).elements():
                hands[seat, kind] += share
    return hands


@pytest.mark.parametrize("name", SMALL)
def test_the_exact_odds_of_hands_are_those_of_all_worlds(name: str) -> None:
    view = small_view(name).state
    assert np.allclose(expected_hands(view), mean_hands(view))


@pytest.mark.slow
@pytest.mark.parametrize("reshuffles", [0, 1, 2])
def test_in_games_a_guessed_hand_has_nearly_the_exact_odds(reshuffles: int) -> None:
    """Nearly: docs/design/manhattan-guess.md; and 3,000 guesses leave about 1 % to luck."""
    views = list(late_views(reshuffles))
    far = [distance(v, expected_hands(v.state), guessed_hands(v, 3_000, int(v.state.ply))) for v in views]
    assert sum(far) / len(far) < 0.015
    assert max(far) < 0.05


# What a seat knows


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_unseen_cards_are_those_of_the_sources_that_did_not_come_to_the_viewer(game: Game) -> None:
    for position in random_game(game, 6):
        if position.is_over:
            break
        for seat in range(game.seats + 1):
            view = position.view(seat).state
            assert [Counter({k: int(n) for k, n in enumerate(part) if n}) for part in view.unseen] == [+c for c in unseen(view)]


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_a_seat_sees_its_own_hand_and_no_other(game: Game) -> None:
    for position in random_game(game, 7):
        for seat in range(game.seats + 1):
            view = position.view(seat)
            for other in range(1, game.seats + 1):
                shown = hand_of(position, other) if other == seat or position.is_over else []
                assert hand_of(view, other) == shown
            assert position.is_over or not view.state.pile.any()
            assert (view.state.hand_sizes == position.state.hand_sizes).all()
            assert (view.state.played == position.state.played).all()


def test_deals_and_draws_are_shown_to_who_gets_them() -> None:
    for position in random_game(FOUR, 8):
        for number in position.numbers[:3]:
            for seat in range(5):
                gets_it = position.actor == 0 and position.state.receiver + 1 == seat
                assert FOUR.rules.sees(position.state, number, seat) == (position.actor > 0 or gets_it)


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_just_after_a_reshuffle_all_know_the_pile(game: Game) -> None:
    """The rules: just after a reshuffle it is exactly the cards played since the one before."""
    for position in random_game(game, 9):
        if position.before is not None and position.state.reshuffles > position.before.state.reshuffles:
            for seat in range(game.seats + 1):
                for seed in range(5):
                    assert (position.view(seat).guess(rng_from(seed)).state.pile == position.state.pile).all()


def test_with_two_seats_the_other_hand_is_known_at_a_reshuffle() -> None:
    for position in random_game(TWO, 10):
        if position.before is not None and position.state.reshuffles > position.before.state.reshuffles:
            for seat in (1, 2):
                assert (position.view(seat).guess(rng_from(1)).state.hands == position.state.hands).all()


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_the_true_state_is_always_a_world_of_every_view(game: Game) -> None:
    """Where the worlds are few enough to count: soon after the deal and after every reshuffle."""
    for position in random_game(game, 11):
        state = copy(position.state)
        if game.seats == 2 and state.reshuffles > 0 and state.discard.sum() <= 2 and position.actor > 0:
            for seat in (1, 2):
                view = position.view(seat)
                assert world_of(state, seat) in worlds(view.state)


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_a_guess_can_be_played_on_to_the_end(game: Game) -> None:
    play_guesses_to_the_end(game, check)
