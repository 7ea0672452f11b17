"""Views of the game as numbers for learning; core/features.py says how to read the tables.

| from | count | what | scale |
|---|---|---|---|
| 0 | 3 | two, three, four seats | 0, 1 |
| 3 | 9 | phase, as `State.phase` | 0, 1 |
| 12 | 4 | whose turn it is, by seat | 0, 1 |
| 16 | 1 | tiles that can still be drawn | of those at the start |
| 17 | 1 | points for the tile just laid, which a project may double | 20 |
| 18 | 4 × 5 | seats | |
| 38 | 4 × 25 | tiles known of each hand, all of the viewer's, by seat and tile | 3 |
| 138 | 25 | unseen tiles: those not drawn and others' dealt ones | 3 |
| 163 | 5 × 26 | offer spaces, clockwise from the Mayor's | |
| 293 | 15 × 3 | great projects, by district | |
| 338 | 15 × 3 | values of parks, houses, villas, by district | 10 |
| 383 | 60 × 6 | spaces: free, park 3, house 2, house 3, villa 2, villa 3 | 0, 1 |

Of each seat:

| from | count | what | scale |
|---|---|---|---|
| 0 | 1 | points | 50 |
| 1 | 1 | coins | 3 |
| 2 | 1 | cranes that it has left | 3 |
| 3 | 1 | tiles in hand | 3 |
| 4 | 1 | dealt ones among them, which others don't know | 3 |

Of each offer space:

| from | count | what | scale |
|---|---|---|---|
| 0 | 25 | its tile | 0, 1 |
| 25 | 1 | its price | 2 |

Of each great project:

| from | count | what | scale |
|---|---|---|---|
| 0 | 1 | whether it is completed | 0, 1 |
| 1 | 1 | whether a tile was just laid in its district | 0, 1 |
| 2 | 1 | free spaces of its district | 5 |
"""

from baumeister.core.features import place_of
from baumeister.core.kernel import kernel
from baumeister.core.record import OVER, Floats
from baumeister.games.buerger.rules.components import (
    COINS_MAX,
    CRANES,
    DISTRICTS,
    FORMS,
    HAND,
    KINDS,
    OFFERS,
    SEATS_MAX,
    SIZE,
    SPACES,
    SUPPLY,
    TILES,
)
from baumeister.games.buerger.rules.offer_board import price
from baumeister.games.buerger.rules.state import DONE, State

PHASES = DONE + 1
SEAT_NUMBERS = 5
OFFER_NUMBERS = TILES + 1
PROJECT_NUMBERS = 3
SPACE_NUMBERS = FORMS + 1
SEATS_AT = 0
PHASE_AT = SEATS_AT + SEATS_MAX - 1
TURN_AT = PHASE_AT + PHASES
TIME_AT = TURN_AT + SEATS_MAX
POINTS_AT = TIME_AT + 1
SEAT_AT = POINTS_AT + 1
HANDS_AT = SEAT_AT + SEATS_MAX * SEAT_NUMBERS
UNSEEN_AT = HANDS_AT + SEATS_MAX * TILES
OFFER_AT = UNSEEN_AT + TILES
PROJECTS_AT = OFFER_AT + OFFERS * OFFER_NUMBERS
KINDS_AT = PROJECTS_AT + DISTRICTS * PROJECT_NUMBERS
SPACES_AT = KINDS_AT + DISTRICTS * KINDS
FEATURES = SPACES_AT + SPACES * SPACE_NUMBERS


@kernel
def features(view: State, numbers: Floats) -> None:
    """Write the view as FEATURES numbers; the table above says which."""
    numbers[:] = 0.0
    write_course(view, numbers)
    for seat in range(view.seats):
        write_seat(view, seat, place_of(view, seat), numbers)
    for tile in range(TILES):
        numbers[UNSEEN_AT + tile] = view.supply[tile] / 3.0
    for step in range(OFFERS):
        write_offer(view, step, numbers)
    for district in range(DISTRICTS):
        write_district(view, district, numbers)
    for space in range(SPACES):
        form = int(view.spaces[space]) % FORMS + 1 if view.spaces[space] >= 0 else 0
        numbers[SPACES_AT + space * SPACE_NUMBERS + form] = 1.0


@kernel
def write_course(view: State, numbers: Floats) -> None:
    """Write the progress of the game and the seat to move."""
    numbers[SEATS_AT + int(view.seats) - 2] = 1.0
    numbers[PHASE_AT + int(view.phase)] = 1.0
    if view.actor != OVER:
        numbers[TURN_AT + place_of(view, view.seat_in_turn)] = 1.0
    numbers[TIME_AT] = view.supply_size / SUPPLY[view.seats]
    numbers[POINTS_AT] = view.turn_points / 20.0


@kernel
def write_seat(view: State, seat: int, place: int, numbers: Floats) -> None:
    """Write a seat's holdings."""
    at = SEAT_AT + place * SEAT_NUMBERS
    numbers[at] = view.scores[seat] / 50.0
    numbers[at + 1] = view.coins[seat] / COINS_MAX
    numbers[at + 2] = view.cranes[seat] / CRANES
    numbers[at + 3] = view.hand_sizes[seat] / HAND
    numbers[at + 4] = view.dealt_counts[seat] / HAND
    for slot in range(view.hand_sizes[seat]):
        if view.hands[seat, slot] >= 0:
            numbers[HANDS_AT + place * TILES + int(view.hands[seat, slot])] += 1.0 / 3.0


@kernel
def write_offer(view: State, step: int, numbers: Floats) -> None:
    """Write the offer space so many steps clockwise from the Mayor."""
    space = (max(int(view.mayor), 0) + step) % OFFERS
    at = OFFER_AT + step * OFFER_NUMBERS
    if view.offer[space] >= 0:
        numbers[at + int(view.offer[space])] = 1.0
    numbers[at + TILES] = price(view, space) / 2.0


@kernel
def write_district(view: State, district: int, numbers: Floats) -> None:
    """Write a district's project, its free spaces and the values of its tiles."""
    at = PROJECTS_AT + district * PROJECT_NUMBERS
    numbers[at] = 1.0 if view.completed[district] >= 0 else 0.0
    numbers[at + 1] = 1.0 if view.district == district else 0.0
    free = 0
    for letter in range(SIZE[district]):
        free += (int(view.free[district]) >> letter) & 1
    numbers[at + 2] = free / 5.0
    for kind in range(KINDS):
        numbers[KINDS_AT + district * KINDS + kind] = view.kind_values[district, kind] / 10.0
