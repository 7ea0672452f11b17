"""Views as numbers for learning, seen by the viewer: its seat comes first; the offer board begins beside the Mayor.

| from | count | what | scale |
|---|---|---|---|
| 0 | 3 | two, three, four seats | 0, 1 |
| 3 | 9 | phase: the values of `State.phase` | 0, 1 |
| 12 | 4 | whose turn it is, by seat | 0, 1 |
| 16 | 1 | tiles that can still be drawn | of those at the start |
| 17 | 1 | points for the tile just laid, which a project may double | 20 |
| 18 | 20 | by seat: points (50), coins (3), cranes (3), tiles in hand (3), dealt ones among them (3) | as said |
| 38 | 100 | the tiles that are known of each hand, by seat and tile; of the viewer's all | 3 |
| 138 | 25 | unseen tiles: those not drawn and others' dealt ones | 3 |
| 163 | 130 | the offer board, clockwise from the Mayor: the tile (25), its price (2) | 0, 1; of 2 |
| 293 | 45 | by district: whether its project is completed, whether it was just built in, free spaces (5) | 0, 1; as said |
| 338 | 45 | values of parks, houses, villas, by district | 10 |
| 383 | 360 | by space: whether it is free; park 3, house 2, house 3, villa 2, villa 3 | 0, 1 |

Seats count clockwise from the viewer. Onlookers and full states are seen from P1's seat.
"""

from typing import Any

from numpy.typing import NDArray

from baumeister.core.kernel import kernel
from baumeister.core.record import OVER
from baumeister.games.buerger.components import (
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
from baumeister.games.buerger.state import State
from baumeister.games.buerger.turn import price

PHASES = 9
SEAT_NUMBERS = 5
OFFER_NUMBERS = TILES + 1
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
KINDS_AT = PROJECTS_AT + DISTRICTS * 3
SPACES_AT = KINDS_AT + DISTRICTS * KINDS
FEATURES = SPACES_AT + SPACES * SPACE_NUMBERS


@kernel
def features(view: State, numbers: NDArray[Any]) -> None:
    """Write the view as FEATURES numbers; the table above says which."""
    for index in range(FEATURES):
        numbers[index] = 0.0
    viewer = max(int(view.viewer) - 1, 0)
    write_course(view, viewer, numbers)
    for seat in range(view.seats):
        write_seat(view, seat, (seat - viewer) % int(view.seats), numbers)
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
def write_course(view: State, viewer: int, numbers: NDArray[Any]) -> None:
    """Write how far the game is and whose turn it is."""
    numbers[SEATS_AT + int(view.seats) - 2] = 1.0
    numbers[PHASE_AT + int(view.phase)] = 1.0
    if view.actor != OVER:
        numbers[TURN_AT + (view.seat_in_turn - viewer) % int(view.seats)] = 1.0
    numbers[TIME_AT] = view.supply_size / SUPPLY[view.seats]
    numbers[POINTS_AT] = view.turn_points / 20.0


@kernel
def write_seat(view: State, seat: int, place: int, numbers: NDArray[Any]) -> None:
    """Write what a seat has."""
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
def write_offer(view: State, step: int, numbers: NDArray[Any]) -> None:
    """Write the offer space that is so many steps clockwise from the Mayor."""
    space = (max(int(view.mayor), 0) + step) % OFFERS
    at = OFFER_AT + step * OFFER_NUMBERS
    if view.offer[space] >= 0:
        numbers[at + int(view.offer[space])] = 1.0
    numbers[at + TILES] = price(view, space) / 2.0


@kernel
def write_district(view: State, district: int, numbers: NDArray[Any]) -> None:
    """Write what all tiles of a district and its project are."""
    at = PROJECTS_AT + district * 3
    numbers[at] = 1.0 if view.completed[district] >= 0 else 0.0
    numbers[at + 1] = 1.0 if view.district == district else 0.0
    free = 0
    for letter in range(SIZE[district]):
        free += (int(view.free[district]) >> letter) & 1
    numbers[at + 2] = free / 5.0
    for kind in range(KINDS):
        numbers[KINDS_AT + district * KINDS + kind] = view.kind_values[district, kind] / 10.0
