"""Expected points as shares of the win, and a look one move ahead. Compiled, for any game."""

from math import exp

from baumeister.bots.buffers import Buffers, Calls
from baumeister.core.chance import Rng, pick
from baumeister.core.kernel import kernel
from baumeister.core.record import OVER, Reals
from baumeister.generic.playout import LOWEST_BIDS, other_count
from baumeister.generic.slots import Handle, Slots, copy_row

DOUBT = 0.1  # a lead of this part of the mean points makes a seat e times as likely to win, unless a search says otherwise
WIN = 0.5  # after the end: the part of the share that goes to the winners, whatever their lead


@kernel
def share_points(values: Reals, seats: int, doubt: float, shares: Reals) -> None:
    """Turn each seat's expected points into its share of the win, in 0 … 1, all together 1."""
    best = values[0]
    mean = 0.0
    for seat in range(seats):
        best = max(best, values[seat])
        mean += abs(values[seat]) / seats
    total = 0.0
    for seat in range(seats):
        shares[seat] = exp((values[seat] - best) / (doubt * mean + 0.5))
        total += shares[seat]
    for seat in range(seats):
        shares[seat] /= total


@kernel
def share_win(calls: Calls, buffers: Buffers, slots: Slots, at: int) -> None:
    """Write each seat's share of the win to `buffers.shares`, as the state in a slot promises it or as it was decided."""
    head = slots.heads[at]
    calls.evaluate(slots.at[at], buffers.values_at)
    share_points(buffers.values, head.seats, buffers.doubt[0], buffers.shares)
    if head.actor != OVER:
        return
    calls.winners(slots.at[at], buffers.won_at)
    count = 0
    for seat in range(head.seats):
        count += buffers.won[seat]
    for seat in range(head.seats):
        buffers.shares[seat] = (1.0 - WIN) * buffers.shares[seat] + WIN * buffers.won[seat] / count


@kernel
def value_after(calls: Calls, buffers: Buffers, slots: Slots, at: int, move: int) -> float:
    """Return the mover's share of the win after a move in a slot; the next slot serves to try it out."""
    seat = slots.heads[at].actor - 1
    copy_row(slots.rows, at, slots.rows, at + 1)
    calls.play(slots.at[at + 1], move)
    share_win(calls, buffers, slots, at + 1)
    return float(buffers.shares[seat])


@kernel
def choices(calls: Calls, buffers: Buffers, state: Handle) -> int:
    """Write the moves worth a thought to `buffers.moves`, return how many: all legal ones, but of rising bids the lowest."""
    count = calls.legal(state, buffers.moves_at)
    return min(count, other_count(buffers.moves, count, buffers.bids[0], buffers.bids[1]) + LOWEST_BIDS)


@kernel
def run_chance(calls: Calls, buffers: Buffers, slots: Slots, at: int, rng: Rng) -> None:
    """Let chance move by its odds in a slot until a seat acts or the game is over."""
    state, head = slots.at[at], slots.heads[at]
    while head.actor == 0:
        count = calls.legal(state, buffers.moves_at)
        calls.odds(state, buffers.moves_at, count, buffers.weights_at)
        calls.play(state, int(buffers.moves[pick(rng, buffers.weights, count)]))
