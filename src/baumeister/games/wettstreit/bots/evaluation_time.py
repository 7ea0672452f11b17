"""What the time that is left means for every seat and card: worked out once for a position."""

from math import exp
from typing import NamedTuple

from baumeister.core.kernel import kernel
from baumeister.core.record import Reals
from baumeister.games.wettstreit.bots.evaluation_weights import BUY_END, BUY_HALL, KIND, KIND_EARLY
from baumeister.games.wettstreit.bots.prospects import Letters
from baumeister.games.wettstreit.rules.components import CHURCH, GATE, HALL, LEFT, RIGHT, TOWER


class TimeLeft(NamedTuple):
    """The time of the game, in turns that each seat still has."""

    turns: float
    buys_end: float
    """The chance to buy a corner tower yet."""
    buys_hall: float
    """The chance to buy a town hall yet."""
    kinds: Letters
    """What a card of each letter is worth beyond its value while something can still be bought to go with it."""


@kernel
def time_left_of(turns: float, weights: Reals) -> TimeLeft:
    """Return what so many turns mean."""
    return TimeLeft(
        turns,
        1.0 - exp(-weights[BUY_END] * turns),
        1.0 - exp(-weights[BUY_HALL] * turns),
        (
            kind_worth(LEFT, turns, weights),
            kind_worth(RIGHT, turns, weights),
            kind_worth(TOWER, turns, weights),
            kind_worth(GATE, turns, weights),
            kind_worth(HALL, turns, weights),
            kind_worth(CHURCH, turns, weights),
        ),
    )


@kernel
def kind_worth(letter: int, turns: float, weights: Reals) -> float:
    """Return what a card of a letter is worth beyond its value."""
    return float(weights[KIND + letter] * turns / (turns + 1.0) + weights[KIND_EARLY + letter] * turns / 8.0)
