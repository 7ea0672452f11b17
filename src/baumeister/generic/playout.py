"""Random play: a policy, and whole games played by it.

The policy is the trace's: chance by its odds; seats uniformly, but where both bidding and passing are legal they pass with
probability 1/2, and any bid is one of the five lowest legal ones.
"""

from baumeister.core.chance import Rng, below, pick
from baumeister.core.kernel import kernel
from baumeister.core.record import OVER, Integers, Moves
from baumeister.generic.slots import Act, Count, Handle, Setup, Slots, Weigh, copy_row

LOWEST_BIDS = 5


@kernel
def choose(moves: Moves, count: int, first_bid: int, bid_stop: int, pass_move: int, rng: Rng) -> int:
    """Return one of the first `count` legal moves of a seat by the policy above; bids are first_bid … bid_stop-1."""
    others = other_count(moves, count, first_bid, bid_stop)
    if others == count:
        return int(moves[below(rng, count)])
    sensible = min(others + LOWEST_BIDS, count)
    for index in range(others):
        if moves[index] == pass_move:
            if below(rng, 2) == 0:
                return pass_move
            chosen = below(rng, sensible - 1)
            return int(moves[chosen if chosen < index else chosen + 1])
    return int(moves[below(rng, sensible)])


@kernel
def other_count(moves: Moves, count: int, first_bid: int, bid_stop: int) -> int:
    """Return how many legal moves are no bids; the bids come after them, lowest first."""
    if first_bid == bid_stop:
        return count
    for index in range(count):
        if first_bid <= moves[index] < bid_stop:
            return index
    return count


def playouts(
    setup: Setup,
    legal: Count,
    odds: Weigh,
    play: Act,
    slots: Slots,
    seats: int,
    options: Handle,
    bids: Integers,
    moves: Moves,
    moves_at: Handle,
    weights: Integers,
    weights_at: Handle,
    games: int,
    rng: Rng,
    counts: Integers,
) -> None:
    """Play whole games in slot 0; slot 1 is all zero. Add all moves made to counts[0], those of seats to counts[1].

    `bids` holds the first bid, the number after the last, and the move that passes.
    """
    rows, state, head = slots.rows, slots.at[0], slots.heads[0]
    first_bid, bid_stop, pass_move = bids[0], bids[1], bids[2]
    for _ in range(games):
        copy_row(rows, 1, rows, 0)
        setup(state, seats, options)
        decisions = 0
        while head.actor != OVER:
            count = legal(state, moves_at)
            if head.actor == 0:
                odds(state, moves_at, count, weights_at)
                move = int(moves[pick(rng, weights, count)])
            else:
                move = choose(moves, count, first_bid, bid_stop, pass_move, rng)
                decisions += 1
            play(state, move)
        counts[0] += head.ply
        counts[1] += decisions
