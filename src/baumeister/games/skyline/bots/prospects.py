"""Inputs of Project Skyline's evaluation: groups and their rents, threats, the architect's next steps.

Buildings are sets of fields, as in `rules/rent.py`: bit `field` of a whole number.
"""

from typing import NamedTuple

import numpy as np

from baumeister.core.kernel import kernel
from baumeister.games.skyline.rules.city import has_floor
from baumeister.games.skyline.rules.components import (
    BESIDE,
    DIE,
    DISTANCES,
    FIELDS,
    NOTHING,
    ONE_FLOOR,
    ROAD,
    SIZE,
    SKYSCRAPER,
    THREE_FLOORS,
    TWO_FLOORS,
)
from baumeister.games.skyline.rules.rent import EAST_COLUMN, WEST_COLUMN
from baumeister.games.skyline.rules.state import State

THROWS = 3  # throws of each pawn that are weighed by their odds; later it may be anywhere
ALL = (1 << FIELDS) - 1

BITS = 1 << np.arange(FIELDS, dtype=np.int64)
RINGS = np.array([np.equal(DISTANCES, steps) @ BITS for steps in range(DIE + 1)]).T.copy()
"""The fields at each number of steps from a field (PS 3.5)."""

FRONTS = np.array([BESIDE.tolist().count(field) for field in range(FIELDS)], np.int64)
"""How many road fields are beside each building field."""
EDGE = sum(1 << field for field in range(FIELDS) if FRONTS[field] > 0)
EDGE_CORNERS = sum(1 << field for field in range(FIELDS) if FRONTS[field] > 1)

LANDINGS = np.zeros((FIELDS, ROAD))
"""How often a pawn is expected to stop beside each building field in its next THROWS throws, from each road field."""
_odds = np.eye(ROAD)
for _ in range(THROWS):
    _odds = np.mean([np.roll(_odds, steps, axis=1) for steps in range(1, DIE + 1)], axis=0)
    for _stop in range(ROAD):
        if BESIDE[_stop] >= 0:
            LANDINGS[BESIDE[_stop]] += _odds[:, _stop]


@kernel
def first_of(fields: int) -> int:
    """Return the first field of a set, which must not be empty: so many fields are before it."""
    return size_of((fields & -fields) - 1)


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


class City(NamedTuple):
    """All seats' buildings, and whose they are by the bits of the seats' numbers."""

    one: int
    """Buildings of one floor."""
    two: int
    """Those of two or three."""
    skyscrapers: int
    odd: int
    """Fields of seats 1 and 3, and empty ones."""
    upper: int
    """Fields of seats 2 and 3, and empty ones."""


@kernel
def city_of(state: State) -> City:
    """Return a position's buildings; all are found in one loop without branches, which runs on many fields at once."""
    one = two = skyscrapers = odd = upper = 0
    for field in range(FIELDS):
        building, owner = int(state.buildings[field]), int(state.owners[field])
        one |= int(building == ONE_FLOOR) << field
        two |= int(TWO_FLOORS <= building <= THREE_FLOORS) << field
        skyscrapers |= int(building == SKYSCRAPER) << field
        odd |= (owner & 1) << field
        upper |= (owner >> 1 & 1) << field
    return City(one, two, skyscrapers, odd, upper)


@kernel
def owned_by(city: City, seat: int) -> int:
    """Return a seat's fields; empty ones may be among them."""
    return (city.odd if seat % 2 == 1 else ~city.odd) & (city.upper if seat >= 2 else ~city.upper)


@kernel
def chance_to_build(state: State) -> float:
    """Return how likely the throw that is due lets its seat build instead of drawing a card (PS 3.2, 3.9)."""
    seat = state.turn
    if not has_floor(state, seat):
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
