"""Views of Project Skyline as numbers for learning; core/features.py says how to read the tables.

| from | count | what | scale |
|---|---|---|---|
| 0 | 36 × 9 | building fields, row by row from a1 | |
| 324 | 4 × 34 | seats | |
| 460 | 13 | the action card drawn in this turn, by kind | 0, 1 |
| 473 | 13 | action cards that have not come yet, by kind | of all of the kind |
| 486 | 13 | the next action card, once it is known, by kind | 0, 1 |
| 499 | 10 | phase, as `State.phase` | 0, 1 |
| 509 | 6 | the white die | 0, 1 |
| 515 | 6 | the black die | 0, 1 |
| 521 | 1 | option `expert` | 0, 1 |

Of each field:

| from | count | what | scale |
|---|---|---|---|
| 0 | 4 × 2 | the building, by owner | |
| 8 | 1 | whether the architect stands here | 0, 1 |

Of each seat:

| from | count | what | scale |
|---|---|---|---|
| 0 | 1 | whether there is such a seat | 0, 1 |
| 1 | 1 | money, in thousands | 1000 |
| 2 | 1 | floors in its supply; below 0 with two seats, if it has borrowed some | 13 |
| 3 | 1 | skyscrapers | of those to be built |
| 4 | 1 | whether it is its turn | 0, 1 |
| 5 | 1 | what stopping where its pawn stands would cost it, in thousands | 1000 |
| 6 | 28 | the road field of its pawn | 0, 1 |

Of each building:

| from | count | what | scale |
|---|---|---|---|
| 0 | 1 | floors | 3 |
| 1 | 1 | whether it is a skyscraper | 0, 1 |
"""

from baumeister.core.features import place_of
from baumeister.core.kernel import kernel
from baumeister.core.record import Floats
from baumeister.games.skyline.rules.cards import kind_of_draw
from baumeister.games.skyline.rules.components import (
    CARD_COPIES,
    CARDS,
    DIE,
    FIELDS,
    FLOORS,
    KINDS,
    NO_CARD,
    ROAD,
    SEATS_MAX,
    SKYSCRAPER,
    SKYSCRAPERS,
)
from baumeister.games.skyline.rules.rent import landlord_for, rent_beside
from baumeister.games.skyline.rules.state import DONE, NOBODY, State

PHASES = DONE
ARCHITECT_IN_FIELD = 2 * SEATS_MAX
FIELD_NUMBERS = ARCHITECT_IN_FIELD + 1
PAWN_IN_SEAT = 6
SEAT_NUMBERS = PAWN_IN_SEAT + ROAD
FIELDS_AT = 0
SEAT_AT = FIELDS_AT + FIELDS * FIELD_NUMBERS
CARD_AT = SEAT_AT + SEATS_MAX * SEAT_NUMBERS
UNSEEN_AT = CARD_AT + KINDS
NEXT_AT = UNSEEN_AT + KINDS
PHASE_AT = NEXT_AT + KINDS
WHITE_AT = PHASE_AT + PHASES
BLACK_AT = WHITE_AT + DIE
OPTION_AT = BLACK_AT + DIE
FEATURES = OPTION_AT + 1


@kernel
def features(view: State, numbers: Floats) -> None:
    """Write the view as FEATURES numbers; the table above says which."""
    numbers[:] = 0.0
    for field in range(FIELDS):
        write_field(view, field, numbers, FIELDS_AT + field * FIELD_NUMBERS)
    for seat in range(view.seats):
        write_seat(view, seat, numbers, SEAT_AT + place_of(view, seat) * SEAT_NUMBERS)
    write_cards(view, numbers)
    write_course(view, numbers)


@kernel
def write_field(view: State, field: int, numbers: Floats, at: int) -> None:
    """Write a field's building."""
    if view.owners[field] != NOBODY:
        here = at + 2 * place_of(view, view.owners[field])
        if view.buildings[field] == SKYSCRAPER:
            numbers[here + 1] = 1.0
        else:
            numbers[here] = view.buildings[field] / 3.0
    if view.architect == field:
        numbers[at + ARCHITECT_IN_FIELD] = 1.0


@kernel
def write_seat(view: State, seat: int, numbers: Floats, at: int) -> None:
    """Write a seat's money, supply, turn, pawn and the rent due there."""
    numbers[at] = 1.0
    numbers[at + 1] = view.cash[seat] / 1000.0
    numbers[at + 2] = view.supply[seat] / FLOORS
    numbers[at + 3] = view.skyscrapers[seat] / SKYSCRAPERS[view.seats]
    numbers[at + 4] = 1.0 if view.turn == seat else 0.0
    numbers[at + 5] = rent_here(view, seat) / 1000.0
    numbers[at + PAWN_IN_SEAT + int(view.pawns[seat])] = 1.0


@kernel
def rent_here(view: State, seat: int) -> int:
    """Return the cost to a seat of stopping where its pawn stands."""
    if landlord_for(view, seat, view.pawns[seat]) == NOBODY:
        return 0
    return rent_beside(view, view.pawns[seat])


@kernel
def write_cards(view: State, numbers: Floats) -> None:
    """Write the card drawn, those that have not come, and the next one once it is known (PS 5)."""
    if view.card != NO_CARD:
        numbers[CARD_AT + int(view.card) - 1] = 1.0
    for kind in range(1, KINDS + 1):
        numbers[UNSEEN_AT + kind - 1] = view.unseen[kind] / CARD_COPIES[kind]
    if view.draws >= CARDS:
        numbers[NEXT_AT + kind_of_draw(view, view.draws) - 1] = 1.0


@kernel
def write_course(view: State, numbers: Floats) -> None:
    """Write the next decision, the dice, the option."""
    if view.phase < DONE:
        numbers[PHASE_AT + int(view.phase)] = 1.0
    if view.white > 0:
        numbers[WHITE_AT + int(view.white) - 1] = 1.0
    if view.black > 0:
        numbers[BLACK_AT + int(view.black) - 1] = 1.0
    numbers[OPTION_AT] = view.expert
