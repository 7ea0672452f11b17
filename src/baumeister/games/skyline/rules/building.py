"""The architect builds (PS 3.5, 3.8, 3.9)."""

from baumeister.core.kernel import kernel
from baumeister.core.record import Moves
from baumeister.games.skyline.rules.city import has_floor, is_own, put
from baumeister.games.skyline.rules.components import EMPTY, ONE_FLOOR, REACH, REACHED, TWO_FLOORS
from baumeister.games.skyline.rules.demolishing import add_raises, demolish, has_victim
from baumeister.games.skyline.rules.joining import add_joins, can_join, join
from baumeister.games.skyline.rules.moves import BUILD_ON, JOIN, JOIN_ENDS, JOIN_STARTS, RAISE, RAISE_ENDS, RAISE_STARTS
from baumeister.games.skyline.rules.state import BUILD, State


@kernel
def call_architect(state: State) -> bool:
    """PS 3.5, 3.8: the seat must build if it can; return whether its turn is over because it can't."""
    if not can_build(state):
        return True
    state.phase = BUILD
    state.actor = state.turn + 1
    return False


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
    """PS 3.6, 4: an own building of one or two floors that can then demolish or join another."""
    if not is_own(state, field) or state.buildings[field] > TWO_FLOORS:
        return False
    return has_victim(state, field, state.buildings[field] + 1) or can_join(state, field)


@kernel
def legal_builds(state: State, moves: Moves) -> int:
    """PS 3.5-3.6, 4: all ways to build at the black die's number of steps from the architect."""
    count = 0
    for index in range(REACHED[state.architect, state.black]):
        field = REACH[state.architect, state.black, index]
        building = state.buildings[field]
        if building == EMPTY:
            moves[count] = BUILD_ON + field
            count += 1
        elif is_own(state, field) and building <= TWO_FLOORS:
            count = add_raises(state, moves, count, field, building + 1)
            if state.expert and building == ONE_FLOOR:
                count = add_joins(state, moves, count, field)
    return count


@kernel
def build(state: State, move: int) -> bool:
    """PS 3.5: a floor from the supply; return whether the turn is over: not if joined floors have yet to demolish."""
    state.supply[state.turn] -= 1
    if move >= JOIN:
        join(state, JOIN_STARTS[move - JOIN], JOIN_ENDS[move - JOIN])
        return False
    if move >= RAISE:
        start = RAISE_STARTS[move - RAISE]
        demolish(state, start, RAISE_ENDS[move - RAISE], state.buildings[start] + 1)
    else:
        put(state, move - BUILD_ON, state.turn, ONE_FLOOR)
        state.architect = move - BUILD_ON
    return True
