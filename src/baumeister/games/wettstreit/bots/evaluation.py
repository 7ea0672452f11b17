"""The evaluation of positions of Wettstreit der Baumeister for each seat, in points.

The laid cards; the hand's prospects (a card that can't be laid costs its value); the extra points of a complete city by their
chances; the use of talers, coins and saboteurs while there is still something to buy. During the bidding a position is judged
as if the bidding ended now; before the first bid, as if the seat with the greatest need got the card for a taler more than it
is worth to any other. The numbers were set by judgement and by playing versions against each other.
"""

from math import exp

from baumeister.core.kernel import kernel
from baumeister.core.record import Reals
from baumeister.games.wettstreit.bots.evaluation_extras import extras
from baumeister.games.wettstreit.bots.evaluation_hand import hand_worth
from baumeister.games.wettstreit.bots.prospects import auctions_left, is_finished, talers_then
from baumeister.games.wettstreit.rules.auction import buyer_now, lowest_bid, price_of
from baumeister.games.wettstreit.rules.components import VALUE_OF
from baumeister.games.wettstreit.rules.scoring import CHURCHES, CORNERS, MIDDLE, laid_points, points_for
from baumeister.games.wettstreit.rules.state import ATTACK, BIDDING, NOBODY, PEEKING, State

TALER = 0.3  # points that the first talers bring
SPENT = 7.0  # talers that a seat can use well in a turn
RESERVE = 8.0  # and besides
INCOME = 2.5  # talers of an average roll
SABOTEUR_WORTH = 0.8
OVER_BID = 10.0  # the harm in a bid that can't be paid: enough to deter every seat that may pass
ATTACKED = 0.5  # the part of its value that a building loses when a saboteur stands on it


@kernel
def evaluate(state: State, values: Reals) -> None:
    """Estimate each seat's points at the end. Nothing of hidden hands is read, only their expectation."""
    left = auctions_left(state)
    turns = left / state.seats
    buyer = buyer_now(state) if state.phase == BIDDING else NOBODY
    price = price_of(state, buyer)
    if state.phase == PEEKING or (state.phase == BIDDING and state.bidder == NOBODY):
        write_limits(state, turns, left, values)
        buyer = keenest(state, values)
        price = foreseen_price(state, values, buyer)
    for seat in range(state.seats):
        values[seat] = city_worth(state, seat, turns, seat == buyer)
        talers = talers_then(state, seat, buyer, price) + turns * (INCOME + state.coins[seat])
        values[seat] += money_worth(talers, turns, left) + SABOTEUR_WORTH * state.saboteurs[seat] * min(1.0, left / 8.0)
    if state.phase == BIDDING and state.bidder not in (NOBODY, buyer):
        values[state.bidder] -= OVER_BID
    if state.phase == ATTACK:
        card = state.cities[state.target, state.target_place]
        values[state.target] -= ATTACKED * VALUE_OF[card]


@kernel
def city_worth(state: State, seat: int, turns: float, buys: bool) -> float:
    """Return the points that a seat's city and hand promise, with the auctioned card in hand if it buys it."""
    worth = laid_points(state, seat) + hand_worth(state, seat, turns, buys)
    if is_finished(state, seat):
        had = points_for(state, seat, MIDDLE) + points_for(state, seat, CHURCHES) + points_for(state, seat, CORNERS)
        return worth + had
    return worth + extras(state, seat, turns, buys)


@kernel
def write_limits(state: State, turns: float, left: float, limits: Reals) -> None:
    """Write each seat's highest sensible bid for the card to be auctioned."""
    for seat in range(state.seats):
        limits[seat] = limit_of(state, seat, turns, left)


@kernel
def keenest(state: State, limits: Reals) -> int:
    """Return the seat with the highest limit; the auctioneer, who must open, if all are 0."""
    buyer = int(state.active)
    highest = 0.0
    for seat in range(state.seats):
        if limits[seat] > highest:
            buyer = seat
            highest = limits[seat]
    return buyer


@kernel
def foreseen_price(state: State, limits: Reals, buyer: int) -> int:
    """Return a buyer's likely price: just more than any other seat would pay."""
    second = 0.0
    for seat in range(state.seats):
        if seat != buyer:
            second = max(second, limits[seat])
    return max(lowest_bid(state), min(int(second) + 1, int(limits[buyer])))


@kernel
def limit_of(state: State, seat: int, turns: float, left: float) -> float:
    """Return the highest bid that a seat can and should make for the card to be auctioned."""
    gain = city_worth(state, seat, turns, True) - city_worth(state, seat, turns, False)
    talers = int(state.talers[seat]) + turns * (INCOME + state.coins[seat])
    rest = money_worth(talers, turns, left)
    bid = 0
    while bid < state.talers[seat] and rest - money_worth(talers - bid - 1, turns, left) < gain:
        bid += 1
    return float(bid)


@kernel
def money_worth(talers: float, turns: float, left: float) -> float:
    """Return the value of talers with some turns still to come: the more there are, the less each brings."""
    useful = RESERVE + SPENT * turns
    return float(TALER * useful * (1.0 - exp(-talers / useful)) * min(1.0, left / 3.0))
