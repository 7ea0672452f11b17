"""What a position of Wettstreit der Baumeister promises each seat, in points.

The laid cards; what the cards in hand will bring (a card that can't be laid costs its value); the extra points of a complete
city, by their chances; what talers, coins and saboteurs are good for while there is still something to buy. While bids are
made, all is counted as if the bidding ended now. The numbers were set by judgement.
"""

from math import exp
from typing import Any

from numpy.typing import NDArray

from baumeister.core.kernel import kernel
from baumeister.games.wettstreit.components import (
    CARDS,
    CHURCH,
    HALL,
    LEFT,
    LETTER_OF,
    LETTERS,
    RIGHT,
    VALUE_OF,
)
from baumeister.games.wettstreit.holdings import (
    auctions_left,
    buyer_now,
    held,
    is_finished,
    lays_left,
    letter_count,
    talers_then,
)
from baumeister.games.wettstreit.scoring import (
    CHURCH_BONUS,
    CORNER_BONUS,
    HALL_BONUS,
    church_balance,
    church_points,
    corner_points,
    hall_place,
    hall_points,
    laid_points,
)
from baumeister.games.wettstreit.state import ATTACK, BIDDING, NOTHING, State

TALER = 0.4  # points that the first talers bring
SPENT = 7.0  # talers that a seat can use well in a turn
RESERVE = 8.0  # and besides
INCOME = 2.5  # talers of an average roll
SABOTEUR_WORTH = 0.8
LAYABLE, CROWDED = 0.93, 0.35  # how likely a card finds its place; one that has too many of its kind beside it
UNBUILT = 0.8  # what a hand counts that waits for a first build
END, MIDDLE, CHURCHES, CORNERS = 0.9, 0.8, 0.8, 0.35  # chances of what can be had with cards in hand, or by luck
BUY_END, BUY_HALL = 0.13, 0.1  # how fast the chance to buy what is missing rises with the turns left
STEP = 0.8  # how much each card that is missing to a balance lowers its chance
GAP = 0.65
OVER_BID = 10.0  # the harm in a bid that can't be paid: enough that nobody makes one who need not
ATTACKED = 0.5  # the part of its value that a building loses when a saboteur stands on it


@kernel
def evaluate(state: State, values: NDArray[Any]) -> None:
    """Write about how many points each seat will have at the end. Of hidden hands it reads nothing, only what is expected."""
    left = auctions_left(state)
    turns = left / state.seats
    buyer = buyer_now(state)
    for seat in range(state.seats):
        buys = seat == buyer
        values[seat] = laid_points(state, seat) + hand_worth(state, seat, turns, buys)
        if is_finished(state, seat):
            values[seat] += hall_points(state, seat) + church_points(state, seat) + corner_points(state, seat)
        else:
            values[seat] += extras(state, seat, turns, buys)
        talers = talers_then(state, seat, buyer) + turns * (INCOME + state.coins[seat])
        values[seat] += money_worth(talers, turns, left) + SABOTEUR_WORTH * state.saboteurs[seat] * min(1.0, left / 8.0)
    if state.phase == BIDDING and buyer != state.bidder:
        values[state.bidder] -= OVER_BID
    if state.phase == ATTACK:
        card = state.cities[state.target, state.target_place]
        values[state.target] -= ATTACKED * VALUE_OF[card]


@kernel
def money_worth(talers: float, turns: float, left: float) -> float:
    """Return what talers are worth with some turns still to come: the more there are, the less each brings."""
    useful = RESERVE + SPENT * turns
    return float(TALER * useful * (1.0 - exp(-talers / useful)) * min(1.0, left / 3.0))


@kernel
def hand_worth(state: State, seat: int, turns: float, buys: bool) -> float:
    """WB 4.3: each card in hand brings its value if it will be laid, and costs it if not."""
    lays = lays_left(state, seat, turns)
    size = 0.0
    for card in range(CARDS):
        size += held(state, seat, card, buys)
    if size == 0.0:
        return 0.0
    chance = LAYABLE * min(1.0, lays / size)
    if not state.has_built[seat]:
        chance *= UNBUILT if size >= 3.0 or turns > 1.0 else 0.0
    worth = 0.0
    for letter in range(len(LETTERS)):
        worth += letter_worth(state, seat, letter, size, chance, turns, buys)
    return worth


@kernel
def letter_worth(state: State, seat: int, letter: int, size: float, chance: float, turns: float, buys: bool) -> float:
    """Return what the cards of one letter in hand will bring: the best ones are laid as far as there is room."""
    room = room_for(state, seat, letter, size, buys)
    crowded = CROWDED if turns > 0.0 and letter not in (LEFT, RIGHT, HALL) else 0.0
    worth = 0.0
    for step in range(CARDS):
        card = CARDS - 1 - step  # faces of a letter rise in value
        if LETTER_OF[card] == letter:
            count = held(state, seat, card, buys)
            good = min(count, max(room, 0.0))
            room -= count
            laid = chance * (good + crowded * (count - good))
            worth += (2.0 * laid - count) * VALUE_OF[card]
    return worth


@kernel
def room_for(state: State, seat: int, letter: int, size: float, buys: bool) -> float:
    """WB 3.9-3.10: about how many cards of a letter a city has room for, with the rest of the hand laid too."""
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


@kernel
def has_end(state: State, seat: int, letter: int) -> bool:
    """Tell whether a city's end is closed by its corner tower."""
    if state.city_sizes[seat] == 0:
        return False
    place = state.leftmost[seat] if letter == LEFT else state.rightmost[seat]
    return bool(LETTER_OF[state.cities[seat, place]] == letter)


@kernel
def extras(state: State, seat: int, turns: float, buys: bool) -> float:
    """WB 4.3: the extra points of a complete city, by their chances."""
    gaps = int(state.rightmost[seat]) - int(state.leftmost[seat]) + 1 - int(state.city_sizes[seat])
    complete = end_chance(state, seat, LEFT, turns, buys) * end_chance(state, seat, RIGHT, turns, buys) * GAP**gaps
    if not state.has_built[seat]:
        complete *= UNBUILT
    middle, churches = hall_chances(state, seat, turns, buys)
    return complete * (HALL_BONUS * middle + CHURCH_BONUS * churches + CORNER_BONUS * equal_corners(state, seat, buys))


@kernel
def end_chance(state: State, seat: int, letter: int, turns: float, buys: bool) -> float:
    """Return how likely it is that an end of a city will be closed by its corner tower."""
    if has_end(state, seat, letter):
        return 1.0
    bought = 1.0 - exp(-BUY_END * turns)
    return max(bought, END * min(1.0, letter_count(state, seat, letter, buys)))


@kernel
def hall_chances(state: State, seat: int, turns: float, buys: bool) -> tuple[float, float]:
    """Return how likely the town hall will stand in the middle, and equally many churches at its sides."""
    place = hall_place(state, seat)
    if place < 0:
        has_hall = max(1.0 - exp(-BUY_HALL * turns), min(1.0, letter_count(state, seat, HALL, buys)))
        return has_hall * MIDDLE * STEP, has_hall * CHURCHES * STEP
    before = place - int(state.leftmost[seat]) + (0 if has_end(state, seat, LEFT) else 1)
    after = int(state.rightmost[seat]) - place + (0 if has_end(state, seat, RIGHT) else 1)
    middle = MIDDLE * STEP ** abs(before - after)
    left, right = church_balance(state, seat, place)
    missing = abs(left - right) if left + right > 0 else 2
    spare = letter_count(state, seat, CHURCH, buys)
    if missing > spare + turns:
        return middle, 0.0
    return middle, CHURCHES * STEP**missing


@kernel
def equal_corners(state: State, seat: int, buys: bool) -> float:
    """Return how likely both corner towers will have the same value."""
    city = state.cities[seat]
    has_left, has_right = has_end(state, seat, LEFT), has_end(state, seat, RIGHT)
    if has_left and has_right:
        return 1.0 if VALUE_OF[city[state.leftmost[seat]]] == VALUE_OF[city[state.rightmost[seat]]] else 0.0
    if not has_left and not has_right:
        return CORNERS
    value = VALUE_OF[city[state.leftmost[seat]]] if has_left else VALUE_OF[city[state.rightmost[seat]]]
    missing = RIGHT if has_left else LEFT
    for card in range(CARDS):
        if LETTER_OF[card] == missing and VALUE_OF[card] == value:
            return max(CORNERS, END * min(1.0, held(state, seat, card, buys)))
    return CORNERS
