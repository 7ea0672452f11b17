"""The points of a city (WB 4.3) and the winners (WB 4.4)."""

from typing import Any

from numpy.typing import NDArray

from baumeister.core.kernel import kernel
from baumeister.core.record import OVER
from baumeister.games.wettstreit.rules.components import CARDS, CHURCH, HALL, LEFT, LETTER_OF, RIGHT, VALUE_OF
from baumeister.games.wettstreit.rules.state import NOTHING, State

HALL_BONUS, CHURCH_BONUS, CORNER_BONUS = 10, 5, 5  # WB 4.3


@kernel
def laid_points(state: State, seat: int) -> int:
    """WB 4.3: the values of the laid cards."""
    points = 0
    for place in range(state.leftmost[seat], state.rightmost[seat] + 1):
        if state.cities[seat, place] != NOTHING:
            points += int(VALUE_OF[state.cities[seat, place]])
    return points


@kernel
def is_complete(state: State, seat: int) -> bool:
    """WB 4.3: no gap, a left corner tower at the left end and a right one at the right end."""
    left, right = state.leftmost[seat], state.rightmost[seat]
    if state.corner_counts[seat] < 2 or right - left + 1 != state.city_sizes[seat]:
        return False
    return bool(LETTER_OF[state.cities[seat, left]] == LEFT and LETTER_OF[state.cities[seat, right]] == RIGHT)


@kernel
def hall_place(state: State, seat: int) -> int:
    """Return the index of the place of the town hall, -1 without one."""
    if state.hall_counts[seat] > 0:
        for place in range(state.leftmost[seat], state.rightmost[seat] + 1):
            if state.cities[seat, place] != NOTHING and LETTER_OF[state.cities[seat, place]] == HALL:
                return place
    return -1


@kernel
def hall_points(state: State, seat: int) -> int:
    """WB 4.3: the town hall stands exactly in the middle of a complete city."""
    place = hall_place(state, seat)
    if place < 0 or not is_complete(state, seat):
        return 0
    return HALL_BONUS if place - state.leftmost[seat] == state.rightmost[seat] - place else 0


@kernel
def church_balance(state: State, seat: int, place: int) -> tuple[int, int]:
    """Return how many churches stand left and right of a place."""
    left = 0
    right = 0
    for other in range(state.leftmost[seat], state.rightmost[seat] + 1):
        if state.cities[seat, other] != NOTHING and LETTER_OF[state.cities[seat, other]] == CHURCH:
            if other < place:
                left += 1
            else:
                right += 1
    return left, right


@kernel
def church_points(state: State, seat: int) -> int:
    """WB 4.3: equally many churches left and right of the town hall of a complete city, at least one each."""
    place = hall_place(state, seat)
    if place < 0 or not is_complete(state, seat):
        return 0
    left, right = church_balance(state, seat, place)
    return CHURCH_BONUS if left == right and left > 0 else 0


@kernel
def corner_points(state: State, seat: int) -> int:
    """WB 4.3: both corner towers of a complete city have the same value."""
    if not is_complete(state, seat):
        return 0
    left, right = state.cities[seat, state.leftmost[seat]], state.cities[seat, state.rightmost[seat]]
    return CORNER_BONUS if VALUE_OF[left] == VALUE_OF[right] else 0


@kernel
def hand_points(state: State, seat: int) -> int:
    """WB 4.3: the values of the cards left in hand, which count only at the end."""
    points = 0
    if state.actor == OVER:
        for card in range(CARDS):
            points -= int(state.hands[seat, card]) * int(VALUE_OF[card])
    return points


@kernel
def score(state: State, points: NDArray[Any]) -> None:
    """Write each seat's points: of its city as it stands, and after the end less its hand, which is secret before."""
    for seat in range(state.seats):
        points[seat] = total(state, seat)


@kernel
def total(state: State, seat: int) -> int:
    """Return a seat's points as `score` writes them."""
    return (
        laid_points(state, seat)
        + hall_points(state, seat)
        + church_points(state, seat)
        + corner_points(state, seat)
        + hand_points(state, seat)
    )


@kernel
def winners(state: State, won: NDArray[Any]) -> None:
    """WB 4.4: most points win, ties are shared."""
    best = 0
    for seat in range(state.seats):
        points = total(state, seat)
        if seat == 0 or points > best:
            best = points
            won[:seat] = 0
        won[seat] = 1 if points == best else 0
