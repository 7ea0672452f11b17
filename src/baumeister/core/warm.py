"""Compile a game's kernels by playing a game with each of them."""

import numpy as np

from baumeister.core.chance import rng_from
from baumeister.core.game import Game, Rules
from baumeister.core.kernel import compiling
from baumeister.core.playout import random_move


def warm(rules: Rules) -> None:
    """Make sure that all kernels of a game are compiled; what is compiled already is left alone."""
    with compiling(rules.title.en, f"{rules.id}.rules") as is_cold:
        if is_cold:
            play_through(Game(rules, rules.seats[0], {}))


def play_through(game: Game) -> None:
    """Play a random game to its end, or 2,000 moves of it, and use every kernel on the way."""
    rng = rng_from(1)
    position = game.first()
    for _ in range(2000):
        for seat in range(game.seats + 1):
            view = position.view(seat)
            view.guess(rng)
            numbers = np.zeros(game.rules.feature_count, np.float32)
            game.rules.kernels.features(view.state, numbers)
        game.rules.kernels.evaluate(position.state, np.zeros(game.seats))
        _ = position.scores, position.winners, position.odds
        if position.is_over:
            break
        position = position.play(random_move(position, rng))
        if position.before is not None and position.move is not None:
            game.rules.sees(position.before.state, position.move.number, 1)
