"""Choosing among moves by their values: the best, each of equals as often; or softly, by standard deviations."""

from collections import Counter
from math import e

import numpy as np
import pytest
from tests.bots.test_bots import a_decision
from tests.conformance.games import ALL, name_of

from baumeister.bots.choosing import ANY_LOSS, EQUAL, pick_best, pick_by_value, pick_softly
from baumeister.bots.easy import BLUNDER, EasyBot
from baumeister.bots.greedy import GreedyBot
from baumeister.bots.mannered import MannerBot
from baumeister.bots.medium import MediumBot
from baumeister.bots.network_bot import NetworkBot
from baumeister.core.chance import rng_from
from baumeister.core.manners import NEARLY
from baumeister.present.game import Game

DRAWS = 3000


def test_of_equally_good_moves_each_is_as_likely() -> None:
    values, rng = np.array([0.2, 0.5, 0.1, 0.5, 0.9]), rng_from(1)
    found = Counter(pick_best(values, 4, rng) for _ in range(DRAWS))
    assert set(found) == {1, 3}, "the last value is not among the first four"
    assert found[1] / DRAWS == pytest.approx(0.5, abs=0.04)


def test_a_move_worse_by_a_deviation_is_e_times_less_likely() -> None:
    values, rng = np.array([0.3, 0.3, 0.5, 0.5]), rng_from(1)  # standard deviation 0.1: two deviations apart
    found = Counter(pick_softly(values, 4, 1.0, ANY_LOSS, rng) for _ in range(DRAWS))
    assert (found[0] + found[1]) / DRAWS == pytest.approx(1 / (1 + e**2), abs=0.03)
    assert {pick_softly(values, 4, 1e-3, ANY_LOSS, rng) for _ in range(100)} == {2, 3}


def test_equal_values_are_chosen_softly_too() -> None:
    assert {pick_softly(np.full(3, 0.5), 3, 1.0, 0.0, rng_from(seed)) for seed in range(50)} == {0, 1, 2}


def test_a_soft_choice_gives_away_no_more_than_it_may() -> None:
    values, rng = np.array([0.44, 0.45, 0.5, 0.3]), rng_from(1)
    assert {pick_softly(values, 4, 100.0, 0.055, rng) for _ in range(100)} == {1, 2}


@pytest.mark.parametrize("game", ALL, ids=name_of)
def test_easy_never_blunders(game: Game) -> None:
    careless = 0
    for ply in range(20, 44, 2):
        position = a_decision(game, seed=ply, ply=ply)
        easy = EasyBot(seed=ply)
        character = next(iter(game.rules.manners.likings))
        for bot, most in (
            (GreedyBot(ply, softness=5.0, most_lost=0.02), 0.02),
            (easy, BLUNDER - NEARLY),
            (MannerBot(easy, character), BLUNDER),
        ):
            chosen = bot.choose(position.view(position.actor))
            thoughts = (easy if isinstance(bot, MannerBot) else bot).thoughts()
            given_away = thoughts[0].share - next(one.share for one in thoughts if one.move == chosen) if thoughts else 0.0
            assert given_away <= most + EQUAL
            careless += given_away > 0
    assert careless > 0


def test_without_softness_the_best_is_chosen() -> None:
    assert {pick_by_value(np.array([0.1, 0.2]), 2, 0.0, ANY_LOSS, rng_from(seed)) for seed in range(20)} == {1}


@pytest.mark.parametrize("game", ALL, ids=name_of)
def test_medium_judges_by_the_network_where_a_game_says_so(game: Game) -> None:
    position = a_decision(game, seed=8, ply=50)
    view = position.view(position.actor)
    medium, other = MediumBot(seed=1), (NetworkBot if game.id == "wettstreit" else GreedyBot)(seed=1)
    assert medium.choose(view) == other.choose(view)
    assert medium.thoughts() == other.thoughts() != []
