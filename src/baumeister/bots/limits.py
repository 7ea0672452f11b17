"""The limits that bots that search take."""

from math import inf
from typing import SupportsIndex

import numpy as np

from baumeister.bots.bot import BotError
from baumeister.core.options import whole

SECONDS = 1.0  # for a move, if no limit is given


def checked_seconds(seconds: float | None) -> float | None:
    """Return a limit of time, or None.

    Raises:
        BotError: if it is no number of seconds above 0.
    """
    if seconds is not None and not (isinstance(seconds, int | float | np.integer | np.floating) and 0.0 < seconds < inf):
        raise BotError(f"the time for a move is a number of seconds above 0, such as {SECONDS}, not {seconds!r}")
    return seconds


def checked_simulations(simulations: SupportsIndex) -> int:
    """Return a number of simulations.

    Raises:
        BotError: if it is no whole number from 1.
    """
    number = whole(simulations)
    if number is None or number < 1:
        raise BotError(f"the number of simulations is 1 or more, a whole number, not {simulations!r}")
    return number


def checked_cores(cores: SupportsIndex) -> int:
    """Return a number of cores.

    Raises:
        BotError: if it is no whole number from 1.
    """
    number = whole(cores)
    if number is None or number < 1:
        raise BotError(f"a search takes 1 core or more, a whole number, not {cores!r}")
    return number
