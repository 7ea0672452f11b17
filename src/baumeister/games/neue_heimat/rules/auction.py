"""A turn until the piece is bought (NH 3): illegal earnings, the choice of a piece, the bids, the auctioneer's decision."""

from typing import Any

from numpy.typing import NDArray

from baumeister.core.kernel import kernel
from baumeister.games.neue_heimat.rules.components import DISPLAY_ROWS, PIPS_OF, SPECIALS
from baumeister.games.neue_heimat.rules.moves import BIDS, KEEP, OFFER, PASS, ROOF_OFFER, SELL, SPECIAL_OFFER, STASH
from baumeister.games.neue_heimat.rules.placing import placeable_pips
from baumeister.games.neue_heimat.rules.scoring import house_count, roof_count
from baumeister.games.neue_heimat.rules.state import (
    BESIDE,
    BID,
    DECIDE,
    NOBODY,
    NOTHING,
    OFFERED,
    PASSED,
    PLACE,
    SKIPPED,
    TURN_UP,
    State,
)


@kernel
def legal_choices(state: State, moves: NDArray[Any]) -> int:
    """NH 3.1-3.2: what the auctioneer may do before the auction."""
    count = 0
    if can_stash(state):
        moves[count] = STASH
        count += 1
    placeable = placeable_pips(state)
    for row in range(DISPLAY_ROWS):
        start, stop = state.display_start[row], state.display_stop[row]
        if start < stop and PIPS_OF[state.display[row, start]] <= placeable:
            moves[count] = OFFER + 2 * row
            count += 1
        if start + 1 < stop and PIPS_OF[state.display[row, stop - 1]] <= placeable:
            moves[count] = OFFER + 2 * row + 1
            count += 1
    if can_offer_roof(state):
        moves[count] = OFFER + ROOF_OFFER
        count += 1
    for special in range(SPECIALS):
        if state.specials[special] == BESIDE:
            moves[count] = OFFER + SPECIAL_OFFER + special
            count += 1
    return count


@kernel
def can_stash(state: State) -> bool:
    """NH 3.1: once a turn, if it has a cheque."""
    return bool(not state.has_stashed and state.cash[state.auctioneer] > 0)


@kernel
def can_offer_roof(state: State) -> bool:
    """NH 3.2: if some house has no roof and roofs are left."""
    return state.roofs_left > 0 and roof_count(state) < house_count(state)


@kernel
def stash(state: State) -> None:
    """NH 3.1."""
    state.cash[state.auctioneer] -= 1
    state.boxes[state.auctioneer] += 1
    state.has_stashed = 1


@kernel
def offer(state: State, what: int) -> None:
    """NH 3.2-3.3: the piece is taken from its place; a roof is turned up before the bidding."""
    state.offer = what
    if what == ROOF_OFFER:
        state.phase = TURN_UP
        state.actor = 0
        return
    if what < ROOF_OFFER:
        take_cube(state, what // 2, what % 2 == 1)
    else:
        state.specials[what - SPECIAL_OFFER] = OFFERED
    open_bidding(state)


@kernel
def take_cube(state: State, row: int, from_right: bool) -> None:
    """Take the cube at an end of a display row."""
    if from_right:
        state.display_stop[row] -= 1
        index = state.display_stop[row]
    else:
        index = state.display_start[row]
        state.display_start[row] += 1
    state.piece = state.display[row, index]
    state.display[row, index] = NOTHING


@kernel
def open_bidding(state: State) -> None:
    """NH 3.4: the seat at the auctioneer's left is asked first."""
    state.phase = BID
    ask_next(state, state.auctioneer)


@kernel
def ask_next(state: State, seat: int) -> None:
    """NH 3.4: ask the next seat clockwise that can bid; after the last one the bidding ends."""
    following = (seat + 1) % state.seats
    while following != state.auctioneer:
        if state.cash[following] > state.bid:
            state.actor = following + 1
            return
        state.bids[following] = SKIPPED
        following = (following + 1) % state.seats
    end_bidding(state)


@kernel
def end_bidding(state: State) -> None:
    """NH 3.5: the auctioneer decides; with no bid at all it gets the piece for nothing."""
    state.actor = state.auctioneer + 1
    if state.bidder == NOBODY:
        state.buyer = state.auctioneer
        state.phase = PLACE
    else:
        state.phase = DECIDE


@kernel
def legal_bids(state: State, moves: NDArray[Any]) -> int:
    """NH 3.4: pass, or a bid above every bid before, at most one's own cash."""
    moves[0] = PASS
    count = 1
    for bid in range(state.bid + 1, state.cash[state.actor - 1] + 1):
        moves[count] = BIDS + bid
        count += 1
    return count


@kernel
def answer(state: State, move: int) -> None:
    """NH 3.4: a seat bids or passes."""
    seat = state.actor - 1
    if move == PASS:
        state.bids[seat] = PASSED
    else:
        state.bids[seat] = state.bid = move - BIDS
        state.bidder = seat
    ask_next(state, seat)


@kernel
def legal_decisions(state: State, moves: NDArray[Any]) -> int:
    """NH 3.5: sell, or keep if the cash suffices."""
    moves[0] = SELL
    if state.cash[state.auctioneer] < state.bid:
        return 1
    moves[1] = KEEP
    return 2


@kernel
def decide(state: State, move: int) -> None:
    """NH 3.5: who gets the piece pays the bid to the other."""
    payer = state.bidder if move == SELL else state.auctioneer
    payee = state.auctioneer if move == SELL else state.bidder
    state.cash[payer] -= state.bid
    state.cash[payee] += state.bid
    state.buyer = payer
    state.phase = PLACE
    state.actor = payer + 1
