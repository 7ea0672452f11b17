"""The level `hard`: searches as `master` does, sees less far, and in some games now and then plays its second-best move."""

from math import exp

from baumeister.bots.mcts import MctsBot
from baumeister.core.chance import fraction
from baumeister.positions.game import Move
from baumeister.positions.position import View

FARTHEST = 2.0
"""A second-best move that is worse by more than so many times the softness would be a blunder, and is never played."""


class HardBot(MctsBot):
    """Searches; where that is hardly weaker, chooses softly between the two best moves (`SearchSettings.softness`)."""

    def choose(self, view: View) -> Move:
        """Return the best move found, or the second: less likely the more of the win it gives away."""
        best = super().choose(view)
        softness = self._used.softness.get(view.game.seats, 0.0)
        compared = self.thoughts()[:2]
        if not softness or len(compared) < 2 or compared[0].move != best:
            return best
        first, second = compared
        worse = max(0.0, first.value - second.value)
        is_second = worse <= FARTHEST * softness and fraction(self._rng) < 1.0 / (1.0 + exp(worse / softness))
        return second.move if is_second else best
