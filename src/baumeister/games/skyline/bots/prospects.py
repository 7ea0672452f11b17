"""Inputs of Project Skyline's evaluation: groups and their rents, threats, the architect's next steps.

Buildings are sets of fields, as in `rules/rent.py`: bit `field` of a whole number.
"""

import numpy as np

from baumeister.core.kernel import kernel
from baumeister.games.skyline.rules.city import has_floor
from baumeister.games.skyline.rules.components import (
    BESIDE,
    DIE,
    DISTANCES,
    EMPTY,
    FIELDS,
    NOTHING,
    ONE_FLOOR,
    ROAD,
    SIZE,
    SKYSCRAPER,
)
from baumeister.games.skyline.rules.rent import EAST_COLUMN, WEST_COLUMN
from baumeister.games.skyline.rules.state import ROLL, State

THROWS = 3  # throws of each pawn that are weighed by their odds; later it may be anywhere
ALL = (1 << FIELDS) - 1

BITS = 1 << np.arange(FIELDS, dtype=np.int64)
RINGS = np.array([np.equal(DISTANCES, steps) @ BITS for steps in range(DIE + 1)]).T.copy()
"""The fields at each number of steps from a field (PS 3.5)."""

FRONTS = np.array([BESIDE.tolist().count(field) for field in range(FIELDS)], np.int64)
"""How many road fields are beside each building field."""
EDGE = sum(1 << field for field in range(FIELDS) if FRONTS[field] > 0)
EDGE_CORNERS = sum(1 << field for field in range(FIELDS) if FRONTS[field] > 1)

PRIME = 37  # the powers of 2 up to 2 ** 35 leave different remainders
PLACES = np.zeros(PRIME, np.int64)
"""The field of a set of one field, by its remainder."""
for _field in range(FIELDS):
    PLACES[(1 << _field) % PRIME] = _field

LANDINGS = np.zeros((ROAD, FIELDS))
"""How often a pawn on each road field is expected to stop beside each building field in its next THROWS throws."""
_odds = np.eye(ROAD)
for _ in range(THROWS):
    _odds = np.mean([np.roll(_odds, steps, axis=1) for steps in range(1, DIE + 1)], axis=0)
    for _stop in range(ROAD):
        if BESIDE[_stop] >= 0:
            LANDINGS[:, BESIDE[_stop]] += _odds[:, _stop]


@kernel
def first_of(fields: int) -> int:
    """Return the first field of a set."""
    return int(PLACES[(fields & -fields) % PRIME])


@kernel
def size_of(fields: int) -> int:
    """Return how many fields a set has."""
    count = 0
    while fields:
        fields &= fields - 1
        count += 1
    return count


@kernel
def front_of(fields: int) -> int:
    """Return how many road fields are beside a set: two at each corner of the city."""
    return size_of(fields & EDGE) + size_of(fields & EDGE_CORNERS)


@kernel
def around(fields: int) -> int:
    """Return the fields side by side with those of a set, and these."""
    east, west = (fields & ~EAST_COLUMN) << 1, (fields & ~WEST_COLUMN) >> 1
    return (fields | fields << SIZE | fields >> SIZE | east | west) & ALL


@kernel
def buildings_of(state: State, seat: int) -> tuple[int, int, int]:
    """Return a seat's buildings of one floor, of two or three, and its skyscrapers."""
    one = 0
    two = 0
    skyscrapers = 0
    for field in range(FIELDS):
        if state.owners[field] == seat:
            building = state.buildings[field]
            if building == ONE_FLOOR:
                one |= 1 << field
            elif building == SKYSCRAPER:
                skyscrapers |= 1 << field
            elif building != EMPTY:
                two |= 1 << field
    return one, two, skyscrapers


@kernel
def chance_to_build(state: State) -> float:
    """Return how likely the next throw lets its seat build instead of drawing a card (PS 3.2, 3.9)."""
    seat = state.turn
    if state.phase != ROLL or not has_floor(state, seat):
        return 0.0
    corners = 0
    for steps in range(1, DIE + 1):
        corners += BESIDE[(state.pawns[seat] + steps) % ROAD] == NOTHING
    return 1.0 - corners / DIE


@kernel
def dice_that_reach(state: State, fields: int) -> int:
    """Return how many results of the black die bring the architect to one of these fields (PS 3.5)."""
    count = 0
    for steps in range(1, DIE + 1):
        count += RINGS[state.architect, steps] & fields != 0
    return count
