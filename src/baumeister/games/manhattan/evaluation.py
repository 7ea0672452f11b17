"""What a position of Manhattan promises each seat: a few numbers that were tuned by play against itself.

Points scored so far, plus for this round's scoring and all later ones: each building, as far as its owner is likely to keep it;
the majorities; the highest building; plus what the blocks still to be built are good for. All of it is open to every seat.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from baumeister.core.kernel import kernel
from baumeister.core.record import OVER
from baumeister.games.manhattan.components import BLOCKS, CITIES, COLOURS, LOTS, PLACES, ROUNDS, SIZES, TURNS_IN_ROUND
from baumeister.games.manhattan.rules import floors_needed
from baumeister.games.manhattan.scoring import BUILDING, HIGHEST, MAJORITY, height
from baumeister.games.manhattan.state import State

RISK_NOW = 0  # by how much one chosen block of a rival that is high enough shakes a building
RISK_LATER = 1  # the same for a block in a rival's supply, a round
SOFT_NOW, SOFT_LATER = 2, 3  # how open a majority is, by turns left for each seat; in later rounds
HIGH_NOW, HIGH_LATER = 4, 5  # how open the contest for the highest building is
LASTING = 6  # the part of a block's worth that each later round adds
SPREAD = 7  # the harm in using up one size of blocks faster than the others
CHOSEN = 8  # the worth of a chosen block, by size
SUPPLY = 12  # the worth of a block in the supply, by size

WEIGHTS = np.array([0.06, 0.10, 0.5, 1.0, 0.5, 1.0, 0.6, 0.05, 0.6, 0.75, 0.9, 1.05, 0.6, 0.75, 0.9, 1.05])

LEVEL_BITS = 8
LEVELS = SIZES + 1


@kernel
def evaluate(state: State, values: NDArray[Any]) -> None:
    """Write about how many points each seat will have at the end, from what everybody can see."""
    weigh(state, values, WEIGHTS)


@kernel
def weigh(state: State, values: NDArray[Any], weights: NDArray[np.float64]) -> None:
    """`evaluate` with other weights."""
    for seat in range(state.seats):
        values[seat] = state.scores[seat]
    if state.actor == OVER:
        return
    later = ROUNDS[state.seats] - state.round_number - 1
    turns = (TURNS_IN_ROUND[state.seats] - state.turn) / state.seats
    add_blocks(state, values, weights, later)
    add_buildings(state, values, weights, later, turns)
    add_highest(state, values, weights, later, turns)


@kernel
def add_blocks(state: State, values: NDArray[Any], weights: NDArray[np.float64], later: int) -> None:
    """Add what blocks still to be built are worth: each stands for a building, and sizes are wanted in every round."""
    chosen_rounds = 1.0 + weights[LASTING] * later
    supply_rounds = 1.0 + weights[LASTING] * (later - 1) / 2.0
    for colour in range(COLOURS):
        worth = 0.0
        for size in range(SIZES):
            worth += weights[CHOSEN + size] * chosen_rounds * state.chosen[colour, size]
            worth += weights[SUPPLY + size] * supply_rounds * state.supply[colour, size]
            uneven = state.supply[colour, size] - BLOCKS[size] * later / ROUNDS[state.seats]
            worth -= weights[SPREAD] * uneven * uneven
        values[colour % state.seats] += worth


@kernel
def add_buildings(state: State, values: NDArray[Any], weights: NDArray[np.float64], later: int, turns: float) -> None:
    """Add the points expected for buildings and majorities (MH 4.2, 4.3)."""
    chosen = (levels(state.chosen, 0), levels(state.chosen, 1), levels(state.chosen, 2), levels(state.chosen, 3))
    supply = (levels(state.supply, 0), levels(state.supply, 1), levels(state.supply, 2), levels(state.supply, 3))
    sharp_now = 1.0 / (1.0 + weights[SOFT_NOW] * turns)
    sharp_later = 1.0 / (1.0 + weights[SOFT_LATER])
    for city in range(CITIES):
        now = (0.0, 0.0, 0.0, 0.0)
        after = (0.0, 0.0, 0.0, 0.0)
        for place in range(city * LOTS, (city + 1) * LOTS):
            owner = state.top[place]
            if owner >= 0:
                kept = 1.0 / (1.0 + weights[RISK_NOW] * rivals(state, place, owner, chosen))
                values[owner % state.seats] += BUILDING * kept
                now = added(now, owner, kept)
                if later > 0:
                    held = kept * lasting(weights[RISK_LATER] * rivals(state, place, owner, supply) / later, later)
                    values[owner % state.seats] += BUILDING * held
                    after = added(after, owner, held / later)
        add_majority(state, values, now, sharp_now, float(MAJORITY))
        if later > 0:
            add_majority(state, values, after, sharp_later, float(MAJORITY * later))


@kernel
def levels(blocks: NDArray[Any], colour: int) -> int:
    """Pack how many of a colour's blocks have at least 0, 1, 2, 3, 4 floors, 8 bits each, so that nothing is allocated."""
    packed = 0
    count = 0
    for size in range(SIZES - 1, -1, -1):
        count += blocks[colour, size]
        packed |= count << (LEVEL_BITS * (size + 1))
    return packed | count


@kernel
def rivals(state: State, place: int, owner: int, blocks: tuple[int, int, int, int]) -> int:
    """Return how many of the rivals' blocks are high enough to take a building over (MH 3.4)."""
    count = 0
    for colour in range(COLOURS):
        if colour % state.seats != owner % state.seats and blocks[colour] > 0:
            needed = min(max(floors_needed(state, place, colour), 0), LEVELS)
            count += (blocks[colour] >> (LEVEL_BITS * needed)) & ((1 << LEVEL_BITS) - 1)
    return count


@kernel
def lasting(risk: float, later: int) -> float:
    """Return in how many of the later scorings a building that is lost at a rate of `risk` a round still counts."""
    kept = 1.0 / (1.0 + risk)
    part = kept
    total = 0.0
    for _ in range(later):
        total += part
        part *= kept
    return total


@kernel
def added(
    counts: tuple[float, float, float, float], colour: int, more: float
) -> tuple[float, float, float, float]:
    """Return the counts with more of one colour."""
    return (
        counts[0] + (more if colour == 0 else 0.0),
        counts[1] + (more if colour == 1 else 0.0),
        counts[2] + (more if colour == 2 else 0.0),
        counts[3] + (more if colour == 3 else 0.0),
    )


@kernel
def add_majority(
    state: State, values: NDArray[Any], counts: tuple[float, float, float, float], sharp: float, points: float
) -> None:
    """Share out a majority by how far each colour's expected buildings lead or trail (MH 4.2)."""
    most = 0.0
    second = 0.0
    for colour in range(COLOURS):
        if counts[colour] > most:
            second = most
            most = counts[colour]
        elif counts[colour] > second:
            second = counts[colour]
    if most > 0.0:
        for colour in range(COLOURS):
            if counts[colour] > 0.0:
                lead = counts[colour] - (second if counts[colour] == most else most)
                values[colour % state.seats] += points * chance(lead, sharp)


@kernel
def chance(lead: float, sharp: float) -> float:
    """Return how likely a lead is to last: at full sharpness 1 is enough and 0, a tie, gives nothing."""
    return min(max(0.5 + (lead - 0.5) * sharp, 0.0), 1.0)


@kernel
def add_highest(state: State, values: NDArray[Any], weights: NDArray[np.float64], later: int, turns: float) -> None:
    """Add the points expected for the highest building (MH 4.1), shared by the two highest."""
    first = -1
    second = -1
    first_height = 0
    second_height = 0
    for place in range(PLACES):
        if state.top[place] >= 0:
            floors = height(state, place)
            if floors > first_height:
                second, second_height = first, first_height
                first, first_height = place, floors
            elif floors > second_height:
                second, second_height = place, floors
    if first < 0:
        return
    sharp_now = 1.0 / (1.0 + weights[HIGH_NOW] * turns)
    sharp_later = 1.0 / (1.0 + weights[HIGH_LATER] * (turns + later))
    lead = float(first_height - second_height)
    for place, ahead in ((first, lead), (second, -lead)):
        if place >= 0:
            share = chance(ahead, sharp_now)
            if later > 0:
                share += later * chance(ahead, sharp_later)
            values[state.top[place] % state.seats] += HIGHEST * share
