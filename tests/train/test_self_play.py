"""Self-play: what is kept, and what it is to be judged by."""

import numpy as np
import pytest

from baumeister.bots.weights import fresh
from baumeister.present.game import Game
from baumeister.train.casting import Casting, cast_games, cast_match
from baumeister.train.kinds import kinds_of
from baumeister.train.player import GamesPlayed, Order, carry_out
from baumeister.train.work import HAND, LEADS, OPINIONS, RANDOM, RANKS, SHARES, TAUGHT
from tests.conformance.games import ALL, is_fullest, name_of
from tests.train.networks import some_network

FULL = [game for game in ALL if is_fullest(game) and not game.options]
ALWAYS, NEVER = (1.0, 1.0, 1.0), (0.0, 0.0, 0.0)


def played(game: Game, casting: Casting, rates: tuple[float, float, float] = (0.2, 0.2, 0.9), seed: int = 1) -> GamesPlayed:
    network = some_network(game.rules)
    return carry_out(Order(game, casting, rates, seed), network, fresh(game.rules, 24, 8, 2))


def cast(game: Game, player: int, games: int = 2) -> Casting:
    return Casting(np.full((games, game.seats), player, np.int8), np.zeros((games, game.seats)))


@pytest.mark.parametrize("game", FULL, ids=name_of)
def test_rows_say_what_came_out_for_each_place(game: Game) -> None:
    found = played(game, cast_games(np.random.default_rng(1), 6, game.seats))
    assert len(found.results) == 6
    assert len(found.seats) > 6
    np.testing.assert_allclose(found.results.sum(1), 1.0)
    np.testing.assert_allclose(found.places[OPINIONS].sum(1), 1.0, rtol=1e-5)
    assert (found.places[LEADS] <= 0.0).all()
    for number in range(len(found.seats)):
        result = found.results[found.games[number]]
        shares = found.places[SHARES, number, : game.seats]
        assert any(np.allclose(np.roll(result, -seat), shares) for seat in range(game.seats))
        assert (found.places[RANKS, number, : game.seats][shares == shares.max()] >= 0.5).all()


@pytest.mark.parametrize("game", FULL, ids=name_of)
def test_without_looking_at_what_was_said_positions_are_judged_by_who_won(game: Game) -> None:
    found = played(game, cast(game, HAND), rates=(0.3, 0.3, 1.0))
    np.testing.assert_allclose(found.places[OPINIONS], found.places[SHARES], atol=1e-6)


def test_a_careless_move_of_the_taught_network_hides_what_followed() -> None:
    game = FULL[0]
    careless = cast(game, TAUGHT)._replace(softness=np.full((2, game.seats), 3.0))
    found = played(game, careless, rates=(0.3, 0.3, 0.99))
    assert (np.abs(found.places[OPINIONS] - found.places[SHARES]).max(1) > 0.01).mean() > 0.5


@pytest.mark.parametrize("game", FULL, ids=name_of)
def test_the_same_seed_brings_the_same_rows(game: Game) -> None:
    first, again = (played(game, cast_games(np.random.default_rng(1), 2, game.seats), seed=7) for _ in range(2))
    for before, after in zip(first, again, strict=True):
        np.testing.assert_array_equal(before, after)


def test_a_match_keeps_no_positions_and_seats_go_round() -> None:
    game = FULL[0]
    casting = cast_match(4, game.seats, RANDOM)
    assert [row.tolist().index(TAUGHT) for row in casting.players] == [0, 1, 2, 3]
    found = played(game, casting, NEVER)
    assert (len(found.seats), len(found.results)) == (0, 4)


def test_kinds_are_all_seats_and_options() -> None:
    for game in FULL:
        kinds = kinds_of(game.id)
        assert {kind.seats for kind in kinds} == set(game.rules.seats)
        assert len(set(kinds)) == len(kinds)
        assert all(one in kinds for one in ALL if one.id == game.id)
