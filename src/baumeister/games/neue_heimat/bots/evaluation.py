"""What a position of Neue Heimat promises each seat: the board (prospects.py), money, and how an auction is likely to end.

Cheques are worth what they can still buy or bring into the cash box: less the more a seat has, and the fewer turns are to come.
An auction is thought through to its end: each seat still to be asked bids what serves it best, knowing up to which bid the
auctioneer would rather keep the piece; then whoever gets it places it where it gains most. All of this is open to every seat.
"""

from math import exp
from typing import Any

import numpy as np
from numpy.typing import NDArray

from baumeister.core.kernel import kernel
from baumeister.core.record import OVER
from baumeister.games.neue_heimat.bots.prospects import (
    CHEQUE,
    EAGER,
    ROUND,
    START,
    TURN,
    WEIGHTS,
    add_board_after,
    best_placing,
    free_lots,
    open_houses,
)
from baumeister.games.neue_heimat.rules.components import BLANK, ROOF_VALUES
from baumeister.games.neue_heimat.rules.moves import DISCARD, ROOF_OFFER
from baumeister.games.neue_heimat.rules.scoring import add_round
from baumeister.games.neue_heimat.rules.state import BID, DECIDE, NOBODY, PLACE, TURN_UP, State


@kernel
def evaluate(state: State, values: NDArray[Any]) -> None:
    """Write about how many points each seat will have at the end."""
    weigh(state, values, WEIGHTS)


@kernel
def weigh(state: State, values: NDArray[Any], weights: NDArray[np.float64]) -> None:
    """`evaluate` with other weights."""
    for seat in range(state.seats):
        values[seat] = state.totals[seat]
    if state.is_scored:
        add_round(state, values)
        if state.actor != OVER:
            for seat in range(state.seats):
                values[seat] += money(state, seat, float(state.boxes[seat]), weights)
        return
    for seat in range(state.seats):
        values[seat] += state.boxes[seat]
    if state.phase in (TURN_UP, BID, DECIDE, PLACE):
        add_auction(state, values, weights)
    else:
        for seat in range(state.seats):
            values[seat] += money(state, seat, 0.0, weights)
        add_board_after(state, values, NOBODY, DISCARD, 0.0, 1.0, weights)


@kernel
def money(state: State, seat: int, gained: float, weights: NDArray[np.float64]) -> float:
    """Return what a seat's cash is worth after it has gained or paid so much."""
    usable = use(state, weights)
    cash = state.cash[seat] + gained
    if state.rounds > state.round_number + 1 and not state.is_scored:
        cash += state.boxes[seat] * 0.5
    return float(weights[CHEQUE] * usable * (1.0 - exp(-cash / usable)))


@kernel
def use(state: State, weights: NDArray[np.float64]) -> float:
    """Return how many cheques a seat can put to use: more the more turns are to come."""
    lots, houses = free_lots(state), open_houses(state)
    first, second, third = 2 * lots[0] + houses[0], 2 * lots[1] + houses[1], 2 * lots[2] + houses[2]
    turns = (first + second + third - max(first, second, third)) / state.seats
    if state.is_scored:
        turns = 0.0
    return float(weights[START] + weights[TURN] * turns + weights[ROUND] * (state.rounds - state.round_number - 1))


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
def add_auction(state: State, values: NDArray[Any], weights: NDArray[np.float64]) -> None:
    """Add what the board and the money promise after the auction that is under way."""
    roof = roof_value(state) if state.offer == ROOF_OFFER else 0.0
    sure = 1.0
    if state.phase == TURN_UP:  # NH 3.3: a blank roof changes nothing
        sure -= state.roof_pile[BLANK] / state.roofs_left
        add_board_after(state, values, NOBODY, DISCARD, 0.0, 1.0 - sure, weights)
    winner, payee, price = int(state.buyer), int(NOBODY), 0
    if state.phase != PLACE:
        winner, payee, price = foresee(state, roof, weights)
    for seat in range(state.seats):
        gained = 0.0
        if payee != NOBODY and seat == payee:
            gained = sure * price
        elif payee != NOBODY and seat == winner:
            gained = -sure * price
        values[seat] += money(state, seat, gained, weights)
    move, _ = best_placing(state, winner, roof, weights)
    add_board_after(state, values, winner, move, roof, sure, weights)


@kernel
def foresee(state: State, roof: float, weights: NDArray[np.float64]) -> tuple[int, int, int]:
    """Think an auction through: return who gets the piece, who is paid (-1 nobody), and how much."""
    auctioneer = int(state.auctioneer)
    others = state.seats - 1
    _, gain = best_placing(state, auctioneer, roof, weights)
    gain *= weights[EAGER]
    coin = cheque_worth(state, auctioneer, weights)
    bid, bidder = int(state.bid), int(state.bidder)
    bidder_gain = 0.0
    if bidder != NOBODY:
        _, bidder_gain = best_placing(state, bidder, roof, weights)
    if state.phase != DECIDE:
        seat = auctioneer + 1 if state.phase == TURN_UP else state.actor - 1
        seat = seat % state.seats
        while seat != auctioneer:
            if state.cash[seat] > bid:
                _, own = best_placing(state, seat, roof, weights)
                own *= weights[EAGER]
                limit = keep_limit(state, gain + own / others, coin)
                offered = best_bid(state, seat, own, gain, bidder_gain, bid, bidder, limit, weights)
                if offered > bid:
                    bid, bidder, bidder_gain = offered, seat, own
            seat = (seat + 1) % state.seats
    if bidder == NOBODY:
        return auctioneer, NOBODY, 0
    if bid <= keep_limit(state, gain + bidder_gain / others, coin):
        return auctioneer, bidder, bid
    return bidder, auctioneer, bid


@kernel
def cheque_worth(state: State, seat: int, weights: NDArray[np.float64]) -> float:
    """Return what a cheque more or less is worth to a seat, as others get or pay it."""
    usable = use(state, weights)
    return float(weights[CHEQUE] * exp(-state.cash[seat] / usable) * (1.0 + 1.0 / (state.seats - 1)))


@kernel
def keep_limit(state: State, gain: float, coin: float) -> int:
    """Return the highest bid at which the auctioneer keeps the piece; -1 if it always sells."""
    if gain <= 0.0:
        return -1
    return min(int(gain / (2.0 * coin + 1e-9)), int(state.cash[state.auctioneer]))


@kernel
def best_bid(
    state: State,
    seat: int,
    own: float,
    auctioneers: float,
    bidders: float,
    bid: int,
    bidder: int,
    limit: int,
    weights: NDArray[np.float64],
) -> int:
    """Return what a seat bids, 0 to pass: to be paid off it bids the limit, to get the piece just above.

    Gains: `own` of the seat, `auctioneers` and `bidders` of the auctioneer and the highest bidder so far.
    """
    others = state.seats - 1
    coin = cheque_worth(state, seat, weights)
    passing = -auctioneers / others if bidder == NOBODY or bid <= limit else -bidders / others
    best = 0
    if bid < limit and state.cash[seat] > bid:
        paid = min(limit, int(state.cash[seat]))
        worth = coin * paid - auctioneers / others
        if worth > passing:
            best = paid
            passing = worth
    above = max(limit, bid, 0) + 1
    if above <= state.cash[seat] and own - coin * above > passing:
        best = above
    return best
