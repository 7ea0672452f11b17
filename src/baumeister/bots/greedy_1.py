"""`greedy-1`: one move ahead by the first evaluation of each game."""

from baumeister.bots.greedy import GreedyBot
from baumeister.core.chance import Source


class FirstGreedyBot(GreedyBot):
    """Chooses as `greedy` did at first; it never changes."""

    judges_as_first = True

    def __init__(self, seed: Source = None) -> None:
        super().__init__(seed)
