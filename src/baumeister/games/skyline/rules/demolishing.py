"""Raised buildings, which must move and demolish (PS 3.6-3.7). A raised building moves as many steps as it has floors."""

from baumeister.core.kernel import kernel
from baumeister.core.record import Moves
from baumeister.games.skyline.rules.city import clear, is_rival, note_move, put
from baumeister.games.skyline.rules.components import REACH, REACHED, SKYSCRAPER, THREE_FLOORS
from baumeister.games.skyline.rules.moves import RAISE, RAISE_INDEX
from baumeister.games.skyline.rules.scoring import finish, has_all_skyscrapers
from baumeister.games.skyline.rules.state import State


@kernel
def is_victim(state: State, field: int, floors: int) -> bool:
    """PS 3.6: a rival's building, smaller than so many floors and without the architect."""
    return is_rival(state, field) and bool(state.buildings[field] < floors and field != state.architect)


@kernel
def has_victim(state: State, start: int, floors: int) -> bool:
    """PS 3.6: a building of so many floors can demolish something from this field."""
    for index in range(REACHED[start, floors]):  # noqa: SIM110 - kernels know no generators
        if is_victim(state, REACH[start, floors, index], floors):
            return True
    return False


@kernel
def add_raises(state: State, moves: Moves, count: int, start: int, floors: int) -> int:
    """PS 3.6: add the targets that the building, now of so many floors, can demolish."""
    for index in range(REACHED[start, floors]):
        victim = REACH[start, floors, index]
        if is_victim(state, victim, floors):
            moves[count] = RAISE + RAISE_INDEX[start, victim]
            count += 1
    return count


@kernel
def after_demolition(floors: int) -> int:
    """PS 3.7: three floors that have demolished become a skyscraper."""
    return SKYSCRAPER if floors == THREE_FLOORS else floors


@kernel
def demolish(state: State, start: int, end: int, floors: int) -> None:
    """PS 3.6-3.7: the building, now of so many floors, moves onto a rival's."""
    state.supply[state.owners[end]] += state.buildings[end]
    note_move(state, start, end)
    clear(state, start)
    put(state, end, state.turn, after_demolition(floors))
    state.architect = end
    if floors == THREE_FLOORS:
        state.supply[state.turn] += THREE_FLOORS
        state.skyscrapers[state.turn] += 1
        if has_all_skyscrapers(state, state.turn):
            finish(state)
