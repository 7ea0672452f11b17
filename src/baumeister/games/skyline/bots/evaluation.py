"""What a position of Project Skyline promises each seat, in thousands: a weighted sum of what can be seen on the board.

The weights were found by regression (what the final cash of greedy seats owed to each of these things) and then by play against
greedy and random seats. What things are worth depends on how near the end is: how many skyscrapers the leader still lacks.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from baumeister.core.kernel import kernel
from baumeister.core.record import OVER
from baumeister.games.skyline.bots.prospects import (
    EDGE,
    LANDINGS,
    RINGS,
    around,
    buildings_of,
    chance_to_build,
    dice_that_reach,
    first_of,
    front_of,
    size_of,
)
from baumeister.games.skyline.rules.components import DIE, ONE_FLOOR, RENTS, ROAD, SKYSCRAPER, SKYSCRAPERS, TWO_FLOORS
from baumeister.games.skyline.rules.road import spread
from baumeister.games.skyline.rules.state import State

ROWS = 4
TABLE = (
    # lacking: 1      2      3      4 or more
    (0.75, 0.78, 0.70, 0.50),  # CASH, a thousand of it
    (47.0, 65.0, 60.0, 10.0),  # TOWER, a skyscraper
    (0.65, 0.50, 0.30, 0.13),  # NEAR, the rents of the next throws
    (0.25, 0.60, 0.70, 0.50),  # INCOME, what rivals pay in a round if pawns are anywhere
    (-1.1, -2.2, -2.4, -1.6),  # COST, what a seat pays in a round
    (0.75, 2.0, 4.8, 3.9),  # GROWTH, what more rivals would pay if the groups grew along the road
    (13.0, 26.0, 34.0, 24.0),  # HUT, a building of one floor
    (36.0, 98.0, 138.0, 150.0),  # HOUSE, a building of two
    (5.0, 8.0, 1.0, 0.0),  # CLIMBER, a building of one floor that has somebody to demolish
    (5.0, 9.0, 13.0, 3.0),  # PREY, each building that one of two floors could demolish, up to MANY
    (-3.0, -7.0, -7.5, -7.0),  # HUT_HUNTED, whoever could demolish a building of one floor
    (-4.5, -12.0, -17.0, -10.0),  # HOUSE_HUNTED, whoever could demolish one of two
    (69.0, 122.0, 190.0, 259.0),  # FRONT, a road field beside a skyscraper
    (1.0, 21.0, 37.0, 8.0),  # FLOORS, a floor in the supply, up to MANY
    (20.0, 60.0, 80.0, 86.0),  # STRIKE, a chance of 1 to build a skyscraper with the next throw
    (0.0, 36.0, 69.0, 49.0),  # RAISE, a chance of 1 to raise a building of one floor with it
)
WEIGHTS = np.array(TABLE).T.copy()
CASH, TOWER, NEAR, INCOME, COST, GROWTH, HUT, HOUSE, CLIMBER, PREY, HUT_HUNTED, HOUSE_HUNTED = range(12)
FRONT, FLOORS, STRIKE, RAISE = range(12, len(TABLE))
MANY = 4


@kernel
def evaluate(state: State, values: NDArray[Any]) -> None:
    """Write about how much cash each seat will have at the end."""
    weigh(state, values, WEIGHTS)


@kernel
def weigh(state: State, values: NDArray[Any], weights: NDArray[np.float64]) -> None:
    """`evaluate` with any weights: a row for each number of skyscrapers that the leader lacks, from 1."""
    most = 0
    for seat in range(state.seats):
        values[seat] = state.cash[seat]
        most = max(most, state.skyscrapers[seat])
    if state.actor == OVER:
        return
    row = weights[min(SKYSCRAPERS[state.seats] - most, ROWS) - 1]
    ones = 0
    twos = 0
    for seat in range(state.seats):
        one, two, _ = buildings_of(state, seat)
        ones |= one
        twos |= two
    for seat in range(state.seats):
        one, two, skyscrapers = buildings_of(state, seat)
        values[seat] += (row[CASH] - 1.0) * state.cash[seat]
        values[seat] += row[TOWER] * state.skyscrapers[seat] + row[FRONT] * front_of(skyscrapers)
        values[seat] += row[FLOORS] * min(max(state.supply[seat], 0), MANY)
        add_rents(state, values, seat, one, two, skyscrapers, row)
        values[seat] += low_worth(state, seat, one, two, ones & ~one, twos & ~two, row)


@kernel
def add_rents(
    state: State, values: NDArray[Any], seat: int, one: int, two: int, skyscrapers: int, row: NDArray[np.float64]
) -> None:
    """Add the rents that each group of a seat's buildings will bring it and cost the others (PS 3.3)."""
    own = one | two | skyscrapers
    rest = own
    while rest:
        group = spread(own, rest & -rest)
        rest &= ~group
        low = RENTS[ONE_FLOOR] * size_of(group & one) + RENTS[TWO_FLOORS] * size_of(group & two)
        add_group(state, values, seat, group, float(low + RENTS[SKYSCRAPER] * size_of(group & skyscrapers)), row)


@kernel
def add_group(state: State, values: NDArray[Any], seat: int, group: int, rent: float, row: NDArray[np.float64]) -> None:
    """Add the rents of one group: by the odds of the next throws, and later as if pawns were anywhere on the road."""
    edge = group & EDGE
    later = rent * front_of(edge) / ROAD
    values[seat] += row[GROWTH] * rent * front_of(around(group) & ~group) / ROAD
    for other in range(state.seats):
        if other != seat:
            near = row[NEAR] * rent * landings(state, other, edge)
            values[seat] += near + row[INCOME] * later
            values[other] += row[COST] * later - near


@kernel
def landings(state: State, seat: int, fields: int) -> float:
    """Return how often a seat's pawn is expected to stop beside some fields in its next throws."""
    count = 0.0
    while fields:
        count += LANDINGS[state.pawns[seat], first_of(fields)]
        fields &= fields - 1
    return count


@kernel
def low_worth(state: State, seat: int, one: int, two: int, rival_one: int, rival_two: int, row: NDArray[np.float64]) -> float:
    """Return what a seat's low buildings are worth, by whom they can demolish and who can demolish them (PS 3.6)."""
    worth = 0.0
    climbers = 0
    strikers = 0
    rest = one
    while rest:
        field = first_of(rest)
        rest &= rest - 1
        prey = RINGS[field, TWO_FLOORS] & rival_one  # they can demolish it as well
        worth += row[HUT]
        if prey:
            climbers |= 1 << field
            worth += row[CLIMBER] + row[HUT_HUNTED]
        if RINGS[field, TWO_FLOORS + 1] & rival_two:
            worth += row[HUT_HUNTED]
    rest = two
    while rest:
        field = first_of(rest)
        rest &= rest - 1
        ring = RINGS[field, TWO_FLOORS + 1]
        prey = ring & (rival_one | rival_two)
        if prey:
            strikers |= 1 << field
        worth += row[HOUSE] + row[PREY] * min(size_of(prey), MANY) + row[HOUSE_HUNTED] * size_of(ring & rival_two)
    if state.turn == seat:
        strikes = dice_that_reach(state, strikers)
        raises = dice_that_reach(state, strikers | climbers) - strikes
        worth += chance_to_build(state) / DIE * (row[STRIKE] * strikes + row[RAISE] * raises)
    return worth
