"""Rollouts: play goes on from the end of the tree for some rounds, then the position is judged."""

from baumeister.bots.buffers import BID, BID_STOP, PASS, Buffers, Calls
from baumeister.bots.search.luck import Luck
from baumeister.bots.win_share import choices, run_chance
from baumeister.core.chance import Rng, below
from baumeister.core.kernel import kernel
from baumeister.core.record import OVER
from baumeister.generic.slots import Slots, copy_row


@kernel
def play_on(calls: Calls, buffers: Buffers, slots: Slots, luck: Luck, mover: int, steps: int, samples: int) -> None:
    """Play on in slot 1, after a move of `mover`, until the turn has gone some seats further around the table.

    Each seat makes the best of a few random moves. Play never ends amidst the bidding: a bid would count as a purchase.
    """
    state, head = slots.at[1], slots.heads[1]
    seat = mover
    left = steps
    run_chance(calls, buffers, slots, 1, luck.chance)
    while head.actor != OVER:
        left -= steps_between(seat, head.actor, head.seats)
        seat = head.actor
        count = choices(calls, buffers, state)
        if left <= 0 and not is_bidding(buffers, count):
            return
        calls.play(state, best_of_some(calls, buffers, slots, count, samples, luck.whim))
        run_chance(calls, buffers, slots, 1, luck.chance)


@kernel
def steps_between(seat: int, other: int, seats: int) -> int:
    """Return how many seats further around the table another one sits."""
    return int((other - seat + seats) % seats)


@kernel
def best_of_some(calls: Calls, buffers: Buffers, slots: Slots, count: int, samples: int, whim: Rng) -> int:
    """Return the best of some random ones of the first `count` of `buffers.moves`; of all, if there are no more."""
    best = buffers.moves[0]
    best_lead = -1e300
    for tried in range(min(samples, count) if count > 1 else 0):
        move = draw_move(buffers, count - tried, tried == 0, whim)
        lead = lead_after(calls, buffers, slots, move) if samples > 1 else 0.0
        if lead > best_lead:
            best = move
            best_lead = lead
    return int(best)


@kernel
def lead_after(calls: Calls, buffers: Buffers, slots: Slots, move: int) -> float:
    """Return by how many points a move in slot 1 brings its seat ahead: of the best of the others and of their mean, halfway.

    This orders moves nearly as the share of the win does, in half the time.
    """
    seat = slots.heads[1].actor - 1
    copy_row(slots.rows, 1, slots.rows, 2)
    calls.play(slots.at[2], move)
    calls.evaluate(slots.at[2], buffers.values_at)
    best = -1e300
    total = 0.0
    for other in range(slots.heads[1].seats):
        if other != seat:
            best = max(best, buffers.values[other])
            total += buffers.values[other]
    return float(buffers.values[seat] - (best + total / (slots.heads[1].seats - 1)) / 2.0)


@kernel
def draw_move(buffers: Buffers, left: int, is_first: bool, whim: Rng) -> int:
    """Take a random one out of the first `left` of `buffers.moves`; as the first one the move that passes, if it is there.

    So no seat bids because nothing better was drawn.
    """
    chosen = place_of_pass(buffers, left) if is_first else -1
    if chosen < 0:
        chosen = below(whim, left)
    move = buffers.moves[chosen]
    buffers.moves[chosen] = buffers.moves[left - 1]
    return int(move)


@kernel
def place_of_pass(buffers: Buffers, count: int) -> int:
    """Return where the move that passes is among the first `count` of `buffers.moves`, -1 if it is not there."""
    for index in range(count):
        if buffers.moves[index] == buffers.bids[PASS]:
            return index
    return -1


@kernel
def is_bidding(buffers: Buffers, count: int) -> bool:
    """Tell whether there is a bid among the first `count` of `buffers.moves`."""
    bids = 0
    for index in range(count):
        bids += 1 if buffers.bids[BID] <= buffers.moves[index] < buffers.bids[BID_STOP] else 0
    return bids > 0
