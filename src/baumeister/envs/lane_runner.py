"""A thread's part of the lanes: the game's kernels, and room to work in."""

from collections.abc import Callable

import numpy as np

from baumeister.bots.workspace import Workspace
from baumeister.core.chance import Rng
from baumeister.core.record import Floats
from baumeister.envs.lanes import Lanes, Rest
from baumeister.generic.slots import Slots
from baumeister.present.game import Game


class LaneRunner:
    """Runs the lanes from `start` to `stop`."""

    def __init__(self, game: Game, lanes: Lanes, rngs: Rng, slots: Slots, start: int, stop: int) -> None:
        rng, points = np.ones(1, np.uint64), np.zeros(game.seats, np.int64)
        workspace, engine = Workspace(game, 2, rng), game.engine
        own = lanes._replace(points=points, points_at=engine.handle(points))
        rest = Rest(*(getattr(engine.kernels, name) for name in Rest._fields))
        self._kept = game, workspace  # handles refer to them
        self._place = slots, workspace.slots, rng, start, stop
        self._given = *workspace.calls, *rest, workspace.buffers, own, rngs
        self._thinking = *workspace.calls, rest.hide, rest.affords, workspace.buffers

    def run(self, run_lanes: Callable[..., None]) -> None:
        """Carry out the orders."""
        run_lanes(*self._given, *self._place)

    def think(self, think_lanes: Callable[..., None], shares: Floats, rngs: Rng) -> None:
        """Write what greedy bots think of each move."""
        think_lanes(*self._thinking, shares, rngs, *self._place)
