"""The auction (WB 3.2-3.6): the stack, the bids, the announcement, buying and paying."""

from baumeister.core.kernel import kernel
from baumeister.core.record import Moves
from baumeister.games.wettstreit.rules.components import BID_MAX, HIDDEN, OPEN, SEATS_MAX, TYPE_OF
from baumeister.games.wettstreit.rules.knowledge_hands import receive
from baumeister.games.wettstreit.rules.moves import AUCTION, BID, PASS
from baumeister.games.wettstreit.rules.stacks import stack_size, take_known
from baumeister.games.wettstreit.rules.state import BIDDING, BUILDING, NO_BID, NOBODY, NOTHING, PEEKING, TURN_UP, State


@kernel
def legal_stacks(moves: Moves) -> int:
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
    """WB 3.3: the lowest bid of the seat to move."""
    if state.bidder != NOBODY:
        return int(state.bids[state.bidder]) + 1
    return 1 if state.talers[state.active] > 0 else 0


@kernel
def highest_bid(state: State) -> int:
    """WB 3.3 and the option: the highest bid allowed to the seat to move."""
    return min(BID_MAX, int(state.talers[state.actor - 1])) if state.bids_within_cash else BID_MAX


@kernel
def legal_bids(state: State, moves: Moves) -> int:
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
    """WB 3.3: a seat bids or passes; the next one still in is asked, until only the highest bidder is left."""
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
def can_pay(state: State, seat: int, bid: int) -> bool:
    """WB 3.6: whether a seat has as many talers as it bids."""
    return bool(bid <= state.talers[seat])


@kernel
def affords(state: State, move: int) -> bool:
    """WB 3.6: whether a move is no over-bid."""
    return not BID <= move < PASS or can_pay(state, state.actor - 1, move - BID)


@kernel
def buyer_now(state: State) -> int:
    """WB 3.5-3.6: the seat that buys if the bidding ends now: the highest bidder that can pay; -1 if none can."""
    buyer = NOBODY
    for seat in range(state.seats):
        bid = int(state.bids[seat])
        if bid != NO_BID and can_pay(state, seat, bid) and (buyer == NOBODY or bid > state.bids[buyer]):
            buyer = seat
    return buyer


@kernel
def price_of(state: State, buyer: int) -> int:
    """WB 3.5: the buyer's price, its last bid; 0 if nobody buys."""
    return int(state.bids[buyer]) if buyer != NOBODY else 0


@kernel
def has_over_bid(state: State, seat: int, price: int) -> bool:
    """WB 3.6: whether a seat should have bought before the card went for this price: it could not pay its bid."""
    return bool(state.bids[seat] > price)


@kernel
def share_of_auctioneer(state: State, buyer: int, price: int) -> int:
    """WB 3.5-3.6: half of the price, if another seat buys and the auctioneer has not over-bid; the rest is the bank's."""
    if buyer == NOBODY or buyer == state.active or has_over_bid(state, state.active, price):
        return 0
    return price // 2


@kernel
def talers_after_sale(state: State, seat: int, buyer: int, price: int) -> int:
    """WB 3.5-3.6: a seat's talers once the card has gone to a buyer for a price."""
    talers = int(state.talers[seat])
    if seat == buyer:
        return talers - price
    if has_over_bid(state, seat, price):
        return 0
    return talers + share_of_auctioneer(state, buyer, price) if seat == state.active else talers


@kernel
def sell(state: State) -> None:
    """WB 3.5-3.6: the highest bidder that can pay gets the card; if none can, it is shown and leaves the game."""
    buyer = buyer_now(state)
    price = price_of(state, buyer)
    for seat in range(state.seats):
        state.talers[seat] = talers_after_sale(state, seat, buyer, price)
    if buyer == NOBODY:
        state.out[state.sale_card] += 1
    else:
        state.buyer = buyer
        receive(state, buyer)
    end_sale(state)


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


@kernel
def clear_auction(state: State) -> None:
    """Forget the auction of the turn before."""
    state.stack = NOTHING
    state.bidder = NOBODY
    state.buyer = NOBODY
    for seat in range(SEATS_MAX):
        state.bids[seat] = NO_BID
        state.has_passed[seat] = 0
