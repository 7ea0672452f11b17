"""Before the first turn (BB 2).

neutral ... neutral    deal ... deal    offer ... offer    mayor
BB 2.2, two seats      BB 2.3           BB 2.3             BB 2.3
"""

from baumeister.core.kernel import kernel
from baumeister.core.record import FULL, Integers, Moves
from baumeister.games.buerger.rules.components import (
    COPIES,
    CRANES,
    DISTRICTS,
    FIRST_PLAIN_SPACE,
    HAND,
    OFFERS,
    SIZE,
    SUPPLY,
    TILES,
)
from baumeister.games.buerger.rules.hand import insert
from baumeister.games.buerger.rules.laying import put_on
from baumeister.games.buerger.rules.moves import MAYOR_AT
from baumeister.games.buerger.rules.state import DEAL, LAY, MAYOR, NEUTRAL, OFFER, State


@kernel
def setup(state: State, seats: int, options: Integers) -> None:  # noqa: ARG001 - the game has no options
    """Fill a zeroed record (BB 2)."""
    state.seats = seats
    state.viewer = FULL
    state.phase = NEUTRAL if seats == 2 else DEAL  # BB 2.2
    state.district = 0 if seats == 2 else -1
    state.supply_size = SUPPLY[seats]
    for tile in range(TILES):
        state.supply[tile] = COPIES[tile]
    for seat in range(seats):
        state.cranes[seat] = CRANES
    state.hands[:] = -1
    state.offer[:] = -1
    state.gap = -1
    state.mayor = -1
    state.spaces[:] = -1
    state.completed[:] = -1
    for district in range(DISTRICTS):
        state.free[district] = (1 << SIZE[district]) - 1


@kernel
def put_neutral(state: State, tile: int) -> None:
    """BB 2.2: a tile of its colour on the district's first plain space; nobody scores."""
    put_on(state, tile, int(FIRST_PLAIN_SPACE[state.district]))
    state.district += 1
    if state.district == DISTRICTS:
        state.district = -1
        state.phase = DEAL


@kernel
def deal(state: State, tile: int) -> None:
    """BB 2.3: three tiles for P1, then for P2, …; then the offer board is filled."""
    seat = state.seat_in_turn
    insert(state, seat, 0, int(state.hand_sizes[seat]), tile)
    state.hand_sizes[seat] += 1
    state.dealt_counts[seat] += 1
    if state.hand_sizes[seat] == HAND:
        state.seat_in_turn += 1
        if state.seat_in_turn == state.seats:
            state.seat_in_turn = 0
            state.phase = OFFER
            state.gap = 0


@kernel
def put_on_offer(state: State, tile: int) -> None:
    """BB 2.3: one tile on each offer space, 1 to 5; then the Mayor comes."""
    state.offer[state.gap] = tile
    state.gap += 1
    if state.gap == OFFERS:
        state.gap = -1
        state.phase = MAYOR


@kernel
def legal_places(moves: Moves) -> int:
    """BB 2.3: the Mayor starts beside any offer space."""
    for space in range(OFFERS):
        moves[space] = MAYOR_AT + space
    return OFFERS


@kernel
def place_odds(count: int, weights: Integers) -> None:
    """BB 2.3: all first places of the Mayor are equally likely."""
    for index in range(count):
        weights[index] = 1


@kernel
def place_mayor(state: State, space: int) -> None:
    """BB 2.3: the Mayor has his first place; P1 has the first turn."""
    state.mayor = space
    state.phase = LAY
    state.actor = 1
