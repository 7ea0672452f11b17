"""Building (WB 3.8-3.10, 4.2): where a card may be laid, laying and demolishing."""

from baumeister.core.kernel import kernel
from baumeister.core.record import Moves
from baumeister.games.wettstreit.rules.components import (
    ALL_LETTERS,
    CARDS,
    COINS_OF,
    HALL,
    LAID_MAX,
    LEFT,
    LEFT_OF,
    LETTER_OF,
    PLACES,
    RIGHT,
    RIGHT_OF,
    SHIELDS_OF,
    START,
)
from baumeister.games.wettstreit.rules.first_build import beginnings, continuations, held_letters
from baumeister.games.wettstreit.rules.knowledge_hands import release
from baumeister.games.wettstreit.rules.moves import LAY, laid_card, laid_place
from baumeister.games.wettstreit.rules.state import NOTHING, State


@kernel
def legal_lays(state: State, moves: Moves) -> int:
    """WB 3.7-3.10: every card in hand at every place where it may lie."""
    seat = state.active
    if state.laid == LAID_MAX or state.hand_sizes[seat] == 0:
        return 0
    held = held_letters(state, seat)
    if state.city_sizes[seat] == 0:
        return add_lays(state, START, fits(state, seat, START) & beginnings(state, seat, held), moves, 0)
    count = 0
    city = state.cities[seat]
    for place in range(first_place(state, seat), last_place(state, seat) + 1):
        if city[place] == NOTHING:
            letters = fits(state, seat, place)
            if letters != 0 and not state.has_built[seat] and state.laid == 1:
                letters &= continuations(state, seat, place, held)
            if letters != 0:
                count = add_lays(state, place, letters, moves, count)
    return count


@kernel
def first_place(state: State, seat: int) -> int:
    """WB 3.8: the leftmost place where a card could lie: left of a city, within the bound."""
    return max(int(state.leftmost[seat]) - 1, 0)


@kernel
def last_place(state: State, seat: int) -> int:
    """WB 3.8: the rightmost place where a card could lie: right of a city, within the bound."""
    return min(int(state.rightmost[seat]) + 1, PLACES - 1)


@kernel
def add_lays(state: State, place: int, letters: int, moves: Moves, count: int) -> int:
    """Write the moves that lay a card of these letters at a place; return how many moves there are now."""
    hand = state.hands[state.active]
    for card in range(CARDS):
        if hand[card] > 0 and letters >> LETTER_OF[card] & 1:
            moves[count] = LAY + card * PLACES + place
            count += 1
    return count


@kernel
def fits(state: State, seat: int, place: int) -> int:
    """WB 3.8-3.10: the letters that may be laid at an empty place; 0 if none may."""
    can_end = state.is_final or state.corner_counts[seat] == 0
    if state.city_sizes[seat] == 0:
        return ALL_LETTERS if place == START else 0
    left = state.cities[seat, place - 1] if place > 0 else NOTHING
    right = state.cities[seat, place + 1] if place + 1 < PLACES else NOTHING
    letters = ALL_LETTERS if left != NOTHING or right != NOTHING else 0
    if left != NOTHING:
        letters &= int(RIGHT_OF[left])
    if right != NOTHING:
        letters &= int(LEFT_OF[right])
    if state.hall_counts[seat] > 0:
        letters &= ~(1 << HALL)
    if place > state.leftmost[seat] or not can_end:
        letters &= ~(1 << LEFT)
    if place < state.rightmost[seat] or not can_end:
        letters &= ~(1 << RIGHT)
    return letters


@kernel
def fitting_place_count(state: State, seat: int, card: int) -> int:
    """WB 3.8-3.10: at how many places of a city a card could be laid."""
    count = 0
    for place in range(first_place(state, seat), last_place(state, seat) + 1):
        if state.cities[seat, place] == NOTHING and fits(state, seat, place) >> LETTER_OF[card] & 1:
            count += 1
    return count


@kernel
def is_gap(state: State, seat: int, place: int) -> bool:
    """WB 3.8: whether a place is empty and has laid cards somewhere on both sides."""
    return bool(state.leftmost[seat] < place < state.rightmost[seat] and state.cities[seat, place] == NOTHING)


@kernel
def gap_count(state: State, seat: int) -> int:
    """WB 3.8: how many gaps a city has."""
    return int(state.rightmost[seat]) - int(state.leftmost[seat]) + 1 - int(state.city_sizes[seat])


@kernel
def has_end(state: State, seat: int, letter: int) -> bool:
    """WB 3.10: whether a corner tower, LEFT or RIGHT, stands at its end of a city."""
    if state.city_sizes[seat] == 0:
        return False
    place = state.leftmost[seat] if letter == LEFT else state.rightmost[seat]
    return bool(LETTER_OF[state.cities[seat, place]] == letter)


@kernel
def lay(state: State, move: int) -> None:
    """WB 3.7: a card comes from the hand into the city."""
    seat = state.active
    card, place = laid_card(move), laid_place(move)
    release(state, seat, card)
    if state.city_sizes[seat] == 0:
        state.leftmost[seat] = state.rightmost[seat] = place
    state.leftmost[seat] = min(state.leftmost[seat], place)
    state.rightmost[seat] = max(state.rightmost[seat], place)
    state.cities[seat, place] = card
    count_card(state, seat, card, 1)
    state.laid += 1
    if state.laid == LAID_MAX:
        state.has_built[seat] = 1


@kernel
def count_card(state: State, seat: int, card: int, change: int) -> None:
    """Add a card to the counts of a city (change 1), or take it out (-1)."""
    letter = LETTER_OF[card]
    state.city_sizes[seat] += change
    state.shields[seat] += change * SHIELDS_OF[card]
    state.coins[seat] += change * COINS_OF[card]
    if letter == HALL:
        state.hall_counts[seat] += change
    elif letter in (LEFT, RIGHT):
        state.corner_counts[seat] += change


@kernel
def demolish(state: State, seat: int, place: int) -> int:
    """WB 3.13: a card leaves a city; return it."""
    card = int(state.cities[seat, place])
    state.cities[seat, place] = NOTHING
    count_card(state, seat, card, -1)
    if state.city_sizes[seat] == 0:
        state.leftmost[seat] = START
        state.rightmost[seat] = START - 1
        return card
    while state.cities[seat, state.leftmost[seat]] == NOTHING:
        state.leftmost[seat] += 1
    while state.cities[seat, state.rightmost[seat]] == NOTHING:
        state.rightmost[seat] -= 1
    return card
