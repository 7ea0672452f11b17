"""Random games one after another in compiled code, and how fast they are."""

from time import perf_counter

import numpy as np

from baumeister.bots.compiled import BOT_CODE
from baumeister.compiler.games import use_compiled
from baumeister.core.chance import rng_from
from baumeister.positions.game import Game

BATCH = 0.1  # seconds between two looks at the clock, about


class Playouts:
    """Random games of one kind, played one after another in compiled code without a word to Python."""

    def __init__(self, game: Game, seed: int = 0) -> None:
        use_compiled(game.rules)
        rules, engine = game.rules, game.engine
        kernels, handle = engine.kernels, engine.handle
        moves, weights = np.empty(len(rules.move_texts), np.int32), np.empty(len(rules.move_texts), np.int64)
        bids = np.array([rules.bids.start, rules.bids.stop, rules.pass_move], np.int64)
        self.counts = np.zeros(2, np.int64)
        self._game = game  # keeps its options where they are
        self._given = (
            *(kernels.setup, kernels.legal, kernels.odds, kernels.play),
            *(engine.slots(2), game.seats, handle(game.option_indices), bids),
            *(moves, handle(moves), weights, handle(weights)),
        )
        self._rng = rng_from(seed)

    def play(self, games: int) -> None:
        """Play some games and count them."""
        BOT_CODE.compiled.playouts(*self._given, games, self._rng, self.counts)


def bench(game: Game, seconds: float = 2.0, seed: int = 1) -> dict[str, float]:
    """Play random games on one core for about some seconds, whole games only; compiling is not counted.

    Returns the `games`, `events` (all moves) and `decisions` (moves of seats) that were played, the `seconds` that it took,
    and the rates: `games_per_second`, `events_per_second`, `decisions_per_second`.
    """
    playouts = Playouts(game, seed)
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
