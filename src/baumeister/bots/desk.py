"""What compiled code of the bots is handed: a game's kernels, and room to work in, so that nothing is allocated."""

from typing import Any, NamedTuple

import numpy as np
from numba import types
from numpy.typing import NDArray

from baumeister.core.game import Game, Rules
from baumeister.core.kernel import Types


class Calls(NamedTuple):
    """The kernels of a game that bots use. Compiled code gets them one by one and puts them together again."""

    guess: Any
    legal: Any
    odds: Any
    play: Any
    evaluate: Any
    winners: Any


def calls_of(rules: Rules) -> Calls:
    """Return a game's kernels."""
    kernels = rules.kernels
    return Calls(kernels.guess, kernels.legal, kernels.odds, kernels.play, kernels.evaluate, kernels.winners)


def call_types(t: Types) -> tuple[Any, ...]:
    """Return Numba's types of `Calls`."""
    return t.guess, t.legal, t.odds, t.play, t.evaluate, t.score


class Desk(NamedTuple):
    """Arrays that are written over and over."""

    moves: NDArray[np.int32]
    """Legal moves."""
    weights: NDArray[np.int64]
    """Chance's odds."""
    values: NDArray[np.float64]
    """Each seat's expected points."""
    won: NDArray[np.int64]
    """Who won."""
    shares: NDArray[np.float64]
    """Each seat's share of the win."""
    worths: NDArray[np.float64]
    """The worth of each legal move."""
    bids: NDArray[np.int64]
    """The first bid and the number after the last, where only the lowest bids are worth a thought; else equal."""


def new_desk(game: Game) -> Desk:
    """Return arrays as large as a game needs."""
    moves, seats = len(game.rules.move_texts), game.seats
    counts, points = np.zeros(moves, np.int64), np.zeros(seats)
    bids = game.rules.bids if game.rules.bids_rise else range(0)
    limits = np.array([bids.start, bids.stop], np.int64)
    won, shares = np.zeros(seats, np.int64), np.zeros(seats)
    return Desk(np.zeros(moves, np.int32), counts, points, won, shares, np.zeros(moves), limits)


def desk_type(t: Types) -> Any:
    """Return Numba's type of `Desk`."""
    return named_tuple(Desk, t.moves, t.integers, t.reals, t.integers, t.reals, t.reals, t.integers)


def named_tuple(cls: type[tuple[Any, ...]], *fields: Any) -> Any:
    """Return Numba's type of a named tuple with fields of these types."""
    make: Any = types.NamedTuple  # has no annotations
    return make(fields, cls)
