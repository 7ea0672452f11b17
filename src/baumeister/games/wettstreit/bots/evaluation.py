"""The evaluation of positions of Wettstreit der Baumeister for each seat, in points.

The laid cards; the hand's prospects (a card that can't be laid costs its value); the extra points of a complete city by their
chances; the use of talers, coins and saboteurs while there is still something to buy. During the bidding a position is judged
as if the bidding ended now; before the first bid, as if the seat with the greatest need got the card for a taler more than it
is worth to any other. Each kind of card has a worth beyond its value, which was read off played games.
"""

from math import exp

from baumeister.core.kernel import kernel
from baumeister.core.record import Reals
from baumeister.games.wettstreit.bots.evaluation_extras import extras
from baumeister.games.wettstreit.bots.evaluation_hand import hand_worth, laid_kinds_worth
from baumeister.games.wettstreit.bots.evaluation_time import TimeLeft, time_left_of
from baumeister.games.wettstreit.bots.evaluation_weights import (
    ATTACKED,
    FIRST,
    INCOME,
    KIND,
    RESERVE,
    SABOTEUR_WORTH,
    SPENT,
    TALER,
    TODAY,
)
from baumeister.games.wettstreit.bots.prospects import auctions_left, holding_of, is_finished, letters_of, talers_then
from baumeister.games.wettstreit.rules.auction import buyer_now, lowest_bid, price_of
from baumeister.games.wettstreit.rules.components import VALUE_OF
from baumeister.games.wettstreit.rules.scoring import CHURCHES, CORNERS, MIDDLE, laid_points, points_for
from baumeister.games.wettstreit.rules.state import ATTACK, BIDDING, NOBODY, PEEKING, State

OVER_BID = 10.0  # the harm in a bid that can't be paid: enough to deter every seat that may pass


@kernel
def evaluate(state: State, values: Reals) -> None:
    """Estimate each seat's points at the end. Nothing of hidden hands is read, only their expectation."""
    evaluate_by(state, values, TODAY)


@kernel
def evaluate_1(state: State, values: Reals) -> None:
    """Do so as the references do, which never change."""
    evaluate_by(state, values, FIRST)


@kernel
def evaluate_by(state: State, values: Reals, weights: Reals) -> None:
    """Estimate each seat's points at the end, by some weights."""
    left = auctions_left(state)
    turns = left / state.seats
    time = time_left_of(turns, weights)
    buyer = buyer_now(state) if state.phase == BIDDING else NOBODY
    price = price_of(state, buyer)
    for seat in range(state.seats):
        values[seat] = city_worth(state, seat, time, False, weights)
    if state.phase == PEEKING or (state.phase == BIDDING and state.bidder == NOBODY):
        buyer, price = foreseen_sale(state, time, left, values, weights)
    if buyer != NOBODY:
        values[buyer] = city_worth(state, buyer, time, True, weights)
    for seat in range(state.seats):
        talers = talers_then(state, seat, buyer, price) + turns * (weights[INCOME] + state.coins[seat])
        saboteurs = weights[SABOTEUR_WORTH] * state.saboteurs[seat] * min(1.0, left / 8.0)
        values[seat] += money_worth(talers, turns, left, weights) + saboteurs
    if state.phase == BIDDING and state.bidder not in (NOBODY, buyer):
        values[state.bidder] -= OVER_BID
    if state.phase == ATTACK:
        card = state.cities[state.target, state.target_place]
        values[state.target] -= weights[ATTACKED] * VALUE_OF[card]


@kernel
def city_worth(state: State, seat: int, time: TimeLeft, buys: bool, weights: Reals) -> float:
    """Return the points that a seat's city and hand promise, with the auctioned card in hand if it buys it."""
    holding = holding_of(state, seat, buys, weights)
    letters = letters_of(state, holding)
    worth = laid_points(state, seat) + hand_worth(state, holding, letters, time, weights)
    if is_finished(state, seat):
        had = points_for(state, seat, MIDDLE) + points_for(state, seat, CHURCHES) + points_for(state, seat, CORNERS)
        return worth + had
    if weights[KIND] != 0.0:
        worth += laid_kinds_worth(state, seat, time)
    return worth + extras(state, holding, letters, time, weights)


@kernel
def foreseen_sale(state: State, time: TimeLeft, left: float, worths: Reals, weights: Reals) -> tuple[int, int]:
    """Return who will likely buy the card to be auctioned, and for what: just more than any other seat would pay.

    That is the seat with the highest limit, or the auctioneer, who must open, if all are 0. `worths` are those of all seats
    without the card.
    """
    buyer = int(state.active)
    highest = second = 0.0
    for seat in range(state.seats):
        gain = city_worth(state, seat, time, True, weights) - worths[seat]
        limit = limit_of(state, seat, gain, time.turns, left, weights)
        if limit > highest:
            buyer, highest, second = seat, limit, highest
        else:
            second = max(second, limit)
    return buyer, max(lowest_bid(state), min(int(second) + 1, int(highest)))


@kernel
def limit_of(state: State, seat: int, gain: float, turns: float, left: float, weights: Reals) -> float:
    """Return the highest bid that a seat can and should make for a card that brings it so many points."""
    talers = int(state.talers[seat]) + turns * (weights[INCOME] + state.coins[seat])
    rest = money_worth(talers, turns, left, weights)
    bid = 0
    while bid < state.talers[seat] and rest - money_worth(talers - bid - 1, turns, left, weights) < gain:
        bid += 1
    return float(bid)


@kernel
def money_worth(talers: float, turns: float, left: float, weights: Reals) -> float:
    """Return the value of talers with some turns still to come: the more there are, the less each brings."""
    useful = weights[RESERVE] + weights[SPENT] * turns
    return float(weights[TALER] * useful * (1.0 - exp(-talers / useful)) * min(1.0, left / 3.0))
