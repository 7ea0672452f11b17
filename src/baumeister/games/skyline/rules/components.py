"""Project Skyline's pieces, board and cards as tables (PS 1, 5).

 0   1   2   3   4   5   6   7      The road (PS 1.2) runs clockwise round the building fields (PS 1.1), which count
27  a1  b1  c1  d1  e1  f1   8      row by row in code: a1 is 0, f1 is 5, a2 is 6, f6 is 35.
26  a2  b2  c2  d2  e2  f2   9      0, 7, 14, 21 are the corners: action fields, beside no building field.
25  a3  b3  C   C   e3  f3  10      C marks the centre: c3 d3 c4 d4.
24  a4  b4  C   C   e4  f4  11
23  a5  b5  c5  d5  e5  f5  12
22  a6  b6  c6  d6  e6  f6  13
21  20  19  18  17  16  15  14
"""

import numpy as np

SIZE = 6  # PS 1.1
FIELDS = SIZE * SIZE
CENTRE = (14, 15, 20, 21)  # PS 1.1
ROAD = 28  # PS 1.2
SIDE_OF_ROAD = ROAD // 4
CORNERS = (0, 7, 14, 21)  # PS 1.2: NW, NE, SE, SW
NOTHING = -1

_NORTH = list(range(SIZE))
_EAST = [SIZE * row + SIZE - 1 for row in range(SIZE)]
_SOUTH = [FIELDS - 1 - column for column in range(SIZE)]
_WEST = [SIZE * row for row in reversed(range(SIZE))]
BESIDE = np.array([field for side in (_NORTH, _EAST, _SOUTH, _WEST) for field in (NOTHING, *side)], np.int8)
"""The building field beside each road field (PS 1.2), -1 beside the corners."""

_ROWS, _COLUMNS = np.divmod(np.arange(FIELDS), SIZE)
DISTANCES = (np.abs(np.subtract.outer(_ROWS, _ROWS)) + np.abs(np.subtract.outer(_COLUMNS, _COLUMNS))).astype(np.int8)
"""Steps between any two fields (PS 3.5)."""

DIE = 6  # PS 1.4
ROLLS = DIE * DIE
REACH_MAX = max(int((DISTANCES[field] == steps).sum()) for field in range(FIELDS) for steps in range(1, DIE + 1))
REACHED = np.zeros((FIELDS, DIE + 1), np.int8)
"""How many fields are at each number of steps from a field (PS 3.5)."""
REACH = np.full((FIELDS, DIE + 1, REACH_MAX), NOTHING, np.int16)
"""Which ones, in order."""
for _field in range(FIELDS):
    for _steps in range(1, DIE + 1):
        _found = np.flatnonzero(DISTANCES[_field] == _steps)
        REACHED[_field, _steps] = len(_found)
        REACH[_field, _steps, : len(_found)] = _found

SEATS_MIN, SEATS_MAX = 2, 4
FLOORS = 13  # PS 1.3: floor stones a seat
SKYSCRAPERS = np.array([0, 0, 7, 5, 5], np.int16)  # PS 1.3: skyscrapers a seat, by the number of seats
CASH = 700  # PS 1.6
SET_UP_FLOORS = 3  # PS 2.2

EMPTY, ONE_FLOOR, TWO_FLOORS, THREE_FLOORS, SKYSCRAPER = range(5)  # contents of a field
RENTS = np.array([0, 10, 20, 0, 100], np.int32)  # PS 3.3, by the building there; three floors never stay (PS 3.7)
PREMIUM = 100  # PS 6.2

KINDS = 13  # PS 1.5
CARD_COPIES = np.array([0, 2, 1, 2, 2, 1, 1, 1, 2, 2, 1, 2, 2, 1], np.int8)  # PS 1.5, by kind from 1 (reconstruction)
CARDS = int(CARD_COPIES.sum())
NO_CARD = 0
(
    ROLL_ON,
    PUSH_RICHEST,
    HELP_POOREST,
    ROLL_MONEY,
    TAX_ANY,
    TAX_OWN,
    TOPPLE_LEADER,
    SWAP_OWN,
    EXTRA_FLOOR,
    SWAP_OTHERS,
    RELOCATE,
    REMOVE,
    TAKE_BACK,
) = range(1, KINDS + 1)  # PS 5
PUSH_MAX = 3  # PS 5, card 2
HELP = 100  # PS 5, card 3
MONEY_PER_PIP = 10  # PS 5, card 4
TAX = 50  # PS 5, cards 5 and 6

assert len(BESIDE) == ROAD
assert sorted(BESIDE[BESIDE != NOTHING].tolist()) == sorted(_NORTH + _EAST + _SOUTH + _WEST)
assert all(BESIDE[corner] == NOTHING for corner in CORNERS)
assert CARDS == 20
