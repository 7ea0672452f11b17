"""A turn until the piece is bought (NH 3.1-3.5): illegal earnings, the choice of a piece, the bids, the decision."""

from baumeister.core.kernel import kernel
from baumeister.core.record import Moves
from baumeister.games.neue_heimat.rules.components import BLANK, PIPS_OF, ROOF_VALUES, SPECIALS
from baumeister.games.neue_heimat.rules.moves import BIDS, KEEP, OFFER, PASS, ROOF, ROOF_OFFER, SELL, SPECIAL_OFFER, STASH
from baumeister.games.neue_heimat.rules.placing import placeable_pips
from baumeister.games.neue_heimat.rules.round_end import house_count, roof_count
from baumeister.games.neue_heimat.rules.state import (
    BESIDE,
    BID,
    DECIDE,
    NOBODY,
    NOT_ASKED,
    NOTHING,
    OFFERED,
    PASSED,
    PLACE,
    SKIPPED,
    TURN_UP,
    State,
)


@kernel
def clear_auction(state: State) -> None:
    """Forget the last turn's offer and bids."""
    state.has_stashed = 0
    state.offer = NOTHING
    state.piece = NOTHING
    state.bids[:] = NOT_ASKED
    state.bid = 0
    state.bidder = NOBODY
    state.buyer = NOBODY


# ---- Illegal earnings and the choice of a piece


@kernel
def legal_choices(state: State, moves: Moves) -> int:
    """NH 3.1-3.2: the auctioneer's moves before the auction."""
    count = 0
    if can_stash(state):
        moves[count] = STASH
        count += 1
    placeable = placeable_pips(state)
    for end in range(ROOF_OFFER):
        if has_end(state, end) and PIPS_OF[cube_at(state, end)] <= placeable:
            moves[count] = OFFER + end
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
def has_end(state: State, end: int) -> bool:
    """NH 3.2: whether a display row has such an end (2 * row, + 1 for the right); a single cube is the left end only."""
    row, is_right = divmod(end, 2)
    return bool(state.display_start[row] + is_right < state.display_stop[row])


@kernel
def cube_at(state: State, end: int) -> int:
    """Return the cube at an end of a display row; -1 if the row is empty."""
    row, is_right = divmod(end, 2)
    if state.display_start[row] == state.display_stop[row]:
        return NOTHING
    return int(state.display[row, state.display_stop[row] - 1 if is_right else state.display_start[row]])


@kernel
def can_offer_roof(state: State) -> bool:
    """NH 3.2: if some house has no roof and roofs are left."""
    return bool(state.roofs_left > 0 and roof_count(state) < house_count(state))


@kernel
def stash(state: State) -> None:
    """NH 3.1: a cheque goes from the hand into the cash box."""
    state.cash[state.auctioneer] -= 1
    state.boxes[state.auctioneer] += 1
    state.has_stashed = 1


@kernel
def offer(state: State, what: int) -> None:
    """NH 3.2-3.3: take the piece from its place; a roof is turned up before the bidding."""
    state.offer = what
    if what == ROOF_OFFER:
        state.phase = TURN_UP
        state.actor = 0
        return
    if what < ROOF_OFFER:
        take_cube(state, what)
    else:
        state.specials[what - SPECIAL_OFFER] = OFFERED
    open_bidding(state)


@kernel
def take_cube(state: State, end: int) -> None:
    """Take the cube from an end of a display row."""
    row, is_right = divmod(end, 2)
    state.piece = cube_at(state, end)
    if is_right:
        state.display_stop[row] -= 1
        state.display[row, state.display_stop[row]] = NOTHING
    else:
        state.display[row, state.display_start[row]] = NOTHING
        state.display_start[row] += 1


@kernel
def legal_roofs(state: State, moves: Moves) -> int:
    """NH 3.3: any value that is still face down."""
    count = 0
    for value in range(ROOF_VALUES):
        if state.roof_pile[value] > 0:
            moves[count] = ROOF + value
            count += 1
    return count


@kernel
def turn_up(state: State, value: int) -> None:
    """NH 3.3: a roof with a number is auctioned; a blank one leaves the game."""
    state.roof_pile[value] -= 1
    state.roofs_left -= 1
    if value != BLANK:
        state.piece = value
        open_bidding(state)


# ---- Bids


@kernel
def open_bidding(state: State) -> None:
    """NH 3.4: the seat at the auctioneer's left is asked first."""
    state.phase = BID
    ask_next(state, int(state.auctioneer))


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
def legal_bids(state: State, moves: Moves) -> int:
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
    seat = int(state.actor) - 1
    if move == PASS:
        state.bids[seat] = PASSED
    else:
        state.bids[seat] = state.bid = move - BIDS
        state.bidder = seat
    ask_next(state, seat)


# ---- The auctioneer's decision


@kernel
def legal_decisions(state: State, moves: Moves) -> int:
    """NH 3.5: sell, or keep."""
    moves[0] = SELL
    if not can_keep(state):
        return 1
    moves[1] = KEEP
    return 2


@kernel
def can_keep(state: State) -> bool:
    """NH 3.5: if the auctioneer has as much cash as was bid."""
    return bool(state.cash[state.auctioneer] >= state.bid)


@kernel
def decide(state: State, move: int) -> None:
    """NH 3.5: the seat that gets the piece pays the bid to the other."""
    payer = state.bidder if move == SELL else state.auctioneer
    payee = state.auctioneer if move == SELL else state.bidder
    state.cash[payer] -= state.bid
    state.cash[payee] += state.bid
    state.buyer = payer
    state.phase = PLACE
    state.actor = payer + 1
