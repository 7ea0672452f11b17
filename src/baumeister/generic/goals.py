"""Goals: how strong a game's bots are to be. A game may set its own, as `GOALS` in its folder's `bots/goals`."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Goals:
    """Shares of the win, in 0 … 1, to be exceeded with 0.2 s a move on one core."""

    search: float = 0.3
    """Of `master` among three `mcts-1`: the lower goal. `mcts` searches alike."""
    among_greedy: float = 0.6
    """Of `master` among three `greedy-1`."""
    at_small_tables: float = 0.6
    """Of `master` against `mcts-1` in all other seats, where there are as few as the game allows."""
    master: float = 0.35
    """Of `master` among three `mcts-1`: the higher goal."""
