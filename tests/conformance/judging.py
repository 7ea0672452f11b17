"""What a game makes of positions: their promise, the move that it likes best, views as numbers."""

import numpy as np
from numpy.typing import NDArray

from tests.games.kinds import Position, View


def values(view: View) -> NDArray[np.float64]:
    """Return about how many points each seat will have at the end."""
    return np.array(view.game.engine.evaluate(view.raw, view.game.seats))


def lead(position: Position, seat: int) -> float:
    """Return how far a seat, from 1, is expected to lead the others' mean."""
    found = values(position)
    return float(found[seat - 1] - np.delete(found, seat - 1).mean())


def best(position: Position) -> str:
    """Return the move after which the actor leads most."""
    return max(map(str, position.moves), key=lambda move: lead(position.play(move), position.actor))


def numbers_of(view: View) -> NDArray[np.float32]:
    """Return a view as numbers."""
    return view.game.engine.features(view.raw)
