"""The value of a hand in points: each card brings its value if it will be laid, and costs it if not (WB 4.3)."""

from baumeister.core.kernel import kernel
from baumeister.core.record import Reals
from baumeister.games.wettstreit.bots.evaluation_time import TimeLeft
from baumeister.games.wettstreit.bots.evaluation_weights import CROWDED, LAYABLE, UNBUILT
from baumeister.games.wettstreit.bots.prospects import FIRST_OF, Holding, Letters, held, is_closed, lays_left, rate_of
from baumeister.games.wettstreit.rules.building import gap_count, has_end
from baumeister.games.wettstreit.rules.components import HALL, LEFT, LETTER_OF, LETTERS, RIGHT, TYPE_OF, VALUE_OF
from baumeister.games.wettstreit.rules.state import NOTHING, State


@kernel
def hand_worth(state: State, holding: Holding, letters: Letters, time: TimeLeft, weights: Reals) -> float:
    """WB 4.3: each card in hand brings its value if it will be laid, and costs it if not."""
    size = 0.0
    for letter in range(len(LETTERS)):
        size += letters[letter]
    if size == 0.0:
        return 0.0
    chance = weights[LAYABLE] * min(1.0, lays_left(state, holding.seat, time.turns) / size)
    if not state.has_built[holding.seat]:
        chance *= weights[UNBUILT] if size >= 3.0 or time.turns > 1.0 else 0.0
    worth = 0.0
    for letter in range(len(LETTERS)):
        if letters[letter] != 0.0 or holding.unknown > 0:  # expected numbers may cancel out
            room = room_for(state, holding.seat, letter, size - letters[letter])
            worth += letter_worth(state, holding, letter, room, chance, time, weights)
    return worth


@kernel
def letter_worth(
    state: State, holding: Holding, letter: int, room: float, chance: float, time: TimeLeft, weights: Reals
) -> float:
    """Return the value of the cards of one letter in hand: the best ones are laid as far as there is room."""
    crowded = weights[CROWDED] if time.turns > 0.0 and letter not in (LEFT, RIGHT, HALL) else 0.0
    worth = 0.0
    kind = time.kinds[letter]
    rate = rate_of(state, holding, TYPE_OF[FIRST_OF[letter]])
    for card in range(FIRST_OF[letter + 1] - 1, FIRST_OF[letter] - 1, -1):
        count = held(state, holding, card, rate)
        if count != 0.0:
            good = min(count, max(room, 0.0))
            room -= count
            laid = chance * (good + crowded * (count - good))
            worth += (2.0 * laid - count) * VALUE_OF[card]
            worth += kind * count
    return worth


@kernel
def laid_kinds_worth(state: State, seat: int, time: TimeLeft) -> float:
    """Return what the cards of a city are worth beyond their values."""
    worth = 0.0
    for place in range(state.leftmost[seat], state.rightmost[seat] + 1):
        card = state.cities[seat, place]
        if card != NOTHING:
            worth += time.kinds[LETTER_OF[card]]
    return worth


@kernel
def room_for(state: State, seat: int, letter: int, others: float) -> float:
    """WB 3.9-3.10: about how many cards of a letter a city has room for, with so many others of the hand laid too."""
    if is_closed(state, seat):
        return float(gap_count(state, seat)) if letter not in (LEFT, RIGHT) else 0.0
    if letter == HALL:
        return 1.0 - int(state.hall_counts[seat])
    if letter == LEFT:
        return 0.0 if has_end(state, seat, LEFT) else 1.0
    if letter == RIGHT:
        return 0.0 if has_end(state, seat, RIGHT) else 1.0
    same = city_count(state, seat, letter)
    return max(float(state.city_sizes[seat] - same + others) + 1.0 - same, 0.0)


@kernel
def city_count(state: State, seat: int, letter: int) -> int:
    """Return how many cards of a letter lie in a city."""
    count = 0
    for place in range(state.leftmost[seat], state.rightmost[seat] + 1):
        card = state.cities[seat, place]
        if card != NOTHING and LETTER_OF[card] == letter:
            count += 1
    return count
