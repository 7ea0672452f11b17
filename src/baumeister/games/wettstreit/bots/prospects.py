"""A seat's means, as far as a state or a view tells: its hand with the card that it may be about to buy, its money, its time.

In a full state hands are read as they are (bots look at guessed ones). In a view the hands of others are missing: each card
counts with its expected number, given the viewer's knowledge. Nothing hidden from a viewer is read.
"""

from typing import NamedTuple, TypeAlias

import numpy as np

from baumeister.core.kernel import kernel
from baumeister.core.record import FULL, OVER, Reals
from baumeister.games.wettstreit.bots.evaluation_weights import SEEN_TWICE
from baumeister.games.wettstreit.rules.auction import talers_after_sale
from baumeister.games.wettstreit.rules.building import has_end
from baumeister.games.wettstreit.rules.components import (
    CARDS,
    CHURCH,
    GATE,
    HALL,
    HIDDEN,
    LAID_MAX,
    LEFT,
    LETTER_OF,
    LETTERS,
    OPEN,
    RIGHT,
    TOWER,
    TYPE_OF,
    TYPES,
)
from baumeister.games.wettstreit.rules.stacks import stack_size
from baumeister.games.wettstreit.rules.state import BIDDING, NOBODY, NOTHING, PEEKING, State

FIRST_OF = np.searchsorted(LETTER_OF, np.arange(len(LETTERS) + 1))
"""The first card of each letter; the cards of a letter come one after another, and their values rise."""
FIRST_OF_TYPE = np.searchsorted(TYPE_OF, np.arange(TYPES + 1))
"""The same of each type."""

Letters: TypeAlias = tuple[float, float, float, float, float, float]
"""A number for each letter."""


class Holding(NamedTuple):
    """Whose cards are counted, and what the viewer doesn't know of them."""

    seat: int
    buys: bool
    """Whether the auctioned card counts as the seat's."""
    unknown: int
    """How many of its cards, that which it buys included, are wholly unknown to the viewer."""
    loose: int
    """How many unseen cards there are in all of which the viewer knows nothing; 1 if it doesn't matter."""
    announced: bool
    """Whether cards announced in hands are taken for unseen ones: in a view they are, in a full state hands are seen."""


@kernel
def holding_of(state: State, seat: int, buys: bool, weights: Reals) -> Holding:
    """Begin to count a seat's cards, with the auctioned one if it buys it."""
    unknown = unknown_count(state, seat) if is_hidden(state, seat) else 0
    if buys and state.sale_card == NOTHING and state.sale_type == NOTHING:
        unknown += 1
    announced = state.viewer != FULL or weights[SEEN_TWICE] != 0.0
    return Holding(seat, buys, unknown, loose_count(state, announced) if unknown > 0 else 1, announced)


@kernel
def is_hidden(state: State, seat: int) -> bool:
    """Tell whether the viewer doesn't see a hand."""
    return bool(state.viewer not in (FULL, seat + 1) and state.actor != OVER)


@kernel
def held(state: State, holding: Holding, card: int, rate: float) -> float:
    """Return how many copies of a card a seat holds, on average if it isn't known; `rate` is its `rate_of`."""
    seat = holding.seat
    count = state.unseen[card] * rate if rate != 0.0 else 0.0
    if is_hidden(state, seat):
        count += state.shown[seat, card]
        if state.viewer > 0:
            count += state.peeked[state.viewer - 1, seat, card]
    else:
        count += state.hands[seat, card]
    if holding.buys and state.sale_card == card:
        count += 1.0
    return float(count)


@kernel
def rate_of(state: State, holding: Holding, kind: int) -> float:
    """Return how likely each unseen card of a type is one of those that a seat holds or is about to buy."""
    seat = holding.seat
    announced = int(state.announced[state.viewer, seat, kind]) if is_hidden(state, seat) else 0
    if holding.buys and state.sale_card == NOTHING and state.sale_type == kind:
        announced += 1
    if announced + holding.unknown == 0:
        return 0.0
    of_type = unseen_of_type(state, kind)
    if of_type == 0:
        return 0.0
    loose = of_type - announced_count(state, kind, holding.announced)
    share = loose / holding.loose if holding.loose > 0 else 0.0  # of the loose cards
    return float((announced + holding.unknown * share) / of_type)


@kernel
def unknown_count(state: State, seat: int) -> int:
    """Return how many cards in a hand that the viewer doesn't see are wholly unknown to it."""
    count = int(state.hand_sizes[seat]) - int(state.shown_counts[seat])
    if state.viewer > 0:
        peeked = state.peeked[state.viewer - 1, seat]
        for card in range(CARDS):
            count -= int(peeked[card])
    announced = state.announced[state.viewer, seat]
    for kind in range(TYPES):
        count -= int(announced[kind])
    return count


@kernel
def loose_count(state: State, announced: bool) -> int:
    """Return how many unseen cards there are of which the viewer doesn't even know the type; `announced` is the holding's."""
    count = 0
    for card in range(CARDS):
        count += int(state.unseen[card])
    for kind in range(TYPES):
        count -= announced_count(state, kind, announced)
    return count


@kernel
def unseen_of_type(state: State, kind: int) -> int:
    """Return how many unseen cards are of a type."""
    count = 0
    for card in range(FIRST_OF_TYPE[kind], FIRST_OF_TYPE[kind + 1]):
        count += int(state.unseen[card])
    return count


@kernel
def announced_count(state: State, kind: int, announced: bool) -> int:
    """Return how many unseen cards are known to the viewer by this type alone; `announced` is the holding's."""
    count = 1 if state.sale_card == NOTHING and state.sale_type == kind else 0
    if announced:
        viewer = int(state.viewer)
        types = state.announced[max(viewer, 0)]
        for holder in range(state.seats):
            if holder + 1 != viewer:
                count += int(types[holder, kind])
    return count


@kernel
def letters_of(state: State, holding: Holding) -> Letters:
    """Return how many cards of each letter a seat holds."""
    return (
        letter_count(state, holding, LEFT),
        letter_count(state, holding, RIGHT),
        letter_count(state, holding, TOWER),
        letter_count(state, holding, GATE),
        letter_count(state, holding, HALL),
        letter_count(state, holding, CHURCH),
    )


@kernel
def letter_count(state: State, holding: Holding, letter: int) -> float:
    """Return how many cards of a letter a seat holds."""
    first = FIRST_OF[letter]
    rate = rate_of(state, holding, TYPE_OF[first])
    count = 0.0
    for card in range(first, FIRST_OF[letter + 1]):
        count += held(state, holding, card, rate)
    return count


@kernel
def talers_then(state: State, seat: int, buyer: int, price: int) -> int:
    """Return a seat's talers once the card has gone to a buyer for a price; as they are if nothing is being sold."""
    if buyer == NOBODY and state.phase != BIDDING:
        return int(state.talers[seat])
    return talers_after_sale(state, seat, buyer, price)


@kernel
def auctions_left(state: State) -> float:
    """Return about how many auctions are still to come, this turn's not counted."""
    if state.is_last_turn:
        return 0.0
    sizes = stack_size(state, OPEN), stack_size(state, HIDDEN) - (1 if state.phase == PEEKING else 0)
    lower, higher = min(sizes[0], sizes[1]), max(sizes[0], sizes[1])
    return lower + 0.6 * min(lower, higher)


@kernel
def is_finished(state: State, seat: int) -> bool:
    """WB 4.2: whether a seat can lay no more cards in this game."""
    return bool(state.actor == OVER or (state.is_final and 0 < (state.active - seat) % state.seats <= state.finished))


@kernel
def is_closed(state: State, seat: int) -> bool:
    """WB 3.10: whether corner towers close both ends of a city."""
    return has_end(state, seat, LEFT) and has_end(state, seat, RIGHT)


@kernel
def lays_left(state: State, seat: int, turns: float) -> float:
    """Return about how many cards a seat can still lay (WB 3.7, 4.2)."""
    if is_finished(state, seat):
        return 0.0
    left = float(LAID_MAX)
    if not state.is_final:
        left += LAID_MAX * turns
    if seat == state.active:
        left += LAID_MAX if not state.is_final else 0
        left -= state.laid
    return left
