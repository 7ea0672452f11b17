"""The value of the board of Neue Heimat as it stands: part of the evaluation.

A row's houses count for their owners if it is completed and against them if not, so everything hangs on how likely that is.
A free lot is two steps from its roof, a house without a roof one. As two rows get finished, each races against the slower of
the other two.

Worths are relative here: points of one's own count 1, those of each other seat -1 / (seats - 1).
"""

from math import exp

from baumeister.core.kernel import kernel
from baumeister.games.neue_heimat.rules.components import COLOUR_OF, DISPLAY_ROWS, IS_SINGLE_LEVEL, PIPS_OF
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

ByRow = tuple[float, float, float]
"""A number for each row."""


@kernel
def free_lots(state: State) -> ByRow:
    """Return how many permitted lots of each row have no house."""
    lengths, houses = state.lengths, state.house_counts
    return float(lengths[0] - houses[0]), float(lengths[1] - houses[1]), float(lengths[2] - houses[2])


@kernel
def open_houses(state: State) -> ByRow:
    """Return how many houses of each row have no roof."""
    houses, roofs = state.house_counts, state.roof_counts
    return float(houses[0] - roofs[0]), float(houses[1] - roofs[1]), float(houses[2] - roofs[2])


@kernel
def supply(state: State) -> float:
    """Return how many cubes lie in the display."""
    start, stop = state.display_start, state.display_stop
    return float(stop[0] - start[0] + stop[1] - start[1] + stop[2] - start[2])


@kernel
def row_factors(state: State) -> ByRow:
    """Return the factor of each row's points once it is completed (NH 6.1)."""
    return float(doubling(state, 0)), float(doubling(state, 1)), float(doubling(state, 2))


@kernel
def completion(lots: ByRow, houses: ByRow, row: int, cubes: float, roofs: float) -> float:
    """Return about how likely a row is to be complete at the end, given the rows' free lots and their houses without a roof.

    It must not be the last of the three, and cubes and roofs must be left for it.
    """
    if lots[row] + houses[row] > roofs or lots[row] > cubes:
        return HOPELESS
    own = LOT * lots[row] + houses[row]
    one = LOT * lots[(row + 1) % 3] + houses[(row + 1) % 3]
    other = LOT * lots[(row + 2) % 3] + houses[(row + 2) % 3]
    slower = max(one, other)
    race = 1.0 / (1.0 + exp(-EVEN - LEAD * (slower - own) / (slower + own + 1.0)))
    return float(race * (1.0 - SCARCE * lots[row] / (cubes + 1.0)))


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
def relation(owner: int, seat: int, seats: int) -> float:
    """Return the value of a point of `owner` to `seat`."""
    return 1.0 if owner == seat else -1.0 / (seats - 1)


@kernel
def row_worth(state: State, row: int, seat: int) -> tuple[float, float]:
    """Return the value of a row's houses to a seat if it is completed, and their cost if not."""
    worth = 0.0
    cost = 0.0
    for lot in range(state.house_counts[row]):
        plus, minus = house_now(state, row, lot)
        share = relation(owner_of(state, row, lot), seat, int(state.seats))
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
def replaced(numbers: ByRow, row: int, number: float) -> ByRow:
    """Return the numbers with another one for a row."""
    return (
        number if row == 0 else numbers[0],
        number if row == 1 else numbers[1],
        number if row == 2 else numbers[2],
    )
