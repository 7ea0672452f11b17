"""The auction (WB 3.2-3.6): the stack, the bids, the announcement, who buys and pays."""

from typing import Any

from numpy.typing import NDArray

from baumeister.core.kernel import kernel
from baumeister.games.wettstreit.rules.components import BID_MAX, HIDDEN, OPEN, TYPE_OF
from baumeister.games.wettstreit.rules.memory import receive
from baumeister.games.wettstreit.rules.moves import AUCTION, BID, PASS
from baumeister.games.wettstreit.rules.stacks import stack_size, take_known
from baumeister.games.wettstreit.rules.state import BIDDING, BUILDING, NO_BID, NOBODY, NOTHING, PEEKING, TURN_UP, State


@kernel
def legal_stacks(moves: NDArray[Any]) -> int:
    """WB 3.2: the top card of either stack; neither is empty before the end."""
    moves[0] = AUCTION + OPEN
    moves[1] = AUCTION + HIDDEN
    return 2


@kernel
def choose_stack(state: State, stack: int) -> None:
    """WB 3.2, 4.1: the card leaves its stack; an unseen one of the hidden stack is drawn by chance."""
    state.stack = stack
    if stack_size(state, stack) == 1:
        state.is_last_turn = 1
    if stack == HIDDEN and state.unseen_counts[HIDDEN] > 0:
        state.phase = PEEKING
        state.actor = 0
        return
    if stack == OPEN:
        state.sale_card = state.open_top
        state.open_top = NOTHING
    else:
        state.sale_card = take_known(state, HIDDEN)
    state.sale_is_public = 1
    open_bidding(state)


@kernel
def peek(state: State, card: int) -> None:
    """WB 3.2: the auctioneer alone sees the hidden card."""
    state.unseen[card] -= 1
    state.unseen_counts[HIDDEN] -= 1
    state.sale_card = card
    open_bidding(state)


@kernel
def open_bidding(state: State) -> None:
    """WB 3.3: the auctioneer makes the opening bid."""
    state.phase = BIDDING
    state.actor = state.active + 1


@kernel
def lowest_bid(state: State) -> int:
    """WB 3.3: the lowest bid that the seat whose turn it is can make."""
    if state.bidder != NOBODY:
        return int(state.bids[state.bidder]) + 1
    return 1 if state.talers[state.active] > 0 else 0


@kernel
def highest_bid(state: State) -> int:
    """WB 3.3 and the option: the highest bid allowed to the seat whose turn it is."""
    return min(BID_MAX, int(state.talers[state.actor - 1])) if state.bids_within_cash else BID_MAX


@kernel
def legal_bids(state: State, moves: NDArray[Any]) -> int:
    """WB 3.3: any higher whole number; after the opening bid also to pass."""
    count = 0
    if state.bidder != NOBODY:
        moves[0] = PASS
        count = 1
    lowest = lowest_bid(state)
    bids = max(0, highest_bid(state) + 1 - lowest)
    for step in range(bids):
        moves[count + step] = BID + lowest + step
    return count + bids


@kernel
def answer(state: State, move: int) -> None:
    """WB 3.3: a seat bids or passes; the next one that is still in is asked, or the last one in buys."""
    seat = state.actor - 1
    if move == PASS:
        state.has_passed[seat] = 1
    else:
        state.bids[seat] = move - BID
        state.bidder = seat
    following = (seat + 1) % state.seats
    while state.has_passed[following]:
        following = (following + 1) % state.seats
    if following == state.bidder:
        sell(state)
        return
    state.actor = following + 1
    if following == state.active and not state.sale_is_public:
        state.sale_type = TYPE_OF[state.sale_card]  # WB 3.4


@kernel
def next_bidder(state: State, price: int) -> int:
    """WB 3.6: the seat with the highest last bid below a price, -1 if there is none."""
    found = NOBODY
    for seat in range(state.seats):
        if state.bids[seat] < price and state.bids[seat] > (NO_BID if found == NOBODY else state.bids[found]):
            found = seat
    return found


@kernel
def sell(state: State) -> None:
    """WB 3.5-3.6: the highest bidder that can pay gets the card; if none can, it is shown and leaves the game."""
    price = BID_MAX + 1
    can_share = True
    while True:
        seat = next_bidder(state, price)
        if seat == NOBODY:
            state.out[state.sale_card] += 1
            break
        price = int(state.bids[seat])
        if state.talers[seat] >= price:
            pay(state, seat, price, can_share)
            break
        state.talers[seat] = 0
        can_share = can_share and seat != state.active
    end_sale(state)


@kernel
def pay(state: State, seat: int, price: int, can_share: bool) -> None:
    """WB 3.5: half of the price goes to the auctioneer, if another seat buys and the auctioneer has not over-bid."""
    state.talers[seat] -= price
    if seat != state.active and can_share:
        state.talers[state.active] += price // 2
    state.buyer = seat
    receive(state, seat)


@kernel
def end_sale(state: State) -> None:
    """Go on to building (WB 3.7); before that the open stack's new top card comes up."""
    state.sale_card = NOTHING
    state.sale_type = NOTHING
    state.sale_is_public = 0
    state.phase = BUILDING
    state.actor = state.active + 1
    if state.stack != OPEN:
        return
    if state.unseen_counts[OPEN] > 0:
        state.phase = TURN_UP
        state.actor = 0
    elif state.under_counts[OPEN] > 0:
        state.open_top = take_known(state, OPEN)
