"""The evaluation of positions of Project Skyline for each seat, in thousands: a weighted sum of features of the board.

The weights come from a regression (what the final cash of greedy seats owed to each of these things), tuned by play against
greedy and random seats. They depend on the stage, which is how near the end is: how many skyscrapers the leader still lacks.
"""

import numpy as np

from baumeister.core.kernel import kernel
from baumeister.core.record import OVER, Reals
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
from baumeister.games.skyline.rules.cards_buildings import most_skyscrapers
from baumeister.games.skyline.rules.components import (
    DIE,
    ONE_FLOOR,
    RENTS,
    ROAD,
    SKYSCRAPER,
    SKYSCRAPERS,
    THREE_FLOORS,
    TWO_FLOORS,
)
from baumeister.games.skyline.rules.rent import spread
from baumeister.games.skyline.rules.state import State

STAGES = 4
TABLE = (
    # lacking: 1      2      3      4 or more
    (0.75, 0.78, 0.70, 0.50),  # CASH, a thousand of it
    (47.0, 65.0, 60.0, 10.0),  # TOWER, a skyscraper
    (0.65, 0.50, 0.30, 0.13),  # NEAR, the rents of the next throws
    (0.25, 0.60, 0.70, 0.50),  # INCOME, paid by rivals in a round if pawns are anywhere
    (-1.1, -2.2, -2.4, -1.6),  # COST, paid by a seat in a round
    (0.75, 2.0, 4.8, 3.9),  # GROWTH, the further income if the groups grew along the road
    (13.0, 26.0, 34.0, 24.0),  # HUT, a building of one floor
    (36.0, 98.0, 138.0, 150.0),  # HOUSE, a building of two
    (5.0, 8.0, 1.0, 0.0),  # CLIMBER, a building of one floor that has something to demolish
    (5.0, 9.0, 13.0, 3.0),  # PREY, each building that one of two floors could demolish, up to MANY
    (-3.0, -7.0, -7.5, -7.0),  # HUT_HUNTED, a threat to a building of one floor
    (-4.5, -12.0, -17.0, -10.0),  # HOUSE_HUNTED, each threat to one of two
    (69.0, 122.0, 190.0, 259.0),  # FRONT, a road field beside a skyscraper
    (1.0, 21.0, 37.0, 8.0),  # FLOORS, a floor in the supply, up to MANY
    (20.0, 60.0, 80.0, 86.0),  # STRIKE, a chance of 1 to build a skyscraper with the next throw
    (0.0, 36.0, 69.0, 49.0),  # RAISE, a chance of 1 to raise a building of one floor with it
)
WEIGHTS = np.array(TABLE).T.copy()
"""A row for each stage, from 0 (the leader lacks one skyscraper)."""
CASH, TOWER, NEAR, INCOME, COST, GROWTH, HUT, HOUSE, CLIMBER, PREY, HUT_HUNTED, HOUSE_HUNTED = range(12)
FRONT, FLOORS, STRIKE, RAISE = range(12, len(TABLE))
MANY = 4


@kernel
def evaluate(state: State, values: Reals) -> None:
    """Write about how much cash each seat will have at the end."""
    for seat in range(state.seats):
        values[seat] = state.cash[seat]
    if state.actor != OVER:
        add_prospects(state, values)


@kernel
def add_prospects(state: State, values: Reals) -> None:
    """Add the value of each seat's position beyond its cash."""
    stage = stage_of(state)
    row = WEIGHTS[stage]
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
        add_rents(state, values, seat, one, two, skyscrapers, stage)
        values[seat] += worth_of_low(state, seat, one, two, ones & ~one, twos & ~two, stage)


@kernel
def stage_of(state: State) -> int:
    """Return how near the end is: 0 if the leader lacks one skyscraper, up to STAGES - 1."""
    lacking = int(SKYSCRAPERS[state.seats]) - most_skyscrapers(state)
    return min(lacking, STAGES) - 1


@kernel
def add_rents(state: State, values: Reals, seat: int, one: int, two: int, skyscrapers: int, stage: int) -> None:
    """Add the rents that each group of a seat's buildings will bring it and cost the others (PS 3.3)."""
    own = one | two | skyscrapers
    rest = own
    while rest:
        group = spread(own, rest & -rest)
        rest &= ~group
        low = RENTS[ONE_FLOOR] * size_of(group & one) + RENTS[TWO_FLOORS] * size_of(group & two)
        add_group(state, values, seat, group, float(low + RENTS[SKYSCRAPER] * size_of(group & skyscrapers)), stage)


@kernel
def add_group(state: State, values: Reals, seat: int, group: int, rent: float, stage: int) -> None:
    """Add the rents of one group: by the odds of the next throws, and later as if pawns were anywhere on the road."""
    row = WEIGHTS[stage]
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


# ---- Low buildings: demolishing, and being demolished (PS 3.6)


@kernel
def worth_of_low(state: State, seat: int, one: int, two: int, rival_one: int, rival_two: int, stage: int) -> float:
    """Return the value of a seat's buildings of one and two floors among its rivals' ones."""
    climbers = hunters_among(one, TWO_FLOORS, rival_one)
    strikers = hunters_among(two, THREE_FLOORS, rival_one | rival_two)
    worth = worth_of_huts(one, climbers, rival_two, stage) + worth_of_houses(two, rival_one, rival_two, stage)
    if state.turn == seat:
        worth += worth_of_next_throw(state, climbers, strikers, stage)
    return worth


@kernel
def hunters_among(fields: int, floors: int, prey: int) -> int:
    """Return the fields from which a building, raised to so many floors, can demolish some prey."""
    hunters = 0
    while fields:
        field = first_of(fields)
        fields &= fields - 1
        hunters |= (1 if RINGS[field, floors] & prey else 0) << field
    return hunters


@kernel
def worth_of_huts(one: int, climbers: int, rival_two: int, stage: int) -> float:
    """Return the value of buildings of one floor; whatever a climber can demolish can demolish it as well."""
    row = WEIGHTS[stage]
    hunted = hunters_among(one, THREE_FLOORS, rival_two)  # distances work both ways
    worth = row[HUT] * size_of(one) + row[CLIMBER] * size_of(climbers)
    return float(worth + row[HUT_HUNTED] * (size_of(climbers) + size_of(hunted)))


@kernel
def worth_of_houses(two: int, rival_one: int, rival_two: int, stage: int) -> float:
    """Return the value of buildings of two floors."""
    row = WEIGHTS[stage]
    worth = 0.0
    while two:
        ring = RINGS[first_of(two), THREE_FLOORS]
        two &= two - 1
        prey = size_of(ring & (rival_one | rival_two))
        worth += row[HOUSE] + row[PREY] * min(prey, MANY) + row[HOUSE_HUNTED] * size_of(ring & rival_two)
    return worth


@kernel
def worth_of_next_throw(state: State, climbers: int, strikers: int, stage: int) -> float:
    """Return the value of the chances to raise a building with the throw that is due (PS 3.5)."""
    strikes = dice_that_reach(state, strikers)
    raises = dice_that_reach(state, strikers | climbers) - strikes
    return float(chance_to_build(state) / DIE * (WEIGHTS[stage, STRIKE] * strikes + WEIGHTS[stage, RAISE] * raises))
