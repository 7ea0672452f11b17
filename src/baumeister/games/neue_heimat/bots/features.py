"""Views of Neue Heimat as numbers for learning; core/features.py says how to read the tables.

| from | count | what | scale |
|---|---|---|---|
| 0 | 5 × 15 | seats | |
| 75 | 3 × 111 | rows | |
| 408 | 6 × 7 | cubes that can be offered: left and right end of each display row | |
| 450 | 6 | cubes in the display, by colour | 6 |
| 456 | 3 | cubes in each display row | 8 |
| 459 | 7 | roofs face down, by value, the blank ones first | 5 |
| 466 | 5 | permits I, II, III, cancel cube, mayor: beside the board, offered, on it, out | 3 |
| 471 | 12 | what is offered, as `State.offer` | 0, 1 |
| 483 | 1 | pips of the cube that is offered | 6 |
| 484 | 6 | who owns its colour, by seat; nobody | 0, 1 |
| 490 | 6 | phase, as `State.phase` | 0, 1 |
| 496 | 1 | the highest bid | 12 |
| 497 | 1 | value of the roof that is offered | 6 |
| 498 | 2 | the round, from 0; rounds to be played at most | 5 |
| 500 | 1 | cubes drawn in this round | 24 |
| 501 | 1 | whether the auctioneer has put a cheque into its cash box | 0, 1 |

Of each seat:

| from | count | what | scale |
|---|---|---|---|
| 0 | 1 | whether there is such a seat | 0, 1 |
| 1 | 2 | cheques in its hand, in its cash box | 12 |
| 3 | 1 | points of earlier rounds | 100 |
| 4 | 1 | rounds won | 1 |
| 5 | 4 | whether it is auctioneer, highest bidder, buyer; has passed or was skipped | 0, 1 |
| 9 | 6 | whether it owns each colour | 0, 1 |

Of each row:

| from | count | what | scale |
|---|---|---|---|
| 0 | 3 | permitted length, houses, roofs | 10 |
| 3 | 1 | houses and roofs that are missing | 8 |
| 4 | 2 | whether the mayor stands before it; whether it is complete | 0, 1 |
| 6 | 5 | what its houses would bring each seat if it were complete now, by seat | 50 |
| 11 | 10 × 10 | houses, by lot | |

Of each cube:

| from | count | what | scale |
|---|---|---|---|
| 0 | 1 | pips | 6 |
| 1 | 6 | who owns its colour, by seat; nobody | 0, 1 |

Of each house:

| from | count | what | scale |
|---|---|---|---|
| 0 | 1 | floors | 6 |
| 1 | 1 | pips of all floors | 21 |
| 2 | 1 | pips of the top floor | 6 |
| 3 | 1 | value of its roof | 6 |
| 4 | 1 | points that it would bring now, below 0 while its row isn't complete | 27 |
| 5 | 5 | owner, by seat | 0, 1 |
"""

from baumeister.core.features import place_of
from baumeister.core.kernel import kernel
from baumeister.core.record import Floats
from baumeister.games.neue_heimat.rules.auction import cube_at
from baumeister.games.neue_heimat.rules.components import (
    CHEQUES,
    COLOUR_OF,
    COLOURS,
    DISPLAY_ROWS,
    LOTS,
    PIPS,
    PIPS_OF,
    ROOF_VALUES,
    ROWS,
    SEATS_MAX,
    SPECIALS,
)
from baumeister.games.neue_heimat.rules.moves import OFFERS, ROOF_OFFER
from baumeister.games.neue_heimat.rules.round_end import is_complete
from baumeister.games.neue_heimat.rules.scoring import doubling, house_points, owner_of
from baumeister.games.neue_heimat.rules.state import DONE, NOBODY, NOTHING, PASSED, State

ENDS = 2 * DISPLAY_ROWS
PHASES = DONE
SEAT_NUMBERS = 9 + COLOURS
BRINGS_IN_ROW = 6
HOUSES_IN_ROW = BRINGS_IN_ROW + SEATS_MAX
HOUSE_NUMBERS = 5 + SEATS_MAX
ROW_NUMBERS = HOUSES_IN_ROW + LOTS * HOUSE_NUMBERS
CUBE_NUMBERS = 1 + SEATS_MAX + 1
SEAT_AT = 0
ROWS_AT = SEAT_AT + SEATS_MAX * SEAT_NUMBERS
ENDS_AT = ROWS_AT + ROWS * ROW_NUMBERS
COLOURS_AT = ENDS_AT + ENDS * CUBE_NUMBERS
DISPLAY_AT = COLOURS_AT + COLOURS
ROOFS_AT = DISPLAY_AT + DISPLAY_ROWS
SPECIALS_AT = ROOFS_AT + ROOF_VALUES
OFFER_AT = SPECIALS_AT + SPECIALS
CUBE_AT = OFFER_AT + OFFERS
CUBE_OWNER_AT = CUBE_AT + 1
PHASE_AT = CUBE_AT + CUBE_NUMBERS
BID_AT = PHASE_AT + PHASES
ROOF_AT = BID_AT + 1
TIME_AT = ROOF_AT + 1
DRAWN_AT = TIME_AT + 2
STASHED_AT = DRAWN_AT + 1
FEATURES = STASHED_AT + 1


@kernel
def features(view: State, numbers: Floats) -> None:
    """Write the view as FEATURES numbers; the table above says which."""
    numbers[:] = 0.0
    for seat in range(view.seats):
        write_seat(view, seat, numbers, SEAT_AT + place_of(view, seat) * SEAT_NUMBERS)
    for row in range(ROWS):
        write_row(view, row, numbers, ROWS_AT + row * ROW_NUMBERS)
    for row in range(DISPLAY_ROWS):
        write_display(view, row, numbers)
    write_pieces(view, numbers)
    write_course(view, numbers)


@kernel
def write_seat(view: State, seat: int, numbers: Floats, at: int) -> None:
    """Write a seat's money, rounds, part in the auction and colours."""
    numbers[at] = 1.0
    numbers[at + 1] = view.cash[seat] / CHEQUES
    numbers[at + 2] = view.boxes[seat] / CHEQUES
    numbers[at + 3] = view.totals[seat] / 100.0
    numbers[at + 4] = view.wins[seat]
    numbers[at + 5] = 1.0 if view.auctioneer == seat else 0.0
    numbers[at + 6] = 1.0 if view.bidder == seat else 0.0
    numbers[at + 7] = 1.0 if view.buyer == seat else 0.0
    numbers[at + 8] = 1.0 if view.bids[seat] <= PASSED else 0.0
    for colour in range(COLOURS):
        if view.colour_owners[colour] == seat:
            numbers[at + 9 + colour] = 1.0


@kernel
def write_row(view: State, row: int, numbers: Floats, at: int) -> None:
    """Write a row and its houses."""
    numbers[at] = view.lengths[row] / LOTS
    numbers[at + 1] = view.house_counts[row] / LOTS
    numbers[at + 2] = view.roof_counts[row] / LOTS
    numbers[at + 3] = (2 * view.lengths[row] - view.house_counts[row] - view.roof_counts[row]) / 8.0
    numbers[at + 4] = 1.0 if view.mayor_row == row else 0.0
    is_done = is_complete(view, row)
    numbers[at + 5] = 1.0 if is_done else 0.0
    for lot in range(view.house_counts[row]):
        points = doubling(view, row) * house_points(view, row, lot)
        place = place_of(view, owner_of(view, row, lot))
        numbers[at + BRINGS_IN_ROW + place] += points
        write_house(view, row, lot, points if is_done else -points, place, numbers, at + HOUSES_IN_ROW + lot * HOUSE_NUMBERS)
    for place in range(SEATS_MAX):
        numbers[at + BRINGS_IN_ROW + place] /= 50.0


@kernel
def write_house(view: State, row: int, lot: int, points: int, place: int, numbers: Floats, at: int) -> None:
    """Write a house, which would bring so many points now to the seat of a place."""
    numbers[at] = view.floor_counts[row, lot] / PIPS
    numbers[at + 1] = view.pips[row, lot] / 21.0
    numbers[at + 2] = PIPS_OF[view.tops[row, lot]] / PIPS
    numbers[at + 3] = view.roofs[row, lot] / 6.0
    numbers[at + 4] = points / 27.0
    numbers[at + 5 + place] = 1.0


@kernel
def write_cube(view: State, cube: int, numbers: Floats, at: int) -> None:
    """Write a cube's pips and the owner of its colour."""
    numbers[at] = PIPS_OF[cube] / PIPS
    owner = int(view.colour_owners[COLOUR_OF[cube]])
    numbers[at + 1 + (SEATS_MAX if owner == NOBODY else place_of(view, owner))] = 1.0


@kernel
def write_display(view: State, row: int, numbers: Floats) -> None:
    """Write a display row: the cubes at its ends, and how many there are of each colour."""
    start, stop = view.display_start[row], view.display_stop[row]
    if start < stop:
        at = ENDS_AT + 2 * row * CUBE_NUMBERS
        write_cube(view, cube_at(view, 2 * row), numbers, at)
        write_cube(view, cube_at(view, 2 * row + 1), numbers, at + CUBE_NUMBERS)
    numbers[DISPLAY_AT + row] = (stop - start) / 8.0
    for index in range(start, stop):
        numbers[COLOURS_AT + int(COLOUR_OF[view.display[row, index]])] += 1.0 / PIPS


@kernel
def write_pieces(view: State, numbers: Floats) -> None:
    """Write the roofs face down, the places of the special pieces, the offered piece."""
    for value in range(ROOF_VALUES):
        numbers[ROOFS_AT + value] = view.roof_pile[value] / 5.0
    for special in range(SPECIALS):
        numbers[SPECIALS_AT + special] = view.specials[special] / 3.0
    if view.offer != NOTHING:
        numbers[OFFER_AT + int(view.offer)] = 1.0
        if view.offer < ROOF_OFFER:
            write_cube(view, int(view.piece), numbers, CUBE_AT)


@kernel
def write_course(view: State, numbers: Floats) -> None:
    """Write the progress of the match and the next decision."""
    if view.phase < DONE:
        numbers[PHASE_AT + int(view.phase)] = 1.0
    numbers[BID_AT] = view.bid / CHEQUES
    numbers[ROOF_AT] = view.piece / 6.0 if view.offer == ROOF_OFFER else 0.0
    numbers[TIME_AT] = view.round_number / 5.0
    numbers[TIME_AT + 1] = view.rounds / 5.0
    numbers[DRAWN_AT] = view.drawn / 24.0
    numbers[STASHED_AT] = view.has_stashed
