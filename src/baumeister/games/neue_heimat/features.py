"""Views of Neue Heimat as numbers for learning: about 0 … 1 each, the viewer first, then the others clockwise."""

from typing import Any

from numpy.typing import NDArray

from baumeister.core.kernel import kernel
from baumeister.games.neue_heimat.components import (
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
from baumeister.games.neue_heimat.moves import OFFERS, ROOF_OFFER
from baumeister.games.neue_heimat.scoring import house_points, is_complete, owner_of
from baumeister.games.neue_heimat.state import DONE, NOBODY, NOTHING, PASSED, State

SEAT_FEATURES = 9 + COLOURS  # of a seat
CUBE_FEATURES = 1 + SEATS_MAX + 1  # pips, owner, nobody's
HOUSE_FEATURES = 5 + SEATS_MAX  # floors, pips, top, roof, points; owner
ROW_FEATURES = 6
ENDS = 2 * DISPLAY_ROWS
FEATURES = (
    SEATS_MAX * SEAT_FEATURES
    + ROWS * (ROW_FEATURES + LOTS * HOUSE_FEATURES)
    + ENDS * CUBE_FEATURES
    + COLOURS
    + DISPLAY_ROWS
    + ROOF_VALUES
    + SPECIALS
    + OFFERS
    + CUBE_FEATURES
    + DONE
    + 6
)


@kernel
def features(view: State, numbers: NDArray[Any]) -> None:
    """Write the view as FEATURES numbers; an onlooker sees it as P1 does."""
    numbers[:] = 0.0
    at = write_seats(view, numbers, 0)
    at = write_board(view, numbers, at)
    at = write_display(view, numbers, at)
    at = write_pieces(view, numbers, at)
    write_course(view, numbers, at)


@kernel
def place_of(view: State, seat: int) -> int:
    """Return how many seats clockwise from the viewer a seat is."""
    return int((seat - max(int(view.viewer) - 1, 0)) % view.seats)


@kernel
def write_seats(view: State, numbers: NDArray[Any], at: int) -> int:
    """Write each seat's money, rounds, part in the auction and colours; return where to go on."""
    for seat in range(view.seats):
        here = at + place_of(view, seat) * SEAT_FEATURES
        numbers[here] = 1.0
        numbers[here + 1] = view.cash[seat] / CHEQUES
        numbers[here + 2] = view.boxes[seat] / CHEQUES
        numbers[here + 3] = view.totals[seat] / 100.0
        numbers[here + 4] = view.wins[seat]
        numbers[here + 5] = 1.0 if view.auctioneer == seat else 0.0
        numbers[here + 6] = 1.0 if view.bidder == seat else 0.0
        numbers[here + 7] = 1.0 if view.buyer == seat else 0.0
        numbers[here + 8] = 1.0 if view.bids[seat] <= PASSED else 0.0
        for colour in range(COLOURS):
            if view.colour_owners[colour] == seat:
                numbers[here + 9 + colour] = 1.0
    return at + SEATS_MAX * SEAT_FEATURES


@kernel
def write_board(view: State, numbers: NDArray[Any], at: int) -> int:
    """Write the rows and their houses; return where to go on."""
    for row in range(ROWS):
        numbers[at] = view.lengths[row] / LOTS
        numbers[at + 1] = view.house_counts[row] / LOTS
        numbers[at + 2] = view.roof_counts[row] / LOTS
        numbers[at + 3] = (2 * view.lengths[row] - view.house_counts[row] - view.roof_counts[row]) / 8.0
        numbers[at + 4] = 1.0 if view.mayor_row == row else 0.0
        numbers[at + 5] = 1.0 if is_complete(view, row) else 0.0
        at += ROW_FEATURES
        for lot in range(view.house_counts[row]):
            here = at + lot * HOUSE_FEATURES
            numbers[here] = view.floor_counts[row, lot] / PIPS
            numbers[here + 1] = view.pips[row, lot] / 21.0
            numbers[here + 2] = PIPS_OF[view.tops[row, lot]] / PIPS
            numbers[here + 3] = view.roofs[row, lot] / 6.0
            numbers[here + 4] = house_points(view, row, lot) / 27.0
            numbers[here + 5 + place_of(view, owner_of(view, row, lot))] = 1.0
        at += LOTS * HOUSE_FEATURES
    return at


@kernel
def write_cube(view: State, cube: int, numbers: NDArray[Any], at: int) -> int:
    """Write a cube's pips and who owns its colour; return where to go on."""
    if cube != NOTHING:
        numbers[at] = PIPS_OF[cube] / PIPS
        owner = view.colour_owners[COLOUR_OF[cube]]
        numbers[at + 1 + (SEATS_MAX if owner == NOBODY else place_of(view, owner))] = 1.0
    return at + CUBE_FEATURES


@kernel
def write_display(view: State, numbers: NDArray[Any], at: int) -> int:
    """Write the cubes that can be offered and how many of each colour lie behind them; return where to go on."""
    colours = at + ENDS * CUBE_FEATURES
    for row in range(DISPLAY_ROWS):
        start, stop = view.display_start[row], view.display_stop[row]
        left = NOTHING
        right = NOTHING
        if start < stop:
            left = view.display[row, start]
            right = view.display[row, stop - 1]
        at = write_cube(view, left, numbers, at)
        at = write_cube(view, right, numbers, at)
        numbers[colours + COLOURS + row] = (stop - start) / 8.0
        for index in range(start, stop):
            numbers[colours + int(COLOUR_OF[view.display[row, index]])] += 1.0 / PIPS
    return colours + COLOURS + DISPLAY_ROWS


@kernel
def write_pieces(view: State, numbers: NDArray[Any], at: int) -> int:
    """Write the roofs face down, where the special pieces are, what is offered; return where to go on."""
    for value in range(ROOF_VALUES):
        numbers[at + value] = view.roof_pile[value] / 5.0
    at += ROOF_VALUES
    for special in range(SPECIALS):
        numbers[at + special] = view.specials[special] / 3.0
    at += SPECIALS
    if view.offer != NOTHING:
        numbers[at + int(view.offer)] = 1.0
    at += OFFERS
    return write_cube(view, view.piece if view.offer < ROOF_OFFER else NOTHING, numbers, at)


@kernel
def write_course(view: State, numbers: NDArray[Any], at: int) -> None:
    """Write how far the match is and what is decided next."""
    if view.phase < DONE:
        numbers[at + int(view.phase)] = 1.0
    at += DONE
    numbers[at] = view.bid / CHEQUES
    numbers[at + 1] = view.piece / 6.0 if view.offer == ROOF_OFFER else 0.0
    numbers[at + 2] = view.round_number / 5.0
    numbers[at + 3] = view.rounds / 5.0
    numbers[at + 4] = view.drawn / 24.0
    numbers[at + 5] = view.has_stashed
