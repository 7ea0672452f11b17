"""The architect: building, raising, demolishing (PS 3.5-3.9), joining (PS 4)."""

from typing import Any

from numpy.typing import NDArray

from baumeister.core.kernel import kernel
from baumeister.games.skyline.rules.components import (
    EMPTY,
    ONE_FLOOR,
    REACH,
    REACHED,
    SKYSCRAPER,
    THREE_FLOORS,
    TWO_FLOORS,
)
from baumeister.games.skyline.rules.moves import (
    BUILD_ON,
    DEMOLISH,
    JOIN,
    JOIN_ENDS,
    JOIN_INDEX,
    JOIN_STARTS,
    STRIKE,
    STRIKE_ENDS,
    STRIKE_INDEX,
    STRIKE_STARTS,
)
from baumeister.games.skyline.rules.phases import clear, end_turn, has_floor, is_own, is_rival, note_move, put
from baumeister.games.skyline.rules.scoring import finish, has_all_skyscrapers
from baumeister.games.skyline.rules.state import BUILD, JOINED, NOWHERE, State


@kernel
def call_architect(state: State) -> None:
    """PS 3.5, 3.8: the seat must build, or its turn is over if it can't."""
    if can_build(state):
        state.phase = BUILD
        state.actor = state.turn + 1
    else:
        end_turn(state)


@kernel
def can_build(state: State) -> bool:
    """PS 3.8, 3.9: there is a floor in the supply and a field where it may go."""
    if not has_floor(state, state.turn):
        return False
    for index in range(REACHED[state.architect, state.black]):
        field = REACH[state.architect, state.black, index]
        if state.buildings[field] == EMPTY or can_raise(state, field):
            return True
    return False


@kernel
def can_raise(state: State, field: int) -> bool:
    """PS 3.6, 4: the building is the seat's own, of one or two floors, and has somebody to demolish or something to join."""
    if not is_own(state, field) or state.buildings[field] > TWO_FLOORS:
        return False
    return has_victim(state, field, state.buildings[field] + 1) or can_join(state, field)


@kernel
def is_victim(state: State, field: int, floors: int) -> bool:
    """PS 3.6: a rival's smaller building without the architect."""
    return is_rival(state, field) and state.buildings[field] < floors and field != state.architect


@kernel
def has_victim(state: State, field: int, floors: int) -> bool:
    """PS 3.6: some building can be demolished from a field, at as many steps as the demolisher has floors."""
    for index in range(REACHED[field, floors]):  # noqa: SIM110 - kernels know no generators
        if is_victim(state, REACH[field, floors, index], floors):
            return True
    return False


@kernel
def is_partner(state: State, field: int) -> bool:
    """PS 4: another own building of one floor, from which the three joined floors can demolish something."""
    return is_own(state, field) and state.buildings[field] == ONE_FLOOR and has_victim(state, field, THREE_FLOORS)


@kernel
def can_join(state: State, field: int) -> bool:
    """PS 4: with the option expert, a building raised from one floor to two may join another."""
    if not state.expert or state.buildings[field] != ONE_FLOOR:
        return False
    for index in range(REACHED[field, TWO_FLOORS]):  # noqa: SIM110 - kernels know no generators
        if is_partner(state, REACH[field, TWO_FLOORS, index]):
            return True
    return False


@kernel
def legal_builds(state: State, moves: NDArray[Any]) -> int:
    """PS 3.5-3.6, 4: all ways to build at the black die's number of steps from the architect."""
    count = 0
    for index in range(REACHED[state.architect, state.black]):
        field = REACH[state.architect, state.black, index]
        building = state.buildings[field]
        if building == EMPTY:
            moves[count] = BUILD_ON + field
            count += 1
        elif is_own(state, field) and building <= TWO_FLOORS:
            count = add_strikes(state, moves, count, field, building + 1)
            if state.expert and building == ONE_FLOOR:
                count = add_joins(state, moves, count, field)
    return count


@kernel
def add_strikes(state: State, moves: NDArray[Any], count: int, field: int, floors: int) -> int:
    """PS 3.6: add whom the building, now of so many floors, can demolish."""
    for index in range(REACHED[field, floors]):
        victim = REACH[field, floors, index]
        if is_victim(state, victim, floors):
            moves[count] = STRIKE + STRIKE_INDEX[field, victim]
            count += 1
    return count


@kernel
def add_joins(state: State, moves: NDArray[Any], count: int, field: int) -> int:
    """PS 4: add which buildings of its owner it can join."""
    for index in range(REACHED[field, TWO_FLOORS]):
        partner = REACH[field, TWO_FLOORS, index]
        if is_partner(state, partner):
            moves[count] = JOIN + JOIN_INDEX[field, partner]
            count += 1
    return count


@kernel
def legal_demolitions(state: State, moves: NDArray[Any]) -> int:
    """PS 4: whom the three joined floors can demolish."""
    count = 0
    for index in range(REACHED[state.joined, THREE_FLOORS]):
        victim = REACH[state.joined, THREE_FLOORS, index]
        if is_victim(state, victim, THREE_FLOORS):
            moves[count] = DEMOLISH + victim
            count += 1
    return count


@kernel
def build(state: State, move: int) -> None:
    """PS 3.5: take a floor from the supply; on an empty field that is all."""
    state.supply[state.turn] -= 1
    if move < STRIKE:
        put(state, move - BUILD_ON, state.turn, ONE_FLOOR)
        state.architect = move - BUILD_ON
        end_turn(state)
    elif move < JOIN:
        start = STRIKE_STARTS[move - STRIKE]
        demolish(state, start, STRIKE_ENDS[move - STRIKE], state.buildings[start] + 1)
    else:
        join(state, JOIN_STARTS[move - JOIN], JOIN_ENDS[move - JOIN])


@kernel
def demolish(state: State, start: int, end: int, floors: int) -> None:
    """PS 3.6-3.7: the building moves onto a rival's; three floors become a skyscraper."""
    state.supply[state.owners[end]] += state.buildings[end]
    note_move(state, start, end)
    clear(state, start)
    if floors == THREE_FLOORS:
        put(state, end, state.turn, SKYSCRAPER)
        state.supply[state.turn] += THREE_FLOORS
        state.skyscrapers[state.turn] += 1
    else:
        put(state, end, state.turn, TWO_FLOORS)
    state.architect = end
    if has_all_skyscrapers(state, state.turn):
        finish(state)
    else:
        end_turn(state)


@kernel
def join(state: State, start: int, end: int) -> None:
    """PS 4: three floors, which must demolish with the same seat's next move."""
    note_move(state, start, end)
    clear(state, start)
    put(state, end, state.turn, THREE_FLOORS)
    state.joined = end
    state.phase = JOINED


@kernel
def strike_joined(state: State, victim: int) -> None:
    """PS 4: the three joined floors demolish."""
    start = state.joined
    state.joined = NOWHERE
    demolish(state, start, victim, THREE_FLOORS)
