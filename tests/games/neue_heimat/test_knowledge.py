"""Who sees what: everything is public, so there is exactly one full state for each view."""

import pytest

from baumeister.core.chance import rng_from
from baumeister.core.game import Game
from baumeister.core.record import as_bytes
from baumeister.games.neue_heimat.game import RULES
from baumeister.records.trace import random_game
from tests.games.neue_heimat.check import check


@pytest.mark.parametrize("seats", RULES.seats)
def test_a_view_differs_from_the_state_in_its_viewer_alone_and_guesses_are_the_state(seats: int) -> None:
    rng = rng_from(1)
    for position in random_game(Game(RULES, seats, {"rounds": "2"}), 3):
        check(position.state)
        for seat in range(seats + 1):
            view = position.view(seat)
            guessed = view.guess(rng)
            assert as_bytes(guessed.state) == as_bytes(position.state)
            assert as_bytes(guessed.view(seat).state) == as_bytes(view.state)
            assert view.scores == position.scores


def test_every_move_is_shown_to_everybody() -> None:
    for position in random_game(Game(RULES, 3, {}), 1):
        if position.before is not None and position.move is not None:
            assert all(RULES.sees(position.before.state, position.move.number, seat) for seat in range(4))


def test_chances_odds_follow_from_what_lies_open() -> None:
    """Plain enumeration: each cube that is nowhere else is drawn once, each roof face down is turned up once."""
    for position in random_game(Game(RULES, 2, {}), 5):
        odds = dict(zip(map(str, position.moves), position.odds, strict=False))
        if position.actor == 0 and position.state.drawn < 24:
            assert odds == {f"cube {'roygbv'[c // 6]}{c % 6 + 1}": 1 for c in range(36) if c not in position.state.display}
        elif position.actor == 0:
            placed = position.state.roofs[position.state.roofs > 0].tolist()
            left = {f"roof {value}": 2 - placed.count(value) for value in range(1, 7)}
            blank = int(position.state.roofs_left) - sum(left.values())
            assert odds == {text: count for text, count in {**left, "roof blank": blank}.items() if count}
