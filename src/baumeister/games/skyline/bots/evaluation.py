"""The evaluation of positions of Project Skyline for each seat, in thousands: a weighted sum of features of the board.

The weights come from a regression (what the final cash of greedy seats owed to each of these things), tuned by play against
greedy and random seats. They depend on the stage, which is how near the end is: how many skyscrapers the leader still lacks.
"""

from baumeister.core.kernel import inlined, kernel
from baumeister.core.record import OVER, Reals
from baumeister.games.skyline.bots.evaluation_weights import (
    CASH,
    CLIMBER,
    COST,
    FIRST,
    FLOORS,
    FRONT,
    GROWTH,
    HOUSE,
    HOUSE_HUNTED,
    HUT,
    HUT_HUNTED,
    INCOME,
    MANY,
    NEAR,
    PREY,
    RAISE,
    STAGES,
    STRIKE,
    TODAY,
    TOWER,
)
from baumeister.games.skyline.bots.prospects import (
    EDGE,
    LANDINGS,
    RINGS,
    around,
    chance_to_build,
    city_of,
    dice_that_reach,
    first_of,
    front_of,
    owned_by,
    size_of,
)
from baumeister.games.skyline.rules.cards_buildings import most_skyscrapers
from baumeister.games.skyline.rules.components import (
    DIE,
    ONE_FLOOR,
    RENTS,
    ROAD,
    SEATS_MAX,
    SKYSCRAPER,
    SKYSCRAPERS,
    THREE_FLOORS,
    TWO_FLOORS,
)
from baumeister.games.skyline.rules.rent import spread
from baumeister.games.skyline.rules.state import ROLL, State


@kernel
def evaluate(state: State, values: Reals) -> None:
    """Write about how much cash each seat will have at the end."""
    evaluate_by(state, values, TODAY)


@kernel
def evaluate_1(state: State, values: Reals) -> None:
    """Do so as the references do, which never change."""
    evaluate_by(state, values, FIRST)


@kernel
def evaluate_by(state: State, values: Reals, weights: Reals) -> None:
    """Write about how much cash each seat will have at the end, by a table of weights, a row for each stage."""
    for seat in range(state.seats):
        values[seat] = state.cash[seat]
    if state.actor != OVER:
        add_prospects(state, values, weights[stage_of(state)])


@kernel
def add_prospects(state: State, values: Reals, row: Reals) -> None:
    """Add the value of each seat's position beyond its cash."""
    city = city_of(state)
    for seat in range(state.seats):
        own = owned_by(city, seat)
        one, two, skyscrapers = city.one & own, city.two & own, city.skyscrapers & own
        values[seat] += (row[CASH] - 1.0) * state.cash[seat]
        values[seat] += row[TOWER] * state.skyscrapers[seat] + row[FRONT] * front_of(skyscrapers)
        values[seat] += row[FLOORS] * min(max(state.supply[seat], 0), MANY)
        add_rents(state, values, seat, one, two, skyscrapers, row)
        values[seat] += worth_of_low(state, seat, one, two, city.one & ~own, city.two & ~own, row)


@kernel
def stage_of(state: State) -> int:
    """Return how near the end is: 0 if the leader lacks one skyscraper, up to STAGES - 1."""
    lacking = int(SKYSCRAPERS[state.seats]) - most_skyscrapers(state)
    return min(lacking, STAGES) - 1


@inlined
def add_rents(state: State, values: Reals, seat: int, one: int, two: int, skyscrapers: int, row: Reals) -> None:
    """Add the rents that each group of a seat's buildings will bring it and cost the others (PS 3.3)."""
    own = one | two | skyscrapers
    rest = own
    while rest:
        group = spread(own, rest & -rest)
        rest &= ~group
        low = RENTS[ONE_FLOOR] * size_of(group & one) + RENTS[TWO_FLOORS] * size_of(group & two)
        add_group(state, values, seat, group, float(low + RENTS[SKYSCRAPER] * size_of(group & skyscrapers)), row)


@inlined
def add_group(state: State, values: Reals, seat: int, group: int, rent: float, row: Reals) -> None:
    """Add the rents of one group: by the odds of the next throws, and later as if pawns were anywhere on the road."""
    values[seat] += row[GROWTH] * rent * front_of(around(group) & ~group) / ROAD
    edge = group & EDGE
    if edge == 0:
        return
    later = rent * front_of(edge) / ROAD
    stops = landings(state, edge)
    for other in range(SEATS_MAX):
        if other < state.seats and other != seat:
            near = row[NEAR] * rent * stops[other]
            values[seat] += near + row[INCOME] * later
            values[other] += row[COST] * later - near


@inlined
def landings(state: State, fields: int) -> tuple[float, float, float, float]:
    """Return how often each seat's pawn is expected to stop beside some fields in its next throws."""
    first = second = third = fourth = 0.0
    while fields:
        stops = LANDINGS[first_of(fields)]
        fields &= fields - 1
        first += stops[state.pawns[0]]
        second += stops[state.pawns[1]]
        third += stops[state.pawns[2]]
        fourth += stops[state.pawns[3]]
    return first, second, third, fourth


# ---- Low buildings: demolishing, and being demolished (PS 3.6)


@inlined
def worth_of_low(state: State, seat: int, one: int, two: int, rival_one: int, rival_two: int, row: Reals) -> float:
    """Return the value of a seat's buildings of one and two floors among its rivals' ones."""
    climbers = hunters_among(one, TWO_FLOORS, rival_one)
    worth = worth_of_huts(one, climbers, rival_two, row) + worth_of_houses(two, rival_one, rival_two, row)
    if state.turn == seat and state.phase == ROLL:
        strikers = hunters_among(two, THREE_FLOORS, rival_one | rival_two)
        worth += worth_of_next_throw(state, climbers, strikers, row)
    return worth


@inlined
def hunters_among(fields: int, floors: int, prey: int) -> int:
    """Return the fields from which a building, raised to so many floors, can demolish some prey."""
    hunters = 0
    while fields:
        rest = fields & (fields - 1)
        if RINGS[first_of(fields), floors] & prey:
            hunters |= fields & ~rest
        fields = rest
    return hunters


@kernel
def worth_of_huts(one: int, climbers: int, rival_two: int, row: Reals) -> float:
    """Return the value of buildings of one floor; whatever a climber can demolish can demolish it as well."""
    hunted = hunters_among(one, THREE_FLOORS, rival_two)  # distances work both ways
    worth = row[HUT] * size_of(one) + row[CLIMBER] * size_of(climbers)
    return float(worth + row[HUT_HUNTED] * (size_of(climbers) + size_of(hunted)))


@kernel
def worth_of_houses(two: int, rival_one: int, rival_two: int, row: Reals) -> float:
    """Return the value of buildings of two floors."""
    worth = 0.0
    while two:
        ring = RINGS[first_of(two), THREE_FLOORS]
        two &= two - 1
        prey = size_of(ring & (rival_one | rival_two))
        worth += row[HOUSE] + row[PREY] * min(prey, MANY) + row[HOUSE_HUNTED] * size_of(ring & rival_two)
    return worth


@kernel
def worth_of_next_throw(state: State, climbers: int, strikers: int, row: Reals) -> float:
    """Return the value of the chances to raise a building with the throw that is due (PS 3.5)."""
    strikes = dice_that_reach(state, strikers)
    raises = dice_that_reach(state, strikers | climbers) - strikes
    return float(chance_to_build(state) / DIE * (row[STRIKE] * strikes + row[RAISE] * raises))
