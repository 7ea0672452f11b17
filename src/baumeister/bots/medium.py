"""The level `medium`: one move ahead, by the evaluation or, where a game says so, by its network."""

from functools import cache

from baumeister.bots.bot import Thought, moves_of
from baumeister.bots.greedy import GreedyBot
from baumeister.bots.network_bot import NetworkBot
from baumeister.bots.own_settings import own_setting
from baumeister.core.chance import Source, rng_of
from baumeister.core.rules import Rules
from baumeister.positions.game import Move
from baumeister.positions.position import View


@cache
def is_judged_by_network(rules: Rules) -> bool:
    """Return whether a game's network judges: `BY_NETWORK` in its `bots/medium`; else its evaluation does."""
    return own_setting(rules, "medium", "BY_NETWORK", usual=False)


class MediumBot:
    """Takes the best move at once, as the game's evaluation or its network sees it."""

    def __init__(self, seed: Source = None) -> None:
        rng = rng_of(seed)
        self._greedy, self._network = GreedyBot(rng), NetworkBot(rng)
        self._used: GreedyBot | NetworkBot = self._greedy

    def choose(self, view: View) -> Move:
        """Return the best legal move, one of them by chance if several are.

        Raises:
            BotError: if this is no view of a seat that is to move, or the game's network doesn't fit.
        """
        moves_of(view)
        self._used = self._network if is_judged_by_network(view.game.rules) else self._greedy
        return self._used.choose(view)

    def thoughts(self) -> list[Thought]:
        """Return what each move was worth at the last choice, the best first; none if there was only one."""
        return self._used.thoughts()
