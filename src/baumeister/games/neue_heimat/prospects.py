"""What the board of Neue Heimat promises, now and after a piece has been placed: part of the evaluation.

A row's houses count for their owners if it is completed and against them if not, so everything hangs on how likely that is.
A row is *missing* two pieces for each lot without a house and one for each house without a roof; two rows get finished, so each
races against the slower of the other two. A placing changes what one row is missing, or the worth of one house, or a row's
factor; therefore trying one out takes a few additions only.

Worths are relative here: points of one's own count 1, those of each other seat -1 / (seats - 1).
"""

from math import exp
from typing import Any

import numpy as np
from numpy.typing import NDArray

from baumeister.core.kernel import kernel
from baumeister.games.neue_heimat.components import COLOUR_OF, DISPLAY_ROWS, IS_SINGLE_LEVEL, LOTS, PERMITS, PIPS_OF, ROWS
from baumeister.games.neue_heimat.moves import (
    BEFORE,
    CANCEL_OFFER,
    CANCELLED,
    DISCARD,
    LONGER,
    ROOF_OFFER,
    SHORTER,
    SITE,
    SPECIAL_OFFER,
)
from baumeister.games.neue_heimat.placing import buildable_pips, shortest
from baumeister.games.neue_heimat.scoring import owner_of
from baumeister.games.neue_heimat.state import NOBODY, State

LEAD = 0  # how much a lead in the race of the rows decides
EVEN = 1  # how likely a row is to be completed when all are missing as much (2 in 3)
ROOF_COMING = 2  # the worth of the roof that a house without one gets if its row is completed
ROOF_BARE = 3  # the same if it is not
RISK = 4  # how likely a floor is to be built over, for each pip on top above the first
COLOUR = 5  # the worth of owning a colour, for each of its cubes in the display
CHEQUE = 6  # the worth of a seat's first cheque
TURN = 7  # how many cheques a seat can put to use in each turn of its own that is still to come
ROUND = 8  # the same in each later round
START = 9  # the same now, even if no turn is to come
EAGER = 10  # what bidders think that a piece is worth, as a part of its worth
WEIGHT_COUNT = 11

WEIGHTS = np.array([5.0, 0.7, 3.0, 1.0, 0.06, 0.3, 1.2, 3.0, 4.0, 0.5, 1.0])

Three = tuple[float, float, float]


@kernel
def missing(state: State, row: int) -> float:
    """Return how many pieces a row needs to be complete."""
    return float(2 * state.lengths[row] - state.house_counts[row] - state.roof_counts[row])


@kernel
def chance(all_missing: Three, row: int, weights: NDArray[np.float64]) -> float:
    """Return about how likely a row is to be complete at the end, that is not to be the last of the three."""
    own = all_missing[row]
    slower = max(all_missing[(row + 1) % 3], all_missing[(row + 2) % 3])
    return 1.0 / (1.0 + exp(-weights[EVEN] - weights[LEAD] * (slower - own) / (slower + own + 1.0)))


@kernel
def house_worth(pips: float, top: int, roof: float, is_single: int, weights: NDArray[np.float64]) -> tuple[float, float]:
    """Return what a house is worth to its owner if its row is completed, and what it costs if not."""
    if roof > 0.0:
        return pips + roof, pips + roof
    kept = 1.0 if is_single else 1.0 - weights[RISK] * (top - 1)
    return kept * (pips + weights[ROOF_COMING]), kept * (pips + weights[ROOF_BARE])


@kernel
def relation(owner: int, seat: int, seats: int) -> float:
    """Return what a point of `owner` is to `seat`."""
    return 1.0 if owner == seat else -1.0 / (seats - 1)


@kernel
def standing(state: State, row: int, lot: int, weights: NDArray[np.float64]) -> tuple[float, float]:
    """Return `house_worth` of a house as it stands."""
    top = PIPS_OF[state.tops[row, lot]]
    return house_worth(float(state.pips[row, lot]), top, float(state.roofs[row, lot]), IS_SINGLE_LEVEL[row, lot], weights)


@kernel
def row_worth(state: State, row: int, seat: int, weights: NDArray[np.float64]) -> tuple[float, float]:
    """Return what a row's houses are worth to a seat if it is completed, and what they cost it if not."""
    worth = 0.0
    cost = 0.0
    for lot in range(state.house_counts[row]):
        plus, minus = standing(state, row, lot, weights)
        share = relation(owner_of(state, row, lot), seat, state.seats)
        worth += share * plus
        cost += share * minus
    return worth, cost


@kernel
def with_item(three: Three, index: int, value: float) -> Three:
    """Return the triple with another value at one place."""
    return (
        value if index == 0 else three[0],
        value if index == 1 else three[1],
        value if index == 2 else three[2],
    )


@kernel
def board_worth(all_missing: Three, worths: Three, costs: Three, factors: Three, weights: NDArray[np.float64]) -> float:
    """Return the worth of all rows."""
    total = 0.0
    for row in range(ROWS):
        complete = chance(all_missing, row, weights)
        total += factors[row] * (complete * worths[row] - (1.0 - complete) * costs[row])
    return total


@kernel
def all_missing_of(state: State) -> Three:
    """Return `missing` of the three rows."""
    return missing(state, 0), missing(state, 1), missing(state, 2)


@kernel
def factors_of(state: State) -> Three:
    """Return 2 for the mayor's row, 1 for others."""
    return (
        2.0 if state.mayor_row == 0 else 1.0,
        2.0 if state.mayor_row == 1 else 1.0,
        2.0 if state.mayor_row == 2 else 1.0,
    )


@kernel
def missing_after(state: State, move: int) -> Three:
    """Return what the rows are missing after a placing."""
    found = all_missing_of(state)
    row = 0
    change = 0.0
    if move < LONGER:
        row, lot = divmod(move - SITE, LOTS)
        if state.offer == ROOF_OFFER or lot == state.house_counts[row]:
            change = -1.0
    elif move < BEFORE:
        row = (move - LONGER) % ROWS
        lots = 2.0 * (state.offer - SPECIAL_OFFER + 1)
        change = lots if move < SHORTER else -lots
    elif CANCELLED <= move < DISCARD:
        row = state.permit_rows[move - CANCELLED]
        change = -2.0 * state.permit_changes[move - CANCELLED]
    return with_item(found, row, found[row] + change)


@kernel
def factors_after(state: State, move: int) -> Three:
    """Return the rows' factors after a placing."""
    if BEFORE <= move < CANCELLED:
        return with_item(factors_of(state), move - BEFORE, 2.0)
    return factors_of(state)


@kernel
def owner_after(state: State, seat: int, row: int, lot: int) -> int:
    """Return who owns the house on a lot after `seat` has placed the offered cube or roof there."""
    if state.offer == ROOF_OFFER:
        return owner_of(state, row, lot)
    owner = int(state.colour_owners[COLOUR_OF[state.piece]])
    return seat if owner == NOBODY else owner


@kernel
def worth_after(state: State, row: int, lot: int, roof: float, weights: NDArray[np.float64]) -> tuple[float, float]:
    """Return `house_worth` of the house on a lot after the offered cube, or a roof of this value, has been placed there."""
    if state.offer == ROOF_OFFER:
        return house_worth(float(state.pips[row, lot]), 1, roof, 0, weights)
    pips = PIPS_OF[state.piece]
    return house_worth(float(state.pips[row, lot] + pips), pips, 0.0, IS_SINGLE_LEVEL[row, lot], weights)


@kernel
def colour_worth(state: State, colour: int, weights: NDArray[np.float64]) -> float:
    """Return what the cubes of a colour that are still in the display promise its owner."""
    count = 0
    for row in range(DISPLAY_ROWS):
        for index in range(state.display_start[row], state.display_stop[row]):
            if COLOUR_OF[state.display[row, index]] == colour:
                count += 1
    return float(weights[COLOUR] * count)


@kernel
def best_placing(state: State, seat: int, roof: float, weights: NDArray[np.float64]) -> tuple[int, float]:
    """Return the placing of the offered piece that is best for a seat, and what it gains by it. `roof` is the roof's value."""
    first, second, third = (
        row_worth(state, 0, seat, weights),
        row_worth(state, 1, seat, weights),
        row_worth(state, 2, seat, weights),
    )
    worths = (first[0], second[0], third[0])
    costs = (first[1], second[1], third[1])
    now = board_worth(all_missing_of(state), worths, costs, factors_of(state), weights)
    best = DISCARD
    gain = 0.0 if state.offer > ROOF_OFFER else -1e9
    for move in range(SITE, DISCARD):
        if can_place(state, move):
            changed_worths, changed_costs = worths, costs
            if move < LONGER:
                row, lot = divmod(move - SITE, LOTS)
                plus, minus = worth_after(state, row, lot, roof, weights)
                share = relation(owner_after(state, seat, row, lot), seat, state.seats)
                worth, cost = worths[row] + share * plus, costs[row] + share * minus
                if lot < state.house_counts[row]:
                    plus, minus = standing(state, row, lot, weights)
                    share = relation(owner_of(state, row, lot), seat, state.seats)
                    worth, cost = worth - share * plus, cost - share * minus
                changed_worths, changed_costs = with_item(worths, row, worth), with_item(costs, row, cost)
            then = board_worth(missing_after(state, move), changed_worths, changed_costs, factors_after(state, move), weights)
            if then - now > gain:
                best = move
                gain = then - now
    if state.offer < ROOF_OFFER and state.colour_owners[COLOUR_OF[state.piece]] == NOBODY:
        gain += colour_worth(state, COLOUR_OF[state.piece], weights)
    return best, gain


@kernel
def can_place(state: State, move: int) -> bool:
    """Tell whether the offered piece may be placed so (NH 4); leaves discarding aside."""
    if state.offer <= ROOF_OFFER:
        if move >= LONGER:
            return False
        row, lot = divmod(move - SITE, LOTS)
        houses = state.house_counts[row]
        if state.offer == ROOF_OFFER:
            return bool(lot < houses and state.roofs[row, lot] == 0)
        if lot < houses:
            return bool(PIPS_OF[state.piece] < buildable_pips(state, row, lot))
        return bool(lot == houses and houses < state.lengths[row])
    if state.offer < CANCEL_OFFER:
        if not LONGER <= move < BEFORE:
            return False
        row = (move - LONGER) % ROWS
        return bool(move < SHORTER or state.lengths[row] - (state.offer - SPECIAL_OFFER + 1) >= shortest(state, row))
    if state.offer == CANCEL_OFFER:
        if not CANCELLED <= move < CANCELLED + PERMITS:
            return False
        row = state.permit_rows[move - CANCELLED]
        return bool(row >= 0 and state.lengths[row] - state.permit_changes[move - CANCELLED] >= shortest(state, row))
    return BEFORE <= move < CANCELLED


@kernel
def add_board_after(
    state: State, values: NDArray[Any], seat: int, move: int, roof: float, part: float, weights: NDArray[np.float64]
) -> None:
    """Add a part of what its houses and colours promise each seat after `seat` has placed the offered piece.

    Discarding changes nothing: with it this is what the board promises as it stands.
    """
    all_missing = missing_after(state, move)
    factors = factors_after(state, move)
    placed_row, placed_lot = divmod(move - SITE, LOTS) if move < LONGER else (-1, -1)
    for row in range(ROWS):
        complete = chance(all_missing, row, weights)
        for lot in range(state.house_counts[row] + 1):
            if row == placed_row and lot == placed_lot:
                owner = owner_after(state, seat, row, lot)
                plus, minus = worth_after(state, row, lot, roof, weights)
            elif lot < state.house_counts[row]:
                owner = owner_of(state, row, lot)
                plus, minus = standing(state, row, lot, weights)
            else:
                continue
            values[owner] += part * factors[row] * (complete * plus - (1.0 - complete) * minus)
    add_colours(state, values, seat if move < LONGER and state.offer < ROOF_OFFER else NOBODY, part, weights)


@kernel
def add_colours(state: State, values: NDArray[Any], seat: int, part: float, weights: NDArray[np.float64]) -> None:
    """Add what the display promises the owners of its colours; the offered cube's colour, if it has none, is the seat's."""
    for row in range(DISPLAY_ROWS):
        for index in range(state.display_start[row], state.display_stop[row]):
            colour = COLOUR_OF[state.display[row, index]]
            owner = state.colour_owners[colour]
            if owner == NOBODY and seat != NOBODY and colour == COLOUR_OF[state.piece]:
                owner = seat
            if owner != NOBODY:
                values[owner] += part * weights[COLOUR]
