"""The set-up of Wettstreit der Baumeister (WB 2)."""

from baumeister.core.kernel import kernel
from baumeister.core.record import FULL, Integers
from baumeister.games.wettstreit.rules.auction import clear_auction
from baumeister.games.wettstreit.rules.components import (
    CARDS,
    COPIES,
    HIDDEN,
    OPEN,
    SABOTEURS,
    SEATS_MAX,
    STACK_SIZE,
    START,
    TALERS,
)
from baumeister.games.wettstreit.rules.state import NOBODY, NOTHING, TURN_UP, State


@kernel
def setup(state: State, seats: int, options: Integers) -> None:
    """Fill a zeroed record: P1 begins, once chance has turned up the open stack's top card."""
    state.seats = seats
    state.viewer = FULL
    state.bids_within_cash = options[0]
    state.phase = TURN_UP
    set_up_stacks(state)
    set_up_seats(state)
    state.target = NOBODY
    state.target_place = NOTHING
    state.evicted = NOTHING
    clear_auction(state)


@kernel
def set_up_stacks(state: State) -> None:
    """WB 2.1: two stacks of 20 cards; which card lies in which is unknown."""
    for card in range(CARDS):
        state.unseen[card] = COPIES[card]
    state.unseen_counts[OPEN] = state.unseen_counts[HIDDEN] = STACK_SIZE
    state.under[:] = NOTHING
    state.open_top = NOTHING
    state.sale_card = NOTHING
    state.sale_type = NOTHING


@kernel
def set_up_seats(state: State) -> None:
    """WB 2.2: ten talers each, no city, and all saboteurs in the pool."""
    state.pool = SABOTEURS
    state.cities[:] = NOTHING
    for seat in range(SEATS_MAX):
        state.talers[seat] = TALERS if seat < state.seats else 0
        state.leftmost[seat] = START
        state.rightmost[seat] = START - 1
