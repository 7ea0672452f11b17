"""Whether bids can be paid: the kernel of games in which all that is legal can."""

from baumeister.core.kernel import kernel
from baumeister.core.record import Head


@kernel
def affords_all(view: Head, move: int) -> bool:  # noqa: ARG001 - the same for all moves
    """Return True: in this game every legal bid can be paid."""
    return True
