"""Who sees what; guesses against all deals, enumerated plainly."""

from collections import Counter
from math import log

import numpy as np
import pytest

from baumeister.core.chance import rng_from
from baumeister.core.record import as_bytes, copy
from baumeister.records.trace import random_game
from tests.games.buerger.check import TILES, check
from tests.games.buerger.scenes import FOUR, GAMES, THREE, TWO, hand_of, placed
from tests.games.buerger.worlds import unseen, world_of, worlds
from tests.games.guessing import guesses, is_fair, play_guesses_to_the_end, shares
from tests.games.kinds import Game, Position
from tests.games.play import played


def crowded(game: Game, hands: dict[int, str], left: str) -> Position:
    """Return a position in which all tiles are seen but for those in hands and the given ones.

    The tiles that are too many for the offer board lie somewhere: the board need not be a real one for what is known of hands.
    """
    state = copy(placed(game, hands=hands, supply=0).state)
    kept = Counter(left.split())
    free = iter(range(60))
    for number, tile in enumerate(TILES):
        for _ in range(int(state.supply[number]) - kept[tile]):
            state.spaces[next(free)] = number
        state.supply[number] = kept[tile]
    return Position(game, state)


SMALL: dict[str, tuple[Position, int]] = {
    "two seats, one tile": (crowded(TWO, {1: "rV3 gP3 gH2", 2: "bP3 | gV3 yH3"}, "rV3 rV3 bP3 gH2"), 1),
    "two seats, two tiles": (crowded(TWO, {1: "rV3 gP3 gH2", 2: "bP3 rV3 | gV3"}, "rV3 bP3 gH2 gH3"), 1),
    "two seats, three tiles": (crowded(TWO, {1: "rV3 gP3 gH2", 2: "bP3 bP3 gH3"}, "rV3 rV3 bP3 gH2"), 1),
    "two seats, spectator": (crowded(TWO, {1: "rV3 | gP3 gH2", 2: "bP3 rV3 | gH3"}, "rV3 bP3 yP3"), 0),
    "three seats": (crowded(THREE, {1: "gP3 gP3 gH2", 2: "bP3 rV3 | gH3", 3: "rV3 | yP3 yP3"}, "rV3 bP3 yP3"), 1),
    "three seats, one open hand": (crowded(THREE, {1: "| gP3 gP3 gH2", 2: "| bP3 rV3 gH3", 3: "rV3 yP3 yP3"}, "rV3 bP3"), 2),
    "four seats": (
        crowded(FOUR, {1: "rV3 | gP3 gH2", 2: "bP3 | gV3 yH3", 3: "bP3 | yP3 yV3", 4: "| rP3 rH2 rH3"}, "rV3 yP3"),
        4,
    ),
}


@pytest.mark.parametrize("name", SMALL)
def test_guesses_are_all_worlds_with_the_odds_of_deals(name: str) -> None:
    position, viewer = SMALL[name]
    view = position.view(viewer)
    possible = worlds(view.state)
    assert possible.total() < 300, "make the position smaller"
    expected = shares(possible)
    count = max(4_000, int((9 + log(len(possible))) / min(expected.values())))
    found = guesses(view, count, 3, world_of)
    assert found.keys() == possible.keys()
    assert is_fair(found, expected)
    assert world_of(position.state, viewer) in possible


def test_a_wrong_guesser_would_be_found() -> None:
    position, viewer = SMALL["two seats, two tiles"]
    possible = worlds(position.view(viewer).state)
    wrong = shares(Counter(dict.fromkeys(possible, 1)))
    assert not is_fair(guesses(position.view(viewer), 4_000, 6, world_of), wrong)


# What a seat knows


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_the_supply_of_a_view_is_what_the_viewer_has_not_seen(game: Game) -> None:
    for position in random_game(game, 6):
        for seat in range(game.seats + 1):
            view = position.view(seat).state
            counts = Counter({TILES[tile]: int(count) for tile, count in enumerate(view.supply.tolist()) if count})
            assert counts == Counter(unseen(view))


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_dealt_tiles_are_seen_by_their_holder_only_taken_ones_by_all(game: Game) -> None:
    for position in random_game(game, 7):
        known: dict[int, list[str]] = {}
        for seat in range(1, game.seats + 1):
            hand = hand_of(position, seat)
            known[seat] = hand[int(position.state.dealt_counts[seat - 1]) :]
        for viewer in range(game.seats + 1):
            view = position.view(viewer)
            for seat in range(1, game.seats + 1):
                hand = hand_of(position, seat)
                hidden = int(position.state.dealt_counts[seat - 1])
                shown = hand if viewer == seat or position.is_over else ["?"] * hidden + known[seat]
                assert hand_of(view, seat) == shown


def test_a_laid_tile_equal_to_a_known_one_counts_as_that_one() -> None:
    position = placed(hands={1: "rV3 gP3 | rV3"}).play("rV3 2a")
    assert hand_of(position.view(2), 1) == ["?", "?"]
    assert sorted(hand_of(position.view(1), 1)) == ["gP3", "rV3"]
    other = placed(hands={1: "rV3 gP3 | rV3"}).play("gP3 10b")
    assert hand_of(other.view(2), 1) == ["?", "rV3"]


def test_taken_tiles_are_known_until_they_are_laid() -> None:
    position = played(placed(hands={1: "rV3 gP3 gH2"}, mayor=4), "rV3 3a", "buy 4")
    for viewer in (0, 2, 3, 4):
        assert hand_of(position.view(viewer), 1) == ["?", "?", "vV2"]
    assert hand_of(position.view(1), 1) == ["gP3", "gH2", "vV2"]


def test_which_of_two_equal_hidden_tiles_is_laid_shows_nothing() -> None:
    one = placed(hands={1: "rV3 gP3 gH2"}).play("gP3 10b")
    other = placed(hands={1: "bV2 gP3 yH2"}).play("gP3 10b")
    for viewer in (0, 2, 3, 4):
        first, second = (position.view(viewer).state for position in (one, other))
        assert first.hands.tolist() == second.hands.tolist()
    assert as_bytes(one.view(0).state) == as_bytes(other.view(0).state)


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_deals_are_shown_to_who_gets_them_all_else_to_all(game: Game) -> None:
    for position in random_game(game, 8):
        for number in position.numbers[:3]:
            for seat in range(game.seats + 1):
                is_deal = str(game.moves[number]).startswith("deal")
                expected = not is_deal or position.state.seat_in_turn + 1 == seat
                assert game.rules.sees(position.state, number, seat) == expected


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_a_view_of_a_guess_is_the_view(game: Game) -> None:
    rng = rng_from(9)
    for position in random_game(game, 9):
        for seat in range(game.seats + 1):
            guessed = position.view(seat).guess(rng)
            check(guessed.state)
            assert as_bytes(guessed.view(seat).state) == as_bytes(position.view(seat).state)


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_a_view_narrowed_to_a_spectators_is_the_spectators(game: Game) -> None:
    for position in list(random_game(game, 14))[::7]:
        spectator = as_bytes(position.view(0).state)
        for seat in range(game.seats + 1):
            state = copy(position.view(seat).state)
            game.rules.kernels.hide(state, 0)
            assert as_bytes(state) == spectator


def test_removed_tiles_are_seen_after_the_end_only() -> None:
    *line, last = random_game(THREE, 10)
    assert last.state.supply.sum() == 2
    for seat in range(4):
        assert last.view(seat).state.supply.tolist() == last.state.supply.tolist()
    hidden = [position for position in line if position.state.dealt_counts.sum() > 0]
    assert all(position.view(0).state.supply.sum() > position.state.supply.sum() for position in hidden)


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_a_guess_can_be_played_on_to_the_end(game: Game) -> None:
    play_guesses_to_the_end(game, check)


# What a position promises, what learners see


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_a_seats_expected_points_are_the_same_in_its_view_and_in_every_guess(game: Game) -> None:
    rng = rng_from(13)
    for position in random_game(game, 13):
        for seat in range(1, game.seats + 1):
            view = position.view(seat)
            values = [np.zeros(game.seats) for _ in range(3)]
            for state, found in zip((view.state, view.guess(rng).state, position.state), values, strict=True):
                game.rules.kernels.evaluate(state, found)
            assert values[0][seat - 1] == values[1][seat - 1] == values[2][seat - 1]
