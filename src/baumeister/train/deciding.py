"""How seats choose in self-play: one move ahead, the best or carelessly; and the network's opinion of the result. Compiled."""

from baumeister.bots.choosing import ANY_LOSS, keep_sensible, pick_best, pick_softly, random_choice, value_choices
from baumeister.bots.network import Sight, judge_choices, judged_value
from baumeister.core.kernel import kernel
from baumeister.generic.slots import copy_row
from baumeister.train.work import HAND, RANDOM, TAUGHT, Work

CARELESS = 0.01
"""A move is careless if its share of the win is so much less than the best one's."""


@kernel
def decide(work: Work, game: int, decision: int) -> None:
    """Make a decision of the seat that is to move, and note the network's opinion of the position after it.

    If the taught network tries a clearly worse move than its best, its opinion of the best one is noted.
    """
    buffers, slots = work.buffers, work.slots
    seat = int(slots.heads[0].actor)
    player = int(work.cast.players[game, seat - 1])
    softness = float(work.cast.softness[game, seat - 1])
    if player == RANDOM:
        move = random_choice(work.calls, buffers, slots.at[0], work.rng)
        best = move
    else:
        kept = consider(work, player)
        likeliest = pick_best(buffers.move_values, kept, work.rng)
        chosen = likeliest if softness == 0.0 else pick_softly(buffers.move_values, kept, softness, ANY_LOSS, work.rng)
        move, best = int(buffers.moves[chosen]), int(buffers.moves[likeliest])
        if player != TAUGHT or buffers.move_values[chosen] > buffers.move_values[likeliest] - CARELESS:
            best = move
    work.course.is_cut[decision] = 1 if best != move else 0
    sight = Sight(work.rest.hide, work.rest.features)
    judged_value(work.calls, sight, work.minds.taught, work.minds.mind, buffers, slots, 0, best)
    for other in range(slots.heads[0].seats):
        work.course.shares[decision, other] = buffers.shares[other]
    work.calls.play(slots.at[0], move)


@kernel
def consider(work: Work, player: int) -> int:
    """Write the moves that a player thinks of and their values to it, by a guess of what is hidden; return how many."""
    calls, rest, buffers, slots, minds = work.calls, work.rest, work.buffers, work.slots, work.minds
    copy_row(slots.rows, 0, slots.rows, 1)
    rest.hide(slots.at[1], int(slots.heads[0].actor))
    calls.guess(slots.at[1], buffers.rng_at)
    sight = Sight(rest.hide, rest.features)
    if player == HAND:
        count = value_choices(calls, buffers, slots, 1)
    elif player == TAUGHT:
        count = judge_choices(calls, sight, minds.taught, minds.mind, buffers, slots, 1)
    else:
        count = judge_choices(calls, sight, minds.older, minds.mind, buffers, slots, 1)
    return int(keep_sensible(rest.affords, buffers, slots.at[1], count))
