"""The cards, coins and shields of Wettstreit der Baumeister as tables (WB 1, 2).

In code a *card* is its face, a letter and a value, counted from 0; cards of one face are indistinguishable copies. Seats
and types count from 0 too, places in a city from its left bound:

    place      -60 … -1  0  1 … 60      0 is where the first card ever was laid
    index        0 … 59 60 61 … 120
"""

import numpy as np

LETTERS = "LRTGHC"  # WB 1.1: left corner tower, right corner tower, tower, city gate, town hall, church
LEFT, RIGHT, TOWER, GATE, HALL, CHURCH = range(6)
ALL_LETTERS = (1 << len(LETTERS)) - 1  # a set of letters is a number with a bit for each
VALUES = {  # WB 1.1: the values of all cards, as the rulebook's table has them
    "L": (1, 1, 2, 2, 3),
    "R": (1, 1, 2, 2, 3),
    "T": (1, 1, 2, 2, 3, 3),
    "G": (2, 2, 3, 3, 3, 4, 4, 4, 5, 5),
    "H": (5, 5, 6, 6, 7, 7),
    "C": (4, 5, 5, 6, 6, 7, 8, 9),
}
FACES = tuple((letter, value) for letter in LETTERS for value in sorted(set(VALUES[letter])))
CARDS = len(FACES)
LETTER_OF = np.array([LETTERS.index(letter) for letter, _ in FACES], np.int8)
VALUE_OF = np.array([value for _, value in FACES], np.int8)
COPIES = np.array([VALUES[letter].count(value) for letter, value in FACES], np.int8)
CARD_COUNT = int(COPIES.sum())

CORNER_TYPE, TOWER_TYPE, GATE_TYPE, HALL_TYPE, CHURCH_TYPE = range(5)  # WB 1.1: announced by the auctioneer (WB 3.4)
TYPES = 5
TYPE_OF_LETTER = (CORNER_TYPE, CORNER_TYPE, TOWER_TYPE, GATE_TYPE, HALL_TYPE, CHURCH_TYPE)
TYPE_OF = np.array([TYPE_OF_LETTER[letter] for letter in LETTER_OF], np.int8)
NEIGHBOUR_OF_LETTER = np.array([TOWER, TOWER, TOWER, GATE, HALL, CHURCH], np.int8)  # WB 1.1: towers and corner towers are one

COINS = {2: 2, 3: 2, 4: 1, 5: 1}  # WB 1.2: a gate's coins by its value (which bear two: reconstruction)
COINS_OF = np.array([COINS[value] if letter == "G" else 0 for letter, value in FACES], np.int8)
SHIELDS_OF = np.array([1 if letter in "LRT" else 0 for letter, _ in FACES], np.int8)  # WB 1.2

SABOTEUR = 6  # WB 1.3: the die shows 1 to 5 and a saboteur
SIDES = 6
SABOTEURS = 5  # WB 1.3

STACKS = 2  # WB 2.1
OPEN, HIDDEN = range(STACKS)
STACK_SIZE = 20
TALERS = 10  # WB 2.2
SEATS_MIN, SEATS_MAX = 3, 4
VIEWERS = SEATS_MAX + 1  # 0 a spectator, 1, 2, … a seat

BID_MAX = 99  # WB 3.3
LAID_MAX = 3  # WB 3.7: cards laid in one turn, and in the very first build
PLACE_MAX = 60  # WB 3.8
PLACES = 2 * PLACE_MAX + 1
START = PLACE_MAX  # the index of place 0
HAND_TARGET = 5  # WB 3.12: the smallest hand that can be sabotaged

assert (np.diff(TYPE_OF) >= 0).all()
assert CARD_COUNT == STACKS * STACK_SIZE == 40
assert [int(COPIES[letter == LETTER_OF].sum()) for letter in range(6)] == [5, 5, 6, 10, 6, 8]


def _is_line(letters: tuple[int, int, int], is_final: bool) -> bool:
    """WB 3.9-3.10: whether three letters can stand side by side, from left to right, as a first build."""
    kinds = [int(NEIGHBOUR_OF_LETTER[letter]) for letter in letters]
    corners = [index for index, letter in enumerate(letters) if letter in (LEFT, RIGHT)]
    return (
        kinds[0] != kinds[1] != kinds[2]
        and letters.count(HALL) <= 1
        and all(index == (0 if letters[index] == LEFT else 2) for index in corners)
        and (is_final or len(corners) <= 1)
    )


def _beside(letter: int, end: int) -> int:
    """WB 3.9-3.10: the letters, a bit each, that may lie beside one; none beside the corner tower of that end."""
    neighbours = NEIGHBOUR_OF_LETTER.tolist()
    return 0 if letter == end else sum(1 << other for other in range(6) if neighbours[other] != neighbours[letter])


RIGHT_OF = np.array([_beside(letter, RIGHT) for letter in LETTER_OF], np.int8)  # by card: those that may lie at its right
LEFT_OF = np.array([_beside(letter, LEFT) for letter in LETTER_OF], np.int8)


def _third(left: int, right: int, is_final: bool) -> int:
    """Return the letters, a bit each, that make a line of three with two that lie side by side."""
    return sum(
        1 << letter
        for letter in range(len(LETTERS))
        if _is_line((letter, left, right), is_final) or _is_line((left, right, letter), is_final)
    )


THIRD = np.array(  # WB 3.7: letters that may complete a first build, by is_final, left and right letter; bit n is letter n
    [[[_third(left, right, final) for right in range(6)] for left in range(6)] for final in (False, True)], np.int8
)
