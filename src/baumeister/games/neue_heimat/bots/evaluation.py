"""The evaluation of positions of Neue Heimat for each seat: the board (prospects.py), money, the likely end of an auction.

Cheques are worth what they can still buy or bring into the cash box: less the more a seat has, and the fewer turns are to come.
An auction is thought through to its end: each seat still to be asked makes its best bid, knowing up to which bid the
auctioneer would rather keep the piece; then whoever gets it slots it where it gains most. All of this is open to every seat.
"""

from math import exp
from typing import NamedTuple

from baumeister.core.kernel import kernel
from baumeister.core.record import OVER, Reals
from baumeister.games.neue_heimat.bots.prospects import free_lots, open_houses
from baumeister.games.neue_heimat.bots.prospects_placing import Outlook, Placing, add_board_after, best_placing, outlook_of
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


class Bid(NamedTuple):
    """The highest bid so far, and what its bidder would do with the piece; the bidder is -1 if there is none."""

    millions: int
    bidder: int
    placing: Placing


class Keeper(NamedTuple):
    """The auctioneer, who may keep the piece."""

    placing: Placing
    coin: float
    """What a cheque is worth to it."""


@kernel
def evaluate(state: State, values: Reals) -> None:
    """Write about how many points each seat will have at the end."""
    for seat in range(state.seats):
        values[seat] = state.totals[seat]
    usable = usable_cheques(state)
    if state.is_scored:
        add_scored_round(state, values, usable)
        return
    for seat in range(state.seats):
        values[seat] += state.boxes[seat]
    if state.phase in (TURN_UP, BID, DECIDE, PLACE):
        add_auction(state, values, usable)
    else:
        for seat in range(state.seats):
            values[seat] += money(state, seat, 0.0, usable)
        add_board_after(state, values, NOBODY, DISCARD, outlook_of(state, 0.0), 1.0)


@kernel
def add_scored_round(state: State, values: Reals, usable: float) -> None:
    """Add the points of the round just scored, and the value of the money if another round follows."""
    for seat in range(state.seats):
        values[seat] += state.round_points[state.round_number, seat]
    if state.actor != OVER:
        for seat in range(state.seats):
            values[seat] += money(state, seat, float(state.boxes[seat]), usable)


@kernel
def money(state: State, seat: int, gained: float, usable: float) -> float:
    """Return the value of a seat's cash after it has gained or paid so much; `usable` are the cheques that it can use."""
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
def add_auction(state: State, values: Reals, usable: float) -> None:
    """Add the value of board and money after the auction that is under way."""
    outlook = outlook_of(state, roof_value(state) if state.offer == ROOF_OFFER else 0.0)
    sure = 1.0
    if state.phase == TURN_UP:  # NH 3.3: a blank roof changes nothing
        sure -= state.roof_pile[BLANK] / state.roofs_left
        add_board_after(state, values, NOBODY, DISCARD, outlook, 1.0 - sure)
    if state.phase == PLACE:
        winner, payee, price = int(state.buyer), int(NOBODY), 0
        move = best_placing(state, winner, outlook).move
    else:
        winner, move, payee, price = foresee(state, outlook, usable)
    for seat in range(state.seats):
        gained = 0.0
        if payee != NOBODY and seat == payee:
            gained = sure * price
        elif payee != NOBODY and seat == winner:
            gained = -sure * price
        values[seat] += money(state, seat, gained, usable)
    add_board_after(state, values, winner, move, outlook, sure)


@kernel
def foresee(state: State, outlook: Outlook, usable: float) -> tuple[int, int, int, int]:
    """Think an auction through: return the buyer, its placing, the paid seat (-1 nobody), and the sum."""
    auctioneer = int(state.auctioneer)
    keeper = Keeper(eager_placing(state, auctioneer, outlook), cheque_worth(state, auctioneer, usable))
    bid = foresee_bids(state, outlook, keeper, usable)
    if bid.bidder == NOBODY:
        return auctioneer, keeper.placing.move, int(NOBODY), 0
    if bid.millions <= keep_limit(state, keeper, bid.placing.gain / (state.seats - 1)):
        return auctioneer, keeper.placing.move, bid.bidder, bid.millions
    return bid.bidder, bid.placing.move, auctioneer, bid.millions


@kernel
def eager_placing(state: State, seat: int, outlook: Outlook) -> Placing:
    """Return a seat's best placing and what it thinks that it gains by it while it bids."""
    placing = best_placing(state, seat, outlook)
    return Placing(placing.move, EAGER * placing.gain)


@kernel
def bid_of(state: State, millions: int, bidder: int, outlook: Outlook) -> Bid:
    """Return a bid that has been made."""
    return Bid(millions, bidder, Placing(DISCARD, 0.0) if bidder == NOBODY else best_placing(state, bidder, outlook))


@kernel
def foresee_bids(state: State, outlook: Outlook, keeper: Keeper, usable: float) -> Bid:
    """Let each seat still to be asked make its best bid: return the highest."""
    auctioneer, seats = int(state.auctioneer), int(state.seats)
    bid = bid_of(state, int(state.bid), int(state.bidder), outlook)
    if state.phase == DECIDE:
        return bid
    seat = (auctioneer + 1 if state.phase == TURN_UP else int(state.actor) - 1) % seats
    while seat != auctioneer:
        if state.cash[seat] > bid.millions:
            placing = eager_placing(state, seat, outlook)
            millions = best_bid(state, seat, placing.gain, cheque_worth(state, seat, usable), keeper, bid)
            if millions > bid.millions:
                bid = Bid(millions, seat, placing)
        seat = (seat + 1) % seats
    return bid


@kernel
def best_bid(state: State, seat: int, gain: float, coin: float, keeper: Keeper, highest: Bid) -> int:
    """Return a seat's bid, 0 to pass: to be paid off it bids what the auctioneer would just pay, to get the piece more.

    `gain` is what the piece brings it, and `coin` what a cheque is worth to it.
    """
    others = state.seats - 1
    bid = highest.millions
    limit = keep_limit(state, keeper, gain / others)
    kept = -keeper.placing.gain / others
    passing = kept if highest.bidder == NOBODY or bid <= limit else -highest.placing.gain / others
    best = 0
    if bid < limit and state.cash[seat] > bid:
        paid = min(limit, int(state.cash[seat]))
        worth = coin * paid + kept
        if worth > passing:
            best = paid
            passing = worth
    above = max(limit, bid, 0) + 1
    if above <= state.cash[seat] and gain - coin * above > passing:
        best = above
    return best


@kernel
def keep_limit(state: State, keeper: Keeper, loss: float) -> int:
    """Return the highest bid at which the auctioneer keeps the piece; -1 if it always sells.

    `loss` is what it would lose besides by selling: its part of the buyer's gain.
    """
    gain = keeper.placing.gain + loss
    if gain <= 0.0:
        return -1
    return min(int(gain / (2.0 * keeper.coin + 1e-9)), int(state.cash[state.auctioneer]))


@kernel
def cheque_worth(state: State, seat: int, usable: float) -> float:
    """Return the value to a seat of one cheque more or less, as others get or pay it."""
    return float(CHEQUE * exp(-state.cash[seat] / usable) * (1.0 + 1.0 / (state.seats - 1)))
