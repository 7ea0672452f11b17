"""Play a tile: where it may lie, its points, its coin (BB 3.1-3.3)."""

from baumeister.core.kernel import kernel
from baumeister.core.record import Moves
from baumeister.games.buerger.rules.components import (
    COINS_MAX,
    DISTRICT,
    DISTRICTS_OF_A_COLOUR,
    FIRST_SPACE,
    FORMS,
    SIZE,
    SPACE_COIN,
    SPACES,
    TILE_KIND,
    TILE_VALUE,
)
from baumeister.games.buerger.rules.hand import take_from_hand
from baumeister.games.buerger.rules.moves import LAID
from baumeister.games.buerger.rules.scoring import score_tile
from baumeister.games.buerger.rules.state import State


@kernel
def legal_lays(state: State, moves: Moves) -> int:
    """BB 3.1: any tile in hand on any free building space of a district of its colour; equal tiles give one move."""
    seat = state.actor - 1
    first = int(state.hands[seat, 0])
    second = int(state.hands[seat, 1])
    third = int(state.hands[seat, 2])
    count = add_lays(state, moves, 0, first)
    if second != first:
        count = add_lays(state, moves, count, second)
    if third not in (first, second):
        count = add_lays(state, moves, count, third)
    return count


@kernel
def add_lays(state: State, moves: Moves, count: int, tile: int) -> int:
    """Add the moves of one tile; return how many moves there are then."""
    first_district = tile // FORMS * DISTRICTS_OF_A_COLOUR
    for district in range(first_district, first_district + DISTRICTS_OF_A_COLOUR):
        free = int(state.free[district])
        move = LAID + tile * SPACES + int(FIRST_SPACE[district])
        for letter in range(SIZE[district]):
            moves[count] = move + letter  # overwritten unless it counts; branch-free: faster than an unpredictable branch
            count += (free >> letter) & 1
    return count


@kernel
def lay(state: State, tile: int, space: int) -> None:
    """BB 3.1-3.3: a tile from the hand on a space, its points, the space's coin."""
    seat = state.actor - 1
    take_from_hand(state, seat, tile)
    score_tile(state, seat, tile, space)
    put_on(state, tile, space)
    state.coins[seat] = min(int(state.coins[seat]) + int(SPACE_COIN[space]), COINS_MAX)
    state.district = DISTRICT[space]


@kernel
def put_on(state: State, tile: int, space: int) -> None:
    """Put a tile on a building space."""
    district = int(DISTRICT[space])
    state.spaces[space] = tile
    state.free[district] -= 1 << (space - FIRST_SPACE[district])
    state.kind_values[district, TILE_KIND[tile]] += TILE_VALUE[tile]
