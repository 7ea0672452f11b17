"""A bot's kernels, slots and buffers: made for one game, used for every move."""

import numpy as np

from baumeister.bots.bot import Thought
from baumeister.bots.buffers import Buffers, Calls
from baumeister.bots.win_share import DOUBT
from baumeister.core.chance import Rng
from baumeister.generic.slots import fill
from baumeister.positions.game import Game
from baumeister.positions.position import View


class Workspace:
    """A game's kernels, slots for states and buffers, for as long as a bot plays that game in the same way.

    With `judges_as_first` a position is worth what the game's first evaluation says, which never changes.
    """

    def __init__(self, game: Game, slots: int, rng: Rng, *, judges_as_first: bool = False) -> None:
        self.game, self.engine = game, game.engine
        kernels = self.engine.kernels
        calls = Calls(*(getattr(kernels, name) for name in Calls._fields))
        self.calls = calls._replace(evaluate=kernels.evaluate_1) if judges_as_first else calls
        self.slots = self.engine.slots(slots)
        self.rng = rng
        self.buffers = self._buffers()

    def fits(self, game: Game) -> bool:
        """Tell whether this is a workspace for a game, run as this process runs it now."""
        return self.game == game and self.engine.is_compiled == game.engine.is_compiled

    def show(self, view: View) -> None:
        """Put a view into the first slot."""
        fill(self.slots, 0, view.raw)
        self.buffers.kept[0] = 0

    def thoughts(self) -> list[Thought]:
        """Return what the moves that were weighed last are worth to their seat, the best first."""
        count, moves = int(self.buffers.kept[0]), self.game.moves
        weighed = zip(self.buffers.moves[:count].tolist(), self.buffers.move_values[:count].tolist(), strict=True)
        return sorted(
            (Thought(moves[move], 1, share, share, share) for move, share in weighed), key=lambda thought: -thought.share
        )

    def _buffers(self) -> Buffers:
        rules, handle = self.game.rules, self.engine.handle
        count, seats = len(rules.move_texts), self.game.seats
        moves, weights = np.zeros(count, np.int32), np.zeros(count, np.int64)
        values, won, shares = np.zeros(seats), np.zeros(seats, np.int64), np.zeros(seats)
        rising = rules.bids if rules.bids_rise else range(0)
        bids = np.array([rising.start, rising.stop, rules.pass_move, rules.bids.start, rules.bids.stop], np.int64)
        return Buffers(
            *(moves, handle(moves), weights, handle(weights), values, handle(values), won, handle(won), handle(self.rng)),
            *(shares, np.zeros(count), bids, np.full(1, DOUBT), np.zeros(1, np.int64)),
        )
