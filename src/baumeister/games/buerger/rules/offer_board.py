"""The offer board: take a tile, move the Mayor, refill (BB 3.5-3.7)."""

from baumeister.core.kernel import kernel
from baumeister.core.record import Moves
from baumeister.games.buerger.rules.components import OFFERS, PRICES
from baumeister.games.buerger.rules.hand import put_in_hand
from baumeister.games.buerger.rules.moves import BOUGHT
from baumeister.games.buerger.rules.state import State


@kernel
def price(state: State, space: int) -> int:
    """BB 3.5: the price of the tile on an offer space; the one beside the Mayor is free."""
    return 0 if space == state.mayor else int(PRICES[space])


@kernel
def legal_takes(state: State, moves: Moves) -> int:
    """BB 3.5: the tile beside the Mayor, and each other that the seat can pay for."""
    coins = int(state.coins[state.actor - 1])
    count = 0
    for space in range(OFFERS):
        moves[count] = BOUGHT + space
        count += 1 if price(state, space) <= coins else 0
    return count


@kernel
def take(state: State, space: int) -> None:
    """BB 3.5: pay for a tile; it comes into the hand, open to all."""
    seat = state.actor - 1
    state.coins[seat] -= price(state, space)
    put_in_hand(state, seat, int(state.offer[space]))
    state.offer[space] = -1
    state.gap = space
    state.district = -1


@kernel
def move_mayor(state: State) -> None:
    """BB 3.6: clockwise to the next offer space that has a tile."""
    state.mayor = (state.mayor + 1) % OFFERS
    if state.offer[state.mayor] < 0:
        state.mayor = (state.mayor + 1) % OFFERS


@kernel
def refill(state: State, tile: int) -> None:
    """BB 3.7: a tile of the supply comes on the empty offer space."""
    state.offer[state.gap] = tile
    state.gap = -1
    state.supply_size -= 1
