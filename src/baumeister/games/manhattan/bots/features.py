"""Views of Manhattan as numbers for learning; core/features.py says how to read the tables.

| from | count | what | scale |
|---|---|---|---|
| 0 | 3 | two, three, four seats | 0, 1 |
| 3 | 1 | option `separate_colours` | 0, 1 |
| 4 | 5 | phase, as `State.phase` | 0, 1 |
| 9 | 4 | who moves or gets the next card, by seat | 0, 1 |
| 13 | 4 | who began the round, by seat | 0, 1 |
| 17 | 2 | rounds played; turns of this round played | of all |
| 19 | 4 | points, by seat | 50 |
| 23 | 4 | cards in hand, by seat | 4 |
| 27 | 4 × 4 | supply, by colour and size | of all of the kind |
| 43 | 4 × 4 | chosen blocks, by colour and size | 6 |
| 59 | 9 | the viewer's cards, by kind | 4 |
| 68 | 1 | cards in the pile | 45 |
| 69 | 9 | cards played since the last reshuffle, by kind | 5 |
| 78 | 2 × 9 | unseen cards, by where they were at the last reshuffle (in hands, in the pile) and kind | 5 |
| 96 | 54 × 10 | lots, by city, then in the order of the viewer's cards | |

Of each lot:

| from | count | what | scale |
|---|---|---|---|
| 0 | 4 | who owns the building, by colour | 0, 1 |
| 4 | 4 | floors, by colour | 10 |
| 8 | 1 | height | 20 |
| 9 | 1 | floors that the viewer's first colour needs to build here | 5 |

Colours are those of the seats in this order; with two seats first the first colours, then the second ones.
"""

from baumeister.core.features import place_of, viewer_of
from baumeister.core.kernel import kernel
from baumeister.core.record import Floats
from baumeister.games.manhattan.rules.building import floors_needed
from baumeister.games.manhattan.rules.components import (
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
from baumeister.games.manhattan.rules.scoring import height
from baumeister.games.manhattan.rules.state import DEAL, DONE, DRAW, State

PHASES = DONE + 1
LOT_NUMBERS = 2 * COLOURS + 2
SEATS_AT = 0
OPTION_AT = SEATS_AT + SEATS_MAX - 1
PHASE_AT = OPTION_AT + 1
MOVER_AT = PHASE_AT + PHASES
STARTER_AT = MOVER_AT + SEATS_MAX
TIME_AT = STARTER_AT + SEATS_MAX
POINTS_AT = TIME_AT + 2
HAND_SIZES_AT = POINTS_AT + SEATS_MAX
SUPPLY_AT = HAND_SIZES_AT + SEATS_MAX
CHOSEN_AT = SUPPLY_AT + COLOURS * SIZES
HAND_AT = CHOSEN_AT + COLOURS * SIZES
PILE_AT = HAND_AT + KINDS
DISCARD_AT = PILE_AT + 1
UNSEEN_AT = DISCARD_AT + KINDS
LOTS_AT = UNSEEN_AT + SOURCES * KINDS
FEATURES = LOTS_AT + PLACES * LOT_NUMBERS


@kernel
def features(view: State, numbers: Floats) -> None:
    """Write the view as FEATURES numbers; the table above says which."""
    numbers[:] = 0.0
    write_course(view, numbers)
    write_seats(view, numbers)
    write_cards(view, numbers)
    for city in range(CITIES):
        for kind in range(KINDS):
            lot = int(LOT_OF_CARD[SIDES[view.seats, viewer_of(view)], kind])
            write_lot(view, city * LOTS + lot, numbers, LOTS_AT + (city * LOTS + kind) * LOT_NUMBERS)


@kernel
def write_course(view: State, numbers: Floats) -> None:
    """Write the progress of the game and the seat to move."""
    numbers[SEATS_AT + int(view.seats) - 2] = 1.0
    numbers[OPTION_AT] = view.separate_colours
    numbers[PHASE_AT + int(view.phase)] = 1.0
    if view.phase != DONE:
        mover = view.receiver if view.phase in (DEAL, DRAW) else view.actor - 1
        numbers[MOVER_AT + place_of(view, mover)] = 1.0
    numbers[STARTER_AT + place_of(view, view.starter)] = 1.0
    numbers[TIME_AT] = view.round_number / ROUNDS[view.seats]
    numbers[TIME_AT + 1] = view.turn / TURNS_IN_ROUND[view.seats]


@kernel
def write_seats(view: State, numbers: Floats) -> None:
    """Write each seat's holdings."""
    for seat in range(view.seats):
        place = place_of(view, seat)
        numbers[POINTS_AT + place] = view.scores[seat] / 50.0
        numbers[HAND_SIZES_AT + place] = view.hand_sizes[seat] / HAND
    for colour in range(COLOURS):
        first = colour_from(view, colour) * SIZES
        for size in range(SIZES):
            numbers[SUPPLY_AT + first + size] = view.supply[colour, size] / BLOCKS[size]
            numbers[CHOSEN_AT + first + size] = view.chosen[colour, size] / 6.0


@kernel
def colour_from(view: State, colour: int) -> int:
    """Return a colour's index as the viewer counts colours; with three seats the fourth colour isn't used."""
    if view.seats == 2:
        return place_of(view, colour) + int(colour) // 2 * 2
    return place_of(view, colour) if colour < view.seats else SEATS_MAX - 1


@kernel
def write_cards(view: State, numbers: Floats) -> None:
    """Write the viewer's knowledge of the cards."""
    numbers[PILE_AT] = view.pile_size / CARDS
    for kind in range(KINDS):
        numbers[HAND_AT + kind] = view.hands[viewer_of(view), kind] / HAND if view.viewer != 0 else 0.0
        numbers[DISCARD_AT + kind] = view.discard[kind] / CARDS_OF_A_KIND
        for source in range(SOURCES):
            numbers[UNSEEN_AT + source * KINDS + kind] = view.unseen[source, kind] / CARDS_OF_A_KIND


@kernel
def write_lot(view: State, place: int, numbers: Floats, at: int) -> None:
    """Write a lot's building."""
    if view.top[place] >= 0:
        numbers[at + colour_from(view, view.top[place])] = 1.0
    for colour in range(COLOURS):
        if view.floors[place, colour] > 0:
            numbers[at + COLOURS + colour_from(view, colour)] = view.floors[place, colour] / 10.0
    numbers[at + 2 * COLOURS] = height(view, place) / 20.0
    numbers[at + 2 * COLOURS + 1] = max(floors_needed(view, place, viewer_of(view)), 0) / 5.0
