"""What a position of Wettstreit der Baumeister promises each seat, in points.

The laid cards; what the cards in hand will bring (a card that can't be laid costs its value); the extra points of a complete
city, by their chances; what talers, coins and saboteurs are good for while there is still something to buy. While bids are
made, all is counted as if the bidding ended now; before the first, as if whoever needs the card most got it for a taler more
than it is worth to the others. The numbers were set by judgement and by play against each other.
"""

from math import exp
from typing import Any

from numpy.typing import NDArray

from baumeister.core.kernel import kernel
from baumeister.games.wettstreit.bots.prospects import (
    auctions_left,
    buyer_now,
    held,
    is_finished,
    lays_left,
    letter_count,
    price_now,
    talers_then,
)
from baumeister.games.wettstreit.rules.components import (
    CARDS,
    CHURCH,
    GATE,
    HALL,
    LEFT,
    LETTER_OF,
    LETTERS,
    RIGHT,
    TOWER,
    VALUE_OF,
)
from baumeister.games.wettstreit.rules.scoring import (
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
from baumeister.games.wettstreit.rules.state import ATTACK, BIDDING, NOBODY, NOTHING, PEEKING, State

TALER = 0.3  # points that the first talers bring
SPENT = 7.0  # talers that a seat can use well in a turn
RESERVE = 8.0  # and besides
INCOME = 2.5  # talers of an average roll
SABOTEUR_WORTH = 0.8
LAYABLE, CROWDED = 0.93, 0.35  # how likely a card finds its place; one that has too many of its kind beside it
UNBUILT = 0.8  # what a hand counts that waits for a first build
END, MIDDLE, CHURCHES, CORNERS = 0.9, 0.8, 0.8, 0.35  # chances of what can be had with cards in hand, or by luck
BUY_END, BUY_HALL = 0.13, 0.1  # how fast the chance to buy what is missing rises with the turns left
STEP = 0.8  # how much each card that has yet to be bought for a balance lowers its chance
FITS = 0.95  # and each that is still in hand
BUYS = 1.3  # cards that a seat can buy in a turn
GAP = 0.65
OVER_BID = 10.0  # the harm in a bid that can't be paid: enough that nobody makes one who need not
ATTACKED = 0.5  # the part of its value that a building loses when a saboteur stands on it


@kernel
def evaluate(state: State, values: NDArray[Any]) -> None:
    """Write about how many points each seat will have at the end. Of hidden hands it reads nothing, only what is expected."""
    left = auctions_left(state)
    turns = left / state.seats
    buyer, price = buyer_now(state), price_now(state)
    if state.phase == PEEKING or (state.phase == BIDDING and state.bidder == NOBODY):
        buyer, price = foresee(state, turns, left)
    for seat in range(state.seats):
        values[seat] = city_worth(state, seat, turns, seat == buyer)
        talers = talers_then(state, seat, buyer, price) + turns * (INCOME + state.coins[seat])
        values[seat] += money_worth(talers, turns, left) + SABOTEUR_WORTH * state.saboteurs[seat] * min(1.0, left / 8.0)
    if state.phase == BIDDING and state.bidder not in (NOBODY, buyer):
        values[state.bidder] -= OVER_BID
    if state.phase == ATTACK:
        card = state.cities[state.target, state.target_place]
        values[state.target] -= ATTACKED * VALUE_OF[card]


@kernel
def city_worth(state: State, seat: int, turns: float, buys: bool) -> float:
    """Return the points that a seat's city and hand promise, with the auctioned card in hand if it buys it."""
    worth = laid_points(state, seat) + hand_worth(state, seat, turns, buys)
    if is_finished(state, seat):
        return worth + hall_points(state, seat) + church_points(state, seat) + corner_points(state, seat)
    return worth + extras(state, seat, turns, buys)


@kernel
def foresee(state: State, turns: float, left: float) -> tuple[int, int]:
    """Return who will buy the card that is to be auctioned, and for how much: just more than it is worth to anybody else."""
    buyer = int(state.active)
    highest = 0.0
    second = 0.0
    for seat in range(state.seats):
        limit = limit_of(state, seat, turns, left)
        if limit > highest:
            buyer = seat
            second = highest
            highest = limit
        else:
            second = max(second, limit)
    lowest = 1 if state.talers[state.active] > 0 else 0
    return buyer, max(lowest, min(int(second) + 1, int(highest)))


@kernel
def limit_of(state: State, seat: int, turns: float, left: float) -> float:
    """Return the highest bid that a seat can and should make for the card that is to be auctioned."""
    gain = city_worth(state, seat, turns, True) - city_worth(state, seat, turns, False)
    talers = int(state.talers[seat]) + turns * (INCOME + state.coins[seat])
    rest = money_worth(talers, turns, left)
    bid = 0
    while bid < state.talers[seat] and rest - money_worth(talers - bid - 1, turns, left) < gain:
        bid += 1
    return float(bid)


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
    if is_closed(state, seat):
        return float(gaps_of(state, seat)) if letter not in (LEFT, RIGHT) else 0.0
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
def gaps_of(state: State, seat: int) -> int:
    """Return how many places of a city are torn open (WB 3.8)."""
    return int(state.rightmost[seat]) - int(state.leftmost[seat]) + 1 - int(state.city_sizes[seat])


@kernel
def is_closed(state: State, seat: int) -> bool:
    """Tell whether both ends of a city are closed by corner towers."""
    return has_end(state, seat, LEFT) and has_end(state, seat, RIGHT)


@kernel
def extras(state: State, seat: int, turns: float, buys: bool) -> float:
    """WB 4.3: the extra points of a complete city, by their chances."""
    complete = end_chance(state, seat, LEFT, turns, buys) * end_chance(state, seat, RIGHT, turns, buys)
    complete *= GAP ** gaps_of(state, seat)
    if not state.has_built[seat]:
        complete *= UNBUILT
    middle, churches = hall_chances(state, seat, turns, buys)
    return complete * (HALL_BONUS * middle + CHURCH_BONUS * churches + CORNER_BONUS * equal_corners(state, seat, buys))


@kernel
def end_chance(state: State, seat: int, letter: int, turns: float, buys: bool) -> float:
    """Return how likely it is that an end of a city will be closed by its corner tower."""
    if has_end(state, seat, letter):
        return 1.0
    chance = max(1.0 - exp(-BUY_END * turns), END * min(1.0, letter_count(state, seat, letter, buys)))
    if ends_in_tower(state, seat, letter):  # WB 3.9: something else has to come between
        between = letter_count(state, seat, GATE, buys) + letter_count(state, seat, CHURCH, buys)
        chance *= reach(1.0, between, turns)
    return float(chance)


@kernel
def ends_in_tower(state: State, seat: int, letter: int) -> bool:
    """Tell whether a tower stands at the end of a city where this corner tower belongs."""
    if state.city_sizes[seat] == 0:
        return False
    place = state.leftmost[seat] if letter == LEFT else state.rightmost[seat]
    return bool(LETTER_OF[state.cities[seat, place]] == TOWER)


@kernel
def hall_chances(state: State, seat: int, turns: float, buys: bool) -> tuple[float, float]:
    """Return how likely the town hall will stand in the middle, and equally many churches at its sides."""
    spare = spare_cards(state, seat, buys)
    place = hall_place(state, seat)
    if place < 0:
        if is_closed(state, seat):
            return 0.0, 0.0
        has_hall = max(1.0 - exp(-BUY_HALL * turns), min(1.0, letter_count(state, seat, HALL, buys)))
        missing = float(state.city_sizes[seat])  # the town hall comes to an end, and as many beyond it
        return has_hall * MIDDLE * reach(missing, spare, turns), has_hall * CHURCHES * STEP * reach(missing, spare, turns)
    before = place - int(state.leftmost[seat]) + (0 if has_end(state, seat, LEFT) else 1)
    after = int(state.rightmost[seat]) - place + (0 if has_end(state, seat, RIGHT) else 1)
    middle = MIDDLE * balance(state, seat, before, after, spare, turns)
    left, right = church_balance(state, seat, place)
    churches = letter_count(state, seat, CHURCH, buys)
    if left + right > 0:
        return middle, CHURCHES * balance(state, seat, left, right, churches, turns)
    if has_end(state, seat, LEFT) or has_end(state, seat, RIGHT):
        return middle, 0.0
    return middle, CHURCHES * reach(2.0, churches, turns)


@kernel
def balance(state: State, seat: int, before: int, after: int, spare: float, turns: float) -> float:
    """Return how likely both sides of the town hall become equal: only an open side can grow."""
    if before == after:
        return 1.0
    if has_end(state, seat, RIGHT if before > after else LEFT):
        return 0.0
    return reach(float(abs(before - after)), spare, turns)


@kernel
def reach(missing: float, spare: float, turns: float) -> float:
    """Return how likely some cards come into a place where they are missing, with so many to spare in hand."""
    bought = max(missing - spare, 0.0)
    if bought > BUYS * turns:
        return 0.0
    return float(FITS**missing * STEP**bought)


@kernel
def spare_cards(state: State, seat: int, buys: bool) -> float:
    """Return how many cards in hand can lengthen a city at either side."""
    return (
        letter_count(state, seat, TOWER, buys) + letter_count(state, seat, GATE, buys) + letter_count(state, seat, CHURCH, buys)
    )


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
