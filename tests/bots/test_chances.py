"""True chances: what makes them of a search's shares of the win."""

import numpy as np
import pytest
from tests.bots.test_bots import a_decision

from baumeister.bots.chances import AS_IT_IS, chance_of, fitted_scaling
from baumeister.bots.mcts import MctsBot
from baumeister.games import rules
from baumeister.generic.search_settings import SearchSettings
from baumeister.present.game import Game


def test_chances_grow_with_shares_and_what_is_certain_stays() -> None:
    found = [chance_of(share, (0.5, 2.0, 1.2)) for share in (0.0, 0.1, 0.4, 0.8, 1.0)]
    assert found == sorted(found)
    assert found[0] == 0.0
    assert found[-1] == 1.0
    assert chance_of(0.3, AS_IT_IS) == pytest.approx(0.3)
    assert chance_of(1e-300, (0.5, 2.2, 1.5)) == pytest.approx(0.0)


def test_a_scaling_is_found_again_in_what_came() -> None:
    rng = np.random.default_rng(1)
    shares = rng.uniform(0.05, 0.95, 20_000).tolist()
    came = [float(rng.random() < chance_of(share, (0.4, 1.8, 1.2))) for share in shares]
    assert fitted_scaling(shares, came) == pytest.approx((0.4, 1.8, 1.2), abs=0.15)


def test_where_all_is_certain_shares_are_taken_as_they_are() -> None:
    assert fitted_scaling([0.0, 1.0], [0.0, 1.0]) == AS_IT_IS
    assert fitted_scaling([], []) == AS_IT_IS


def test_a_search_tells_chances_beside_shares_by_the_number_of_seats() -> None:
    game = Game(rules("manhattan"), 2, {})
    position = a_decision(game, seed=1)
    view = position.view(position.actor)
    thoughts = {}
    for seats in (2, 3):
        bot = MctsBot(7, simulations=40, settings=SearchSettings(chances={seats: (0.0, 3.0, 2.0)}))
        bot.choose(view)
        thoughts[seats] = bot.thoughts()
    assert [one.share for one in thoughts[2]] == [one.share for one in thoughts[3]]
    assert all(one.chance == chance_of(one.share, (0.0, 3.0, 2.0)) for one in thoughts[2])
    assert all(one.chance == pytest.approx(one.share) for one in thoughts[3])
