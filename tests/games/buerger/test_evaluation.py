"""What a position promises, and views as numbers."""

from itertools import product

import numpy as np
import pytest

from baumeister.games.buerger.bots import features as at
from baumeister.games.buerger.bots.evaluation_course import course_of, lays_left
from baumeister.games.buerger.bots.evaluation_weights import PROJECT_GAIN, TODAY
from baumeister.games.buerger.bots.prospects import hand_now, means_of, project_worth
from baumeister.games.buerger.rules.components import COST
from baumeister.games.buerger.rules.great_project import can_complete
from baumeister.games.buerger.rules.scoring import hand_points, project_points
from baumeister.records.trace import random_game
from tests.conformance.judging import best, numbers_of, values
from tests.games.buerger.scenes import FOUR, GAMES, TURNS, TWO, placed
from tests.games.kinds import Game
from tests.games.play import played


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_the_lays_that_are_left(game: Game) -> None:
    line = list(random_game(game, 2))
    laid = [str(position.move)[1] in "PHV" and position.before is not None and position.before.actor for position in line]
    for index, position in enumerate(line[:-1]):
        for seat in range(game.seats):
            assert lays_left(course_of(position.state), seat) == sum(who == seat + 1 for who in laid[index + 1 :])
    assert lays_left(course_of(line[0].state), 0) == TURNS[game.seats] // game.seats


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_a_hand_counts_for_bots_as_by_the_rules(game: Game) -> None:
    for position in random_game(game, 3):
        for seat in range(game.seats):
            assert hand_now(position.state, seat) == hand_points(position.state, seat)


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_a_project_is_worth_to_bots_what_it_brings_by_the_rules(game: Game) -> None:
    weights = np.zeros(len(TODAY))
    weights[PROJECT_GAIN] = 1.0
    for position in list(random_game(game, 4))[::9]:
        state = position.state
        for seat, district, points in product(range(game.seats), range(len(COST)), (1, 5)):
            means = means_of(state, seat, 0.0, 0.0)
            gain = project_points(district, points) if can_complete(state, seat, district, state.coins[seat]) else 0
            assert project_worth(state, district, points, means.budget, means, weights) == gain


def test_a_tile_goes_where_it_scores() -> None:
    board = {"2b": "rV2", "2d": "rV3", "1a": "rP3"}
    assert best(placed(hands={1: "rV3 bH2 bH3"}, board=board, coins={1: 2})) == "rV3 2c"


def test_a_project_that_pays_is_completed_and_one_that_costs_more_is_not() -> None:
    board = {"2b": "rV2", "2d": "rV3"}
    assert best(placed(hands={1: "rV3 bH2 bH3"}, board=board, coins={1: 2}).play("rV3 2c")) == "crane"
    assert best(placed(hands={1: "rH2 bH2 bH3"}, board=board, coins={1: 2}).play("rH2 2a")) == "no crane"


def test_at_the_end_the_hands_best_colour_counts() -> None:
    position = placed(hands={1: "rV3 gP3 gH2"}, offer=("vP3", "gH3", "vH3", "vV2", "vV3"), coins={1: 3}, supply=0)
    last = position.play("rV3 1b").play("no crane")
    assert best(last) == "buy 2"
    assert values(last)[0] == values(last.play("buy 2"))[0]


def test_nothing_is_left_to_be_done_for_coins_at_the_end() -> None:
    poor, rich = (placed(hands={1: "rV3 gP3 gH2"}, coins={2: coins}, supply=0) for coins in (0, 3))
    done = [values(played(position, "rV3 2a"))[1] for position in (poor, rich)]
    assert done[0] == done[1]


def test_features_fill_their_places() -> None:
    position = placed(TWO, hands={1: "rV3 gP3 gH2", 2: "bP3 | bH2 bV3"}, board={"2a": "rP3"}, mayor=4, coins={2: 3}, seat=2)
    view = numbers_of(position.view(2))
    assert np.isfinite(view).all()
    assert at.FEATURES == len(view) == 743
    assert view[at.SEATS_AT : at.SEATS_AT + 3].tolist() == [1, 0, 0]
    assert view[at.TURN_AT : at.TURN_AT + 4].tolist() == [1, 0, 0, 0]
    assert view[at.SEAT_AT : at.SEAT_AT + 5].tolist() == [0, 1, 1, 1, np.float32(1 / 3)]
    hands = view[at.HANDS_AT : at.HANDS_AT + 100].reshape(4, 25)
    assert hands.sum(axis=1).round(3).tolist() == [1, 0, 0, 0]
    offer = view[at.OFFER_AT : at.OFFER_AT + 130].reshape(5, 26)
    assert offer[:, 25].tolist() == [0, 0.5, 0.5, 1, 0.5]
    assert (offer[:, :25].sum(axis=1) == 1).all()
    assert view[at.KINDS_AT + 3] == np.float32(0.3)
    assert view[at.SPACES_AT :].reshape(60, 6).sum(axis=1).tolist() == [1] * 60
    assert numbers_of(position.view(1))[at.HANDS_AT : at.HANDS_AT + 100].reshape(4, 25)[1].sum().round(3) == np.float32(0.667)


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_features_of_spectators_are_those_of_p1_less_what_it_holds(game: Game) -> None:
    for position in list(random_game(game, 3))[::9]:
        spectator = numbers_of(position.view(0))
        assert np.isfinite(spectator).all()
        assert spectator[: at.HANDS_AT].tolist() == numbers_of(position.view(1))[: at.HANDS_AT].tolist()


def test_seats_come_clockwise_from_the_viewer() -> None:
    position = placed(FOUR, scores=(10, 20, 30, 40))
    points = numbers_of(position.view(3))[at.SEAT_AT : at.HANDS_AT].reshape(4, 5)[:, 0] * 50
    assert points.round().tolist() == [30, 40, 10, 20]
