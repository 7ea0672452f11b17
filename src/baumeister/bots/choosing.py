"""Choosing among moves that were judged one move ahead: which are sensible, the best of them, or a careless one.

Compiled, for any game: greedy bots, networks, environments and self-play all choose by these kernels.
"""

from math import exp, inf, sqrt

from baumeister.bots.buffers import BID, BID_STOP, PASS, Buffers, Calls
from baumeister.bots.win_share import choices, value_after
from baumeister.core.chance import Rng, below, fraction
from baumeister.core.kernel import kernel
from baumeister.core.record import Integers, Moves, Reals
from baumeister.generic.slots import Act, Count, Handle, Slots, Weigh, Write

EQUAL = 1e-12
"""Shares of the win that differ by less are the same."""
LEAST_DEVIATION = 1e-9
ANY_LOSS = inf
"""The bound of a choice that may give away anything."""


def choose_greedily(
    guess: Write,
    legal: Count,
    odds: Weigh,
    play: Act,
    evaluate: Write,
    winners: Write,
    affords: Count,
    softness: float,
    most_lost: float,
    buffers: Buffers,
    slots: Slots,
    rng: Rng,
) -> int:
    """Return a move for the view in slot 0, which is guessed full: the best one move ahead, or with softness another.

    Judging one move ahead it gives away no more of the win than `most_lost`. Slot 1 serves to try moves out.
    """
    calls = Calls(guess, legal, odds, play, evaluate, winners)
    return greedy_choice(calls, affords, softness, most_lost, buffers, slots, rng)


@kernel
def greedy_choice(
    calls: Calls, affords: Count, softness: float, most_lost: float, buffers: Buffers, slots: Slots, rng: Rng
) -> int:
    """Choose as `choose_greedily` does, inside compiled code."""
    calls.guess(slots.at[0], buffers.rng_at)
    count = value_choices(calls, buffers, slots, 0)
    kept = keep_sensible(affords, buffers, slots.at[0], count)
    return int(buffers.moves[pick_by_value(buffers.move_values, kept, softness, most_lost, rng)])


@kernel
def value_choices(calls: Calls, buffers: Buffers, slots: Slots, at: int) -> int:
    """Write the moves worth a thought in a slot and the mover's share of the win after each; return how many.

    They go to `buffers.moves` and `buffers.move_values`; the next slot serves to try them out.
    """
    count = choices(calls, buffers, slots.at[at])
    for index in range(count):
        buffers.move_values[index] = value_after(calls, buffers, slots, at, int(buffers.moves[index]))
    return int(count)


@kernel
def keep_sensible(affords: Count, buffers: Buffers, state: Handle, count: int) -> int:
    """Keep those of the first `count` moves that the seat can pay, of bids only those better than `resort_of`.

    Returns how many there are.
    """
    resort = resort_of(buffers.moves, count, buffers.bids)
    least = -1.0
    for index in range(count):
        if buffers.moves[index] == resort:
            least = buffers.move_values[index] + EQUAL
    kept = 0
    for index in range(count):
        move, value = buffers.moves[index], buffers.move_values[index]
        is_bid = buffers.bids[BID] <= move < buffers.bids[BID_STOP]
        if (move == resort or not is_bid or value >= least) and affords(state, int(move)):
            buffers.moves[kept] = move
            buffers.move_values[kept] = value
            kept += 1
    buffers.kept[0] = kept
    return kept


@kernel
def resort_of(moves: Moves, count: int, bids: Integers) -> int:
    """Return the move with which bids are compared: to pass, or the lowest bid if one has to bid; -1 if there are no bids."""
    lowest = -1
    can_pass = False
    for index in range(count):
        if moves[index] == bids[PASS]:
            can_pass = True
        if bids[BID] <= moves[index] < bids[BID_STOP] and (lowest < 0 or moves[index] < lowest):
            lowest = int(moves[index])
    return int(bids[PASS]) if can_pass and lowest >= 0 else lowest


@kernel
def pick_by_value(values: Reals, count: int, softness: float, most_lost: float, rng: Rng) -> int:
    """Return an index below `count`: of the best value if softness is 0, else as `pick_softly` does."""
    return pick_best(values, count, rng) if softness == 0.0 else pick_softly(values, count, softness, most_lost, rng)


@kernel
def pick_best(values: Reals, count: int, rng: Rng) -> int:
    """Return the index of the best of the first values, each of several equally likely."""
    best = values[0]
    equal = 0
    for index in range(count):
        best = max(best, values[index])
    for index in range(count):
        if values[index] >= best - EQUAL:
            equal += 1
    left = below(rng, equal)
    for index in range(count):
        if values[index] >= best - EQUAL:
            if left == 0:
                return index
            left -= 1
    return count - 1


@kernel
def pick_softly(values: Reals, count: int, softness: float, most_lost: float, rng: Rng) -> int:
    """Return an index by chance: a value worse by `softness` standard deviations of all is e times less likely.

    It never picks a value worse than the best by more than `most_lost`.
    """
    best = values[0]
    mean = 0.0
    for index in range(count):
        best = max(best, values[index])
        mean += values[index] / count
    squares = 0.0
    for index in range(count):
        squares += (values[index] - mean) * (values[index] - mean) / count
    scale = softness * max(sqrt(squares), LEAST_DEVIATION)
    total = 0.0
    for index in range(count):
        if values[index] >= best - most_lost:
            total += exp((values[index] - best) / scale)
    left = fraction(rng) * total
    last = 0  # rounding may leave a rest after the last one
    for index in range(count):
        if values[index] >= best - most_lost:
            last = index
            left -= exp((values[index] - best) / scale)
            if left < 0.0:
                break
    return last


@kernel
def random_choice(calls: Calls, buffers: Buffers, state: Handle, rng: Rng) -> int:
    """Return the move that `RandomBot` chooses: any legal one, each equally likely."""
    count = int(calls.legal(state, buffers.moves_at))
    sort(buffers.moves, count)
    return int(buffers.moves[below(rng, count)])


@kernel
def sort(moves: Moves, count: int) -> None:
    """Sort the first moves, lowest first; they are nearly so."""
    for index in range(1, count):
        move = moves[index]
        place = index
        while place > 0 and moves[place - 1] > move:
            moves[place] = moves[place - 1]
            place -= 1
        moves[place] = move
