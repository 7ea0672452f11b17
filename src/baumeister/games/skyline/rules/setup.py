"""The set-up (PS 1.6, 2).

[corner …]  tower …  floor …  → the first turn
PS 2.1      PS 2.2   PS 2.2     PS 2.3
"""

from baumeister.core.kernel import kernel
from baumeister.core.record import FULL, Integers, Moves
from baumeister.games.skyline.rules.city import forget_move, legal_floors, put
from baumeister.games.skyline.rules.components import (
    CARD_COPIES,
    CASH,
    CENTRE,
    CORNERS,
    EMPTY,
    FLOORS,
    KINDS,
    ONE_FLOOR,
    SET_UP_FLOORS,
    SKYSCRAPER,
)
from baumeister.games.skyline.rules.moves import FLOOR_ON, START, TOWERS
from baumeister.games.skyline.rules.state import CORNER, FLOOR, NOBODY, NOWHERE, ROLL, TOWER, State


@kernel
def setup(state: State, seats: int, options: Integers) -> None:
    """Fill a zeroed record (PS 1, 2.1); the options are expert and free_start."""
    state.seats = seats
    state.viewer = FULL
    state.expert = options[0]
    state.phase = CORNER if options[1] else TOWER
    state.actor = 1
    state.owners[:] = NOBODY
    state.architect = NOWHERE
    state.joined = NOWHERE
    forget_move(state)
    for seat in range(seats):
        state.cash[seat] = CASH
        state.supply[seat] = FLOORS
    for kind in range(KINDS + 1):
        state.unseen[kind] = CARD_COPIES[kind]
    state.card_seat = NOBODY
    state.debtor = NOBODY
    state.creditor = NOBODY


@kernel
def legal_set_up(state: State, moves: Moves) -> int:
    """PS 2.1-2.2: any corner; a free field of the centre; any free field."""
    if state.phase == CORNER:
        for corner in range(len(CORNERS)):
            moves[corner] = START + corner
        return len(CORNERS)
    if state.phase == TOWER:
        return legal_towers(state, moves)
    return legal_floors(state, moves)


@kernel
def legal_towers(state: State, moves: Moves) -> int:
    """PS 2.2: the first skyscraper goes on a free field of the centre."""
    count = 0
    for field in CENTRE:
        if state.buildings[field] == EMPTY:
            moves[count] = TOWERS + field
            count += 1
    return count


@kernel
def set_up(state: State, move: int) -> None:
    """Place a pawn, a skyscraper or a floor."""
    if state.phase == CORNER:
        choose_corner(state, move - START)
    elif state.phase == TOWER:
        set_tower(state, move - TOWERS)
    else:
        set_floor(state, move - FLOOR_ON)


@kernel
def choose_corner(state: State, corner: int) -> None:
    """PS 2.1: clockwise from P1."""
    state.pawns[state.turn] = CORNERS[corner]
    state.turn = (state.turn + 1) % state.seats
    state.actor = state.turn + 1
    if state.turn == 0:
        state.phase = TOWER


@kernel
def set_tower(state: State, field: int) -> None:
    """PS 2.2: a skyscraper in the centre."""
    put(state, field, state.turn, SKYSCRAPER)
    state.skyscrapers[state.turn] += 1
    if next_anticlockwise(state) == 0:
        state.phase = FLOOR
    place_next(state)


@kernel
def set_floor(state: State, field: int) -> None:
    """PS 2.2-2.3: a floor; the architect goes on the last one, and its owner takes the first turn."""
    put(state, field, state.turn, ONE_FLOOR)
    state.supply[state.turn] -= 1
    if next_anticlockwise(state) == 0 and state.supply[state.turn] == FLOORS - SET_UP_FLOORS:
        state.architect = field
        state.phase = ROLL
        state.actor = 0
    else:
        place_next(state)


@kernel
def next_anticlockwise(state: State) -> int:
    """Return the seat that places next in the set-up."""
    return int((state.turn + state.seats - 1) % state.seats)


@kernel
def place_next(state: State) -> None:
    """PS 2.2: anticlockwise."""
    state.turn = next_anticlockwise(state)
    state.actor = state.turn + 1
