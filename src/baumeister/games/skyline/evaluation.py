"""What a position of Project Skyline promises each seat, in thousands: a few numbers that were found by play against itself.

Cash and premiums, plus the rents still to come, plus what buildings may become. Rents to come are those of each rival's next
throw, exactly, and for later as if pawns were anywhere on the road; the leader's skyscrapers tell how many rounds are left.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from baumeister.core.kernel import kernel
from baumeister.core.record import OVER
from baumeister.games.skyline.components import (
    BESIDE,
    DIE,
    EMPTY,
    FIELDS,
    PREMIUM,
    REACH,
    REACHED,
    RENTS,
    ROAD,
    SKYSCRAPER,
    SKYSCRAPERS,
    TWO_FLOORS,
)
from baumeister.games.skyline.road import group_at
from baumeister.games.skyline.state import NOBODY, State

ROUNDS = 0  # that pass for each skyscraper that the leader lacks
NEAR = 1  # the part of the next throw's rents that counts
LEAD = 2  # the worth of a skyscraper beside premium and rents
LEADING = 3  # what the lead in skyscrapers adds for each
WORTH = 4  # of a building of one floor, of two, of three
PREY = 7  # what it adds that there is something to demolish at its distance, by floors
POOR, POVERTY = 10, 11  # below how much cash a seat is in danger, and by how much that lessens its worth
WEIGHTS = np.array([1.5, 1.0, 20.0, 0.0, 5.0, 25.0, 100.0, 4.0, 35.0, 0.0, 200.0, 0.1])

FRONTS = np.array([BESIDE.tolist().count(field) for field in range(FIELDS)], np.int64)
"""How many road fields are beside each building field."""


@kernel
def evaluate(state: State, values: NDArray[Any]) -> None:
    """Write about how much cash each seat will have at the end."""
    weigh(state, values, WEIGHTS)


@kernel
def weigh(state: State, values: NDArray[Any], weights: NDArray[np.float64]) -> None:
    """`evaluate` with any weights."""
    for seat in range(state.seats):
        values[seat] = state.cash[seat]
    if state.actor == OVER:
        return
    most = 0
    for seat in range(state.seats):
        most = max(most, state.skyscrapers[seat])
    for seat in range(state.seats):
        values[seat] += (PREMIUM + weights[LEAD]) * state.skyscrapers[seat]
        values[seat] -= weights[POVERTY] * max(weights[POOR] - state.cash[seat], 0.0)
        if state.skyscrapers[seat] == most:
            values[seat] += weights[LEADING] * most
    add_rents(state, values, weights[ROUNDS] * (SKYSCRAPERS[state.seats] - most), weights[NEAR])
    add_prospects(state, values, weights)


@kernel
def add_rents(state: State, values: NDArray[Any], rounds: float, sure: float) -> None:
    """Add the rents that each group of buildings will bring its owner and cost the others (PS 3.3)."""
    done = 0
    for field in range(FIELDS):
        if state.buildings[field] != EMPTY and done >> field & 1 == 0:
            group = group_at(state, field)
            done |= group
            add_group(state, values, group, int(state.owners[field]), rounds, sure)


@kernel
def add_group(state: State, values: NDArray[Any], group: int, owner: int, rounds: float, sure: float) -> None:
    """Add the rents of one group."""
    rent = 0.0
    front = 0
    for field in range(FIELDS):
        if group >> field & 1:
            rent += RENTS[state.buildings[field]]
            front += FRONTS[field]
    if front == 0:
        return
    for seat in range(state.seats):
        if seat != owner:
            due = rent * (rounds * front / ROAD + sure * throws(state, seat, group) / DIE)
            values[owner] += due
            values[seat] -= due


@kernel
def throws(state: State, seat: int, group: int) -> int:
    """Return with how many of the six throws a seat's pawn comes beside a group."""
    count = 0
    for steps in range(1, DIE + 1):
        field = BESIDE[(state.pawns[seat] + steps) % ROAD]
        if field >= 0:
            count += group >> int(field) & 1
    return count


@kernel
def add_prospects(state: State, values: NDArray[Any], weights: NDArray[np.float64]) -> None:
    """Add what the buildings may become."""
    for field in range(FIELDS):
        building = state.buildings[field]
        if EMPTY < building < SKYSCRAPER:
            seat = state.owners[field]
            values[seat] += weights[WORTH + building - 1]
            if building <= TWO_FLOORS and has_prey(state, field, building + 1, seat):
                values[seat] += weights[PREY + building - 1]


@kernel
def has_prey(state: State, field: int, floors: int, seat: int) -> bool:
    """Tell whether a smaller rival building is as many steps away as a building will have floors (PS 3.6)."""
    for index in range(REACHED[field, floors]):
        other = REACH[field, floors, index]
        owner = state.owners[other]
        if owner != NOBODY and owner != seat and state.buildings[other] < floors:
            return True
    return False
