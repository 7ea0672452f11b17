"""Who knows what in Project Skyline: everything is public, the order of the cards too, once all have come."""

from baumeister.core.chance import Rng
from baumeister.core.kernel import kernel
from baumeister.core.record import FULL
from baumeister.games.skyline.state import State


@kernel
def hide(state: State, seat: int) -> None:
    """Turn a full state into what a seat knows: all of it; 0 is an onlooker."""
    state.viewer = seat


@kernel
def guess(state: State, rng: Rng) -> None:  # noqa: ARG001 - there is one way only to fill a view in which nothing is hidden
    """Turn a view into the one full state that it allows."""
    state.viewer = FULL


@kernel
def sees(state: State, move: int, seat: int) -> bool:  # noqa: ARG001 - as above
    """Tell whether a seat is shown which move is made: always."""
    return True
