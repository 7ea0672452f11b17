"""The points of a city by their reasons (WB 4.3), and the winners (WB 4.4)."""

from baumeister.core.items import add_item
from baumeister.core.kernel import kernel
from baumeister.core.record import OVER, Integers, Items
from baumeister.games.wettstreit.rules.building import gap_count, has_end
from baumeister.games.wettstreit.rules.components import CARDS, CHURCH, HALL, LEFT, LETTER_OF, RIGHT, SEATS_MAX, VALUE_OF
from baumeister.games.wettstreit.rules.state import NOTHING, State

REASONS = range(5)
LAID, MIDDLE, CHURCHES, CORNERS, HAND = REASONS  # WB 4.3: cards laid, the three extras of a complete city, cards in hand
REASON_COUNT = len(REASONS)
ITEMS = SEATS_MAX * REASON_COUNT

MIDDLE_BONUS, CHURCH_BONUS, CORNER_BONUS = 10, 5, 5  # WB 4.3


@kernel
def score(state: State, points: Integers) -> None:
    """Write each seat's points: its city's as it stands, and after the end less its hand's, which is secret before."""
    for seat in range(state.seats):
        points[seat] = total(state, seat)


@kernel
def itemise(state: State, items: Items) -> int:
    """Write a row for each seat and reason that there are points for, about nothing in particular; return how many rows."""
    count = 0
    for seat in range(state.seats):
        for reason in range(REASON_COUNT):
            points = points_for(state, seat, reason)
            if points != 0:
                count = add_item(items, count, seat, points, reason, NOTHING)
    return count


@kernel
def winners(state: State, won: Integers) -> None:
    """WB 4.4: most points win, ties are shared."""
    best = 0
    for seat in range(state.seats):
        points = total(state, seat)
        if seat == 0 or points > best:
            best = points
            won[:seat] = 0
        won[seat] = 1 if points == best else 0


@kernel
def total(state: State, seat: int) -> int:
    """Return a seat's points as `score` writes them."""
    points = 0
    for reason in range(REASON_COUNT):
        points += points_for(state, seat, reason)
    return points


@kernel
def points_for(state: State, seat: int, reason: int) -> int:
    """WB 4.3: a seat's points for one reason; hands count only at the end."""
    if reason == LAID:
        return laid_points(state, seat)
    if reason == HAND:
        return hand_points(state, seat) if state.actor == OVER else 0
    if not is_complete(state, seat):
        return 0
    if reason == MIDDLE:
        return middle_points(state, seat, state.leftmost[seat], state.rightmost[seat])
    return church_points(state, seat) if reason == CHURCHES else corner_points(state, seat)


@kernel
def points_if_complete(state: State, seat: int) -> int:
    """WB 4.3: a city's points with its gaps filled and its ends closed, without the values of the missing cards.

    A missing corner tower is taken to be of another value than its partner.
    """
    left = int(state.leftmost[seat]) - (0 if has_end(state, seat, LEFT) else 1)
    right = int(state.rightmost[seat]) + (0 if has_end(state, seat, RIGHT) else 1)
    extras = middle_points(state, seat, left, right) + church_points(state, seat) + corner_points(state, seat)
    return laid_points(state, seat) + extras


@kernel
def is_complete(state: State, seat: int) -> bool:
    """WB 4.3: no gap, a left corner tower at the left end and a right one at the right end."""
    if state.corner_counts[seat] < 2 or gap_count(state, seat) > 0:
        return False
    return has_end(state, seat, LEFT) and has_end(state, seat, RIGHT)


@kernel
def laid_points(state: State, seat: int) -> int:
    """WB 4.3: the values of the laid cards."""
    points = 0
    for place in range(state.leftmost[seat], state.rightmost[seat] + 1):
        if state.cities[seat, place] != NOTHING:
            points += int(VALUE_OF[state.cities[seat, place]])
    return points


@kernel
def hand_points(state: State, seat: int) -> int:
    """WB 4.3: minus the values of the cards left in hand."""
    points = 0
    for card in range(CARDS):
        points -= int(state.hands[seat, card]) * int(VALUE_OF[card])
    return points


@kernel
def middle_points(state: State, seat: int, left: int, right: int) -> int:
    """WB 4.3: the town hall stands exactly in the middle of a city with these ends."""
    hall = hall_place(state, seat)
    return MIDDLE_BONUS if hall >= 0 and hall - left == right - hall else 0


@kernel
def hall_place(state: State, seat: int) -> int:
    """Return the index of the place of the town hall, -1 without one."""
    if state.hall_counts[seat] > 0:
        for place in range(state.leftmost[seat], state.rightmost[seat] + 1):
            if state.cities[seat, place] != NOTHING and LETTER_OF[state.cities[seat, place]] == HALL:
                return place
    return -1


@kernel
def church_points(state: State, seat: int) -> int:
    """WB 4.3: equally many churches left and right of the town hall, at least one each."""
    hall = hall_place(state, seat)
    if hall < 0:
        return 0
    left = church_count(state, seat, state.leftmost[seat], hall)
    right = church_count(state, seat, hall, state.rightmost[seat] + 1)
    return CHURCH_BONUS if left == right and left > 0 else 0


@kernel
def church_count(state: State, seat: int, first: int, stop: int) -> int:
    """Return how many churches stand at the places first … stop-1."""
    count = 0
    for place in range(first, stop):
        if state.cities[seat, place] != NOTHING and LETTER_OF[state.cities[seat, place]] == CHURCH:
            count += 1
    return count


@kernel
def corner_points(state: State, seat: int) -> int:
    """WB 4.3: the corner towers at both ends have the same value."""
    if not has_end(state, seat, LEFT) or not has_end(state, seat, RIGHT):
        return 0
    left, right = state.cities[seat, state.leftmost[seat]], state.cities[seat, state.rightmost[seat]]
    return CORNER_BONUS if VALUE_OF[left] == VALUE_OF[right] else 0
