"""The evaluation of positions of Neue Heimat for each seat: the board (prospects.py), money, the likely end of an auction.

Cheques are worth what they can still buy or bring into the cash box: less the more a seat has, and the fewer turns are to come.
An auction is thought through to its end: each seat still to be asked makes its best bid, knowing up to which bid the
auctioneer would rather keep the piece; then whoever gets it slots it where it gains most. All of this is open to every seat.
"""

from math import exp

from baumeister.core.kernel import kernel
from baumeister.core.record import OVER, Reals
from baumeister.games.neue_heimat.bots.prospects import free_lots, open_houses
from baumeister.games.neue_heimat.bots.prospects_placing import add_board_after, best_placing
from baumeister.games.neue_heimat.rules.components import BLANK, ROOF_VALUES
from baumeister.games.neue_heimat.rules.moves import DISCARD, ROOF_OFFER
from baumeister.games.neue_heimat.rules.state import BID, DECIDE, NOBODY, PLACE, TURN_UP, State

# Tuned by play against itself and against random players
CHEQUE = 2.35  # the worth of a seat's first cheque
START = 0.52  # how many cheques a seat can put to use even if no turn is to come
TURN = 6.75  # the same for each turn of its own that is still to come
ROUND = 3.85  # the same for each later round
BOX = 0.5  # what part of its cash box a seat counts as cash of later rounds
EAGER = 0.96  # what bidders think that a piece is worth, as a part of its worth


@kernel
def evaluate(state: State, values: Reals) -> None:
    """Write about how many points each seat will have at the end."""
    for seat in range(state.seats):
        values[seat] = state.totals[seat]
    if state.is_scored:
        add_scored_round(state, values)
        return
    for seat in range(state.seats):
        values[seat] += state.boxes[seat]
    if state.phase in (TURN_UP, BID, DECIDE, PLACE):
        add_auction(state, values)
    else:
        for seat in range(state.seats):
            values[seat] += money(state, seat, 0.0)
        add_board_after(state, values, NOBODY, DISCARD, 0.0, 1.0)


@kernel
def add_scored_round(state: State, values: Reals) -> None:
    """Add the points of the round just scored, and the value of the money if another round follows."""
    for seat in range(state.seats):
        values[seat] += state.round_points[state.round_number, seat]
    if state.actor != OVER:
        for seat in range(state.seats):
            values[seat] += money(state, seat, float(state.boxes[seat]))


@kernel
def money(state: State, seat: int, gained: float) -> float:
    """Return the value of a seat's cash after it has gained or paid so much."""
    usable = usable_cheques(state)
    cash = state.cash[seat] + gained
    if state.rounds > state.round_number + 1 and not state.is_scored:
        cash += state.boxes[seat] * BOX
    return float(CHEQUE * usable * (1.0 - exp(-cash / usable)))


@kernel
def usable_cheques(state: State) -> float:
    """Return how many cheques a seat can put to use: more the more turns are to come."""
    lots, houses = free_lots(state), open_houses(state)
    first, second, third = 2 * lots[0] + houses[0], 2 * lots[1] + houses[1], 2 * lots[2] + houses[2]
    turns = (first + second + third - max(first, second, third)) / state.seats
    if state.is_scored:
        turns = 0.0
    return float(START + TURN * turns + ROUND * (state.rounds - state.round_number - 1))


@kernel
def roof_value(state: State) -> float:
    """Return the value of the offered roof, or before it is turned up the mean of those with a number."""
    if state.piece > 0:
        return float(state.piece)
    count = 0
    total = 0
    for value in range(1, ROOF_VALUES):
        count += state.roof_pile[value]
        total += value * state.roof_pile[value]
    return float(total / max(count, 1))


@kernel
def add_auction(state: State, values: Reals) -> None:
    """Add the value of board and money after the auction that is under way."""
    roof = roof_value(state) if state.offer == ROOF_OFFER else 0.0
    sure = 1.0
    if state.phase == TURN_UP:  # NH 3.3: a blank roof changes nothing
        sure -= state.roof_pile[BLANK] / state.roofs_left
        add_board_after(state, values, NOBODY, DISCARD, 0.0, 1.0 - sure)
    winner, payee, price = int(state.buyer), int(NOBODY), 0
    if state.phase != PLACE:
        winner, payee, price = foresee(state, roof)
    for seat in range(state.seats):
        gained = 0.0
        if payee != NOBODY and seat == payee:
            gained = sure * price
        elif payee != NOBODY and seat == winner:
            gained = -sure * price
        values[seat] += money(state, seat, gained)
    move, _ = best_placing(state, winner, roof)
    add_board_after(state, values, winner, move, roof, sure)


@kernel
def foresee(state: State, roof: float) -> tuple[int, int, int]:
    """Think an auction through: return the buyer, the paid seat (-1 nobody), and the sum."""
    auctioneer = int(state.auctioneer)
    _, gain = best_placing(state, auctioneer, roof)
    gain *= EAGER
    bid, bidder, bidder_gain = foresee_bids(state, roof, gain)
    if bidder == NOBODY:
        return auctioneer, NOBODY, 0
    if bid <= keep_limit(state, gain + bidder_gain / (state.seats - 1)):
        return auctioneer, bidder, bid
    return bidder, auctioneer, bid


@kernel
def foresee_bids(state: State, roof: float, auctioneer_gain: float) -> tuple[int, int, float]:
    """Let each seat still to be asked make its best bid: return the highest bid, its bidder, and the bidder's gain."""
    auctioneer = int(state.auctioneer)
    bid, bidder, bidder_gain = int(state.bid), int(state.bidder), 0.0
    if bidder != NOBODY:
        _, bidder_gain = best_placing(state, bidder, roof)
    if state.phase == DECIDE:
        return bid, bidder, bidder_gain
    seat = (auctioneer + 1 if state.phase == TURN_UP else int(state.actor) - 1) % int(state.seats)
    while seat != auctioneer:
        if state.cash[seat] > bid:
            _, gain = best_placing(state, seat, roof)
            gain *= EAGER
            offered = best_bid(state, seat, gain, auctioneer_gain, bid, bidder, bidder_gain)
            if offered > bid:
                bid, bidder, bidder_gain = offered, seat, gain
        seat = (seat + 1) % int(state.seats)
    return bid, bidder, bidder_gain


@kernel
def best_bid(state: State, seat: int, gain: float, auctioneer_gain: float, bid: int, bidder: int, bidder_gain: float) -> int:
    """Return a seat's bid, 0 to pass: to be paid off it bids what the auctioneer would just pay, to get the piece more.

    `bid` is the highest so far, by `bidder`; the gains are those by the piece, of the seat, the auctioneer and the bidder.
    """
    others = state.seats - 1
    limit = keep_limit(state, auctioneer_gain + gain / others)
    coin = cheque_worth(state, seat)
    passing = -auctioneer_gain / others if bidder == NOBODY or bid <= limit else -bidder_gain / others
    best = 0
    if bid < limit and state.cash[seat] > bid:
        paid = min(limit, int(state.cash[seat]))
        worth = coin * paid - auctioneer_gain / others
        if worth > passing:
            best = paid
            passing = worth
    above = max(limit, bid, 0) + 1
    if above <= state.cash[seat] and gain - coin * above > passing:
        best = above
    return best


@kernel
def keep_limit(state: State, gain: float) -> int:
    """Return the highest bid at which the auctioneer, to whom the piece is worth so much, keeps it; -1 if it always sells."""
    if gain <= 0.0:
        return -1
    auctioneer = int(state.auctioneer)
    return min(int(gain / (2.0 * cheque_worth(state, auctioneer) + 1e-9)), int(state.cash[auctioneer]))


@kernel
def cheque_worth(state: State, seat: int) -> float:
    """Return the value to a seat of one cheque more or less, as others get or pay it."""
    usable = usable_cheques(state)
    return float(CHEQUE * exp(-state.cash[seat] / usable) * (1.0 + 1.0 / (state.seats - 1)))
