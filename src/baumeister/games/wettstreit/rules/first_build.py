"""The very first build of exactly three cards (WB 3.7): the cards that may come first, second and third.

A set of letters is a number with a bit for each (1 << letter). Counts of cards by letter are packed into one number, a byte for
each letter.
"""

from baumeister.core.kernel import kernel
from baumeister.games.wettstreit.rules.components import ALL_LETTERS, CARDS, LETTER_OF, LETTERS, THIRD
from baumeister.games.wettstreit.rules.state import State

LETTER_COUNT = len(LETTERS)
BYTE = 8


@kernel
def held_letters(state: State, seat: int) -> int:
    """Return how many cards of each letter a seat holds, packed."""
    packed = 0
    for card in range(CARDS):
        packed += int(state.hands[seat, card]) << (BYTE * int(LETTER_OF[card]))
    return packed


@kernel
def letters_in(packed: int) -> int:
    """Return the set of letters of which there is at least one."""
    letters = 0
    for letter in range(LETTER_COUNT):
        if packed >> (BYTE * letter) & 255:
            letters |= 1 << letter
    return letters


@kernel
def beginnings(state: State, seat: int, held: int) -> int:
    """WB 3.7: the letters with which a first build of three can begin; later builds can begin with any."""
    if state.has_built[seat]:
        return ALL_LETTERS
    letters = 0
    for first in range(LETTER_COUNT):
        if held >> (BYTE * first) & 255 and can_go_on(state, first, held - (1 << (BYTE * first))):
            letters |= 1 << first
    return letters


@kernel
def can_go_on(state: State, first: int, held: int) -> bool:
    """WB 3.7: whether two of the held letters make a line of three with the first one."""
    for second in range(LETTER_COUNT):
        if held >> (BYTE * second) & 255:
            rest = letters_in(held - (1 << (BYTE * second)))
            if rest & (THIRD[state.is_final, first, second] | THIRD[state.is_final, second, first]):
                return True
    return False


@kernel
def continuations(state: State, seat: int, place: int, held: int) -> int:
    """WB 3.7: the letters at the second place of a first build after which a third can follow."""
    first = int(LETTER_OF[state.cities[seat, state.leftmost[seat]]])
    letters = 0
    for second in range(LETTER_COUNT):
        if held >> (BYTE * second) & 255:
            rest = letters_in(held - (1 << (BYTE * second)))
            is_left = place < state.leftmost[seat]
            third = THIRD[state.is_final, second, first] if is_left else THIRD[state.is_final, first, second]
            if rest & third:
                letters |= 1 << second
    return letters


@kernel
def can_complete(state: State) -> bool:
    """WB 3.7: whether the active seat's hand can complete its unfinished first build; true if it has none."""
    seat = state.active
    if state.laid == 0 or state.has_built[seat]:
        return True
    held = held_letters(state, seat)
    left = int(LETTER_OF[state.cities[seat, state.leftmost[seat]]])
    if state.laid == 1:
        return can_go_on(state, left, held)
    right = int(LETTER_OF[state.cities[seat, state.rightmost[seat]]])
    return bool(letters_in(held) & THIRD[state.is_final, left, right])
