"""A learned judgement: each seat's share of the win, as one seat sees a state. Compiled, for any game.

The network reads the seat's view as numbers (the game's `features`), and by how much the hand-made evaluation sees each seat
behind the best. Most of these numbers are 0, so the first layer adds up the rows of those that aren't. Its output is added
to the evaluation's own opinion. Everything goes by place: the seat that looks comes first, then the others clockwise.
"""

from math import exp
from typing import NamedTuple

import numpy as np

from baumeister.bots.buffers import Buffers, Calls
from baumeister.bots.choosing import keep_sensible, pick_best
from baumeister.bots.win_share import DOUBT, choices
from baumeister.core.chance import Rng
from baumeister.core.features import BOUND
from baumeister.core.kernel import kernel
from baumeister.core.record import OVER, Floats, Reals
from baumeister.generic.slots import Act, Count, Handle, Slots, Weigh, Write, copy_row

FURTHEST = 8.0  # nobody counts as further behind than this, in logits, unless a network says otherwise
LEAD_SCALE = 4.0  # by which logits are divided before the network reads them
SHARE, RANK, MARGIN = range(3)
"""The parts of `Mind.outputs`, each with a number for every place; `generic/returns.py` says what they estimate."""
PARTS = 3


class Network(NamedTuple):
    """Weights, float32. Inputs are the features, then each place's lead; outputs three numbers a place."""

    first: Floats
    """(inputs, width)."""
    first_bias: Floats
    second: Floats
    """(width, depth)."""
    second_bias: Floats
    last: Floats
    """(depth, outputs)."""
    last_bias: Floats
    trust: Floats
    """One number: the weight of the evaluation's opinion."""
    furthest: Floats = np.full(1, FURTHEST, np.float32)
    """One number, which isn't learned: nobody counts as further behind than this, in logits."""


LEARNED = len(Network._fields) - 1
"""How many of the arrays are learned: the first."""
NO_NETWORK = Network(*(np.zeros((0,) * dimensions, np.float32) for dimensions in (2, 1, 2, 1, 2, 1, 1, 1)))
"""Stands where there is none."""


class Sight(NamedTuple):
    """The kernels that turn a state into a seat's view, as numbers."""

    hide: Act
    features: Write


class Mind(NamedTuple):
    """Arrays to think in."""

    numbers: Floats
    """The view as numbers."""
    numbers_at: Handle
    leads: Floats
    """By how much the evaluation sees each place behind the best, in logits: 0 or less."""
    hidden: Floats
    deeper: Floats
    outputs: Floats
    """`PARTS` numbers for each place, those of one part together."""


@kernel
def judge(calls: Calls, sight: Sight, network: Network, mind: Mind, buffers: Buffers, slots: Slots, at: int, seat: int) -> None:
    """Write each seat's share of the win to `buffers.shares`, as a seat (from 1) judges a state.

    The slot then holds that seat's view. After the end the win is shared out as it was decided.
    """
    head = slots.heads[at]
    if head.actor == OVER:
        share_won(calls, buffers, slots, at)
        return
    see(calls, sight, network, mind, buffers, slots, at, seat)
    think(network, mind)
    share_out(network, mind, buffers.shares, int(head.seats), seat)


@kernel
def share_won(calls: Calls, buffers: Buffers, slots: Slots, at: int) -> None:
    """Write each winner's part of the win to `buffers.shares`, 0 for all others."""
    seats = slots.heads[at].seats
    calls.winners(slots.at[at], buffers.won_at)
    count = 0
    for seat in range(seats):
        count += buffers.won[seat]
    for seat in range(seats):
        buffers.shares[seat] = buffers.won[seat] / count


@kernel
def see(calls: Calls, sight: Sight, network: Network, mind: Mind, buffers: Buffers, slots: Slots, at: int, seat: int) -> None:
    """Make a state a seat's view; write it as numbers, and the evaluation's leads, as a network reads them."""
    sight.hide(slots.at[at], seat)
    sight.features(slots.at[at], mind.numbers_at)
    for index in range(len(mind.numbers)):
        mind.numbers[index] = min(max(mind.numbers[index], -BOUND), BOUND)
    calls.evaluate(slots.at[at], buffers.values_at)
    write_leads(buffers.values, int(slots.heads[at].seats), seat, float(network.furthest[0]), mind.leads)


@kernel
def write_leads(values: Reals, seats: int, seat: int, furthest: float, leads: Floats) -> None:
    """Write how far each place is behind the best by expected points, in the logits of `share_points`; 0 where nobody sits."""
    best = values[0]
    mean = 0.0
    for other in range(seats):
        best = max(best, values[other])
        mean += abs(values[other]) / seats
    leads[:] = 0.0
    for place in range(seats):
        lead = (values[(seat - 1 + place) % seats] - best) / (DOUBT * mean + 0.5)
        leads[place] = max(lead, -furthest)


@kernel
def think(network: Network, mind: Mind) -> None:
    """Run the network on `mind.numbers` and `mind.leads`; its result goes to `mind.outputs`."""
    count = len(mind.numbers)
    copy_numbers(network.first_bias, mind.hidden)
    for index in range(count):
        if mind.numbers[index] != 0.0:
            add_row(network.first, index, mind.numbers[index], mind.hidden)
    for place in range(len(mind.leads)):
        if mind.leads[place] != 0.0:
            add_row(network.first, count + place, mind.leads[place] / LEAD_SCALE, mind.hidden)
    copy_numbers(network.second_bias, mind.deeper)
    for index in range(len(mind.hidden)):
        if mind.hidden[index] > 0.0:
            add_row(network.second, index, mind.hidden[index], mind.deeper)
    copy_numbers(network.last_bias, mind.outputs)
    for index in range(len(mind.deeper)):
        if mind.deeper[index] > 0.0:
            add_row(network.last, index, mind.deeper[index], mind.outputs)


@kernel
def copy_numbers(source: Floats, target: Floats) -> None:
    """Copy some numbers, one by one: a copy of an array, which might overlap with itself, would need memory."""
    for index in range(len(target)):
        target[index] = source[index]


@kernel
def add_row(weights: Floats, index: int, factor: float, sums: Floats) -> None:
    """Add a row of weights, as often as its input says."""
    for column in range(len(sums)):
        sums[column] += factor * weights[index, column]


@kernel
def share_out(network: Network, mind: Mind, shares: Reals, seats: int, seat: int) -> None:
    """Turn the network's outputs and the evaluation's leads into shares of the win, by seat."""
    best = -1e30
    for place in range(seats):
        best = max(best, mind.outputs[place] + network.trust[0] * mind.leads[place])
    total = 0.0
    for place in range(seats):
        weight = exp(float(mind.outputs[place] + network.trust[0] * mind.leads[place]) - best)
        shares[(seat - 1 + place) % seats] = weight
        total += weight
    for other in range(seats):
        shares[other] /= total


@kernel
def judged_value(
    calls: Calls, sight: Sight, network: Network, mind: Mind, buffers: Buffers, slots: Slots, at: int, move: int
) -> float:
    """Return the mover's share of the win after a move in a slot, as it judges it; the next slot serves to try it out."""
    seat = int(slots.heads[at].actor)
    copy_row(slots.rows, at, slots.rows, at + 1)
    calls.play(slots.at[at + 1], move)
    judge(calls, sight, network, mind, buffers, slots, at + 1, seat)
    return float(buffers.shares[seat - 1])


@kernel
def judge_choices(calls: Calls, sight: Sight, network: Network, mind: Mind, buffers: Buffers, slots: Slots, at: int) -> int:
    """Do as `value_choices`, by a network's judgement."""
    count = choices(calls, buffers, slots.at[at])
    for index in range(count):
        move = int(buffers.moves[index])
        buffers.move_values[index] = judged_value(calls, sight, network, mind, buffers, slots, at, move)
    return int(count)


def choose_by_network(
    guess: Write,
    legal: Count,
    odds: Weigh,
    play: Act,
    evaluate: Write,
    winners: Write,
    hide: Act,
    features: Write,
    affords: Count,
    network: Network,
    mind: Mind,
    buffers: Buffers,
    slots: Slots,
    rng: Rng,
) -> int:
    """Return the best move one move ahead, by a network's judgement, for the view in slot 0, which is guessed full.

    Slot 1 serves to try moves out.
    """
    calls, sight = Calls(guess, legal, odds, play, evaluate, winners), Sight(hide, features)
    calls.guess(slots.at[0], buffers.rng_at)
    count = judge_choices(calls, sight, network, mind, buffers, slots, 0)
    kept = keep_sensible(affords, buffers, slots.at[0], count)
    return int(buffers.moves[pick_best(buffers.move_values, kept, rng)])


def judge_view(
    guess: Write,
    legal: Count,
    odds: Weigh,
    play: Act,
    evaluate: Write,
    winners: Write,
    hide: Act,
    features: Write,
    network: Network,
    mind: Mind,
    buffers: Buffers,
    slots: Slots,
    seat: int,
    rounds: int,
) -> None:
    """Judge the state in slot 0 as a seat does, some times over (to be timed); slot 1 serves to look at it."""
    calls, sight = Calls(guess, legal, odds, play, evaluate, winners), Sight(hide, features)
    for _ in range(rounds):
        copy_row(slots.rows, 0, slots.rows, 1)
        judge(calls, sight, network, mind, buffers, slots, 1, seat)
