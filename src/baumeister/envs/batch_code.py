"""Queries of many states at once, written once for all games, interpreted or compiled."""

from baumeister.core.chance import Rng, pick
from baumeister.core.kernel import kernel
from baumeister.core.record import OVER, Floats, Integers, Mask, Moves, Reals
from baumeister.envs.lanes import observe
from baumeister.generic.returns import write_returns
from baumeister.generic.slots import Act, Count, Handle, Slots, Weigh, Write, copy_row


def observe_all(
    hide: Act, features: Write, slots: Slots, work: Slots, seats: Integers, observations: Floats, observations_at: Handle
) -> None:
    """Write a seat's observation of each state."""
    for lane in range(len(seats)):
        observe(hide, features, slots, work, lane, int(seats[lane]), observations, observations_at)


def hide_all(hide: Act, slots: Slots, views: Slots, seats: Integers) -> None:
    """Write a seat's view of each state."""
    for lane in range(len(seats)):
        copy_row(slots.rows, lane, views.rows, lane)
        hide(views.at[lane], int(seats[lane]))


def mask_all(legal: Count, slots: Slots, moves: Moves, moves_at: Handle, masks: Mask) -> None:
    """Write 1 for each legal move of the seat that is to move."""
    for lane in range(len(masks)):
        if slots.heads[lane].actor > 0:
            for index in range(legal(slots.at[lane], moves_at)):
                masks[lane, moves[index]] = 1


def return_all(
    score: Write,
    winners: Write,
    slots: Slots,
    kind: int,
    points: Integers,
    points_at: Handle,
    won: Integers,
    won_at: Handle,
    returns: Reals,
) -> None:
    """Write each seat's return from the finished games."""
    for lane in range(len(returns)):
        if slots.heads[lane].actor == OVER:
            points[:] = 0
            score(slots.at[lane], points_at)
            winners(slots.at[lane], won_at)
            write_returns(kind, points, won, returns.shape[1], returns[lane])


def sample_all(
    legal: Count,
    odds: Weigh,
    slots: Slots,
    moves: Moves,
    moves_at: Handle,
    weights: Integers,
    weights_at: Handle,
    rng: Rng,
    chosen: Moves,
) -> None:
    """Write a move of chance, by its odds, for each state in which chance is to move."""
    for lane in range(len(chosen)):
        if slots.heads[lane].actor == 0:
            count = legal(slots.at[lane], moves_at)
            odds(slots.at[lane], moves_at, count, weights_at)
            chosen[lane] = moves[pick(rng, weights, count)]


def unplayable(legal: Count, slots: Slots, moves: Moves, room: Moves, room_at: Handle) -> int:
    """Return the first state in which a move isn't legal, -1 if there is none. A move of -1 is none."""
    for lane in range(len(moves)):
        if moves[lane] >= 0 and not is_legal(legal, slots, lane, int(moves[lane]), room, room_at):
            return lane
    return -1


@kernel
def is_legal(legal: Count, slots: Slots, lane: int, move: int, room: Moves, room_at: Handle) -> bool:
    """Tell whether a move is legal in a state."""
    if slots.heads[lane].actor == OVER:
        return False
    found = 0
    for index in range(legal(slots.at[lane], room_at)):
        found += 1 if room[index] == move else 0
    return found > 0


def play_all(play: Act, slots: Slots, moves: Moves) -> None:
    """Make a legal move in each state; -1: none."""
    for lane in range(len(moves)):
        if moves[lane] >= 0:
            play(slots.at[lane], int(moves[lane]))
