"""The course of the game (BB 2-4): setup, legal, odds, play.

    neutral ... neutral   deal ... deal   offer ... offer   mayor   a turn   refill   a turn   refill ... a turn
    BB 2.2, two seats     BB 2.3          BB 2.3            BB 2.3  BB 3.1-3.6 3.7                        BB 3.7, 4

The steps of a turn are in `turn.py`.
"""

from typing import Any

from numpy.typing import NDArray

from baumeister.core.kernel import kernel
from baumeister.core.record import FULL, OVER
from baumeister.games.buerger.rules.components import (
    COPIES,
    CRANES,
    DISTRICTS,
    DISTRICTS_OF_A_COLOUR,
    FIRST_PLAIN_SPACE,
    FORMS,
    HAND,
    OFFERS,
    SIZE,
    SUPPLY,
    TILES,
)
from baumeister.games.buerger.rules.hand import insert
from baumeister.games.buerger.rules.moves import BOUGHT, CRANE, DEALT, DRAWN_NEUTRAL, MAYOR_AT, NO_CRANE, OFFERED, REFILLED
from baumeister.games.buerger.rules.state import DEAL, LAY, MAYOR, NEUTRAL, OFFER, PROJECT, REFILL, TAKE, State
from baumeister.games.buerger.rules.steps import complete, lay, legal_lays, legal_takes, put_on, refill, take, to_taking


@kernel
def setup(state: State, seats: int, options: NDArray[Any]) -> None:  # noqa: ARG001 - the game has no options
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
def legal(state: State, moves: NDArray[Any]) -> int:
    """Write the numbers of the legal moves, return how many."""
    if state.actor == OVER:
        return 0
    if state.phase == LAY:
        return legal_lays(state, moves)
    if state.phase == TAKE:
        return legal_takes(state, moves)
    if state.phase == PROJECT:
        moves[0] = CRANE
        moves[1] = NO_CRANE
        return 2
    if state.phase == MAYOR:
        for space in range(OFFERS):
            moves[space] = MAYOR_AT + space
        return OFFERS
    return legal_draws(state, moves)


@kernel
def legal_draws(state: State, moves: NDArray[Any]) -> int:
    """C2: any tile that is unseen; for a neutral tile any of the district's colour (BB 2.2)."""
    first = REFILLED if state.phase == REFILL else DEALT if state.phase == DEAL else OFFERED
    start, stop = 0, TILES
    if state.phase == NEUTRAL:
        first = DRAWN_NEUTRAL
        start = int(state.district) // DISTRICTS_OF_A_COLOUR * FORMS
        stop = start + FORMS
    count = 0
    for tile in range(start, stop):
        moves[count] = first + tile  # overwritten unless it counts: faster than a branch that nobody can foresee
        count += 1 if state.supply[tile] > 0 else 0
    return count


@kernel
def odds(state: State, moves: NDArray[Any], count: int, weights: NDArray[Any]) -> None:
    """C2: a draw has the odds of what is unseen (BB 2.1); the Mayor starts anywhere alike (BB 2.3)."""
    if state.phase == MAYOR:
        for index in range(count):
            weights[index] = 1
        return
    for index in range(count):
        weights[index] = state.supply[tile_drawn(moves[index])]


@kernel
def tile_drawn(move: int) -> int:
    """Return the tile of a move of chance that draws one."""
    return int((move - DRAWN_NEUTRAL) % TILES)


@kernel
def play(state: State, move: int) -> None:
    """Make a legal move and what follows by itself."""
    state.ply += 1
    if move < CRANE:
        lay(state, move)
    elif move == CRANE:
        complete(state)
    elif move == NO_CRANE:
        to_taking(state)
    elif move < DRAWN_NEUTRAL:
        take(state, move - BOUGHT)
    elif move >= MAYOR_AT:
        begin(state, move - MAYOR_AT)
    else:
        tile = tile_drawn(move)
        state.supply[tile] -= 1
        if move >= REFILLED:
            refill(state, tile)
        elif move >= OFFERED:
            put_on_offer(state, tile)
        elif move >= DEALT:
            deal(state, tile)
        else:
            put_neutral(state, tile)


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
def begin(state: State, space: int) -> None:
    """BB 2.3: the Mayor stands; P1 has the first turn."""
    state.mayor = space
    state.phase = LAY
    state.actor = 1
