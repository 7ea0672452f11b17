"""The numbers of Manhattan's moves: seats' moves first, then those of chance."""

from baumeister.games.manhattan.rules.components import FOUR_MIXES, KINDS, PLACES, SIX_MIXES, SIZES

TAKE = 0  # MH 3.1: + mix of six blocks, then of four
TAKE_SECOND = TAKE + SIX_MIXES + FOUR_MIXES  # + mix of four of the second colour
PUT = TAKE_SECOND + FOUR_MIXES  # MH 3.2: + (second * 54 + place) * 4 + size
SCRAP = PUT + 2 * PLACES * SIZES  # MH 3.6: + (second * 9 + kind) * 4 + size
SEAT_MOVES = SCRAP + 2 * KINDS * SIZES

DEALT = SEAT_MOVES  # MH 2.3: + kind
DRAWN = DEALT + KINDS  # MH 3.7: + kind
MOVES = DRAWN + KINDS
