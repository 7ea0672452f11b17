"""Seating: learners, and built-in bots inside the compiled step."""

from collections.abc import Sequence
from typing import SupportsIndex, TypeAlias, TypeVar

import numpy as np

from baumeister.core.errors import BaumeisterError, NoSuchSeatError
from baumeister.core.options import whole
from baumeister.core.record import Mask
from baumeister.envs.lanes import GREEDY, LEARNER, RANDOM
from baumeister.present.game import Game

INSIDE = {"random": RANDOM, "greedy": GREEDY}
"""The bots that play inside a step."""

Other = TypeVar("Other")

Opponents: TypeAlias = "str | Sequence[str] | None"
"""One bot for all other seats, one for each of them in their order, or none: then learners play all seats."""


def players(game: Game, lanes: int, seat: SupportsIndex | None, opponents: Opponents) -> Mask:
    """Return the kind of player on each seat, lane by lane.

    Args:
        seat: the learner's, in every lane; None: lane 0 has seat 1, lane 1 seat 2, and so on in turn.

    Raises:
        BaumeisterError: if there is no such bot or seat, or not as many bots as other seats.
    """
    found = np.full((lanes, game.seats), LEARNER, np.int8)
    if opponents is None:
        if seat is not None:
            raise BaumeisterError("a learner has one seat if bots play the others; say which: opponents='greedy'")
        return found
    if not isinstance(opponents, Sequence):
        raise BaumeisterError(f"opponents is {' or '.join(INSIDE)}, or a list with one of them for each, not {opponents!r}")
    names = [opponents] * (game.seats - 1) if isinstance(opponents, str) else opponents
    bots = [bot_number(name) for name in one_for_each_seat(game, names)]
    for lane, row in enumerate(found):
        own = lane % game.seats if seat is None else checked_seat(game, seat) - 1
        row[[place for place in range(game.seats) if place != own]] = bots
    return found


def one_for_each_seat(game: Game, bots: Sequence[Other]) -> Sequence[Other]:
    """Return the bots of the other seats if there are as many.

    Raises:
        BaumeisterError: if there are more or fewer.
    """
    others = game.seats - 1
    if len(bots) != others:
        raise BaumeisterError(f"there are {others} other seats, so name one bot or {others}, not {len(bots)}")
    return bots


def bot_number(name: str) -> int:
    """Return a bot's number in `Lanes.players`."""
    if not isinstance(name, str) or name not in INSIDE:
        raise BaumeisterError(f"inside a step play {' and '.join(INSIDE)}, not “{name}”; baumeister.envs.gym takes any bot")
    return INSIDE[name]


def checked_seat(game: Game, seat: SupportsIndex) -> int:
    """Return a seat's number.

    Raises:
        NoSuchSeatError: if there is no such seat.
    """
    number = whole(seat)
    if number is None or not 1 <= number <= game.seats:
        raise NoSuchSeatError(f"there is no seat {seat}: seats are 1 to {game.seats}")
    return number
