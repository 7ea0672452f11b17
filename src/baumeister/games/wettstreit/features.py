"""Views of Wettstreit der Baumeister as numbers for learning.

Seats come in turn order, the viewer first (an onlooker sees from the first seat). All numbers lie about in 0 … 1.

    first    how many   what
    0        2          how many seats (3, 4), then 1 if bids stay within the cash
    3        12         phase
    15       5          who moves: the viewer, the next seats, chance
    20       4          whose turn it is
    24       3          last turn, final round, saboteurs in the pool
    27       6          both stacks: size, cards that nobody has seen, cards put under
    33       22 + 22    the open stack's top card, unseen cards
    77       22 + 5 + 1 the card in the auction: face, announced type, whether it is public
    105      5          the highest bid, then by seat: whose it is
    110      7 + 2      what the die showed; the value of the attacked card, the cards laid in this turn
    119      by seat    SEAT_NUMBERS each, see `write_seat`
"""

from typing import Any

from numpy.typing import NDArray

from baumeister.core.kernel import kernel
from baumeister.core.record import OVER
from baumeister.games.wettstreit.components import (
    BID_MAX,
    CARDS,
    COPIES,
    LETTER_OF,
    LETTERS,
    SABOTEURS,
    SEATS_MAX,
    SEATS_MIN,
    STACK_SIZE,
    STACKS,
    TYPES,
    VALUE_OF,
)
from baumeister.games.wettstreit.holdings import held
from baumeister.games.wettstreit.scoring import total
from baumeister.games.wettstreit.stacks import stack_size
from baumeister.games.wettstreit.state import DONE, NO_BID, NOBODY, NOTHING, State

OPTION_AT, PHASE_AT, ACTOR_AT, ACTIVE_AT, COURSE_AT, STACKS_AT, TOP_AT = 2, 3, 15, 20, 24, 27, 33
UNSEEN_AT, SALE_AT, TYPE_AT, PUBLIC_AT, BID_AT, ROLL_AT, ATTACK_AT, SEATS_AT = 55, 77, 99, 104, 105, 110, 117, 119
CITY_LENGTH = 16  # places from the left end that are written
CITY_NUMBERS = len(LETTERS) + 1
HAND_AT = 14
CITY_AT = HAND_AT + CARDS + TYPES
SEAT_NUMBERS = CITY_AT + CITY_LENGTH * CITY_NUMBERS
FEATURES = SEATS_AT + SEATS_MAX * SEAT_NUMBERS


@kernel
def features(view: State, numbers: NDArray[Any]) -> None:
    """Write the view as FEATURES numbers; the table above says which."""
    for index in range(FEATURES):
        numbers[index] = 0.0
    viewer = max(int(view.viewer) - 1, 0)
    write_course(view, viewer, numbers)
    write_stacks(view, numbers)
    write_sale(view, viewer, numbers)
    for seat in range(view.seats):
        write_seat(view, seat, numbers, SEATS_AT + (seat - viewer) % int(view.seats) * SEAT_NUMBERS)


@kernel
def write_course(view: State, viewer: int, numbers: NDArray[Any]) -> None:
    """Write how far the game is and whose turn it is."""
    numbers[view.seats - SEATS_MIN] = 1.0
    numbers[OPTION_AT] = view.bids_within_cash
    numbers[PHASE_AT + view.phase] = 1.0
    if view.phase != DONE:
        mover = (view.actor - 1 - viewer) % view.seats if view.actor > 0 else SEATS_MAX
        numbers[ACTOR_AT + mover] = 1.0
    numbers[ACTIVE_AT + (view.active - viewer) % view.seats] = 1.0
    numbers[COURSE_AT] = view.is_last_turn
    numbers[COURSE_AT + 1] = view.is_final
    numbers[COURSE_AT + 2] = view.pool / SABOTEURS
    numbers[ROLL_AT + view.roll] = 1.0
    if view.target_place != NOTHING:
        numbers[ATTACK_AT] = VALUE_OF[view.cities[view.target, view.target_place]] / 9.0
    numbers[ATTACK_AT + 1] = view.laid / 3.0


@kernel
def write_stacks(view: State, numbers: NDArray[Any]) -> None:
    """Write what is known of the stacks."""
    for stack in range(STACKS):
        numbers[STACKS_AT + 3 * stack] = stack_size(view, stack) / STACK_SIZE
        numbers[STACKS_AT + 3 * stack + 1] = view.unseen_counts[stack] / STACK_SIZE
        numbers[STACKS_AT + 3 * stack + 2] = view.under_counts[stack] / STACK_SIZE
    if view.open_top != NOTHING:
        numbers[TOP_AT + view.open_top] = 1.0
    for card in range(CARDS):
        numbers[UNSEEN_AT + card] = view.unseen[card] / COPIES[card]


@kernel
def write_sale(view: State, viewer: int, numbers: NDArray[Any]) -> None:
    """Write what is known of the auction."""
    if view.sale_card != NOTHING:
        numbers[SALE_AT + view.sale_card] = 1.0
    if view.sale_type != NOTHING:
        numbers[TYPE_AT + view.sale_type] = 1.0
    numbers[PUBLIC_AT] = view.sale_is_public
    if view.bidder != NOBODY:
        numbers[BID_AT] = view.bids[view.bidder] / BID_MAX
        numbers[BID_AT + 1 + (view.bidder - viewer) % view.seats] = 1.0


@kernel
def write_seat(view: State, seat: int, numbers: NDArray[Any], at: int) -> None:
    """Write what is known of a seat: its goods and points, its last bid, its hand (expected if hidden), its city."""
    numbers[at] = view.talers[seat] / 40.0
    numbers[at + 1] = view.saboteurs[seat] / SABOTEURS
    numbers[at + 2] = view.hand_sizes[seat] / 10.0
    numbers[at + 3] = view.shown_counts[seat] / 10.0
    numbers[at + 4] = view.has_built[seat]
    numbers[at + 5] = view.city_sizes[seat] / 15.0
    numbers[at + 6] = view.shields[seat] / 5.0
    numbers[at + 7] = view.coins[seat] / 10.0
    numbers[at + 8] = view.corner_counts[seat] / 2.0
    numbers[at + 9] = view.hall_counts[seat]
    numbers[at + 10] = total(view, seat) / 50.0
    numbers[at + 11] = 0.0 if view.bids[seat] == NO_BID else (1.0 + view.bids[seat]) / (1.0 + BID_MAX)
    numbers[at + 12] = view.has_passed[seat]
    numbers[at + 13] = 1.0 if view.actor == OVER else 0.0
    for card in range(CARDS):
        numbers[at + HAND_AT + card] = held(view, seat, card, False) / COPIES[card]
    for kind in range(TYPES):
        numbers[at + HAND_AT + CARDS + kind] = view.announced[0, seat, kind] / 3.0
    for step in range(CITY_LENGTH):
        place = view.leftmost[seat] + step
        if place <= view.rightmost[seat] and view.cities[seat, place] != NOTHING:
            card = view.cities[seat, place]
            numbers[at + CITY_AT + step * CITY_NUMBERS + int(LETTER_OF[card])] = 1.0
            numbers[at + CITY_AT + step * CITY_NUMBERS + len(LETTERS)] = VALUE_OF[card] / 9.0
