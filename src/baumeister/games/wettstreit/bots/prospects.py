"""A seat's means, as far as a state or a view tells: its hand with the card that it may be about to buy, its money, its time.

In a full state hands are read as they are (bots look at guessed ones). In a view the hands of others are missing: each card
counts with its expected number, given the viewer's knowledge. Nothing hidden from a viewer is read.
"""

import numpy as np

from baumeister.core.kernel import kernel
from baumeister.core.record import FULL, OVER
from baumeister.games.wettstreit.rules.auction import talers_after_sale
from baumeister.games.wettstreit.rules.building import has_end
from baumeister.games.wettstreit.rules.components import (
    CARDS,
    HIDDEN,
    LAID_MAX,
    LEFT,
    LETTER_OF,
    LETTERS,
    OPEN,
    RIGHT,
    TYPE_OF,
    TYPES,
)
from baumeister.games.wettstreit.rules.stacks import stack_size
from baumeister.games.wettstreit.rules.state import BIDDING, NOBODY, NOTHING, PEEKING, State

FIRST_OF = np.searchsorted(LETTER_OF, np.arange(len(LETTERS) + 1))
"""The first card of each letter; the cards of a letter come one after another, and their values rise."""


@kernel
def held(state: State, seat: int, card: int, buys: bool) -> float:
    """Return how many copies of a card a seat holds (on average if its hand is hidden), the auctioned one too if it buys it."""
    count = float(state.hands[seat, card])
    if state.viewer not in (FULL, seat + 1) and state.actor != OVER:
        count = expected(state, seat, card)
    if buys:
        count += chance_of_sale(state, card)
    return count


@kernel
def expected(state: State, seat: int, card: int) -> float:
    """Return the mean number of copies of a card in a hand that the viewer doesn't see."""
    count = float(state.shown[seat, card])
    if state.viewer > 0:
        count += state.peeked[state.viewer - 1, seat, card]
    if state.unseen[card] == 0:
        return count
    announced = int(state.announced[state.viewer, seat, TYPE_OF[card]])
    return count + announced * share(state, card) + free_count(state, seat) * free_share(state, card)


@kernel
def free_count(state: State, seat: int) -> int:
    """Return how many cards in a hand are wholly unknown to the viewer."""
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
def share(state: State, card: int) -> float:
    """Return how likely an unseen card of this card's type is this one."""
    unseen, kind = state.unseen, TYPE_OF[card]
    of_type = 0
    for other in range(CARDS):
        if TYPE_OF[other] == kind:
            of_type += int(unseen[other])
    return float(unseen[card] / of_type) if of_type > 0 else 0.0


@kernel
def free_share(state: State, card: int) -> float:
    """Return how likely a wholly unknown card is this one, once the cards of announced types are set aside."""
    unseen, kind = state.unseen, TYPE_OF[card]
    total = 0
    of_type = 0
    for other in range(CARDS):
        count = int(unseen[other])
        total += count
        if TYPE_OF[other] == kind:
            of_type += count
    if of_type == 0:
        return 0.0
    likely = float(unseen[card] / of_type)
    for other in range(TYPES):
        announced = announced_count(state, other)
        total -= announced
        if other == kind:
            of_type -= announced
    return likely * of_type / total if total > 0 else 0.0


@kernel
def announced_count(state: State, kind: int) -> int:
    """Return how many unseen cards are known to the viewer by this type alone."""
    count = 1 if state.sale_card == NOTHING and state.sale_type == kind else 0
    viewer = int(state.viewer)
    announced = state.announced[max(viewer, 0)]
    for holder in range(state.seats):
        if holder + 1 != viewer:
            count += int(announced[holder, kind])
    return count


@kernel
def chance_of_sale(state: State, card: int) -> float:
    """Return how likely it is that this card is being auctioned."""
    if state.sale_card != NOTHING:
        return 1.0 if state.sale_card == card else 0.0
    if state.sale_type == NOTHING:
        return free_share(state, card)
    return share(state, card) if state.sale_type == TYPE_OF[card] else 0.0


@kernel
def talers_then(state: State, seat: int, buyer: int, price: int) -> int:
    """Return a seat's talers once the card has gone to a buyer for a price; as they are if nothing is being sold."""
    if buyer == NOBODY and state.phase != BIDDING:
        return int(state.talers[seat])
    return talers_after_sale(state, seat, buyer, price)


@kernel
def letter_count(state: State, seat: int, letter: int, buys: bool) -> float:
    """Return how many cards of a letter a seat holds."""
    count = 0.0
    for card in range(FIRST_OF[letter], FIRST_OF[letter + 1]):
        count += held(state, seat, card, buys)
    return count


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
