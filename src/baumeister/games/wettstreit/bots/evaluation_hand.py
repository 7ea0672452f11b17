"""The value of a hand in points: each card brings its value if it will be laid, and costs it if not (WB 4.3)."""

from baumeister.core.kernel import kernel
from baumeister.core.record import Reals
from baumeister.games.wettstreit.bots.evaluation_weights import CROWDED, KIND, KIND_EARLY, LAYABLE, UNBUILT
from baumeister.games.wettstreit.bots.prospects import FIRST_OF, held, is_closed, lays_left, letter_count
from baumeister.games.wettstreit.rules.building import gap_count, has_end
from baumeister.games.wettstreit.rules.components import CARDS, HALL, LEFT, LETTER_OF, LETTERS, RIGHT, VALUE_OF
from baumeister.games.wettstreit.rules.state import NOTHING, State


@kernel
def hand_worth(state: State, seat: int, turns: float, buys: bool, weights: Reals) -> float:
    """WB 4.3: each card in hand brings its value if it will be laid, and costs it if not."""
    lays = lays_left(state, seat, turns)
    size = 0.0
    for card in range(CARDS):
        size += held(state, seat, card, buys)
    if size == 0.0:
        return 0.0
    chance = weights[LAYABLE] * min(1.0, lays / size)
    if not state.has_built[seat]:
        chance *= weights[UNBUILT] if size >= 3.0 or turns > 1.0 else 0.0
    worth = 0.0
    for letter in range(len(LETTERS)):
        worth += letter_worth(state, seat, letter, size, chance, turns, buys, weights)
    return worth


@kernel
def letter_worth(
    state: State, seat: int, letter: int, size: float, chance: float, turns: float, buys: bool, weights: Reals
) -> float:
    """Return the value of the cards of one letter in hand: the best ones are laid as far as there is room."""
    room = room_for(state, seat, letter, size, buys)
    crowded = weights[CROWDED] if turns > 0.0 and letter not in (LEFT, RIGHT, HALL) else 0.0
    worth = 0.0
    kind = kind_worth(letter, turns, weights)
    for card in range(FIRST_OF[letter + 1] - 1, FIRST_OF[letter] - 1, -1):
        count = held(state, seat, card, buys)
        good = min(count, max(room, 0.0))
        room -= count
        laid = chance * (good + crowded * (count - good))
        worth += (2.0 * laid - count) * VALUE_OF[card]
        worth += kind * count
    return worth


@kernel
def kind_worth(letter: int, turns: float, weights: Reals) -> float:
    """Return what a card of a letter is worth beyond its value while something can still be bought to go with it."""
    return float(weights[KIND + letter] * turns / (turns + 1.0) + weights[KIND_EARLY + letter] * turns / 8.0)


@kernel
def laid_kinds_worth(state: State, seat: int, turns: float, weights: Reals) -> float:
    """Return the same for the cards of a city."""
    worth = 0.0
    for place in range(state.leftmost[seat], state.rightmost[seat] + 1):
        card = state.cities[seat, place]
        if card != NOTHING:
            worth += kind_worth(LETTER_OF[card], turns, weights)
    return worth


@kernel
def room_for(state: State, seat: int, letter: int, size: float, buys: bool) -> float:
    """WB 3.9-3.10: about how many cards of a letter a city has room for, with the rest of the hand laid too."""
    if is_closed(state, seat):
        return float(gap_count(state, seat)) if letter not in (LEFT, RIGHT) else 0.0
    if letter == HALL:
        return 1.0 - int(state.hall_counts[seat])
    if letter == LEFT:
        return 0.0 if has_end(state, seat, LEFT) else 1.0
    if letter == RIGHT:
        return 0.0 if has_end(state, seat, RIGHT) else 1.0
    same = city_count(state, seat, letter)
    others = state.city_sizes[seat] - same + size - letter_count(state, seat, letter, buys)
    return max(float(others) + 1.0 - same, 0.0)


@kernel
def city_count(state: State, seat: int, letter: int) -> int:
    """Return how many cards of a letter lie in a city."""
    count = 0
    for place in range(state.leftmost[seat], state.rightmost[seat] + 1):
        card = state.cities[seat, place]
        if card != NOTHING and LETTER_OF[card] == letter:
            count += 1
    return count
