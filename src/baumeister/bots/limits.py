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
    return checked_count(simulations, "the number of simulations is 1 or more")


def checked_cores(cores: SupportsIndex) -> int:
    """Return a number of cores.

    Raises:
        BotError: if it is no whole number from 1.
    """
    return checked_count(cores, "a search takes 1 core or more")


def checked_count(count: SupportsIndex, allowed: str) -> int:
    """Return a whole number from 1; `allowed` says in the error which numbers are.

    Raises:
        BotError: if it is none.
    """
    number = whole(count)
    if number is None or number < 1:
        raise BotError(f"{allowed}, a whole number, not {count!r}")
    return number
