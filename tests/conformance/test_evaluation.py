"""What positions promise: a number for every seat, in the end the scores."""

import numpy as np

from baumeister.present.game import Game
from tests.conformance.games import line_of, sample
from tests.conformance.judging import values


def test_after_the_end_the_promise_is_the_scores(game: Game) -> None:
    for seed in range(3):
        last = line_of(game, seed)[-1]
        assert values(last).tolist() == list(last.scores)


def test_everybody_sees_a_promise_for_every_seat(game: Game) -> None:
    for position in sample(line_of(game, 1), 12):
        for view in (position, *(position.view(seat) for seat in range(game.seats + 1))):
            assert np.isfinite(values(view)).all()
