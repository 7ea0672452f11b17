"""Neue Heimat's pieces and board as tables (NH 1).

The board (NH 1.1), s a single-level lot:    main road |  1  2  3  4 ~ 5  6  7  8  9 10
                                             row 1     |  s          ~       s
Rows, lots, colours and seats count from 0   row 2     |        s    ~ s
in code, from 1 in notation. A cube is       row 3     |     s       ~
colour * 6 + pips - 1.                                               Haul, the river
"""

import numpy as np

ROWS = 3  # NH 1.1
LOTS = 10  # NH 1.1 (ten lots: reconstruction)
LENGTH = 4  # NH 1.1: a row's permitted length at the start
SINGLE_LEVEL = ((1, 1), (1, 7), (2, 3), (2, 5), (3, 2))  # NH 1.1: row, lot, as on the board (reconstruction)

IS_SINGLE_LEVEL = np.zeros((ROWS, LOTS), np.int8)
for _row, _lot in SINGLE_LEVEL:
    IS_SINGLE_LEVEL[_row - 1, _lot - 1] = 1

COLOURS = 6  # NH 1.2: red, orange, yellow, green, blue, violet (names: reconstruction)
PIPS = 6  # NH 1.2: one cube a colour of each of 1-6 pips
CUBES = COLOURS * PIPS
COLOUR_OF = np.array([cube // PIPS for cube in range(CUBES)], np.int8)
PIPS_OF = np.array([cube % PIPS + 1 for cube in range(CUBES)], np.int8)
LEVELS_MAX = PIPS  # NH 4.1: pips fall from floor to floor

DISPLAY_ROWS = 3  # NH 2
DISPLAY_LENGTH = 8  # NH 2
DISPLAYED = DISPLAY_ROWS * DISPLAY_LENGTH

BLANK = 0
ROOFS = np.array([5, 2, 2, 2, 2, 2, 2], np.int8)  # NH 1.3: roofs by value, the blank ones first
ROOF_VALUES = len(ROOFS)
ROOF_COUNT = int(ROOFS.sum())
NUMBERED_ROOFS = ROOF_COUNT - int(ROOFS[BLANK])

PERMITS = 3  # NH 1.3: permit I, II, III is worth 1, 2, 3 lots
CANCEL = PERMITS  # NH 1.3: the special pieces: permits 0-2, the cancel cube, the mayor
MAYOR = PERMITS + 1
SPECIALS = PERMITS + 2

CHEQUES = 12  # NH 1.4
SEATS_MIN, SEATS_MAX = 2, 5
CASH_MAX = CHEQUES * SEATS_MAX
ROUNDS_MAX = 5  # NH 7
WINS = 2  # NH 7.3: so many rounds won win the match

assert (CUBES, DISPLAYED, ROOF_COUNT, NUMBERED_ROOFS, CASH_MAX) == (36, 24, 17, 12, 60)
assert LENGTH + sum(range(1, PERMITS + 1)) == LOTS  # NH 4.4: no row can grow beyond the board
assert int(IS_SINGLE_LEVEL.sum()) == len(SINGLE_LEVEL)
