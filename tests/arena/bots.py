"""Bots for tests of the arena, as others would write them."""

import baumeister as bm


class First:
    """Takes the first legal move."""

    def __init__(self, seed: int, seconds: float | None) -> None:
        self.limits = seed, seconds

    def choose(self, view: bm.View) -> bm.Move:
        print("what a class prints is no answer")  # noqa: T201 - as careless authors do
        return view.moves[0]


class Careless(First):
    """Goes to pieces."""

    def choose(self, view: bm.View) -> bm.Move:
        raise RuntimeError(f"a bug at ply {view.ply}")
