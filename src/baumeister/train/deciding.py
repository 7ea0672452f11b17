"""How seats choose in self-play: one move ahead, the best or carelessly; and what the network makes of it. Compiled."""

from math import exp, sqrt

from baumeister.bots.network import Sight, judged_worth
from baumeister.bots.win_share import choices, worth_of
from baumeister.core.chance import Rng, below
from baumeister.core.kernel import kernel
from baumeister.core.record import Reals
from baumeister.envs.lanes import EQUAL, keep_sensible, random_move
from baumeister.train.work import HAND, RANDOM, TAUGHT, Work

RESOLUTION = 1 << 30  # of a random fraction
CARELESS = 0.01
"""A move is careless if it is worth so much of a win less than the best."""


@kernel
def decide(work: Work, game: int, decision: int) -> None:
    """Make a decision of the seat that is to move, and note what the network says of it.

    If the taught network tries a clearly worse move than its best, what it says of its best is noted.
    """
    buffers, slots = work.buffers, work.slots
    seat = int(slots.heads[0].actor)
    player = int(work.cast.players[game, seat - 1])
    softness = float(work.cast.softness[game, seat - 1])
    if player == RANDOM:
        move = random_move(work.calls, buffers, slots.at[0], work.rng)
        best = move
    else:
        kept = consider(work, player)
        likeliest = pick_best(buffers.worths, kept, work.rng)
        chosen = likeliest if softness == 0.0 else pick_softly(buffers.worths, kept, softness, work.rng)
        move, best = int(buffers.moves[chosen]), int(buffers.moves[likeliest])
        if player != TAUGHT or buffers.worths[chosen] > buffers.worths[likeliest] - CARELESS:
            best = move
    work.course.is_cut[decision] = 1 if best != move else 0
    sight = Sight(work.rest.hide, work.rest.features)
    judged_worth(work.calls, sight, work.minds.taught, work.minds.mind, buffers, slots, 0, best)
    for other in range(slots.heads[0].seats):
        work.course.shares[decision, other] = buffers.shares[other]
    work.calls.play(slots.at[0], move)


@kernel
def consider(work: Work, player: int) -> int:
    """Write the moves that a player thinks of and their worths to it, by a guess of what is hidden; return how many."""
    calls, rest, buffers, slots, minds = work.calls, work.rest, work.buffers, work.slots, work.minds
    slots.rows[1] = slots.rows[0]
    rest.hide(slots.at[1], int(slots.heads[0].actor))
    calls.guess(slots.at[1], buffers.rng_at)
    count = choices(calls, buffers, slots.at[1])
    sight = Sight(rest.hide, rest.features)
    for index in range(count):
        move = int(buffers.moves[index])
        if player == HAND:
            buffers.worths[index] = worth_of(calls, buffers, slots, 1, move)
        elif player == TAUGHT:
            buffers.worths[index] = judged_worth(calls, sight, minds.taught, minds.mind, buffers, slots, 1, move)
        else:
            buffers.worths[index] = judged_worth(calls, sight, minds.older, minds.mind, buffers, slots, 1, move)
    return int(keep_sensible(rest, buffers, work.cast.settings, slots.at[1], count))


@kernel
def pick_best(worths: Reals, count: int, rng: Rng) -> int:
    """Return the index of the best of the first worths, each of several equally likely."""
    best = worths[0]
    equal = 0
    for index in range(count):
        best = max(best, worths[index])
    for index in range(count):
        if worths[index] >= best - EQUAL:
            equal += 1
    left = below(rng, equal)
    chosen = 0
    for index in range(count):
        if worths[index] >= best - EQUAL:
            if left == 0:
                chosen = index
            left -= 1
    return chosen


@kernel
def pick_softly(worths: Reals, count: int, softness: float, rng: Rng) -> int:
    """Return an index by chance: who is worse by `softness` standard deviations of the first worths is e times less likely."""
    best = worths[0]
    mean = 0.0
    squares = 0.0
    for index in range(count):
        best = max(best, worths[index])
        mean += worths[index] / count
        squares += worths[index] * worths[index] / count
    scale = softness * max(sqrt(max(squares - mean * mean, 0.0)), 1e-9)
    total = 0.0
    for index in range(count):
        total += exp((worths[index] - best) / scale)
    left = below(rng, RESOLUTION) / RESOLUTION * total
    for index in range(count):
        left -= exp((worths[index] - best) / scale)
        if left < 0.0:
            return index
    return count - 1
