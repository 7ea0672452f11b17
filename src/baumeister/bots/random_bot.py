"""Any legal move, each equally likely."""

from baumeister.bots.bot import moves_of, rng_for
from baumeister.core.chance import below
from baumeister.core.game import Move
from baumeister.core.position import View


class RandomBot:
    """Chooses any legal move."""

    def __init__(self, seed: int | None = None) -> None:
        self._rng = rng_for(seed)

    def choose(self, view: View) -> Move:
        """Return any legal move."""
        moves = moves_of(view)
        return moves[below(self._rng, len(moves))]
