"""A bot as a Python class, for the arena: baumeister arena buerger --bots class:arena_class:Hasty random, in this folder.

In a package of its own it gets a name by an entry point, and is then called by it: `--bots hasty random`.

    [project.entry-points."baumeister.bots"]
    hasty = "arena_class:Hasty"
"""

import baumeister as bm


class Hasty:
    """Takes the move after which it has most points, less those of all others, on one guess of what is hidden."""

    def __init__(self, seed: int, seconds: float | None) -> None:
        self.rng, self.seconds = bm.rng_of(seed), seconds  # this bot needs no time to speak of

    def choose(self, view: bm.View) -> bm.Move:
        """Return one of the view's moves."""
        position = view.guess(self.rng)

        def lead(move: bm.Move) -> int:
            scores = position.play(move).scores
            return 2 * scores[view.seat - 1] - sum(scores)

        return max(view.moves, key=lead)
