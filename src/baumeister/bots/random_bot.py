"""Any legal move, each equally likely."""

from baumeister.bots.bot import moves_of
from baumeister.core.chance import Source, below, rng_of
from baumeister.positions.game import Move
from baumeister.positions.position import View


class RandomBot:
    """Chooses any legal move."""

    def __init__(self, seed: Source = None) -> None:
        self._rng = rng_of(seed)

    def choose(self, view: View) -> Move:
        """Return any legal move."""
        moves = moves_of(view)
        return moves[below(self._rng, len(moves))]
