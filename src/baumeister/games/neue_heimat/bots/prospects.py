"""What the board of Neue Heimat promises, now and after a piece has been placed: part of the evaluation.

A row's houses count for their owners if it is completed and against them if not, so everything hangs on how likely that is.
A free lot is two steps from its roof, a house without a roof one; two rows get finished, so each races against the slower of
the other two. A placing changes one row's steps, or the worth of one house, or a row's factor; therefore trying one out takes a
few additions only.

Worths are relative here: points of one's own count 1, those of each other seat -1 / (seats - 1).
"""

from math import exp
from typing import Any

import numpy as np
from numpy.typing import NDArray

from baumeister.core.kernel import kernel
from baumeister.games.neue_heimat.rules.components import (
    COLOUR_OF,
    DISPLAY_ROWS,
    IS_SINGLE_LEVEL,
    LOTS,
    NUMBERED_ROOFS,
    PIPS_OF,
    ROWS,
)
from baumeister.games.neue_heimat.rules.moves import (
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
from baumeister.games.neue_heimat.rules.placing import buildable_pips, shortest
from baumeister.games.neue_heimat.rules.scoring import owner_of, roof_count
from baumeister.games.neue_heimat.rules.state import NOBODY, State

LEAD = 0  # how much a lead in the race of the rows decides
EVEN = 1  # how likely a row is to be completed when all are equally far (0.7: 2 in 3)
ROOF_COMING = 2  # the worth of the roof that a house without one gets if its row is completed
ROOF_BARE = 3  # the same if it is not
RISK = 4  # how likely a floor is to be built over, for each pip on top above the first
COLOUR = 5  # the worth of owning a colour, for each of its cubes in the display
CHEQUE = 6  # the worth of a seat's first cheque
TURN = 7  # how many cheques a seat can put to use in each turn of its own that is still to come
ROUND = 8  # the same in each later round
START = 9  # the same now, even if no turn is to come
EAGER = 10  # what bidders think that a piece is worth, as a part of its worth
LOT = 11  # how many steps a free lot is from its roof, which is one
SCARCE = 12  # how much a row suffers from cubes running out
HOPELESS = 13  # how likely a row is to be completed that can be by permits only

# tuned by play against itself and against random players
WEIGHTS = np.array([2.6, 0.59, 1.6, 1.23, 0.115, 0.28, 2.35, 6.75, 3.85, 0.52, 0.96, 1.37, 1.0, 0.11])

Three = tuple[float, float, float]
"""A number for each row."""


@kernel
def free_lots(state: State) -> Three:
    """Return how many lots of each row have no house."""
    lengths, houses = state.lengths, state.house_counts
    return float(lengths[0] - houses[0]), float(lengths[1] - houses[1]), float(lengths[2] - houses[2])


@kernel
def open_houses(state: State) -> Three:
    """Return how many houses of each row have no roof."""
    houses, roofs = state.house_counts, state.roof_counts
    return float(houses[0] - roofs[0]), float(houses[1] - roofs[1]), float(houses[2] - roofs[2])


@kernel
def supply(state: State) -> float:
    """Return how many cubes lie in the display."""
    start, stop = state.display_start, state.display_stop
    return float(stop[0] - start[0] + stop[1] - start[1] + stop[2] - start[2])


@kernel
def chance(lots: Three, houses: Three, row: int, cubes: float, roofs: float, weights: NDArray[np.float64]) -> float:
    """Return about how likely a row is to be complete at the end.

    It must not be the last of the three, and cubes and roofs must be left for it. `lots` are free, `houses` without a roof.
    """
    if lots[row] + houses[row] > roofs or lots[row] > cubes:
        return float(weights[HOPELESS])
    own = weights[LOT] * lots[row] + houses[row]
    one = weights[LOT] * lots[(row + 1) % 3] + houses[(row + 1) % 3]
    other = weights[LOT] * lots[(row + 2) % 3] + houses[(row + 2) % 3]
    slower = max(one, other)
    race = 1.0 / (1.0 + exp(-weights[EVEN] - weights[LEAD] * (slower - own) / (slower + own + 1.0)))
    return float(race * (1.0 - weights[SCARCE] * lots[row] / (cubes + 1.0)))


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
def board_worth(state: State, move: int, worths: Three, costs: Three, weights: NDArray[np.float64]) -> float:
    """Return the worth of all rows after a placing, if their houses are then worth so much; discarding changes nothing."""
    lots, houses = lots_after(state, move), houses_after(state, move)
    factors = factors_after(state, move)
    cubes, roofs = supply(state), roofs_after(state, move)
    total = 0.0
    for row in range(ROWS):
        complete = chance(lots, houses, row, cubes, roofs, weights)
        total += factors[row] * (complete * worths[row] - (1.0 - complete) * costs[row])
    return total


@kernel
def factors_of(state: State) -> Three:
    """Return 2 for the mayor's row, 1 for others."""
    return (
        2.0 if state.mayor_row == 0 else 1.0,
        2.0 if state.mayor_row == 1 else 1.0,
        2.0 if state.mayor_row == 2 else 1.0,
    )


@kernel
def lots_after(state: State, move: int) -> Three:
    """Return the rows' free lots after a placing."""
    lots = free_lots(state)
    row = 0
    change = 0.0
    if move < LONGER:
        row, lot = divmod(move - SITE, LOTS)
        if lot == state.house_counts[row]:
            change = -1.0
    elif move < BEFORE:
        row = (move - LONGER) % ROWS
        change = state.offer - SPECIAL_OFFER + 1.0
        if move >= SHORTER:
            change = -change
    elif CANCELLED <= move < DISCARD:
        row = state.permit_rows[move - CANCELLED]
        change = -float(state.permit_changes[move - CANCELLED])
    return with_item(lots, row, lots[row] + change)


@kernel
def houses_after(state: State, move: int) -> Three:
    """Return the rows' houses without a roof after a placing."""
    houses = open_houses(state)
    if move >= LONGER:
        return houses
    row, lot = divmod(move - SITE, LOTS)
    change = 0.0
    if state.offer == ROOF_OFFER:
        change = -1.0
    elif lot == state.house_counts[row]:
        change = 1.0
    return with_item(houses, row, houses[row] + change)


@kernel
def roofs_after(state: State, move: int) -> float:
    """Return how many numbered roofs can still be placed after a placing (NH 5.2)."""
    return float(NUMBERED_ROOFS - roof_count(state) - (1 if move < LONGER and state.offer == ROOF_OFFER else 0))


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
    now = board_worth(state, DISCARD, worths, costs, weights)
    if state.offer > ROOF_OFFER:
        move, worth = best_special(state, worths, costs, now, weights)
        return move, worth - now
    move, worth = best_site(state, seat, roof, worths, costs, weights)
    gain = worth - now
    if state.offer < ROOF_OFFER and state.colour_owners[COLOUR_OF[state.piece]] == NOBODY:
        gain += colour_worth(state, COLOUR_OF[state.piece], weights)
    return move, gain


@kernel
def best_special(state: State, worths: Three, costs: Three, now: float, weights: NDArray[np.float64]) -> tuple[int, float]:
    """Return what is best done with a special piece, and what the board is worth then: `now` if discarded."""
    best = DISCARD
    most = now
    for move in range(LONGER, DISCARD):
        if can_use(state, move):
            worth = board_worth(state, move, worths, costs, weights)
            if worth > most:
                best = move
                most = worth
    return best, most


@kernel
def best_site(
    state: State, seat: int, roof: float, worths: Three, costs: Three, weights: NDArray[np.float64]
) -> tuple[int, float]:
    """Return where a cube or roof is best placed, and what the board is worth then."""
    best = DISCARD
    most = -1e9
    for row in range(ROWS):
        for lot in range(state.house_counts[row] + 1):
            if can_build(state, row, lot):
                plus, minus = worth_after(state, row, lot, roof, weights)
                share = relation(owner_after(state, seat, row, lot), seat, state.seats)
                worth, cost = worths[row] + share * plus, costs[row] + share * minus
                if lot < state.house_counts[row]:
                    plus, minus = standing(state, row, lot, weights)
                    share = relation(owner_of(state, row, lot), seat, state.seats)
                    worth, cost = worth - share * plus, cost - share * minus
                move = SITE + row * LOTS + lot
                total = board_worth(state, move, with_item(worths, row, worth), with_item(costs, row, cost), weights)
                if total > most:
                    best = move
                    most = total
    return best, most


@kernel
def can_build(state: State, row: int, lot: int) -> bool:
    """Tell whether the offered cube or roof may be placed on a lot (NH 4.1, 4.3)."""
    houses = state.house_counts[row]
    if state.offer == ROOF_OFFER:
        return bool(lot < houses and state.roofs[row, lot] == 0)
    if lot < houses:
        return bool(PIPS_OF[state.piece] < buildable_pips(state, row, lot))
    return bool(houses < state.lengths[row])


@kernel
def can_use(state: State, move: int) -> bool:
    """Tell whether the offered permit, cancel cube or mayor may be placed so (NH 4.4-4.6)."""
    if state.offer < CANCEL_OFFER:
        if not SHORTER <= move < BEFORE:
            return move < SHORTER
        row = move - SHORTER
        return bool(state.lengths[row] - (state.offer - SPECIAL_OFFER + 1) >= shortest(state, row))
    if state.offer == CANCEL_OFFER:
        if move < CANCELLED:
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
    lots, houses = lots_after(state, move), houses_after(state, move)
    factors = factors_after(state, move)
    cubes, roofs = supply(state), roofs_after(state, move)
    placed_row, placed_lot = divmod(move - SITE, LOTS) if move < LONGER else (-1, -1)
    for row in range(ROWS):
        complete = chance(lots, houses, row, cubes, roofs, weights)
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
