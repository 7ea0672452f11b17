"""Views of Manhattan as numbers for learning, seen by the viewer: its seat and colours come first, lots as it reads its cards.

| from | count | what | scale |
|---|---|---|---|
| 0 | 3 | two, three, four seats | 0, 1 |
| 3 | 1 | option `separate_colours` | 0, 1 |
| 4 | 5 | phase: deal, choose, build, draw, done | 0, 1 |
| 9 | 4 | who moves or gets the next card, by seat | 0, 1 |
| 13 | 4 | who began the round, by seat | 0, 1 |
| 17 | 2 | rounds played; turns of this round played | of all |
| 19 | 4 | points, by seat | 50 |
| 23 | 4 | cards in hand, by seat | 4 |
| 27 | 16 | supply, by colour and size | of all of the kind |
| 43 | 16 | chosen blocks, by colour and size | 6 |
| 59 | 9 | the viewer's cards, by kind | 4 |
| 68 | 1 | cards in the pile | 45 |
| 69 | 9 | cards played since the last reshuffle, by kind | 5 |
| 78 | 18 | unseen cards: in hands, then in the pile at the last reshuffle, by kind | 5 |
| 96 | 540 | the lots, by city, then in the order of the viewer's cards; ten numbers each | |

Of each lot: whether it is owned, by colour (4); floors, by colour (4; scale 10); height (1; scale 20); floors that the viewer's
first colour needs to build here (1; scale 5). Seats count clockwise from the viewer. Colours are those of the seats in this
order, with two seats first the first colours, then the second ones. Onlookers and full states are seen from P1's seat.
"""

from typing import Any

from numpy.typing import NDArray

from baumeister.core.kernel import kernel
from baumeister.games.manhattan.components import (
    BLOCKS,
    CARDS,
    CARDS_OF_A_KIND,
    CITIES,
    COLOURS,
    HAND,
    KINDS,
    LOT_OF_CARD,
    LOTS,
    PLACES,
    ROUNDS,
    SEATS_MAX,
    SIDES,
    SIZES,
    SOURCES,
    TURNS_IN_ROUND,
)
from baumeister.games.manhattan.rules import floors_needed
from baumeister.games.manhattan.scoring import height
from baumeister.games.manhattan.state import DEAL, DONE, DRAW, State

SEATS_AT, OPTION_AT, PHASE_AT, ACTOR_AT, STARTER_AT, TIME_AT, POINTS_AT, HAND_SIZES_AT = 0, 3, 4, 9, 13, 17, 19, 23
SUPPLY_AT, CHOSEN_AT, HAND_AT, PILE_AT, DISCARD_AT, UNSEEN_AT, BOARD_AT = 27, 43, 59, 68, 69, 78, 96
LOT_NUMBERS = 10
FEATURES = BOARD_AT + PLACES * LOT_NUMBERS


@kernel
def features(view: State, numbers: NDArray[Any]) -> None:
    """Write the view as FEATURES numbers; the table above says which."""
    for index in range(FEATURES):
        numbers[index] = 0.0
    viewer = max(int(view.viewer) - 1, 0)
    write_course(view, viewer, numbers)
    write_seats(view, viewer, numbers)
    write_cards(view, viewer, numbers)
    for city in range(CITIES):
        for kind in range(KINDS):
            lot = int(LOT_OF_CARD[SIDES[view.seats, viewer], kind])
            write_lot(view, viewer, city * LOTS + lot, numbers, BOARD_AT + (city * LOTS + kind) * LOT_NUMBERS)


@kernel
def write_course(view: State, viewer: int, numbers: NDArray[Any]) -> None:
    """Write how far the game is and whose turn it is."""
    numbers[SEATS_AT + view.seats - 2] = 1.0
    numbers[OPTION_AT] = view.separate_colours
    numbers[PHASE_AT + view.phase] = 1.0
    if view.phase != DONE:
        mover = view.receiver if view.phase in (DEAL, DRAW) else view.actor - 1
        numbers[ACTOR_AT + (mover - viewer) % view.seats] = 1.0
    numbers[STARTER_AT + (view.starter - viewer) % view.seats] = 1.0
    numbers[TIME_AT] = view.round_number / ROUNDS[view.seats]
    numbers[TIME_AT + 1] = view.turn / TURNS_IN_ROUND[view.seats]


@kernel
def write_seats(view: State, viewer: int, numbers: NDArray[Any]) -> None:
    """Write what each seat has."""
    for seat in range(view.seats):
        place = (seat - viewer) % view.seats
        numbers[POINTS_AT + place] = view.scores[seat] / 50.0
        numbers[HAND_SIZES_AT + place] = view.hand_sizes[seat] / HAND
    for colour in range(COLOURS):
        first = colour_from(view, viewer, colour) * SIZES
        for size in range(SIZES):
            numbers[SUPPLY_AT + first + size] = view.supply[colour, size] / BLOCKS[size]
            numbers[CHOSEN_AT + first + size] = view.chosen[colour, size] / 6.0


@kernel
def colour_from(view: State, viewer: int, colour: int) -> int:
    """Return a colour's index as the viewer counts colours; with three seats the fourth colour isn't used."""
    if view.seats == 2:
        return int((colour - viewer) % 2 + colour // 2 * 2)
    return int((colour - viewer) % view.seats) if colour < view.seats else SEATS_MAX - 1


@kernel
def write_cards(view: State, viewer: int, numbers: NDArray[Any]) -> None:
    """Write what is known of the cards."""
    numbers[PILE_AT] = view.pile_size / CARDS
    for kind in range(KINDS):
        numbers[HAND_AT + kind] = view.hands[viewer, kind] / HAND if view.viewer != 0 else 0.0
        numbers[DISCARD_AT + kind] = view.discard[kind] / CARDS_OF_A_KIND
        for source in range(SOURCES):
            numbers[UNSEEN_AT + source * KINDS + kind] = view.unseen[source, kind] / CARDS_OF_A_KIND


@kernel
def write_lot(view: State, viewer: int, place: int, numbers: NDArray[Any], at: int) -> None:
    """Write what stands on a lot."""
    if view.top[place] >= 0:
        numbers[at + colour_from(view, viewer, view.top[place])] = 1.0
    for colour in range(COLOURS):
        if view.floors[place, colour] > 0:
            numbers[at + COLOURS + colour_from(view, viewer, colour)] = view.floors[place, colour] / 10.0
    numbers[at + 2 * COLOURS] = height(view, place) / 20.0
    numbers[at + 2 * COLOURS + 1] = max(floors_needed(view, place, viewer), 0) / 5.0
