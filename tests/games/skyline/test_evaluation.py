"""What the evaluation and the features say of plain positions."""

from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from baumeister.core.game import Game
from baumeister.core.position import Position
from baumeister.games.skyline.features import FEATURES
from baumeister.games.skyline.game import RULES
from baumeister.records.trace import random_game
from tests.games.play import played
from tests.games.skyline.scenes import scene, with_card

AWAY = (2, 2, 2, 2)


def values(position: Position) -> list[float]:
    """Return the expected cash of each seat."""
    found = np.zeros(position.game.seats)
    RULES.kernels.evaluate(position.state, found)
    return [float(value) for value in found]


def best(position: Position) -> str:
    """Return the move after which the actor leads most."""
    seat = position.actor - 1

    def lead(move: str) -> float:
        after = values(position.play(move))
        return after[seat] - sum(after[:seat] + after[seat + 1 :]) / (len(after) - 1)

    return max(map(str, position.moves), key=lead)


@pytest.mark.parametrize("seats", RULES.seats)
def test_after_the_end_the_values_are_the_scores(seats: int) -> None:
    for seed in range(3):
        *_, last = random_game(Game(RULES, seats, {}), seed)
        assert values(last) == pytest.approx(list(last.scores))


def test_a_skyscraper_on_the_road_is_worth_more_than_one_inside() -> None:
    inside, outside = scene([".", ".  o# .  .  .  .*"]), scene([".", "o# .  .  .  .  .*"])
    assert values(outside)[0] > values(inside)[0] + 20
    assert values(outside)[1] < values(inside)[1]


def test_a_skyscraper_is_built_rather_than_a_hut() -> None:
    position = scene([".* .  o2 .  .  b2"], pawns=AWAY).play("roll 2 2")
    assert best(position) == "build c1 x f1"


def test_the_tax_goes_to_the_richest_in_skyscrapers() -> None:
    assert best(with_card(scene(["o# b# b# y# .*"]), 5)) == "tax P2"


def test_a_wrecking_ball_is_not_for_the_poor() -> None:
    position = with_card(scene([".* .  .  b2 b2 .", ".", ".", ".", ".  y1"]), 12)
    assert best(position) in ("remove d1", "remove e1")


@pytest.mark.parametrize("seats", RULES.seats)
def test_evaluating_changes_nothing_and_is_finite(seats: int) -> None:
    for position in random_game(Game(RULES, seats, {"expert": "on"}), 8):
        before = position.state.tobytes()
        assert np.isfinite(values(position)).all()
        assert position.state.tobytes() == before


def features(position: Position, seat: int) -> NDArray[Any]:
    """Return the features of a seat's view."""
    numbers = np.full(FEATURES, np.nan, np.float32)
    RULES.kernels.features(position.view(seat).state, numbers)
    return numbers


def test_features_are_seen_from_the_viewer() -> None:
    """The same position turned by one seat gives the same numbers to the seat that has been turned."""
    one = scene(["o1 b# .  y2 .  .", "o#*"], cash=(300, 500, 900), pawns=(3, 9, 21), turn=1)
    turned = scene(["b1 y# .  o2 .  .", "b#*"], cash=(900, 300, 500), pawns=(21, 3, 9), turn=2)
    for seat in (1, 2, 3):
        assert (features(one, seat) == features(turned, seat % 3 + 1)).all()
    one, turned = played(one, "roll 2 2"), played(turned, "roll 2 2")
    for seat in (1, 2, 3):
        assert (features(one, seat) == features(turned, seat % 3 + 1)).all()


@pytest.mark.parametrize("seats", RULES.seats)
def test_features_tell_positions_apart_and_stay_small(seats: int) -> None:
    seen = set()
    line = list(random_game(Game(RULES, seats, {}), 2))
    for position in line:
        numbers = features(position, 1)
        assert np.isfinite(numbers).all()
        assert np.abs(numbers).max() <= 6
        seen.add(numbers.tobytes())
    assert len(seen) > 0.9 * len(line)
