"""Random play in compiled code, and how fast it is.

The policy is the trace's: chance by its odds; seats uniformly, but where both bidding and passing are legal they pass with
probability 1/2, and any bid is one of the five lowest legal ones.
"""

from functools import cache
from time import perf_counter
from typing import Any

import numpy as np
from numpy.typing import NDArray

from baumeister.core.chance import Rng, below, pick, rng_from
from baumeister.core.game import Game
from baumeister.core.kernel import Types, compiling, kernel, specialise
from baumeister.core.position import Position
from baumeister.core.record import OVER, new_array

LOWEST_BIDS = 5
BATCH = 0.1  # seconds between two looks at the clock, about


@kernel
def choose(moves: NDArray[Any], count: int, first_bid: int, bid_stop: int, pass_move: int, rng: Rng) -> int:
    """Return one of the first `count` legal moves of a seat by the policy above; bids are first_bid … bid_stop-1.

    `moves` may come out in another order.
    """
    if first_bid == bid_stop:
        return int(moves[below(rng, count)])
    highest = highest_sensible_bid(moves, count, first_bid, bid_stop)
    can_pass = False
    kept = 0
    for index in range(count):
        move = moves[index]
        if move == pass_move and highest >= 0:
            can_pass = True
        elif not first_bid <= move < bid_stop or move <= highest:
            moves[index] = moves[kept]
            moves[kept] = move
            kept += 1
    if can_pass and below(rng, 2) == 0:
        return pass_move
    return int(moves[below(rng, kept)])


@kernel
def highest_sensible_bid(moves: NDArray[Any], count: int, first_bid: int, bid_stop: int) -> int:
    """Return the highest of the five lowest legal bids; -1 if no bid is legal."""
    highest = -1
    for _ in range(LOWEST_BIDS):
        following = bid_stop
        for index in range(count):
            if max(first_bid, highest + 1) <= moves[index] < following:
                following = moves[index]
        if following == bid_stop:
            break
        highest = following
    return highest


def random_move(position: Position, rng: Rng) -> int:
    """Return a random legal move's number: chance by its odds, seats by the policy above."""
    moves = np.array(position.numbers, np.int32)
    if position.actor == 0:
        return int(moves[pick(rng, np.array(position.odds, np.int64), len(moves))])
    rules = position.game.rules
    return choose(moves, len(moves), rules.bids.start, rules.bids.stop, rules.pass_move, rng)


def playouts(
    setup: Any,
    legal: Any,
    odds: Any,
    play: Any,
    states: Any,
    seats: int,
    options: NDArray[np.int64],
    bids: NDArray[np.int64],
    moves: NDArray[np.int32],
    weights: NDArray[np.int64],
    games: int,
    rng: Rng,
    counts: NDArray[np.int64],
) -> None:
    """Play whole games in states[0]; states[1] is all zero. Add all moves made to counts[0], those of seats to counts[1].

    `bids` holds the first bid, the number after the last, and the move that passes.
    """
    state = states[0]
    first_bid, bid_stop, pass_move = bids[0], bids[1], bids[2]
    for _ in range(games):
        states[0] = states[1]
        setup(state, seats, options)
        decisions = 0
        while state.actor != OVER:
            count = legal(state, moves)
            if state.actor == 0:
                odds(state, moves, count, weights)
                move = int(moves[pick(rng, weights, count)])
            else:
                move = choose(moves, count, first_bid, bid_stop, pass_move, rng)
                decisions += 1
            play(state, move)
        counts[0] += state.ply
        counts[1] += decisions


@cache
def _playouts(dtype: np.dtype[np.void]) -> Any:
    t = Types(dtype)
    functions = (t.setup, t.legal, t.odds, t.play)
    rest = (t.states, t.integer, t.integers, t.integers, t.moves, t.integers, t.integer, t.rng, t.integers)
    return specialise(playouts, t.nothing(*functions, *rest))


class Playouts:
    """Random games of one kind, played one after another in compiled code without a word to Python."""

    def __init__(self, game: Game, seed: int = 0) -> None:
        rules = game.rules
        self.game, self.rng, self.counts = game, rng_from(seed), np.zeros(2, np.int64)
        self._states = new_array(rules.state, 2)
        self._bids = np.array([rules.bids.start, rules.bids.stop, rules.pass_move], np.int64)
        self._moves = np.empty(len(rules.move_texts), np.int32)
        self._weights = np.empty(len(rules.move_texts), np.int64)

    def play(self, games: int) -> None:
        """Play some games and count them."""
        game, kernels = self.game, self.game.rules.kernels
        functions = (kernels.setup, kernels.legal, kernels.odds, kernels.play)
        scratch = (self._moves, self._weights)
        _playouts(game.rules.state.dtype)(
            *functions, self._states, game.seats, game.option_indices, self._bids, *scratch, games, self.rng, self.counts
        )


def bench(game: Game, seconds: float = 2.0, seed: int = 1) -> dict[str, float]:
    """Play random games on one core for about some seconds, whole games only; compiling is not counted.

    Returns the `games`, `events` (all moves) and `decisions` (moves of seats) that were played, the `seconds` that it took,
    and what that is a second: `games_per_second`, `events_per_second`, `decisions_per_second`.
    """
    playouts = Playouts(game, seed)
    with compiling(game.rules.title.en, f"{game.id}.playouts"):
        playouts.play(1)
    batch = _games_in(playouts, BATCH)
    playouts.counts[:] = 0
    games, start = 0, perf_counter()
    while games == 0 or perf_counter() - start < seconds:
        playouts.play(batch)
        games += batch
    spent, (events, decisions) = perf_counter() - start, playouts.counts.tolist()
    counts = {"games": games, "events": events, "decisions": decisions}
    return counts | {"seconds": spent} | {f"{unit}_per_second": count / spent for unit, count in counts.items()}


def _games_in(playouts: Playouts, seconds: float) -> int:
    start = perf_counter()
    playouts.play(1)
    return max(1, int(seconds / max(perf_counter() - start, 1e-6)))
