"""Choosing blocks for the round (MH 3.1)."""

from baumeister.core.kernel import kernel
from baumeister.core.record import Moves
from baumeister.games.manhattan.rules.components import FOUR_MIXES, MIXES, SIX_MIXES, SIZES
from baumeister.games.manhattan.rules.moves import TAKE, TAKE_SECOND, mix_of
from baumeister.games.manhattan.rules.state import State


@kernel
def legal_takes(state: State, moves: Moves) -> int:
    """MH 3.1: any mix that the supply holds, exactly the round's number of blocks."""
    seat = state.actor - 1
    second = has_taken_first(state, seat)
    colour = seat + 2 if second else seat
    start, mixes = (0, SIX_MIXES) if state.seats == 4 else (SIX_MIXES, FOUR_MIXES)
    shift = TAKE_SECOND - SIX_MIXES if second else TAKE
    count = 0
    for mix in range(start, start + mixes):
        if (
            MIXES[mix, 0] <= state.supply[colour, 0]
            and MIXES[mix, 1] <= state.supply[colour, 1]
            and MIXES[mix, 2] <= state.supply[colour, 2]
            and MIXES[mix, 3] <= state.supply[colour, 3]
        ):
            moves[count] = shift + mix
            count += 1
    return count


@kernel
def has_taken_first(state: State, seat: int) -> bool:
    """MH 3.1: with two seats the second colour's four follow the first colour's."""
    if state.seats != 2:
        return False
    return bool(state.chosen[seat, 0] + state.chosen[seat, 1] + state.chosen[seat, 2] + state.chosen[seat, 3] > 0)


@kernel
def take(state: State, move: int) -> None:
    """MH 3.1: blocks of one colour go from the supply to the chosen ones."""
    second, mix = mix_of(move)
    colour = state.actor - 1 + 2 * second
    for size in range(SIZES):
        state.supply[colour, size] -= MIXES[mix, size]
        state.chosen[colour, size] = MIXES[mix, size]
