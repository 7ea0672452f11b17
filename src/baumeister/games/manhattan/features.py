"""Views of Manhattan as numbers for learning."""

from typing import Any

from numpy.typing import NDArray

from baumeister.core.kernel import kernel
from baumeister.games.manhattan.components import KINDS
from baumeister.games.manhattan.state import State

FEATURES = KINDS


@kernel
def features(view: State, numbers: NDArray[Any]) -> None:
    """Write the view as FEATURES numbers."""
    for kind in range(KINDS):
        numbers[kind] = view.hands[view.viewer - 1, kind] / 4.0
