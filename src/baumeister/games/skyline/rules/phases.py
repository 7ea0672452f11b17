"""The end of a turn, and whose buildings stand where: what builders and action cards both need."""

from baumeister.core.kernel import kernel
from baumeister.games.skyline.rules.components import EMPTY, ONE_FLOOR, TWO_FLOORS
from baumeister.games.skyline.rules.state import NOBODY, NOWHERE, ROLL, State


@kernel
def end_turn(state: State) -> None:
    """PS 2.3: the next seat clockwise throws the dice."""
    state.turn = (state.turn + 1) % state.seats
    state.phase = ROLL
    state.actor = 0


@kernel
def has_floor(state: State, seat: int) -> bool:
    """PS 3.9: with two seats the supply never ends."""
    return bool(state.supply[seat] > 0 or state.seats == 2)


@kernel
def is_own(state: State, field: int) -> bool:
    """Tell whether the building on a field belongs to the seat whose turn it is."""
    return bool(state.owners[field] == state.turn)


@kernel
def is_rival(state: State, field: int) -> bool:
    """Tell whether the building on a field belongs to another seat."""
    return bool(state.owners[field] != state.turn and state.owners[field] != NOBODY)


@kernel
def is_low(state: State, field: int) -> bool:
    """PS 5: a building of one or two floors on which the architect does not stand: cards can remove, move and swap it."""
    return bool(ONE_FLOOR <= state.buildings[field] <= TWO_FLOORS and field != state.architect)


@kernel
def note_move(state: State, start: int, end: int) -> None:
    """Keep which building moves from where to where; it is still where it was."""
    state.moved_from = start
    state.moved_to = end
    state.moved = state.buildings[start]


@kernel
def forget_move(state: State) -> None:
    """Begin a turn in which nothing has moved."""
    state.moved_from = NOWHERE
    state.moved_to = NOWHERE
    state.moved = EMPTY


@kernel
def put(state: State, field: int, seat: int, building: int) -> None:
    """Put a building on a field."""
    state.owners[field] = seat
    state.buildings[field] = building


@kernel
def clear(state: State, field: int) -> None:
    """Take what stands there off a field."""
    state.owners[field] = NOBODY
    state.buildings[field] = EMPTY
