"""What a position of Manhattan promises each seat."""

from typing import Any

from numpy.typing import NDArray

from baumeister.core.kernel import kernel
from baumeister.games.manhattan.state import State


@kernel
def evaluate(state: State, values: NDArray[Any]) -> None:
    """Write about how many points each seat will have at the end."""
    for seat in range(state.seats):
        values[seat] = state.scores[seat]
