"""Knowledge in games in which nothing is hidden: the kernels that they share."""

from baumeister.core.chance import Rng
from baumeister.core.kernel import kernel
from baumeister.core.record import FULL, Head


@kernel
def hide_nothing(state: Head, seat: int) -> None:
    """Turn a full state into a seat's view, which shows all of it; 0 is a spectator."""
    state.viewer = seat


@kernel
def guess_nothing(state: Head, rng: Rng) -> None:  # noqa: ARG001 - there is only one way to fill such a view
    """Turn a view into the one full state that it allows."""
    state.viewer = FULL


@kernel
def sees_all(state: Head, move: int, seat: int) -> bool:  # noqa: ARG001 - the same for all moves
    """Tell whether a seat is shown which move is made: always."""
    return True
