"""The level `easy`: a greedy bot that is careless, by a measure of each game's own."""

from collections.abc import Mapping
from functools import cache

from baumeister.bots.bot import moves_of
from baumeister.bots.greedy import GreedyBot
from baumeister.bots.own_settings import own_setting
from baumeister.core.chance import Source
from baumeister.core.manners import NEARLY
from baumeister.core.rules import Rules
from baumeister.positions.game import Move
from baumeister.positions.position import View

USUAL = 1.0
"""The softness of a game that sets none."""
BLUNDER = 0.1
"""A move that gives away more of the win than this, judging one move ahead, is never played, in character neither."""


@cache
def easy_softness(rules: Rules) -> Mapping[int, float]:
    """Return a game's softness of `easy` by the number of seats: `SOFTNESS` in its `bots/easy`, else the usual one."""
    usual: Mapping[int, float] = dict.fromkeys(rules.seats, USUAL)
    return own_setting(rules, "easy", "SOFTNESS", usual)


class EasyBot(GreedyBot):
    """Knows a good move and often makes another, so that `medium` wins a fair part of its games against it, not all."""

    def __init__(self, seed: Source = None) -> None:
        super().__init__(seed, most_lost=BLUNDER - NEARLY)

    def choose(self, view: View) -> Move:
        """Return a legal move, one that looks good more likely.

        Raises:
            BotError: if this is no view of a seat that is to move.
        """
        moves_of(view)
        self._softness = easy_softness(view.game.rules)[view.game.seats]
        return super().choose(view)
