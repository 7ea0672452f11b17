"""The value of the board of Neue Heimat after a piece has been placed, and a seat's best placing.

A placing changes the steps that one row is from its end, or the worth of one house, or a row's factor; so trying one out takes
a few additions only, and no copy of the state.
"""

from baumeister.core.kernel import kernel
from baumeister.core.record import Reals
from baumeister.games.neue_heimat.bots.prospects import (
    COLOUR,
    ByRow,
    colour_worth,
    completion,
    free_lots,
    house_now,
    house_worth,
    open_houses,
    relation,
    replaced,
    row_factors,
    row_worth,
    supply,
)
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
    CANCELLED,
    DISCARD,
    LONGER,
    ROOF_OFFER,
    SITE,
    site_of,
)
from baumeister.games.neue_heimat.rules.placing import can_place, can_use, changed_row, length_after
from baumeister.games.neue_heimat.rules.round_end import roof_count
from baumeister.games.neue_heimat.rules.scoring import owner_of
from baumeister.games.neue_heimat.rules.state import NOBODY, State


@kernel
def best_placing(state: State, seat: int, roof: float) -> tuple[int, float]:
    """Return a seat's best placing of the offered piece and its gain; `roof` is the value of an offered roof."""
    first, second, third = row_worth(state, 0, seat), row_worth(state, 1, seat), row_worth(state, 2, seat)
    worths = (first[0], second[0], third[0])
    costs = (first[1], second[1], third[1])
    now = board_worth(state, DISCARD, worths, costs)
    if state.offer > ROOF_OFFER:
        move, worth = best_special(state, worths, costs, now)
        return move, worth - now
    move, worth = best_site(state, seat, roof, worths, costs)
    gain = worth - now
    if state.offer < ROOF_OFFER and state.colour_owners[COLOUR_OF[state.piece]] == NOBODY:
        gain += colour_worth(state, int(COLOUR_OF[state.piece]))
    return move, gain


@kernel
def best_special(state: State, worths: ByRow, costs: ByRow, now: float) -> tuple[int, float]:
    """Return the best use of a special piece, and the value of the board then: `now` if discarded."""
    best = DISCARD
    most = now
    for move in range(LONGER, DISCARD):
        if can_use(state, move):
            worth = board_worth(state, move, worths, costs)
            if worth > most:
                best = move
                most = worth
    return best, most


@kernel
def best_site(state: State, seat: int, roof: float, worths: ByRow, costs: ByRow) -> tuple[int, float]:
    """Return the best place of a cube or roof, and the value of the board then."""
    best = DISCARD
    most = -1e9
    for row in range(ROWS):
        for lot in range(state.house_counts[row] + 1):
            if can_place(state, row, lot):
                plus, minus = worth_after(state, row, lot, roof)
                share = relation(owner_after(state, seat, row, lot), seat, int(state.seats))
                worth, cost = worths[row] + share * plus, costs[row] + share * minus
                if lot < state.house_counts[row]:
                    plus, minus = house_now(state, row, lot)
                    share = relation(owner_of(state, row, lot), seat, int(state.seats))
                    worth, cost = worth - share * plus, cost - share * minus
                move = SITE + row * LOTS + lot
                total = board_worth(state, move, replaced(worths, row, worth), replaced(costs, row, cost))
                if total > most:
                    best = move
                    most = total
    return best, most


@kernel
def board_worth(state: State, move: int, worths: ByRow, costs: ByRow) -> float:
    """Return the worth of all rows after a placing, given what their houses are then worth; discarding changes nothing."""
    lots, houses = lots_after(state, move), houses_after(state, move)
    factors = factors_after(state, move)
    cubes, roofs = supply(state), roofs_after(state, move)
    total = 0.0
    for row in range(ROWS):
        complete = completion(lots, houses, row, cubes, roofs)
        total += factors[row] * (complete * worths[row] - (1.0 - complete) * costs[row])
    return total


@kernel
def lots_after(state: State, move: int) -> ByRow:
    """Return the rows' free lots after a placing."""
    lots = free_lots(state)
    row = 0
    change = 0.0
    if move < LONGER:
        row, lot = site_of(move)
        if lot == state.house_counts[row]:
            change = -1.0
    elif move < BEFORE or CANCELLED <= move < DISCARD:
        row = changed_row(state, move)
        change = float(length_after(state, move) - state.lengths[row])
    return replaced(lots, row, lots[row] + change)


@kernel
def houses_after(state: State, move: int) -> ByRow:
    """Return the rows' houses without a roof after a placing."""
    houses = open_houses(state)
    if move >= LONGER:
        return houses
    row, lot = site_of(move)
    change = 0.0
    if state.offer == ROOF_OFFER:
        change = -1.0
    elif lot == state.house_counts[row]:
        change = 1.0
    return replaced(houses, row, houses[row] + change)


@kernel
def roofs_after(state: State, move: int) -> float:
    """Return how many numbered roofs can still be placed after a placing (NH 5.2)."""
    return float(NUMBERED_ROOFS - roof_count(state) - (1 if move < LONGER and state.offer == ROOF_OFFER else 0))


@kernel
def factors_after(state: State, move: int) -> ByRow:
    """Return the rows' factors after a placing."""
    if BEFORE <= move < CANCELLED:
        return replaced(row_factors(state), move - BEFORE, 2.0)
    return row_factors(state)


@kernel
def owner_after(state: State, seat: int, row: int, lot: int) -> int:
    """Return the owner of the house on a lot after `seat` has placed the offered cube or roof there."""
    if state.offer == ROOF_OFFER:
        return owner_of(state, row, lot)
    owner = int(state.colour_owners[COLOUR_OF[state.piece]])
    return seat if owner == NOBODY else owner


@kernel
def worth_after(state: State, row: int, lot: int, roof: float) -> tuple[float, float]:
    """Return `house_worth` of the house on a lot after the offered cube, or a roof of this value, has been placed there."""
    if state.offer == ROOF_OFFER:
        return house_worth(float(state.pips[row, lot]), 1, roof, False)
    pips = int(PIPS_OF[state.piece])
    return house_worth(float(state.pips[row, lot] + pips), pips, 0.0, bool(IS_SINGLE_LEVEL[row, lot]))


@kernel
def add_board_after(state: State, values: Reals, seat: int, move: int, roof: float, part: float) -> None:
    """Add to each seat's value a part of that of its houses and colours after `seat` has placed the offered piece.

    Discarding changes nothing: with it this is the value of the board as it stands.
    """
    lots, houses = lots_after(state, move), houses_after(state, move)
    factors = factors_after(state, move)
    cubes, roofs = supply(state), roofs_after(state, move)
    placed_row, placed_lot = site_of(move) if move < LONGER else (-1, -1)
    for row in range(ROWS):
        complete = completion(lots, houses, row, cubes, roofs)
        for lot in range(state.house_counts[row] + 1):
            if row == placed_row and lot == placed_lot:
                owner = owner_after(state, seat, row, lot)
                plus, minus = worth_after(state, row, lot, roof)
            elif lot < state.house_counts[row]:
                owner = owner_of(state, row, lot)
                plus, minus = house_now(state, row, lot)
            else:
                continue
            values[owner] += part * factors[row] * (complete * plus - (1.0 - complete) * minus)
    add_colours(state, values, seat if move < LONGER and state.offer < ROOF_OFFER else NOBODY, part)


@kernel
def add_colours(state: State, values: Reals, seat: int, part: float) -> None:
    """Add the value of the display to the owners of its colours; the offered cube's colour, if it has none, is the seat's."""
    for row in range(DISPLAY_ROWS):
        for index in range(state.display_start[row], state.display_stop[row]):
            colour = COLOUR_OF[state.display[row, index]]
            owner = int(state.colour_owners[colour])
            if owner == NOBODY and seat != NOBODY and colour == COLOUR_OF[state.piece]:
                owner = seat
            if owner != NOBODY:
                values[owner] += part * COLOUR
