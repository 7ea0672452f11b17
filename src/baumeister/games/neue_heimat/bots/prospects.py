"""The value of the board of Neue Heimat as it stands: part of the evaluation.

A row's houses count for their owners if it is completed and against them if not, so everything hangs on how likely that is.
A free lot is two steps from its roof, a house without a roof one. As two rows get finished, each races against the slower of
the other two.

Worths are relative here: points of one's own count 1, those of each other seat -1 / (seats - 1).
"""

from math import exp
from typing import TypeAlias

import numpy as np

from baumeister.core.kernel import kernel
from baumeister.games.neue_heimat.rules.components import COLOUR_OF, DISPLAY_ROWS, DISPLAYED, IS_SINGLE_LEVEL, LOTS, PIPS_OF
from baumeister.games.neue_heimat.rules.scoring import doubling, owner_of
from baumeister.games.neue_heimat.rules.state import State

# Tuned by play against itself and against random players
LEAD = 2.6  # how much a lead in the race of the rows decides
EVEN = 0.59  # how likely a row is to be completed when all are equally far (0.59: nearly 2 in 3)
LOT = 1.37  # how many steps a free lot is from its roof, which is one itself
SCARCE = 1.0  # how much a row suffers from cubes running out
HOPELESS = 0.11  # how likely a row is to be completed that only permits can complete
ROOF_COMING = 1.6  # the worth of the roof that a house without one gets if its row is completed
ROOF_BARE = 1.23  # the same if it is not
RISK = 0.115  # how likely a floor is to be built over, for each pip on top above the first
COLOUR = 0.28  # the worth of owning a colour, for each of its cubes in the display

ByRow: TypeAlias = tuple[float, float, float]
"""A number for each row."""
CountByRow: TypeAlias = tuple[int, int, int]
"""The same, of whole numbers."""


def _race(own: float, slower: float) -> float:
    """Return how likely a row is to be completed that is so many steps from its end, as is the slower of the other two."""
    return 1.0 / (1.0 + exp(-EVEN - LEAD * (slower - own) / (slower + own + 1.0)))


STEPS = LOT * np.arange(LOTS + 1.0)[:, np.newaxis] + np.arange(LOTS + 1.0)
"""How many steps a row is from its end, by its free lots and its houses without a roof."""
ALL_STEPS = np.unique(STEPS)
RANK = np.searchsorted(ALL_STEPS, STEPS)
"""The place of these steps among all that there can be, in rising order."""
RACE = np.array([[_race(own, slower) for slower in ALL_STEPS] for own in ALL_STEPS])
"""`_race` by the rank of a row's own steps and of those of the slower of the other two."""
SUPPLIED = 1.0 - SCARCE * np.arange(LOTS + 1.0)[:, np.newaxis] / np.arange(1.0, DISPLAYED + 2.0)
"""How likely a row is not to run out of cubes, by its free lots and the cubes in the display."""


@kernel
def free_lots(state: State) -> CountByRow:
    """Return how many permitted lots of each row have no house."""
    lengths, houses = state.lengths, state.house_counts
    return int(lengths[0] - houses[0]), int(lengths[1] - houses[1]), int(lengths[2] - houses[2])


@kernel
def open_houses(state: State) -> CountByRow:
    """Return how many houses of each row have no roof."""
    houses, roofs = state.house_counts, state.roof_counts
    return int(houses[0] - roofs[0]), int(houses[1] - roofs[1]), int(houses[2] - roofs[2])


@kernel
def supply(state: State) -> int:
    """Return how many cubes lie in the display."""
    start, stop = state.display_start, state.display_stop
    return int(stop[0] - start[0] + stop[1] - start[1] + stop[2] - start[2])


@kernel
def row_factors(state: State) -> ByRow:
    """Return the factor of each row's points once it is completed (NH 6.1)."""
    return float(doubling(state, 0)), float(doubling(state, 1)), float(doubling(state, 2))


@kernel
def completions(lots: CountByRow, houses: CountByRow, cubes: int, roofs: int) -> ByRow:
    """Return about how likely each row is to be complete at the end, given its free lots and its houses without a roof.

    It must not be the last of the three, and cubes and roofs must be left for it.
    """
    first, second, third = int(RANK[lots[0], houses[0]]), int(RANK[lots[1], houses[1]]), int(RANK[lots[2], houses[2]])
    return (
        completion(lots[0], houses[0], RACE[first, max(second, third)], cubes, roofs),
        completion(lots[1], houses[1], RACE[second, max(third, first)], cubes, roofs),
        completion(lots[2], houses[2], RACE[third, max(first, second)], cubes, roofs),
    )


@kernel
def completion(lots: int, houses: int, chance: float, cubes: int, roofs: int) -> float:
    """Return how likely a row is to be complete at the end that wins the race of the rows so likely."""
    if lots + houses > roofs or lots > cubes:
        return HOPELESS
    return float(chance * SUPPLIED[lots, cubes])


@kernel
def house_worth(pips: float, top: int, roof: float, is_single: bool) -> tuple[float, float]:
    """Return a house's value to its owner if its row is completed, and its cost if not."""
    if roof > 0.0:
        return pips + roof, pips + roof
    kept = 1.0 if is_single else 1.0 - RISK * (top - 1)
    return kept * (pips + ROOF_COMING), kept * (pips + ROOF_BARE)


@kernel
def house_now(state: State, row: int, lot: int) -> tuple[float, float]:
    """Return `house_worth` of a house as it stands."""
    top, roof = int(PIPS_OF[state.tops[row, lot]]), float(state.roofs[row, lot])
    return house_worth(float(state.pips[row, lot]), top, roof, bool(IS_SINGLE_LEVEL[row, lot]))


@kernel
def relation(owner: int, seat: int, against: float) -> float:
    """Return the value of a point of `owner` to `seat`; `against` is that of another seat's."""
    return 1.0 if owner == seat else against


@kernel
def row_worth(state: State, row: int, seat: int, against: float) -> tuple[float, float]:
    """Return the value of a row's houses to a seat if it is completed, and their cost if not."""
    worth = 0.0
    cost = 0.0
    for lot in range(state.house_counts[row]):
        plus, minus = house_now(state, row, lot)
        share = relation(owner_of(state, row, lot), seat, against)
        worth += share * plus
        cost += share * minus
    return worth, cost


@kernel
def colour_worth(state: State, colour: int) -> float:
    """Return the value to its owner of a colour's cubes still in the display."""
    count = 0
    for row in range(DISPLAY_ROWS):
        for index in range(state.display_start[row], state.display_stop[row]):
            if COLOUR_OF[state.display[row, index]] == colour:
                count += 1
    return float(COLOUR * count)


@kernel
def changed(counts: CountByRow, row: int, change: int) -> CountByRow:
    """Return the counts with that of a row changed."""
    return (
        counts[0] + (change if row == 0 else 0),
        counts[1] + (change if row == 1 else 0),
        counts[2] + (change if row == 2 else 0),
    )
