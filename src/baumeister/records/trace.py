"""Traces: every decision of a game with all its legal moves, as JSON Lines, to compare engines move by move."""

import json
from collections.abc import Iterable, Iterator

import numpy as np

from baumeister.core.chance import Rng, rng_from
from baumeister.core.record import Json
from baumeister.core.rules import State
from baumeister.generic.playout import choose
from baumeister.present.game import Game, Position


def random_game(game: Game[State], seed: int) -> Iterator[Position[State]]:
    """Play a game by the policy of `generic.playout`, and yield every position."""
    rng = rng_from(seed)
    position = game.start()
    while not position.is_over:
        yield position
        position = position.play(random_move(position, rng))
    yield position


def random_move(position: Position[State], rng: Rng) -> int:
    """Return a random legal move's number: chance by its odds, seats by the policy above."""
    if position.actor == 0:
        return position.game.sample_chance(position, rng).number
    rules = position.game.rules
    moves = np.array(sorted(position.numbers, key=lambda number: number in rules.bids), np.int32)  # the bids last
    return choose(moves, len(moves), rules.bids.start, rules.bids.stop, rules.pass_move, rng)


def trace(line: Iterable[Position[State]]) -> Iterator[str]:
    """Return the trace of a game's positions: a line a move, before it is made, and one for the result."""
    before: Position[State] | None = None
    for position in line:
        if before is not None and position.move is not None:
            yield _decision(before, str(position.move))
        before = position
    if before is not None and before.is_over:
        yield json.dumps({"over": True, "scores": list(before.scores), "winners": list(before.winners)})


def _decision(position: Position[State], move: str) -> str:
    line: Json = {"ply": position.ply, "actor": position.actor}
    weights = dict(zip(position.moves, position.odds, strict=False))
    legal = sorted(position.moves)
    line["legal"] = legal
    if weights:
        total = sum(weights.values())
        line["odds"] = [weights[text] / total for text in legal]
    line["move"] = move
    return json.dumps(line)
