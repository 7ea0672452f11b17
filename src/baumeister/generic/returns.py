"""Returns: the result of a finished game as a number for each seat, for learning and for comparing players."""

from baumeister.core.errors import BaumeisterError
from baumeister.core.kernel import kernel
from baumeister.core.record import Integers, Reals

RETURNS = ("share", "rank", "margin")
"""The kinds, by their index.

- `share`: each winner's part of one win, 1 for a sole winner; everybody else has 0. All together they are 1.
- `rank`: 1 for the first place, 0 for the last, evenly spaced between; ties share the mean of their places. Winners come
  first, then the others by points.
- `margin`: points less the most points of another seat; below 0 for everybody behind.
"""
SHARE, RANK, MARGIN = range(len(RETURNS))


def kind_of_returns(name: str) -> int:
    """Return a kind's index.

    Raises:
        BaumeisterError: if there is no such kind.
    """
    if name not in RETURNS:
        raise BaumeisterError(f"returns are of one of the kinds {', '.join(RETURNS)}, not “{name}”")
    return RETURNS.index(name)


@kernel
def write_returns(kind: int, points: Integers, won: Integers, seats: int, returns: Reals) -> None:
    """Write each seat's return from a finished game; `points` and `won` come from the kernels `score` and `winners`."""
    winners = 0
    for seat in range(seats):
        winners += won[seat]
    for seat in range(seats):
        if kind == SHARE:
            returns[seat] = won[seat] / winners
        elif kind == RANK:
            returns[seat] = 1.0 - rank_of(seat, points, won, seats) / (seats - 1)
        else:
            returns[seat] = margin_of(seat, points, seats)


@kernel
def rank_of(seat: int, points: Integers, won: Integers, seats: int) -> float:
    """Return a seat's rank, from 0; seats that tie share the mean of their ranks."""
    rank = 0.0
    for other in range(seats):
        if other != seat:
            if won[other] > won[seat] or (won[other] == won[seat] and points[other] > points[seat]):
                rank += 1.0
            elif won[other] == won[seat] and points[other] == points[seat]:
                rank += 0.5
    return rank


@kernel
def margin_of(seat: int, points: Integers, seats: int) -> int:
    """Return a seat's points less the most of another's."""
    best = points[(seat + 1) % seats]
    for other in range(seats):
        if other != seat:
            best = max(best, points[other])
    return int(points[seat] - best)
