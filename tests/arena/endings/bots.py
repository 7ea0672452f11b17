"""Bots for tests of measuring: one that has read the answers, one that fails."""

import baumeister as bm
from baumeister.arena.endings import load


class Knowing:
    """Finds the position among the endings and makes the best move."""

    def __init__(self, seed: int, seconds: float | None) -> None:
        self.limits = seed, seconds

    def choose(self, view: bm.View) -> bm.Move:
        ending = next(one for one in load(view.game.id) if one.position.view(view.seat) == view)
        return view.game.move(max(ending.values, key=ending.values.__getitem__))


class Failing(Knowing):
    """Goes to pieces."""

    def choose(self, view: bm.View) -> bm.Move:
        raise ValueError(f"no idea about {view!r}")
