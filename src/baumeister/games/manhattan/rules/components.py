"""Manhattan's pieces as tables (MH 1, 2.1-2.2, 3).

A city's lots (MH 1.1), north up:   1 2 3     A lot of the board is a place: city * 9 + lot - 1.
                                    4 5 6     Kinds of cards, lots and cities count from 0 in code,
                                    7 8 9     from 1 (cities from A) in notation.

Colours are numbered like the seats that play them; with two seats the second colour of a seat is 2 more than its first.
"""

import numpy as np

CITIES = 6  # MH 1.1
LOTS = 9  # MH 1.1
PLACES = CITIES * LOTS
KINDS = 9  # MH 1.2
CARDS_OF_A_KIND = 5  # MH 1.2
CARDS = KINDS * CARDS_OF_A_KIND
COLOURS = 4  # MH 1.3: orange, blue, yellow, purple
SIZES = 4  # MH 1.3: a block of size index 0 … 3 has 1 … 4 floors
BLOCKS = np.array([11, 6, 4, 3], np.int8)  # MH 1.3: blocks to build of one colour, by size
BLOCK_COUNT = int(BLOCKS.sum()) * COLOURS
HAND = 4  # MH 2.3
COLOURS_IN_PLAY = np.array([0, 0, 4, 3, 4], np.int8)  # MH 2.2, by seats
SEAT_OF_COLOUR = np.array(  # MH 2.2: the owner of a colour, by seats; with two seats each has two
    [[0, 0, 0, 0], [0, 0, 0, 0], [0, 1, 0, 1], [0, 1, 2, 0], [0, 1, 2, 3]], np.int8
)

SIDES = np.array(  # MH 2.1: the side of the board at which each seat sits: 0 south, 1 west, 2 north, 3 east
    [[-1, -1, -1, -1], [-1, -1, -1, -1], [0, 2, -1, -1], [0, 1, 2, -1], [0, 1, 2, 3]], np.int8
)


def _lot_of(side: int, kind: int) -> int:
    """Turn a card's cell (row from the far edge, column from the left) into a lot as seen with north up (MH 3.3)."""
    row, column = divmod(kind, 3)
    for _ in range(side):  # a quarter turn clockwise takes south to west, west to north, north to east
        row, column = column, 2 - row
    return row * 3 + column


LOT_OF_CARD = np.array([[_lot_of(side, kind) for kind in range(KINDS)] for side in range(4)], np.int8)
CARD_OF_LOT = np.argsort(LOT_OF_CARD, axis=1).astype(np.int8)  # the inverse, by side and lot

ROUNDS = np.array([0, 0, 6, 6, 4], np.int8)  # MH 3, by seats
TURNS_IN_ROUND = np.array([0, 0, 16, 12, 24], np.int8)  # MH 3, by seats: blocks that all seats together build in a round
TAKEN = np.array([0, 0, 4, 4, 6], np.int8)  # MH 3, by seats: blocks of one colour that a seat chooses for a round


def _mixes(size: int) -> list[tuple[int, int, int, int]]:
    """Return every way to choose `size` blocks, as counts by size, most 1-floor blocks last."""
    return [(a, b, c, size - a - b - c) for a in range(size + 1) for b in range(size + 1 - a) for c in range(size + 1 - a - b)]


MIXES = np.array(_mixes(6) + _mixes(4), np.int8)  # MH 3.1: 84 mixes of six blocks, then 35 of four
SIX_MIXES = len(_mixes(6))
FOUR_MIXES = len(_mixes(4))

SEATS_MAX = 4
PLAYED_MAX = 20  # cards that one seat plays between two reshuffles: with two seats every 38 turns (MH E4)
RECEIVED_MAX = HAND + PLAYED_MAX
HELD, PILE = 0, 1  # where an unseen card was at the last reshuffle: in somebody's hand, in the new pile
SOURCES = 2
