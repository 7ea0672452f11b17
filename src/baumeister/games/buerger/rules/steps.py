"""The five steps of a turn (BB 3): lay a tile, complete the project, take a tile, move the Mayor, refill."""

from typing import Any

from numpy.typing import NDArray

from baumeister.core.kernel import kernel
from baumeister.core.record import OVER
from baumeister.games.buerger.rules.components import (
    COINS_MAX,
    COST,
    DISTRICT,
    DISTRICTS_OF_A_COLOUR,
    FIRST_SPACE,
    FORMS,
    OFFERS,
    PRICES,
    SIZE,
    SPACE_COIN,
    SPACES,
    TILE_KIND,
    TILE_VALUE,
)
from baumeister.games.buerger.rules.hand import put_in_hand, take_from_hand
from baumeister.games.buerger.rules.moves import BOUGHT, LAID
from baumeister.games.buerger.rules.scoring import project_points, score_hands, score_tile
from baumeister.games.buerger.rules.state import DONE, LAY, PROJECT, REFILL, TAKE, State


@kernel
def legal_lays(state: State, moves: NDArray[Any]) -> int:
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
def add_lays(state: State, moves: NDArray[Any], count: int, tile: int) -> int:
    """Add the moves of one tile; return how many moves there are then."""
    first_district = tile // FORMS * DISTRICTS_OF_A_COLOUR
    for district in range(first_district, first_district + DISTRICTS_OF_A_COLOUR):
        free = int(state.free[district])
        move = LAID + tile * SPACES + int(FIRST_SPACE[district])
        for letter in range(SIZE[district]):
            moves[count] = move + letter  # overwritten unless it counts: faster than a branch that nobody can foresee
            count += (free >> letter) & 1
    return count


@kernel
def lay(state: State, move: int) -> None:
    """BB 3.1-3.3: a tile from the hand on a space, its points, the space's coin; then the project, if it can be completed."""
    seat = state.actor - 1
    tile, space = divmod(move - LAID, SPACES)
    take_from_hand(state, seat, tile)
    score_tile(state, seat, tile, space)
    put_on(state, tile, space)
    state.coins[seat] = min(int(state.coins[seat]) + int(SPACE_COIN[space]), COINS_MAX)
    state.district = DISTRICT[space]
    state.phase = PROJECT if can_complete(state, seat, int(state.district)) else TAKE


@kernel
def put_on(state: State, tile: int, space: int) -> None:
    """Put a tile on a building space."""
    district = int(DISTRICT[space])
    state.spaces[space] = tile
    state.free[district] -= 1 << (space - FIRST_SPACE[district])
    state.kind_values[district, TILE_KIND[tile]] += TILE_VALUE[tile]


@kernel
def can_complete(state: State, seat: int, district: int) -> bool:
    """BB 3.4: a project not completed yet, coins enough, a crane left."""
    return bool(state.completed[district] < 0 and state.coins[seat] >= COST[district] and state.cranes[seat] > 0)


@kernel
def complete(state: State) -> None:
    """BB 3.4: pay, set a crane, get the project's points."""
    seat = state.actor - 1
    district = int(state.district)
    points = project_points(state, district)
    state.coins[seat] -= COST[district]
    state.cranes[seat] -= 1
    state.completed[district] = seat
    state.from_projects[seat] += points
    state.scores[seat] += points
    state.turn_points = 0
    to_taking(state)


@kernel
def to_taking(state: State) -> None:
    """Go on to the third step."""
    state.phase = TAKE


@kernel
def legal_takes(state: State, moves: NDArray[Any]) -> int:
    """BB 3.5: the tile beside the Mayor, and each other that the seat can pay."""
    coins = int(state.coins[state.actor - 1])
    count = 0
    for space in range(OFFERS):
        moves[count] = BOUGHT + space
        count += 1 if price(state, space) <= coins else 0
    return count


@kernel
def price(state: State, space: int) -> int:
    """BB 3.5: what the tile of an offer space costs."""
    return 0 if space == state.mayor else int(PRICES[space])


@kernel
def take(state: State, space: int) -> None:
    """BB 3.5-3.7: a tile comes into the hand, open to all; the Mayor moves; then the refill, or the end of the game."""
    seat = state.actor - 1
    state.coins[seat] -= price(state, space)
    put_in_hand(state, seat, int(state.offer[space]))
    state.offer[space] = -1
    move_mayor(state)
    state.district = -1
    if state.supply_size == 0:
        end(state)
    else:
        state.gap = space
        state.phase = REFILL
        state.actor = 0


@kernel
def move_mayor(state: State) -> None:
    """BB 3.6: clockwise to the next offer space that has a tile."""
    state.mayor = (state.mayor + 1) % OFFERS
    if state.offer[state.mayor] < 0:
        state.mayor = (state.mayor + 1) % OFFERS


@kernel
def refill(state: State, tile: int) -> None:
    """BB 3.7: a tile of the supply on the empty offer space; then the next seat has its turn."""
    state.offer[state.gap] = tile
    state.gap = -1
    state.turn_points = 0
    state.supply_size -= 1
    state.seat_in_turn = (state.seat_in_turn + 1) % state.seats
    state.actor = state.seat_in_turn + 1
    state.phase = LAY


@kernel
def end(state: State) -> None:
    """BB 3.7, 4.1: nothing is left to refill with: the hands are scored, the game is over."""
    score_hands(state)
    state.turn_points = 0
    state.phase = DONE
    state.actor = OVER
