"""Arguments of the bots' generic code: a game's kernels, and arrays to write to, so that it allocates nothing."""

from typing import NamedTuple

from baumeister.core.record import Integers, Moves, Reals
from baumeister.generic.slots import Act, Count, Handle, Weigh, Write

PASS, BID, BID_STOP = 2, 3, 4
"""Places in `Buffers.bids`: of the move that passes, of the first bid, of the number after the last."""


class Calls(NamedTuple):
    """The kernels of a game that bots use. Compiled code gets them one by one and puts them together again."""

    guess: Write
    legal: Count
    odds: Weigh
    play: Act
    evaluate: Write
    winners: Write


class Buffers(NamedTuple):
    """Arrays that are written over and over, with their handles for kernels."""

    moves: Moves
    """Legal moves."""
    moves_at: Handle
    weights: Integers
    """Chance's odds."""
    weights_at: Handle
    values: Reals
    """Each seat's expected points."""
    values_at: Handle
    won: Integers
    """1 for each winner, else 0."""
    won_at: Handle
    rng_at: Handle
    """The handle of the random numbers."""
    shares: Reals
    """Each seat's share of the win."""
    move_values: Reals
    """The mover's share of the win after each of `moves`."""
    bids: Integers
    """The first bid and the number after the last, where only the lowest bids are worth a thought, else equal; then the move
    that passes, the first bid and the number after the last in any game."""
    doubt: Reals
    """One number: a lead of this part of the mean points makes a seat e times as likely to win."""
    kept: Integers
    """One number: how many of `moves` were weighed last, with `move_values` beside them."""
