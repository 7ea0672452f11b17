"""The rivals' blocks that are high enough to take a building over (MH 3.4), counted for all colours and heights at once.

A colour's blocks are packed into one number: for 0 … 4 floors, lowest first, how many have at least so many.

    supply chosen   …   supply chosen   supply chosen
       ≥ 4 floors   …      ≥ 1 floor       ≥ 0 floors

Shifted by the floors that are needed, its lowest counts are those of blocks that are high enough; none has 5 floors. Three
colours' numbers can be added up.
"""

from typing import NamedTuple

import numpy as np

from baumeister.core.kernel import inlined, kernel
from baumeister.core.record import Integers
from baumeister.games.manhattan.rules.building import has_separate_colours
from baumeister.games.manhattan.rules.components import BLOCKS, COLOURS, SEAT_OF_COLOUR, SIZES
from baumeister.games.manhattan.rules.state import State

COUNT_MAX = 3 * int(BLOCKS.sum())  # rivals' blocks
CHOSEN_BITS, SUPPLY_BITS = 5, 7  # room for three colours' blocks: 3 * 6 that are chosen, COUNT_MAX
LEVEL_BITS = CHOSEN_BITS + SUPPLY_BITS
CHOSEN_MASK = (1 << CHOSEN_BITS) - 1
SUPPLY_MASK = (1 << SUPPLY_BITS) - 1

RIVALS = -(SEAT_OF_COLOUR[:, :, np.newaxis] != SEAT_OF_COLOUR[:, np.newaxis, :]).astype(np.int64)
"""By seats and two colours: all bits if they are rivals, none if one player has both."""


class Attackers(NamedTuple):
    """What takes buildings over in a position."""

    rivals: Integers
    """The part of RIVALS for its number of seats."""
    separate: bool
    """MH 3.5: whether each colour builds for itself."""
    blocks: tuple[int, int, int, int]
    """Each colour's packed blocks."""


@inlined
def attackers_of(state: State) -> Attackers:
    """Look up what takes buildings over."""
    blocks = (packed_blocks(state, 0), packed_blocks(state, 1), packed_blocks(state, 2), packed_blocks(state, 3))
    return Attackers(RIVALS[state.seats], has_separate_colours(state), blocks)


@kernel
def packed_blocks(state: State, colour: int) -> int:
    """Pack how many of a colour's blocks have at least 0, 1, 2, 3, 4 floors."""
    packed = 0
    count = 0
    for size in range(SIZES - 1, -1, -1):
        count += int(state.chosen[colour, size]) + (int(state.supply[colour, size]) << CHOSEN_BITS)
        packed = (packed << LEVEL_BITS) | count
    return (packed << LEVEL_BITS) | count


@inlined
def threats_to(state: State, place: int, owner: int, attackers: Attackers) -> tuple[int, int]:
    """Return how many of the rivals' blocks, chosen and in supply, are high enough to take a building over (MH 3.4).

    Nobody has more floors in it than its owner, or a rival would own it.
    """
    row = state.floors[place]
    first, second, third, fourth = int(row[0]), int(row[1]), int(row[2]), int(row[3])
    owned = int(row[owner])
    if not attackers.separate:  # MH 3.5
        owned += int(row[(owner + 2) % COLOURS])
        first, second, third, fourth = first + third, second + fourth, first + third, second + fourth
    floors = (first, second, third, fourth)
    rivals = attackers.rivals[owner]
    threats = 0
    for colour in range(COLOURS):
        needed = min(owned - floors[colour], SIZES + 1)
        threats += rivals[colour] & (attackers.blocks[colour] >> (LEVEL_BITS * needed))
    return threats & CHOSEN_MASK, (threats >> CHOSEN_BITS) & SUPPLY_MASK
