"""The evaluation of positions of Manhattan for each seat; its weights were tuned by self-play.

Points scored so far, plus for this round's scoring and all later ones: each building, as far as its owner is likely to keep it;
the majorities; the highest building; plus the value of the blocks still to be built. All of it is public.
"""

from typing import NamedTuple, TypeAlias

import numpy as np

from baumeister.core.kernel import inlined, kernel
from baumeister.core.record import OVER, Integers, Reals
from baumeister.games.manhattan.bots.evaluation_threats import COUNT_MAX, attackers_of, threats_to
from baumeister.games.manhattan.rules.components import (
    BLOCKS,
    CITIES,
    COLOURS,
    LOTS,
    ROUNDS,
    SEAT_OF_COLOUR,
    SIZES,
    TURNS_IN_ROUND,
)
from baumeister.games.manhattan.rules.scoring import BUILDING_POINTS, HIGHEST_POINTS, MAJORITY_POINTS, height
from baumeister.games.manhattan.rules.state import State

# How easily an owned building is lost again: before this round's scoring; before the later ones.
RISK_NOW, RISK_LATER = 0.1, 0.055  # a building, by the number of rival blocks tall enough for it: chosen; in supply, a round
SOFT_NOW, SOFT_LATER = 0.28, 0.15  # a majority, by the number of turns left to each seat; in all later rounds
HIGH_NOW, HIGH_LATER = 0.29, 1.6  # the highest building, by the number of turns left to each seat; of turns and rounds

# The value of an unbuilt block.
CHOSEN = np.array([0.46, 0.95, 1.15, 1.4])  # one chosen for this round, by size
SUPPLY = np.array([0.5, 0.76, 1.0, 1.4])  # one in the supply, by size
ENDURING = 0.42  # the part of its worth that each later round adds
SPREAD = 0.025  # the harm in using up one size faster than the others

UNIT = 1024  # a building for certain, in counts by colour of LANE_BITS each
LANE_BITS = 16
LANE_MASK = (1 << LANE_BITS) - 1


def _keeping() -> Integers:
    """Return how likely a building is kept until this round's scoring, in UNITs, by the rivals' blocks that threaten it."""
    kept = 1 / (1 + RISK_NOW * np.arange(COUNT_MAX + 1))
    return np.rint(UNIT * kept).astype(np.int64)


def _lasting() -> Integers:
    """Return the part of the later scorings for which a building is kept, in UNITs; row: their number, column: threats."""
    table = np.zeros((ROUNDS.max(), COUNT_MAX + 1), np.int64)
    for later in range(1, len(table)):
        kept = 1 / (1 + RISK_LATER * np.arange(COUNT_MAX + 1) / later)
        table[later] = np.rint(UNIT * sum(kept**scoring for scoring in range(1, later + 1)) / later)
    return table


def _unevenness() -> Reals:
    """Return the harm in using up one size faster than the others, by seats, later rounds, size and blocks in supply."""
    table = np.zeros((len(ROUNDS), ROUNDS.max(), SIZES, BLOCKS.max() + 1))
    for seats in range(2, len(ROUNDS)):
        for later in range(ROUNDS[seats]):
            for size in range(SIZES):
                uneven = np.arange(BLOCKS.max() + 1) - BLOCKS[size] * later / ROUNDS[seats]
                table[seats, later, size] = SPREAD * uneven * uneven
    return table


KEEPING = _keeping()
LASTING = _lasting()
UNEVENNESS = _unevenness()


Points: TypeAlias = tuple[float, float, float, float]
"""Points by seat."""


class Highest(NamedTuple):
    """The owners of the two highest buildings, -1 for none, and their floors."""

    first: int
    first_floors: int
    second: int
    second_floors: int


NO_BUILDINGS = Highest(-1, 0, -1, 0)


@kernel
def evaluate(state: State, values: Reals) -> None:
    """Write about how many points each seat will have at the end, from what everybody can see."""
    for seat in range(state.seats):
        values[seat] = state.scores[seat]
    if state.actor == OVER:
        return
    later = ROUNDS[state.seats] - state.round_number - 1
    turns = (TURNS_IN_ROUND[state.seats] - state.turn) / state.seats
    add_blocks(state, values, later)
    add_buildings(state, values, later, turns)


@kernel
def add_blocks(state: State, values: Reals, later: int) -> None:
    """Add the value of blocks still to be built: each stands for a building, and sizes are wanted in every round."""
    chosen_rounds = 1.0 + ENDURING * later
    supply_rounds = 1.0 + ENDURING * (later - 1) / 2.0
    harm = UNEVENNESS[state.seats, later]
    for colour in range(COLOURS):
        worth = 0.0
        for size in range(SIZES):
            supply = state.supply[colour, size]
            worth += CHOSEN[size] * chosen_rounds * state.chosen[colour, size]
            worth += SUPPLY[size] * supply_rounds * supply
            worth -= harm[size, supply]
        values[SEAT_OF_COLOUR[state.seats, colour]] += worth


@kernel
def add_buildings(state: State, values: Reals, later: int, turns: float) -> None:
    """Add the points expected for buildings, majorities and the highest building (MH 4)."""
    attackers = attackers_of(state)
    lasting = LASTING[later]
    sharp_now = 1.0 / (1.0 + SOFT_NOW * turns)
    sharp_later = 1.0 / (1.0 + SOFT_LATER)
    points = (values[0], values[1], values[2] if state.seats > 2 else 0.0, values[3] if state.seats > 3 else 0.0)
    highest = NO_BUILDINGS
    for city in range(CITIES):
        now = 0
        after = 0
        for place in range(city * LOTS, (city + 1) * LOTS):
            owner = int(state.top[place])
            if owner >= 0:
                by_chosen, by_supply = threats_to(state, place, owner, attackers)
                kept = KEEPING[by_chosen]
                now += kept << (LANE_BITS * owner)
                after += (kept * lasting[by_supply] // UNIT) << (LANE_BITS * owner)
                highest = with_building(highest, owner, height(state, place))
        points = with_city(state, points, now, sharp_now, 1)
        if later > 0:
            points = with_city(state, points, after, sharp_later, later)
    for seat in range(state.seats):
        values[seat] = points[seat]
    add_highest(state, values, highest, later, turns)


@inlined
def with_city(state: State, points: Points, counts: int, sharp: float, scorings: int) -> Points:
    """Add the points of some scorings in a city for the buildings that each colour is expected to own."""
    most = 0
    next_most = 0
    for colour in range(COLOURS):
        count = count_of(counts, colour)
        next_most = max(next_most, min(most, count))
        most = max(most, count)
    first = scorings * city_points(count_of(counts, 0), most, next_most, sharp)
    second = scorings * city_points(count_of(counts, 1), most, next_most, sharp)
    third = scorings * city_points(count_of(counts, 2), most, next_most, sharp)
    fourth = scorings * city_points(count_of(counts, 3), most, next_most, sharp)
    if state.seats == 2:  # MH 2.2: each has two colours
        return points[0] + first + third, points[1] + second + fourth, 0.0, 0.0
    return points[0] + first, points[1] + second, points[2] + third, points[3] + fourth


@kernel
def count_of(counts: int, colour: int) -> int:
    """Return a colour's part of counts by colour."""
    return (counts >> (LANE_BITS * colour)) & LANE_MASK


@inlined
def city_points(count: int, most: int, next_most: int, sharp: float) -> float:
    """Return a colour's points in a city: a majority is shared out by how far it leads or trails (MH 4.2, 4.3)."""
    if count == 0:
        return 0.0
    lead = (count - (next_most if count == most else most)) / UNIT
    return BUILDING_POINTS * count / UNIT + MAJORITY_POINTS * likelihood_of(lead, sharp)


@kernel
def likelihood_of(lead: float, sharp: float) -> float:
    """Return how likely a lead is to last; at full sharpness 1 is enough and 0, a tie, gives nothing."""
    return min(max(0.5 + (lead - 0.5) * sharp, 0.0), 1.0)


@inlined
def with_building(highest: Highest, owner: int, floors: int) -> Highest:
    """Return the two highest buildings, once one more is seen; of equally high ones the first counts."""
    if floors <= highest.second_floors:
        return highest
    if floors <= highest.first_floors:
        return Highest(highest.first, highest.first_floors, owner, floors)
    return Highest(owner, floors, highest.first, highest.first_floors)


@kernel
def add_highest(state: State, values: Reals, highest: Highest, later: int, turns: float) -> None:
    """Add the points expected for the highest building (MH 4.1), shared by the two highest."""
    sharp_now = 1.0 / (1.0 + HIGH_NOW * turns)
    sharp_later = 1.0 / (1.0 + HIGH_LATER * (turns + later))
    lead = float(highest.first_floors - highest.second_floors)
    for owner, ahead in ((highest.first, lead), (highest.second, -lead)):
        if owner >= 0:
            share = likelihood_of(ahead, sharp_now)
            if later > 0:
                share += later * likelihood_of(ahead, sharp_later)
            values[SEAT_OF_COLOUR[state.seats, owner]] += HIGHEST_POINTS * share
