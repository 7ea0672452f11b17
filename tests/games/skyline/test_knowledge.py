"""Who sees what: everything is public, so there is exactly one full state for each view."""

import pytest

from baumeister.core.chance import rng_from
from baumeister.core.game import Game
from baumeister.core.record import as_bytes
from baumeister.games.skyline.game import RULES
from baumeister.records.trace import random_game
from tests.games.skyline.check import check


@pytest.mark.parametrize("seats", RULES.seats)
def test_a_view_differs_from_the_state_in_its_viewer_alone_and_guesses_are_the_state(seats: int) -> None:
    rng = rng_from(1)
    for position in random_game(Game(RULES, seats, {"expert": "on", "free_start": "on"}), 3):
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


def test_the_odds_of_cards_follow_from_those_that_lie_under_the_pile() -> None:
    """Plain enumeration: every card that has not come yet is drawn once."""
    cards = [kind for kind in range(1, 14) for _ in range(2 if kind in (1, 3, 4, 8, 9, 11, 12) else 1)]
    for seed in range(4):
        for position in random_game(Game(RULES, 2, {}), seed):
            if position.actor == 0 and position.moves[0].startswith("card"):
                left = cards.copy()
                for kind in position.state.pile[: position.state.draws].tolist():
                    left.remove(kind)
                odds = dict(zip(map(str, position.moves), position.odds, strict=True))
                assert odds == {f"card {kind}": left.count(kind) for kind in set(left)}
