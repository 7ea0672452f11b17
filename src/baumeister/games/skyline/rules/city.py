"""The city: its buildings and their owners, building and removing."""

from baumeister.core.kernel import kernel
from baumeister.core.record import Moves
from baumeister.games.skyline.rules.components import EMPTY, FIELDS, ONE_FLOOR, TWO_FLOORS
from baumeister.games.skyline.rules.moves import FLOOR_ON
from baumeister.games.skyline.rules.state import NOBODY, NOWHERE, State


@kernel
def has_endless_supply(state: State) -> bool:
    """PS 3.9: with two seats there are always floors of a colour not in play."""
    return bool(state.seats == 2)


@kernel
def has_floor(state: State, seat: int) -> bool:
    """PS 3.9: the seat has a floor to build with."""
    return bool(state.supply[seat] > 0) or has_endless_supply(state)


@kernel
def is_own(state: State, field: int) -> bool:
    """Tell whether the building on a field belongs to the seat to move."""
    return bool(state.owners[field] == state.turn)


@kernel
def is_rival(state: State, field: int) -> bool:
    """Tell whether the building on a field belongs to another seat."""
    return bool(state.owners[field] != state.turn and state.owners[field] != NOBODY)


@kernel
def is_low(state: State, field: int) -> bool:
    """PS 5: a building of one or two floors without the architect; cards can remove, move and swap it."""
    return bool(ONE_FLOOR <= state.buildings[field] <= TWO_FLOORS and field != state.architect)


@kernel
def legal_floors(state: State, moves: Moves) -> int:
    """PS 2.2, 5 (card 9): a floor goes on any free field."""
    count = 0
    for field in range(FIELDS):
        if state.buildings[field] == EMPTY:
            moves[count] = FLOOR_ON + field
            count += 1
    return count


@kernel
def put(state: State, field: int, seat: int, building: int) -> None:
    """Put a building on a field."""
    state.owners[field] = seat
    state.buildings[field] = building


@kernel
def clear(state: State, field: int) -> None:
    """Empty a field."""
    state.owners[field] = NOBODY
    state.buildings[field] = EMPTY


@kernel
def note_move(state: State, start: int, end: int) -> None:
    """Note which building is about to move, from where to where."""
    state.moved_from = start
    state.moved_to = end
    state.moved = state.buildings[start]


@kernel
def forget_move(state: State) -> None:
    """Begin a turn in which nothing has moved."""
    state.moved_from = NOWHERE
    state.moved_to = NOWHERE
    state.moved = EMPTY
