"""Connect four's record and kernels. Two seats drop stones into seven columns; four in a row win.

A seat's stones are the bits of one number, seven a column, from the bottom; the seventh is never taken, so that no row runs on
into the next column:

     5 12 19 26 33 40 47
     .  .  .  .  .  .  .
     1  8 15 22 29 36 43
     0  7 14 21 28 35 42
"""

import numpy as np

from baumeister.core.features import viewer_of
from baumeister.core.items import add_item
from baumeister.core.kernel import kernel
from baumeister.core.record import FULL, OVER, Cells, Floats, Head, Integers, Items, Moves, Reals, field, record

COLUMNS, ROWS, SEATS = 7, 6, 2
HEIGHT = ROWS + 1  # bits a column
SQUARES = COLUMNS * ROWS
COLUMN = (1 << ROWS) - 1
BITS = np.array([column * HEIGHT + row for column in range(COLUMNS) for row in range(ROWS)])  # each square's
FEATURES = SEATS * SQUARES
NOBODY = -1

OWN_AT = 0  # + column * ROWS + row, 0, 1: stones of the viewer
OTHERS_AT = SQUARES  # likewise: of the other seat


@record
class State(Head):
    """A position of connect four."""

    winner: int = field(np.int8, "the seat that has four in a row, from 0; -1 nobody")
    stones: Cells = field(np.int64, "the squares that each seat has taken, a bit each", SEATS)


@kernel
def setup(state: State, seats: int, options: Integers) -> None:  # noqa: ARG001 - there are no options
    """Fill a zeroed record."""
    state.seats = seats
    state.viewer = FULL
    state.actor = 1
    state.winner = NOBODY


@kernel
def legal(state: State, moves: Moves) -> int:
    """Write the columns that aren't full, return how many."""
    if state.actor == OVER:
        return 0
    taken = state.stones[0] | state.stones[1]
    count = 0
    for column in range(COLUMNS):
        moves[count] = column
        count += 1 - (taken >> (column * HEIGHT + ROWS - 1) & 1)  # branch-free: faster than an unpredictable branch
    return int(count)


@kernel
def odds(state: State, moves: Moves, count: int, weights: Integers) -> None:  # noqa: ARG001 - there is no chance
    """Weigh moves of chance, of which there are none."""
    for index in range(count):
        weights[index] = 1


@kernel
def play(state: State, move: int) -> None:
    """Drop a stone into a column."""
    seat = state.actor - 1
    bottom = move * HEIGHT
    taken = state.stones[0] | state.stones[1]
    state.stones[seat] |= (taken + (1 << bottom)) & (COLUMN << bottom)
    state.ply += 1
    if has_row(state.stones[seat]):
        state.winner = seat
        state.actor = OVER
    elif state.ply == SQUARES:
        state.actor = OVER
    else:
        state.actor = SEATS - seat


@kernel
def has_row(stones: int) -> bool:
    """Tell whether four stones are in a row: upwards, sideways, on either diagonal."""
    found = 0
    for step in (1, HEIGHT, HEIGHT - 1, HEIGHT + 1):
        pairs = stones & (stones >> step)
        found |= pairs & (pairs >> (2 * step))
    return bool(found != 0)


@kernel
def score(state: State, points: Integers) -> None:
    """Write a point for the winner."""
    for seat in range(SEATS):
        points[seat] = 1 if state.winner == seat else 0


@kernel
def itemise(state: State, items: Items) -> int:
    """Write the winner's point."""
    return 0 if state.winner == NOBODY else add_item(items, 0, state.winner, 1, 0, 0)


@kernel
def winners(state: State, won: Integers) -> None:
    """Write 1 for the seat that won, for both if the board is full and none did."""
    for seat in range(SEATS):
        won[seat] = 0 if state.winner == 1 - seat else 1


@kernel
def evaluate(state: State, values: Reals) -> None:
    """Expect a point of the winner, half a point of both before the end."""
    for seat in range(SEATS):
        values[seat] = 0.5
        if state.winner != NOBODY:
            values[seat] = 1.0 if state.winner == seat else 0.0


@kernel
def features(view: State, numbers: Floats) -> None:
    """Write the stones, the viewer's first."""
    own = viewer_of(view)
    mine, others = view.stones[own], view.stones[1 - own]
    for square in range(SQUARES):  # in this form several at once
        numbers[OWN_AT + square] = mine >> BITS[square] & 1
    for square in range(SQUARES):
        numbers[OTHERS_AT + square] = others >> BITS[square] & 1
