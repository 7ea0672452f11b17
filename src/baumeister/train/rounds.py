"""Rounds of self-play: orders for all kinds of a game, carried out side by side by threads."""

import os
from collections.abc import Sequence
from concurrent.futures import Future, ThreadPoolExecutor

import numpy as np

from baumeister.bots.network import Network
from baumeister.core.record import Reals
from baumeister.present.game import Game
from baumeister.train.casting import cast_games, cast_match
from baumeister.train.player import GamesPlayed, Order, carry_out
from baumeister.train.settings import Settings

Minds = tuple[Network, Network]
"""The network that is taught, and an older one."""


def orders_of(settings: Settings, kinds: Sequence[Game], number: int) -> list[Order]:
    """Return a round's orders: kinds by lot, so that each number of seats comes as often as seats sit there."""
    chance = np.random.default_rng((settings.seed, number))
    weights = np.array([game.seats / sum(other.seats == game.seats for other in kinds) for game in kinds])
    chosen = chance.choice(len(kinds), settings.orders, p=weights / weights.sum())
    rates = settings.keep_after, settings.keep_before, settings.further_in(number)
    return [
        Order(
            kinds[kind],
            cast_games(chance, settings.games, kinds[kind].seats, settings.randoms),
            rates,
            int(chance.integers(1 << 62)),
        )
        for kind in chosen
    ]


class Players:
    """Threads that play; compiled code runs without Python's lock."""

    def __init__(self, threads: int | None = None) -> None:
        self._pool = ThreadPoolExecutor(threads or os.cpu_count() or 1, "baumeister-play")

    def begin(self, orders: Sequence[Order], minds: Minds) -> list[Future[GamesPlayed]]:
        """Begin to carry out orders."""
        return [self._pool.submit(carry_out, order, *minds) for order in orders]

    def finish(self, playing: Sequence[Future[GamesPlayed]]) -> list[GamesPlayed]:
        """Wait for orders, and return what came of them."""
        return [future.result() for future in playing]

    def strength(self, game: Game, rival: int, games: int, minds: Minds, seed: int) -> tuple[float, int]:
        """Return the taught network's share of the win, one move ahead, alone among rivals of a kind; and of how many games."""
        part = max(game.seats, games // 8 // game.seats * game.seats)
        orders = [
            Order(game, cast_match(part, game.seats, rival), (0.0, 0.0, 0.0), seed + index)
            for index in range(-(-games // part))
        ]
        won = [won_by_challenger(found) for found in self.finish(self.begin(orders, minds))]
        shares = np.concatenate(won)
        return float(shares.mean()), len(shares)

    def close(self) -> None:
        """End the threads, once their current orders are done."""
        self._pool.shutdown(cancel_futures=True)


def won_by_challenger(found: GamesPlayed) -> Reals:
    """Return the shares of the challenger, which sits on each seat in turn, as `cast_match` has it."""
    games, seats = found.results.shape
    shares: Reals = found.results[np.arange(games), np.arange(games) % seats]
    finished: Reals = shares[shares >= 0.0]
    return finished
