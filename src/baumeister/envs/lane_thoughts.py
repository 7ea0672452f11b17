"""What greedy bots think of every move in many games side by side: written once for all games, interpreted or compiled."""

from baumeister.bots.buffers import Buffers, Calls
from baumeister.bots.choosing import keep_sensible, value_choices
from baumeister.core.chance import Rng
from baumeister.core.record import Floats
from baumeister.generic.slots import Act, Count, Slots, Weigh, Write, copy_row


def think_lanes(
    guess: Write,
    legal: Count,
    odds: Weigh,
    play: Act,
    evaluate: Write,
    winners: Write,
    hide: Act,
    affords: Count,
    buffers: Buffers,
    shares: Floats,
    rngs: Rng,
    slots: Slots,
    work: Slots,
    rng: Rng,
    start: int,
    stop: int,
) -> None:
    """Write the mover's share of the win after each move that `GreedyBot` weighs in the lanes from `start` to `stop`, else 0.

    Each lane's guesses of what is hidden have random numbers of their own, `rngs`; what happens in it stays the same.
    """
    calls = Calls(guess, legal, odds, play, evaluate, winners)
    for lane in range(start, stop):
        shares[lane, :] = 0.0
        actor = int(slots.heads[lane].actor)
        if actor > 0:
            rng[0] = rngs[lane]
            copy_row(slots.rows, lane, work.rows, 0)
            hide(work.at[0], actor)
            calls.guess(work.at[0], buffers.rng_at)
            count = value_choices(calls, buffers, work, 0)
            for index in range(keep_sensible(affords, buffers, work.at[0], count)):
                shares[lane, buffers.moves[index]] = buffers.move_values[index]
            rngs[lane] = rng[0]
