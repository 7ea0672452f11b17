"""The evaluation of positions of Manhattan for each seat; its weights were tuned by self-play.

Points scored so far, plus for this round's scoring and all later ones: each building, as far as its owner is likely to keep it;
the majorities; the highest building; plus the value of the blocks still to be built. All of it is public.
"""

import numpy as np

from baumeister.core.kernel import kernel
from baumeister.core.record import OVER, Integers, Reals
from baumeister.games.manhattan.rules.building import floors_needed
from baumeister.games.manhattan.rules.components import (
    BLOCKS,
    CITIES,
    COLOURS,
    LOTS,
    PLACES,
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

COUNT_MAX = 3 * int(BLOCKS.sum())  # rivals' blocks
LEVELS = SIZES + 1
LEVEL_BITS = 6
SUPPLY_SHIFT = LEVELS * LEVEL_BITS
LEVEL_MASK = ((1 << LEVEL_BITS) - 1) * (1 + (1 << SUPPLY_SHIFT))
SUM_MASK = (1 << SUPPLY_SHIFT) - 1
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


KEEPING = _keeping()
LASTING = _lasting()


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
    add_highest(state, values, later, turns)


@kernel
def add_blocks(state: State, values: Reals, later: int) -> None:
    """Add the value of blocks still to be built: each stands for a building, and sizes are wanted in every round."""
    chosen_rounds = 1.0 + ENDURING * later
    supply_rounds = 1.0 + ENDURING * (later - 1) / 2.0
    for colour in range(COLOURS):
        worth = 0.0
        for size in range(SIZES):
            worth += CHOSEN[size] * chosen_rounds * state.chosen[colour, size]
            worth += SUPPLY[size] * supply_rounds * state.supply[colour, size]
            uneven = state.supply[colour, size] - BLOCKS[size] * later / ROUNDS[state.seats]
            worth -= SPREAD * uneven * uneven
        values[SEAT_OF_COLOUR[state.seats, colour]] += worth


@kernel
def add_buildings(state: State, values: Reals, later: int, turns: float) -> None:
    """Add the points expected for buildings and majorities (MH 4.2, 4.3)."""
    blocks = (levels(state, 0), levels(state, 1), levels(state, 2), levels(state, 3))
    sharp_now = 1.0 / (1.0 + SOFT_NOW * turns)
    sharp_later = 1.0 / (1.0 + SOFT_LATER)
    for city in range(CITIES):
        now = 0
        after = 0
        for place in range(city * LOTS, (city + 1) * LOTS):
            owner = state.top[place]
            if owner >= 0:
                threats = rivals(state, place, owner, blocks)
                kept = KEEPING[threats & SUM_MASK]
                now += kept << (LANE_BITS * owner)
                after += (kept * LASTING[later, threats >> SUPPLY_SHIFT] // UNIT) << (LANE_BITS * owner)
        add_city(state, values, now, sharp_now, 1)
        if later > 0:
            add_city(state, values, after, sharp_later, later)


@kernel
def levels(state: State, colour: int) -> int:
    """Pack how many of a colour's chosen blocks, then of its supply, have at least 0, 1, 2, 3, 4 floors."""
    packed = 0
    count = 0
    for size in range(SIZES - 1, -1, -1):
        count += state.chosen[colour, size] + (np.int64(state.supply[colour, size]) << SUPPLY_SHIFT)
        packed |= count << (LEVEL_BITS * (size + 1))
    return packed | count


@kernel
def rivals(state: State, place: int, owner: int, blocks: tuple[int, int, int, int]) -> int:
    """Return how many of the rivals' blocks, chosen and in supply, are high enough to take a building over (MH 3.4)."""
    threats = 0
    for colour in range(COLOURS):
        if SEAT_OF_COLOUR[state.seats, colour] != SEAT_OF_COLOUR[state.seats, owner]:
            needed = min(max(floors_needed(state, place, colour), 0), LEVELS)
            if needed < LEVELS:
                threats += (blocks[colour] >> (LEVEL_BITS * needed)) & LEVEL_MASK
    return threats


@kernel
def add_city(state: State, values: Reals, counts: int, sharp: float, scorings: int) -> None:
    """Add the points of some scorings in a city for the buildings that each colour is expected to own.

    A majority is shared out by how far a colour leads or trails (MH 4.2).
    """
    most = 0
    second = 0
    for colour in range(COLOURS):
        count = (counts >> (LANE_BITS * colour)) & LANE_MASK
        if count > most:
            second = most
            most = count
        elif count > second:
            second = count
    for colour in range(COLOURS):
        count = (counts >> (LANE_BITS * colour)) & LANE_MASK
        if count > 0:
            lead = (count - (second if count == most else most)) / UNIT
            points = BUILDING_POINTS * count / UNIT + MAJORITY_POINTS * likelihood_of(lead, sharp)
            values[SEAT_OF_COLOUR[state.seats, colour]] += scorings * points


@kernel
def likelihood_of(lead: float, sharp: float) -> float:
    """Return how likely a lead is to last; at full sharpness 1 is enough and 0, a tie, gives nothing."""
    return min(max(0.5 + (lead - 0.5) * sharp, 0.0), 1.0)


@kernel
def add_highest(state: State, values: Reals, later: int, turns: float) -> None:
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
    sharp_now = 1.0 / (1.0 + HIGH_NOW * turns)
    sharp_later = 1.0 / (1.0 + HIGH_LATER * (turns + later))
    lead = float(first_height - second_height)
    for place, ahead in ((first, lead), (second, -lead)):
        if place >= 0:
            share = likelihood_of(ahead, sharp_now)
            if later > 0:
                share += later * likelihood_of(ahead, sharp_later)
            values[SEAT_OF_COLOUR[state.seats, state.top[place]]] += HIGHEST_POINTS * share
