"""What the evaluation and the features say of plain positions."""

import numpy as np
import pytest

from baumeister.core.game import Game
from baumeister.core.position import Position
from baumeister.games.neue_heimat.features import FEATURES
from baumeister.games.neue_heimat.game import RULES
from baumeister.records.trace import random_game
from tests.games.neue_heimat.scenes import bought, scene
from tests.games.neue_heimat.test_7_rounds import last_turn, with_history
from tests.games.play import played

COMPLETE = "r1^1, r2^2, r3^3, r4^4"


def values(position: Position) -> list[float]:
    """Return the expected points of each seat."""
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
        *_, last = random_game(Game(RULES, seats, {"rounds": "3"}), seed)
        assert values(last) == pytest.approx(list(last.scores))


def test_totals_of_earlier_rounds_count() -> None:
    plain, later = last_turn(3, 2), with_history(last_turn(3, 2), [(50, 0, 0)])
    assert values(later)[0] == pytest.approx(values(plain)[0] + 50)


def test_a_seat_would_rather_finish_its_own_row() -> None:
    rows = ("r6^6, r5^5, r4", "g6^6, g5^5, g4", "")
    position = bought(scene(rows, lengths=(3, 3, 4), permits={1: (1, -1)}), "roof 4")
    assert best(position) == "place 1-3"


def test_the_mayor_doubles_ones_own_safe_row() -> None:
    assert best(bought(scene((COMPLETE, "g2^2", "g4")), "mayor")) == "place 1"


def test_a_cheap_ruin_is_left_to_the_others() -> None:
    position = bought(scene((COMPLETE, "b1^1, b2^2, b3^3, b4", "g5, g6"), owners={"r": 1, "b": 1, "g": 2}), "roof 6")
    assert best(position) == "place 2-4"


def test_money_is_worth_something_while_the_round_lasts() -> None:
    poor, rich = values(scene(cash=(2, 12, 12))), values(scene(cash=(9, 12, 12)))
    assert rich[0] > poor[0]
    assert rich[1:] == pytest.approx(poor[1:])


def test_a_bid_that_is_too_high_is_worse_than_passing() -> None:
    position = scene(("", "g6", "")).play("offer 1L")
    assert values(position.play("bid 12"))[1] < values(position.play("pass"))[1] + 6


@pytest.mark.parametrize("seats", RULES.seats)
def test_evaluating_changes_nothing_and_is_finite(seats: int) -> None:
    for position in random_game(Game(RULES, seats, {"rounds": "2"}), 8):
        before = position.state.tobytes()
        assert np.isfinite(values(position)).all()
        assert position.state.tobytes() == before


def features(position: Position, seat: int) -> "np.typing.NDArray[np.float32]":
    """Return the features of a seat's view."""
    numbers = np.full(FEATURES, np.nan, np.float32)
    RULES.kernels.features(position.view(seat).state, numbers)
    return numbers


def test_features_are_seen_from_the_viewer() -> None:
    """The same position turned by one seat gives the same numbers to the seat that has been turned."""
    one = scene(("r6^2", "g5", ""), cash=(3, 5, 9), owners={"r": 1, "g": 2}, turn=1)
    turned = scene(("r6^2", "g5", ""), cash=(9, 3, 5), owners={"r": 2, "g": 3}, turn=2)
    for position in (one, turned):
        assert np.isfinite(features(position, 1)).all()
    for seat in (1, 2, 3):
        assert (features(one, seat) == features(turned, seat % 3 + 1)).all()
    one, turned = played(one, "offer I", "bid 2"), played(turned, "offer I", "bid 2")
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
    assert len(seen) > 0.8 * len(line)
