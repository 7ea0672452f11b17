"""Views of Wettstreit der Baumeister as numbers for learning; core/features.py says how to read the tables.

| from | count | what | scale |
|---|---|---|---|
| 0 | 2 | three, four seats | 0, 1 |
| 2 | 1 | option `bids_within_cash` | 0, 1 |
| 3 | 12 | phase, as `State.phase` | 0, 1 |
| 15 | 5 | who moves, by seat; chance | 0, 1 |
| 20 | 4 | whose turn it is, by seat | 0, 1 |
| 24 | 2 | whether it is the last turn, the final round | 0, 1 |
| 26 | 1 | saboteurs in the pool | 5 |
| 27 | 2 × 3 | by stack: its cards, those that nobody has seen, those put under it | 20 |
| 33 | 22 | the open stack's top card | 0, 1 |
| 55 | 22 | unseen cards, by face | of all of the face |
| 77 | 22 | the card in the auction, if the viewer knows it | 0, 1 |
| 99 | 5 | its type, once announced | 0, 1 |
| 104 | 1 | whether all know it | 0, 1 |
| 105 | 1 | the highest bid | 99 |
| 106 | 4 | whose it is, by seat | 0, 1 |
| 110 | 7 | the die: not thrown yet, 1 to 5, the saboteur | 0, 1 |
| 117 | 1 | value of the card that is attacked | 9 |
| 118 | 1 | cards laid in this turn | 3 |
| 119 | 4 × 153 | seats | |

Of each seat:

| from | count | what | scale |
|---|---|---|---|
| 0 | 1 | talers, as far as the viewer knows them | 40 |
| 1 | 1 | saboteurs | 5 |
| 2 | 2 | cards in hand; those among them whose faces all know | 10 |
| 4 | 1 | whether its very first build is done | 0, 1 |
| 5 | 1 | cards in its city | 15 |
| 6 | 1 | shields | 5 |
| 7 | 1 | coins | 10 |
| 8 | 1 | corner towers | 2 |
| 9 | 1 | town halls | 1 |
| 10 | 1 | points as they stand | 50 |
| 11 | 1 | its last bid and 1; 0 without one | 100 |
| 12 | 1 | whether it has passed | 0, 1 |
| 13 | 1 | whether the game is over | 0, 1 |
| 14 | 22 | cards in hand, by face; as many as can be expected of those that the viewer doesn't know | of all of the face |
| 36 | 5 | cards in hand of which all know the type alone, by type | 3 |
| 41 | 16 × 7 | slots of its city, from the left end | |

Of each place:

| from | count | what | scale |
|---|---|---|---|
| 0 | 6 | the card's letter | 0, 1 |
| 6 | 1 | its value | 9 |
"""

from baumeister.core.features import place_of
from baumeister.core.kernel import kernel
from baumeister.core.record import OVER, Floats
from baumeister.games.wettstreit.bots.evaluation_weights import TODAY
from baumeister.games.wettstreit.bots.prospects import FIRST_OF_TYPE, held, holding_of, rate_of
from baumeister.games.wettstreit.rules.components import (
    BID_MAX,
    CARDS,
    COPIES,
    LETTER_OF,
    LETTERS,
    SABOTEURS,
    SEATS_MAX,
    SEATS_MIN,
    SIDES,
    STACK_SIZE,
    STACKS,
    TYPES,
    VALUE_OF,
)
from baumeister.games.wettstreit.rules.scoring import total
from baumeister.games.wettstreit.rules.stacks import stack_size
from baumeister.games.wettstreit.rules.state import DONE, NO_BID, NOBODY, NOTHING, State

PHASES = DONE + 1
CITY_LENGTH = 16  # slots from the left end that are written
PLACE_NUMBERS = len(LETTERS) + 1
SEATS_AT = 0
OPTION_AT = SEATS_AT + SEATS_MAX - SEATS_MIN + 1
PHASE_AT = OPTION_AT + 1
MOVER_AT = PHASE_AT + PHASES
TURN_AT = MOVER_AT + SEATS_MAX + 1
TIME_AT = TURN_AT + SEATS_MAX
POOL_AT = TIME_AT + 2
STACKS_AT = POOL_AT + 1
TOP_AT = STACKS_AT + STACKS * 3
UNSEEN_AT = TOP_AT + CARDS
SALE_AT = UNSEEN_AT + CARDS
TYPE_AT = SALE_AT + CARDS
PUBLIC_AT = TYPE_AT + TYPES
BID_AT = PUBLIC_AT + 1
BIDDER_AT = BID_AT + 1
ROLL_AT = BIDDER_AT + SEATS_MAX
ATTACK_AT = ROLL_AT + SIDES + 1
LAID_AT = ATTACK_AT + 1
SEAT_AT = LAID_AT + 1
HAND_IN_SEAT = 14
ANNOUNCED_IN_SEAT = HAND_IN_SEAT + CARDS
CITY_IN_SEAT = ANNOUNCED_IN_SEAT + TYPES
SEAT_NUMBERS = CITY_IN_SEAT + CITY_LENGTH * PLACE_NUMBERS
FEATURES = SEAT_AT + SEATS_MAX * SEAT_NUMBERS


@kernel
def features(view: State, numbers: Floats) -> None:
    """Write the view as FEATURES numbers; the table above says which."""
    numbers[:] = 0.0
    write_course(view, numbers)
    write_stacks(view, numbers)
    write_sale(view, numbers)
    for seat in range(view.seats):
        write_seat(view, seat, numbers, SEAT_AT + place_of(view, seat) * SEAT_NUMBERS)


@kernel
def write_course(view: State, numbers: Floats) -> None:
    """Write the progress of the game and the seat to move."""
    numbers[SEATS_AT + int(view.seats) - SEATS_MIN] = 1.0
    numbers[OPTION_AT] = view.bids_within_cash
    numbers[PHASE_AT + int(view.phase)] = 1.0
    if view.phase != DONE:
        numbers[MOVER_AT + (place_of(view, view.actor - 1) if view.actor > 0 else SEATS_MAX)] = 1.0
    numbers[TURN_AT + place_of(view, view.active)] = 1.0
    numbers[TIME_AT] = view.is_last_turn
    numbers[TIME_AT + 1] = view.is_final
    numbers[POOL_AT] = view.pool / SABOTEURS
    numbers[ROLL_AT + int(view.roll)] = 1.0
    if view.target_place != NOTHING:
        numbers[ATTACK_AT] = VALUE_OF[view.cities[view.target, view.target_place]] / 9.0
    numbers[LAID_AT] = view.laid / 3.0


@kernel
def write_stacks(view: State, numbers: Floats) -> None:
    """Write the viewer's knowledge of the stacks."""
    for stack in range(STACKS):
        numbers[STACKS_AT + 3 * stack] = stack_size(view, stack) / STACK_SIZE
        numbers[STACKS_AT + 3 * stack + 1] = view.unseen_counts[stack] / STACK_SIZE
        numbers[STACKS_AT + 3 * stack + 2] = view.under_counts[stack] / STACK_SIZE
    if view.open_top != NOTHING:
        numbers[TOP_AT + int(view.open_top)] = 1.0
    for card in range(CARDS):
        numbers[UNSEEN_AT + card] = view.unseen[card] / COPIES[card]


@kernel
def write_sale(view: State, numbers: Floats) -> None:
    """Write the viewer's knowledge of the auction."""
    if view.sale_card != NOTHING:
        numbers[SALE_AT + int(view.sale_card)] = 1.0
    if view.sale_type != NOTHING:
        numbers[TYPE_AT + int(view.sale_type)] = 1.0
    numbers[PUBLIC_AT] = view.sale_is_public
    if view.bidder != NOBODY:
        numbers[BID_AT] = view.bids[view.bidder] / BID_MAX
        numbers[BIDDER_AT + place_of(view, view.bidder)] = 1.0


@kernel
def write_seat(view: State, seat: int, numbers: Floats, at: int) -> None:
    """Write the viewer's knowledge of a seat: its goods and points, its last bid, its hand (expected if hidden), its city."""
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
    holding = holding_of(view, seat, False, TODAY)
    for kind in range(TYPES):
        rate = rate_of(view, holding, kind)
        for card in range(FIRST_OF_TYPE[kind], FIRST_OF_TYPE[kind + 1]):
            numbers[at + HAND_IN_SEAT + card] = held(view, holding, card, rate) / COPIES[card]
    for kind in range(TYPES):
        numbers[at + ANNOUNCED_IN_SEAT + kind] = view.announced[0, seat, kind] / 3.0
    for step in range(CITY_LENGTH):
        place = int(view.leftmost[seat]) + step
        if place <= view.rightmost[seat] and view.cities[seat, place] != NOTHING:
            card = int(view.cities[seat, place])
            here = at + CITY_IN_SEAT + step * PLACE_NUMBERS
            numbers[here + int(LETTER_OF[card])] = 1.0
            numbers[here + len(LETTERS)] = VALUE_OF[card] / 9.0
