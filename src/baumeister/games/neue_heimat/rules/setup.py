"""Before a round (NH 2): where the pieces lie, and the draw of the display."""

from baumeister.core.kernel import kernel
from baumeister.core.record import FULL, Integers, Moves
from baumeister.games.neue_heimat.rules.auction import clear_auction
from baumeister.games.neue_heimat.rules.components import (
    CHEQUES,
    CUBES,
    DISPLAY_LENGTH,
    DISPLAYED,
    LENGTH,
    ROOF_COUNT,
    ROOF_VALUES,
    ROOFS,
)
from baumeister.games.neue_heimat.rules.moves import CUBE
from baumeister.games.neue_heimat.rules.state import BESIDE, CHOOSE, DRAW, NOBODY, NOTHING, State


@kernel
def setup(state: State, seats: int, options: Integers) -> None:
    """Fill a zeroed record (NH 1.4, 2)."""
    state.seats = seats
    state.viewer = FULL
    state.rounds = options[0] + 1
    for seat in range(seats):
        state.cash[seat] = CHEQUES
    set_up_pieces(state)


@kernel
def set_up_pieces(state: State) -> None:
    """NH 2: put every piece where it is at the start of a round, with the display still empty."""
    state.phase = DRAW
    state.actor = 0
    state.drawn = 0
    state.is_scored = 0
    state.bag[:] = 1
    state.display[:] = NOTHING
    state.display_start[:] = 0
    state.display_stop[:] = 0
    for value in range(ROOF_VALUES):
        state.roof_pile[value] = ROOFS[value]
    state.roofs_left = ROOF_COUNT
    state.colour_owners[:] = NOBODY
    state.specials[:] = BESIDE
    state.permit_rows[:] = NOTHING
    state.permit_changes[:] = 0
    state.mayor_row = NOTHING
    clear_board(state)
    clear_auction(state)


@kernel
def clear_board(state: State) -> None:
    """NH 1.1: three empty rows of length 4."""
    state.lengths[:] = LENGTH
    state.house_counts[:] = 0
    state.roof_counts[:] = 0
    state.floor_counts[:] = 0
    state.floors[:] = NOTHING
    state.tops[:] = NOTHING
    state.pips[:] = 0
    state.roofs[:] = 0


@kernel
def legal_draws(state: State, moves: Moves) -> int:
    """NH 2, 7.1: any cube not drawn in this round; all of them while the last round's board still stands."""
    count = 0
    for cube in range(CUBES):
        moves[count] = CUBE + cube
        count += 1 if state.is_scored else int(state.bag[cube])
    return count


@kernel
def draw(state: State, cube: int) -> None:
    """NH 2: lay out the next cube; with the last one the round's first turn begins (NH 7.2)."""
    row, index = divmod(int(state.drawn), DISPLAY_LENGTH)
    state.bag[cube] = 0
    state.display[row, index] = cube
    state.display_stop[row] = index + 1
    state.drawn += 1
    if state.drawn == DISPLAYED:
        state.phase = CHOOSE
        state.auctioneer = state.round_number % state.seats
        state.actor = state.auctioneer + 1
