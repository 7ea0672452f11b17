"""Room for a bot to work in: made for one game, used for every move."""

import numpy as np

from baumeister.bots.desk import Calls, Desk
from baumeister.core.chance import Rng
from baumeister.core.game import Game
from baumeister.core.places import fill
from baumeister.core.position import View


class Workplace:
    """A game's kernels, some places to play and the desk, for as long as a bot plays that game in the same way."""

    def __init__(self, game: Game, places: int, rng: Rng) -> None:
        self.game, self.engine = game, game.engine
        self.calls = Calls(*(getattr(self.engine.kernels, name) for name in Calls._fields))
        self.places = self.engine.places(places)
        self.rng = rng
        self.desk = self._desk()

    def fits(self, game: Game) -> bool:
        """Tell whether this is a workplace for a game, run as this process runs it now."""
        return self.game == game and self.engine.is_compiled == game.engine.is_compiled

    def show(self, view: View) -> None:
        """Put a view into the first place."""
        fill(self.places, 0, view.raw)

    def _desk(self) -> Desk:
        rules, handle = self.game.rules, self.engine.handle
        count, seats = len(rules.move_texts), self.game.seats
        moves, weights = np.zeros(count, np.int32), np.zeros(count, np.int64)
        values, won, shares = np.zeros(seats), np.zeros(seats, np.int64), np.zeros(seats)
        rising = rules.bids if rules.bids_rise else range(0)
        bids = np.array([rising.start, rising.stop], np.int64)
        return Desk(
            *(moves, handle(moves), weights, handle(weights), values, handle(values), won, handle(won), handle(self.rng)),
            *(shares, np.zeros(count), bids),
        )
