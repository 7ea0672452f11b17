"""The value of the board of Neue Heimat after a piece has been placed, and a seat's best placing.

A placing changes the steps that one row is from its end, or the worth of one house, or a row's factor; so trying one out takes
a few additions only, and no copy of the state.
"""

from typing import NamedTuple

from baumeister.core.kernel import kernel
from baumeister.core.record import Reals
from baumeister.games.neue_heimat.bots.prospects import (
    COLOUR,
    ByRow,
    changed,
    colour_worth,
    completions,
    free_lots,
    house_now,
    house_worth,
    open_houses,
    relation,
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


class Outlook(NamedTuple):
    """What is the same whichever seat places the offered piece."""

    factors: ByRow
    now: ByRow
    """How likely each row is to be complete at the end as the board stands."""
    built: tuple[ByRow, ByRow, ByRow]
    """The same after the offered cube has begun a house in a row, or the offered roof has finished one; by that row."""
    roof: float
    """The value of an offered roof."""
    colour: float
    """What the offered cube's colour is worth to the seat that gets it with the cube."""
    against: float
    """The value to a seat of a point of another seat."""


class Placing(NamedTuple):
    """A seat's placing of the offered piece, and what it gains by it."""

    move: int
    gain: float


@kernel
def outlook_of(state: State, roof: float) -> Outlook:
    """Return a position's outlook; `roof` is the value of an offered roof."""
    now = completions(free_lots(state), open_houses(state), supply(state), roofs_left(state))
    colour = 0.0
    if 0 <= state.offer < ROOF_OFFER and state.colour_owners[COLOUR_OF[state.piece]] == NOBODY:
        colour = colour_worth(state, int(COLOUR_OF[state.piece]))
    return Outlook(
        row_factors(state),
        now,
        (completions_built(state, 0, now), completions_built(state, 1, now), completions_built(state, 2, now)),
        roof,
        colour,
        -1.0 / (state.seats - 1),
    )


@kernel
def roofs_left(state: State) -> int:
    """Return how many numbered roofs can still be placed (NH 5.2)."""
    return NUMBERED_ROOFS - roof_count(state)


@kernel
def completions_built(state: State, row: int, now: ByRow) -> ByRow:
    """Return how likely the rows are to be completed after the offered piece has begun a house in a row or finished one.

    They are as likely as now if the piece can't do that.
    """
    lots, houses = free_lots(state), open_houses(state)
    if state.offer == ROOF_OFFER and houses[row] > 0:
        return completions(lots, changed(houses, row, -1), supply(state), roofs_left(state) - 1)
    if 0 <= state.offer < ROOF_OFFER and lots[row] > 0:
        return completions(changed(lots, row, -1), changed(houses, row, 1), supply(state), roofs_left(state))
    return now


@kernel
def best_placing(state: State, seat: int, outlook: Outlook) -> Placing:
    """Return a seat's best placing of the offered piece."""
    against = outlook.against
    first, second, third = (
        row_worth(state, 0, seat, against),
        row_worth(state, 1, seat, against),
        row_worth(state, 2, seat, against),
    )
    worths = (first[0], second[0], third[0])
    costs = (first[1], second[1], third[1])
    now = row_values(outlook.factors, outlook.now, worths, costs)
    if state.offer > ROOF_OFFER:
        return best_special(state, outlook, worths, costs, now)
    return best_site(state, seat, outlook, worths, costs, now)


@kernel
def best_special(state: State, outlook: Outlook, worths: ByRow, costs: ByRow, now: ByRow) -> Placing:
    """Return the best use of a special piece, which may be to discard it."""
    best = DISCARD
    before = most = now[0] + now[1] + now[2]
    for move in range(LONGER, DISCARD):
        if can_use(state, move):
            after = row_values(factors_after(outlook, move), completions_after(state, outlook, move), worths, costs)
            worth = after[0] + after[1] + after[2]
            if worth > most:
                best = move
                most = worth
    return Placing(best, most - before)


@kernel
def best_site(state: State, seat: int, outlook: Outlook, worths: ByRow, costs: ByRow, now: ByRow) -> Placing:
    """Return the best place of a cube or roof."""
    best = DISCARD
    most = -1e9
    for row in range(ROWS):
        houses, factor = int(state.house_counts[row]), outlook.factors[row]
        built = row_values(outlook.factors, outlook.built[row], worths, costs)
        for lot in range(houses + 1):
            if not can_place(state, row, lot):
                continue
            plus, minus = worth_after(state, row, lot, outlook.roof)
            share = relation(owner_after(state, seat, row, lot), seat, outlook.against)
            worth, cost = worths[row] + share * plus, costs[row] + share * minus
            if lot < houses:
                plus, minus = house_now(state, row, lot)
                share = relation(owner_of(state, row, lot), seat, outlook.against)
                worth, cost = worth - share * plus, cost - share * minus
            if is_on_top(state, row, lot):
                total = total_with(now, row, row_value(factor, outlook.now[row], worth, cost))
            else:
                total = total_with(built, row, row_value(factor, outlook.built[row][row], worth, cost))
            if total > most:
                best = SITE + row * LOTS + lot
                most = total
    return Placing(best, most - (now[0] + now[1] + now[2]) + outlook.colour)


@kernel
def row_values(factors: ByRow, chances: ByRow, worths: ByRow, costs: ByRow) -> ByRow:
    """Return `row_value` of each row."""
    return (
        row_value(factors[0], chances[0], worths[0], costs[0]),
        row_value(factors[1], chances[1], worths[1], costs[1]),
        row_value(factors[2], chances[2], worths[2], costs[2]),
    )


@kernel
def row_value(factor: float, chance: float, worth: float, cost: float) -> float:
    """Return the value of a row that is completed so likely, with the worth of its houses then and their cost else."""
    return factor * (chance * worth - (1.0 - chance) * cost)


@kernel
def total_with(values: ByRow, row: int, value: float) -> float:
    """Return the sum of the rows' values with another one for a row."""
    return (value if row == 0 else values[0]) + (value if row == 1 else values[1]) + (value if row == 2 else values[2])


@kernel
def is_on_top(state: State, row: int, lot: int) -> bool:
    """Tell whether the offered piece, placed on a lot, is a cube on top of a house: then all rows' steps stay the same."""
    return bool(state.offer < ROOF_OFFER and lot < state.house_counts[row])


@kernel
def completions_after(state: State, outlook: Outlook, move: int) -> ByRow:
    """Return how likely the rows are to be completed after a placing."""
    if move < LONGER:
        row, lot = site_of(move)
        return outlook.now if is_on_top(state, row, lot) else outlook.built[row]
    if BEFORE <= move < CANCELLED or move == DISCARD:
        return outlook.now
    row = changed_row(state, move)
    lots = changed(free_lots(state), row, length_after(state, move) - int(state.lengths[row]))
    return completions(lots, open_houses(state), supply(state), roofs_left(state))


@kernel
def factors_after(outlook: Outlook, move: int) -> ByRow:
    """Return the rows' factors after a placing."""
    factors = outlook.factors
    return (
        2.0 if move == BEFORE else factors[0],
        2.0 if move == BEFORE + 1 else factors[1],
        2.0 if move == BEFORE + 2 else factors[2],
    )


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
def add_board_after(state: State, values: Reals, seat: int, move: int, outlook: Outlook, part: float) -> None:
    """Add to each seat's value a part of that of its houses and colours after `seat` has placed the offered piece.

    Discarding changes nothing: with it this is the value of the board as it stands.
    """
    chances, factors = completions_after(state, outlook, move), factors_after(outlook, move)
    placed_row, placed_lot = site_of(move) if move < LONGER else (-1, -1)
    for row in range(ROWS):
        chance, factor = chances[row], part * factors[row]
        for lot in range(state.house_counts[row] + 1):
            if row == placed_row and lot == placed_lot:
                owner = owner_after(state, seat, row, lot)
                plus, minus = worth_after(state, row, lot, outlook.roof)
            elif lot < state.house_counts[row]:
                owner = owner_of(state, row, lot)
                plus, minus = house_now(state, row, lot)
            else:
                continue
            values[owner] += row_value(factor, chance, plus, minus)
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
