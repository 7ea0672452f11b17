"""Many games side by side, each in its lane: one step, written once for all games, interpreted or compiled.

A step makes the learner's move in each lane, then whatever chance and built-in bots do, until a learner is to move or the game
is over; then it writes that learner's observation. Lanes don't know of one another, so any part of them can be run by itself.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from baumeister.bots.buffers import Buffers, Calls
from baumeister.bots.choosing import ANY_LOSS, greedy_choice, random_choice
from baumeister.core.chance import Rng, pick
from baumeister.core.features import BOUND
from baumeister.core.kernel import inlined
from baumeister.core.record import OVER, Floats, Integers, Mask, Moves
from baumeister.generic.returns import write_returns
from baumeister.generic.slots import Act, Count, Handle, Setup, Slots, Weigh, Write, copy_row

Truths = NDArray[np.bool_]

LEARNER, RANDOM, GREEDY = range(3)
"""Kinds of players."""
PLAY, RESET, SKIP = range(3)
"""Orders: make the lane's move, begin a new game, nothing."""
NEXT_STEP, SAME_STEP, DISABLED = range(3)
"""When a new game follows one that is over: at the next step, whose move is ignored; at once; when it is asked for."""
LOWEST, HIGHEST = np.float32(-BOUND), np.float32(BOUND)
AUTORESET, KIND, SEATS = range(3)
"""Settings: one of these; the kind of returns; how many play."""


class Rest(NamedTuple):
    """The kernels of a game that are needed beside those that bots use."""

    setup: Setup
    hide: Act
    score: Write
    features: Write
    affords: Count


class Lanes(NamedTuple):
    """Arrays with an element for each lane, and a few that all lanes share."""

    orders: Mask
    """One of the orders above."""
    moves: Integers
    """The move to make."""
    legal: Moves
    """The legal moves, of each lane the first of `counts`; `legal_at` are their handles."""
    legal_at: Handle
    counts: Integers
    observations: Floats
    """That of the seat to move; after the end, of the learner who moved last."""
    observations_at: Handle
    masks: Mask
    rewards: Floats
    actors: Mask
    terminated: Truths
    observers: Mask
    """The learner to move, or the last that moved."""
    players: Mask
    """The kind of player on each seat."""
    settings: Integers
    options: Handle
    """The game's options."""
    points: Integers
    """Where a game's points are counted."""
    points_at: Handle


def run_lanes(
    guess: Write,
    legal: Count,
    odds: Weigh,
    play: Act,
    evaluate: Write,
    winners: Write,
    setup: Setup,
    hide: Act,
    score: Write,
    features: Write,
    affords: Count,
    buffers: Buffers,
    lanes: Lanes,
    rngs: Rng,
    slots: Slots,
    work: Slots,
    rng: Rng,
    start: int,
    stop: int,
) -> None:
    """Run the lanes from `start` to `stop`: their states are in `slots`; `work`, `buffers` and `rng` serve to work in."""
    calls = Calls(guess, legal, odds, play, evaluate, winners)
    rest = Rest(setup, hide, score, features, affords)
    for lane in range(start, stop):
        if lanes.orders[lane] != SKIP:
            rng[0] = rngs[lane]
            run_lane(calls, rest, buffers, lanes, slots, work, rng, lane)
            rngs[lane] = rng[0]


@inlined
def run_lane(calls: Calls, rest: Rest, buffers: Buffers, lanes: Lanes, slots: Slots, work: Slots, rng: Rng, lane: int) -> None:
    """Carry out a lane's order, and write the result."""
    head = slots.heads[lane]
    autoreset = lanes.settings[AUTORESET]
    is_over = head.actor == OVER
    if lanes.orders[lane] == PLAY and is_over and autoreset == DISABLED:
        lanes.rewards[lane, :] = 0.0
        return
    if lanes.orders[lane] == RESET or is_over:
        begin(rest, lanes, slots, lane)
    else:
        calls.play(slots.at[lane], int(lanes.moves[lane]))
    go_on(calls, rest, buffers, lanes, slots, work, rng, lane)
    lanes.rewards[lane, :] = 0.0
    lanes.terminated[lane] = head.actor == OVER
    if head.actor == OVER:
        write_rewards(calls, rest, buffers, lanes, slots, lane)
    while head.actor == OVER and autoreset == SAME_STEP:
        begin(rest, lanes, slots, lane)
        go_on(calls, rest, buffers, lanes, slots, work, rng, lane)
    look(calls, rest, lanes, slots, work, lane)


@inlined
def begin(rest: Rest, lanes: Lanes, slots: Slots, lane: int) -> None:
    """Put a game's first state into a lane."""
    slots.rows[lane, :] = 0
    rest.setup(slots.at[lane], int(lanes.settings[SEATS]), lanes.options)


@inlined
def go_on(calls: Calls, rest: Rest, buffers: Buffers, lanes: Lanes, slots: Slots, work: Slots, rng: Rng, lane: int) -> None:
    """Let chance and bots move until a learner is to move or the game is over."""
    state, head = slots.at[lane], slots.heads[lane]
    while head.actor != OVER:
        if head.actor == 0:
            count = calls.legal(state, buffers.moves_at)
            calls.odds(state, buffers.moves_at, count, buffers.weights_at)
            move = int(buffers.moves[pick(rng, buffers.weights, count)])
        elif lanes.players[lane, head.actor - 1] == LEARNER:
            lanes.observers[lane] = head.actor
            return
        elif lanes.players[lane, head.actor - 1] == RANDOM:
            move = random_choice(calls, buffers, state, rng)
        else:
            move = greedy_move(calls, rest, buffers, slots, work, rng, lane)
        calls.play(state, move)


@inlined
def greedy_move(calls: Calls, rest: Rest, buffers: Buffers, slots: Slots, work: Slots, rng: Rng, lane: int) -> int:
    """Return the move that `GreedyBot` chooses: the best one move ahead, of one guess of what is hidden."""
    if calls.legal(slots.at[lane], buffers.moves_at) == 1:
        return int(buffers.moves[0])
    copy_row(slots.rows, lane, work.rows, 0)
    rest.hide(work.at[0], int(slots.heads[lane].actor))
    return int(greedy_choice(calls, rest.affords, 0.0, ANY_LOSS, buffers, work, rng))


@inlined
def write_rewards(calls: Calls, rest: Rest, buffers: Buffers, lanes: Lanes, slots: Slots, lane: int) -> None:
    """Write each seat's return from the finished game."""
    seats = int(lanes.settings[SEATS])
    lanes.points[:] = 0
    rest.score(slots.at[lane], lanes.points_at)
    calls.winners(slots.at[lane], buffers.won_at)
    write_returns(int(lanes.settings[KIND]), lanes.points, buffers.won, seats, buffers.shares)
    for seat in range(seats):
        lanes.rewards[lane, seat] = buffers.shares[seat]


@inlined
def look(calls: Calls, rest: Rest, lanes: Lanes, slots: Slots, work: Slots, lane: int) -> None:
    """Write the learner's observation, the seat to move, and its legal moves."""
    actor = int(slots.heads[lane].actor)
    lanes.actors[lane] = actor
    observe(rest.hide, rest.features, slots, work, lane, int(lanes.observers[lane]), lanes.observations, lanes.observations_at)
    lanes.masks[lane, :] = 0
    lanes.counts[lane] = 0
    if actor > 0:
        lanes.counts[lane] = calls.legal(slots.at[lane], lanes.legal_at[lane])
        for index in range(lanes.counts[lane]):
            lanes.masks[lane, lanes.legal[lane, index]] = 1


@inlined
def observe(
    hide: Act, features: Write, slots: Slots, work: Slots, lane: int, seat: int, observations: Floats, observations_at: Handle
) -> None:
    """Write the observation of a seat in a state."""
    copy_row(slots.rows, lane, work.rows, 0)
    hide(work.at[0], seat)
    features(work.at[0], observations_at[lane])
    for index in range(observations.shape[1]):  # in this form several at once
        number = observations[lane, index]
        number = LOWEST if number < LOWEST else number
        observations[lane, index] = HIGHEST if number > HIGHEST else number


def first_illegal(moves: Integers, legal: Moves, counts: Integers) -> int:
    """Return the first lane whose move is not legal, -1 if all are; lanes in which nobody is to move take any."""
    for lane in range(len(moves)):
        if counts[lane] > 0:
            is_legal = False
            for index in range(counts[lane]):
                if legal[lane, index] == moves[lane]:
                    is_legal = True
                    break
            if not is_legal:
                return lane
    return -1
