"""The numbers of Project Skyline's moves, seats' moves first, then those of chance."""

import numpy as np

from baumeister.core.kernel import kernel
from baumeister.games.skyline.rules.components import (
    CORNERS,
    DIE,
    DISTANCES,
    FIELDS,
    KINDS,
    NOTHING,
    PUSH_MAX,
    ROLLS,
    SEATS_MAX,
)

DEMOLISHER_STEPS = (2, 3)  # PS 3.6: as many as it has floors
RAISES = tuple((start, end) for start in range(FIELDS) for end in range(FIELDS) if DISTANCES[start, end] in DEMOLISHER_STEPS)
"""From where to where a raised building can move (PS 3.6)."""
JOINS = tuple((start, end) for start, end in RAISES if DISTANCES[start, end] == DEMOLISHER_STEPS[0])
"""From where to where a building of two floors can move (PS 4)."""

RAISE_STARTS, RAISE_ENDS = np.array(RAISES, np.int16).T.copy()
JOIN_STARTS, JOIN_ENDS = np.array(JOINS, np.int16).T.copy()
RAISE_INDEX = np.full((FIELDS, FIELDS), NOTHING, np.int16)
JOIN_INDEX = np.full((FIELDS, FIELDS), NOTHING, np.int16)
for _table, _pairs in ((RAISE_INDEX, RAISES), (JOIN_INDEX, JOINS)):
    for _index, _pair in enumerate(_pairs):
        _table[_pair] = _index

PAIRS = FIELDS * (FIELDS - 1)
"""Two fields, in an order: field * 35 + the other, which skips the field itself."""

START = 0  # PS 2.1: + corner
TOWERS = START + len(CORNERS)  # PS 2.2: + field
FLOOR_ON = TOWERS + FIELDS  # PS 2.2, 5: + field
BUILD_ON = FLOOR_ON + FIELDS  # PS 3.5: + field
RAISE = BUILD_ON + FIELDS  # PS 3.6: and demolish: + index of the pair of fields
JOIN = RAISE + len(RAISES)  # PS 4: + index of the pair of fields
DEMOLISH = JOIN + len(JOINS)  # PS 4, joined floors: + field
ADVANCE = DEMOLISH + FIELDS  # PS 5, card 2: + seat * 3 + steps - 1
TAX_SEAT = ADVANCE + SEATS_MAX * PUSH_MAX  # PS 5, card 5: + seat
RETURN = TAX_SEAT + SEATS_MAX  # PS 5, cards 7 and 13: + field
SWAP = RETURN + FIELDS  # PS 5, cards 8 and 10: + number of the pair of fields
MOVE = SWAP + PAIRS  # PS 5, card 11: + number of the pair of fields
REMOVE_ON = MOVE + PAIRS  # PS 5, card 12: + field
SEAT_MOVES = REMOVE_ON + FIELDS

ROLL_BOTH = SEAT_MOVES  # PS 3.1, 5: + (white - 1) * 6 + black - 1
CARD_DRAWN = ROLL_BOTH + ROLLS - 1  # PS 3.2: + kind, from 1
ROLL_WHITE = CARD_DRAWN + KINDS  # PS 5, card 1: + pips, from 1
MOVES = ROLL_WHITE + DIE + 1


@kernel
def pair_of(field: int, other: int) -> int:
    """Return the number of two different fields in this order."""
    return field * (FIELDS - 1) + other - (1 if other > field else 0)


@kernel
def fields_of(pair: int) -> tuple[int, int]:
    """Return the fields of a pair: the inverse of `pair_of`."""
    field = pair // (FIELDS - 1)
    other = pair % (FIELDS - 1)
    return field, other + (1 if other >= field else 0)


@kernel
def push_of(move: int) -> tuple[int, int]:
    """Return the owner of the pawn that card 2 moves on, and how far."""
    return (move - ADVANCE) // PUSH_MAX, (move - ADVANCE) % PUSH_MAX + 1


@kernel
def dice_of(move: int) -> tuple[int, int]:
    """Return the white and the black die of a throw."""
    return (move - ROLL_BOTH) // DIE + 1, (move - ROLL_BOTH) % DIE + 1
