"""The extra points of a complete city by their chances (WB 4.3): both ends, the middle, the churches, the corner towers."""

from baumeister.core.kernel import kernel
from baumeister.core.record import Reals
from baumeister.games.wettstreit.bots.evaluation_time import TimeLeft
from baumeister.games.wettstreit.bots.evaluation_weights import (
    BUYS,
    CHURCHES_EVEN,
    CORNERS_EQUAL,
    END,
    FITS,
    GAP,
    MIDDLE_STANDS,
    STEP,
    UNBUILT,
)
from baumeister.games.wettstreit.bots.prospects import FIRST_OF, Holding, Letters, held, is_closed, rate_of
from baumeister.games.wettstreit.rules.building import gap_count, has_end
from baumeister.games.wettstreit.rules.components import CHURCH, GATE, HALL, LEFT, LETTER_OF, RIGHT, TOWER, TYPE_OF, VALUE_OF
from baumeister.games.wettstreit.rules.scoring import CHURCH_BONUS, CORNER_BONUS, MIDDLE_BONUS, church_count, hall_place
from baumeister.games.wettstreit.rules.state import State


@kernel
def extras(state: State, holding: Holding, letters: Letters, time: TimeLeft, weights: Reals) -> float:
    """WB 4.3: the extra points of a complete city, by their chances."""
    seat = holding.seat
    complete = end_chance(state, seat, LEFT, letters, time, weights) * end_chance(state, seat, RIGHT, letters, time, weights)
    gaps = gap_count(state, seat)
    if gaps > 0:
        complete *= weights[GAP] ** gaps
    if not state.has_built[seat]:
        complete *= weights[UNBUILT]
    hall = hall_chance(state, seat, letters, time)
    place = hall_place(state, seat)
    spare = letters[TOWER] + letters[GATE] + letters[CHURCH]  # they can lengthen a city at either side
    middle = hall * weights[MIDDLE_STANDS] * middle_chance(state, seat, place, spare, time, weights)
    churches = hall * weights[CHURCHES_EVEN] * church_chance(state, seat, place, spare, letters[CHURCH], time, weights)
    corners = equal_corners(state, holding, weights)
    return float(complete * (MIDDLE_BONUS * middle + CHURCH_BONUS * churches + CORNER_BONUS * corners))


@kernel
def end_chance(state: State, seat: int, letter: int, letters: Letters, time: TimeLeft, weights: Reals) -> float:
    """Return how likely it is that an end of a city will be closed by its corner tower."""
    if has_end(state, seat, letter):
        return 1.0
    chance = max(time.buys_end, weights[END] * min(1.0, letters[letter]))
    if ends_in_tower(state, seat, letter):  # WB 3.9: something else has to come between
        chance *= reach(1.0, letters[GATE] + letters[CHURCH], time, weights)
    return float(chance)


@kernel
def ends_in_tower(state: State, seat: int, letter: int) -> bool:
    """Tell whether a tower stands at the end of a city where this corner tower belongs."""
    if state.city_sizes[seat] == 0:
        return False
    place = state.leftmost[seat] if letter == LEFT else state.rightmost[seat]
    return bool(LETTER_OF[state.cities[seat, place]] == TOWER)


@kernel
def hall_chance(state: State, seat: int, letters: Letters, time: TimeLeft) -> float:
    """Return how likely a city will have a town hall: without one it needs an open end."""
    if state.hall_counts[seat] > 0:
        return 1.0
    if is_closed(state, seat):
        return 0.0
    return max(time.buys_hall, min(1.0, letters[HALL]))


@kernel
def middle_chance(state: State, seat: int, place: int, spare: float, time: TimeLeft, weights: Reals) -> float:
    """Return how likely the town hall will stand in the middle; a new one comes to an end and needs as many beyond it.

    `place` is where it stands, -1 if there is none.
    """
    if place < 0:
        return reach(float(state.city_sizes[seat]), spare, time, weights)
    before = place - int(state.leftmost[seat]) + (0 if has_end(state, seat, LEFT) else 1)
    after = int(state.rightmost[seat]) - place + (0 if has_end(state, seat, RIGHT) else 1)
    return balance(state, seat, before, after, spare, time, weights)


@kernel
def church_chance(state: State, seat: int, place: int, spare: float, churches: float, time: TimeLeft, weights: Reals) -> float:
    """Return how likely equally many churches will stand at both sides of the town hall; `churches` are in hand."""
    if place < 0:
        return float(weights[STEP] * reach(float(state.city_sizes[seat]), spare, time, weights))
    left = church_count(state, seat, int(state.leftmost[seat]), place)
    right = church_count(state, seat, place, int(state.rightmost[seat]) + 1)
    if left + right > 0:
        return balance(state, seat, left, right, churches, time, weights)
    if has_end(state, seat, LEFT) or has_end(state, seat, RIGHT):
        return 0.0
    return reach(2.0, churches, time, weights)


@kernel
def balance(state: State, seat: int, before: int, after: int, spare: float, time: TimeLeft, weights: Reals) -> float:
    """Return how likely both sides of the town hall become equal: only an open side can grow."""
    if before == after:
        return 1.0
    if has_end(state, seat, RIGHT if before > after else LEFT):
        return 0.0
    return reach(float(abs(before - after)), spare, time, weights)


@kernel
def reach(missing: float, spare: float, time: TimeLeft, weights: Reals) -> float:
    """Return how likely some cards come into a place where they are missing, with so many to spare in hand."""
    bought = max(missing - spare, 0.0)
    if bought > weights[BUYS] * time.turns:
        return 0.0
    return float(weights[FITS] ** missing * (weights[STEP] ** bought if bought > 0.0 else 1.0))


@kernel
def equal_corners(state: State, holding: Holding, weights: Reals) -> float:
    """Return how likely both corner towers will have the same value."""
    seat = holding.seat
    city = state.cities[seat]
    has_left, has_right = has_end(state, seat, LEFT), has_end(state, seat, RIGHT)
    if has_left and has_right:
        return 1.0 if VALUE_OF[city[state.leftmost[seat]]] == VALUE_OF[city[state.rightmost[seat]]] else 0.0
    if not has_left and not has_right:
        return float(weights[CORNERS_EQUAL])
    value = VALUE_OF[city[state.leftmost[seat]]] if has_left else VALUE_OF[city[state.rightmost[seat]]]
    missing = RIGHT if has_left else LEFT
    for card in range(FIRST_OF[missing], FIRST_OF[missing + 1]):
        if VALUE_OF[card] == value:
            count = held(state, holding, card, rate_of(state, holding, TYPE_OF[card]))
            return float(max(weights[CORNERS_EQUAL], weights[END] * min(1.0, count)))
    return float(weights[CORNERS_EQUAL])
