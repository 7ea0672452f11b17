"""Play random games and print what comes of them as digests; run as a program, compiled or interpreted."""

import hashlib
import json
import sys

import numpy as np

from baumeister.core.chance import rng_from
from baumeister.core.record import as_bytes
from baumeister.present.game import Game, Position
from baumeister.records.trace import random_game
from tests.conformance.games import ALL, is_fullest, name_of

GUESS_EVERY = 25  # plies


def digests(seed: int, which: str) -> dict[str, list[str]]:
    """Return a digest of everything that kernels make, ply by ply: for `all` games, or the `fullest` without options."""
    games = [game for game in ALL if which == "all" or (is_fullest(game) and not game.options)]
    return {name_of(game): _digests(game, seed) for game in games}


def _digests(game: Game, seed: int) -> list[str]:
    return [_digest(position, position.ply % GUESS_EVERY == 0) for position in random_game(game, seed)]


def _digest(position: Position, with_guesses: bool) -> str:
    engine, seats = position.game.engine, position.game.seats
    digest = hashlib.sha256(as_bytes(position.state))
    digest.update(repr((position.numbers, position.odds, position.scores, position.winners)).encode())
    rng = rng_from(position.ply)
    for seat in range(seats + 1):
        view = position.view(seat)
        digest.update(as_bytes(view.state))
        if with_guesses:
            digest.update(as_bytes(view.guess(rng).state))
            digest.update(engine.features(view.raw).tobytes() + np.array(engine.evaluate(view.raw, seats)).tobytes())
    return digest.hexdigest()[:16]


if __name__ == "__main__":
    json.dump(digests(int(sys.argv[1]), sys.argv[2]), sys.stdout)
