"""The option `expert` (PS 4): a building raised to two floors joins another, and the three demolish."""

from baumeister.core.kernel import kernel
from baumeister.core.record import Moves
from baumeister.games.skyline.rules.city import clear, is_own, note_move, put
from baumeister.games.skyline.rules.components import ONE_FLOOR, REACH, REACHED, THREE_FLOORS, TWO_FLOORS
from baumeister.games.skyline.rules.demolishing import demolish, has_victim, is_victim
from baumeister.games.skyline.rules.moves import DEMOLISH, JOIN, JOIN_INDEX
from baumeister.games.skyline.rules.state import JOINED, NOWHERE, State


@kernel
def is_partner(state: State, field: int) -> bool:
    """PS 4: another own building of one floor, from which the three joined floors can demolish something."""
    return is_own(state, field) and bool(state.buildings[field] == ONE_FLOOR) and has_victim(state, field, THREE_FLOORS)


@kernel
def can_join(state: State, start: int) -> bool:
    """PS 4: the building on this field, raised from one floor to two, may join another."""
    if not state.expert or state.buildings[start] != ONE_FLOOR:
        return False
    for index in range(REACHED[start, TWO_FLOORS]):  # noqa: SIM110 - kernels know no generators
        if is_partner(state, REACH[start, TWO_FLOORS, index]):
            return True
    return False


@kernel
def add_joins(state: State, moves: Moves, count: int, start: int) -> int:
    """PS 4: add which buildings of its owner it can join."""
    for index in range(REACHED[start, TWO_FLOORS]):
        partner = REACH[start, TWO_FLOORS, index]
        if is_partner(state, partner):
            moves[count] = JOIN + JOIN_INDEX[start, partner]
            count += 1
    return count


@kernel
def join(state: State, start: int, end: int) -> None:
    """PS 4: three floors, which must demolish with the same seat's next move."""
    note_move(state, start, end)
    clear(state, start)
    put(state, end, state.turn, THREE_FLOORS)
    state.joined = end
    state.phase = JOINED


@kernel
def legal_demolitions(state: State, moves: Moves) -> int:
    """PS 4: the targets that the three joined floors can demolish."""
    count = 0
    for index in range(REACHED[state.joined, THREE_FLOORS]):
        victim = REACH[state.joined, THREE_FLOORS, index]
        if is_victim(state, victim, THREE_FLOORS):
            moves[count] = DEMOLISH + victim
            count += 1
    return count


@kernel
def demolish_joined(state: State, victim: int) -> None:
    """PS 4: the three joined floors demolish."""
    start = state.joined
    state.joined = NOWHERE
    demolish(state, start, victim, THREE_FLOORS)
