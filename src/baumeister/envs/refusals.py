"""Why a move can't be made in an environment."""

from baumeister.core.errors import IllegalMove
from baumeister.present.game import Position


def refusal_of(position: Position, number: int, where: str = "") -> IllegalMove:
    """Return why an illegal move, by its number, is refused; `where` tells which of several games it is."""
    try:
        position.play(number)
    except IllegalMove as refusal:
        return IllegalMove(refusal.rule, refusal.reason, f"{where}move {number}: {refusal.reason.en}")
    raise AssertionError(f"move {number} is legal in {position!r}")
