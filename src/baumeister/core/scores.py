"""The score of games that keep it in their record: the kernel that such games share."""

from typing import Protocol

from baumeister.core.kernel import kernel
from baumeister.core.record import Cells, Integers


class KeepsScores(Protocol):
    """A record with the points of each seat."""

    seats: int
    scores: Cells


@kernel
def kept_score(state: KeepsScores, points: Integers) -> None:
    """Write each seat's points as they stand."""
    for seat in range(state.seats):
        points[seat] = state.scores[seat]
