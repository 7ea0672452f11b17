"""The extra points of a complete city by their chances (WB 4.3): both ends, the middle, the churches, the corner towers."""

from math import exp

from baumeister.core.kernel import kernel
from baumeister.core.record import Reals
from baumeister.games.wettstreit.bots.evaluation_weights import (
    BUY_END,
    BUY_HALL,
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
from baumeister.games.wettstreit.bots.prospects import held, is_closed, letter_count
from baumeister.games.wettstreit.rules.building import gap_count, has_end
from baumeister.games.wettstreit.rules.components import CARDS, CHURCH, GATE, HALL, LEFT, LETTER_OF, RIGHT, TOWER, VALUE_OF
from baumeister.games.wettstreit.rules.scoring import CHURCH_BONUS, CORNER_BONUS, MIDDLE_BONUS, church_count, hall_place
from baumeister.games.wettstreit.rules.state import State


@kernel
def extras(state: State, seat: int, turns: float, buys: bool, weights: Reals) -> float:
    """WB 4.3: the extra points of a complete city, by their chances."""
    complete = end_chance(state, seat, LEFT, turns, buys, weights) * end_chance(state, seat, RIGHT, turns, buys, weights)
    complete *= weights[GAP] ** gap_count(state, seat)
    if not state.has_built[seat]:
        complete *= weights[UNBUILT]
    hall = hall_chance(state, seat, turns, buys, weights)
    spare = spare_cards(state, seat, buys)
    middle = hall * weights[MIDDLE_STANDS] * middle_chance(state, seat, spare, turns, weights)
    churches = hall * weights[CHURCHES_EVEN] * church_chance(state, seat, spare, turns, buys, weights)
    corners = equal_corners(state, seat, buys, weights)
    return float(complete * (MIDDLE_BONUS * middle + CHURCH_BONUS * churches + CORNER_BONUS * corners))


@kernel
def end_chance(state: State, seat: int, letter: int, turns: float, buys: bool, weights: Reals) -> float:
    """Return how likely it is that an end of a city will be closed by its corner tower."""
    if has_end(state, seat, letter):
        return 1.0
    chance = max(1.0 - exp(-weights[BUY_END] * turns), weights[END] * min(1.0, letter_count(state, seat, letter, buys)))
    if ends_in_tower(state, seat, letter):  # WB 3.9: something else has to come between
        between = letter_count(state, seat, GATE, buys) + letter_count(state, seat, CHURCH, buys)
        chance *= reach(1.0, between, turns, weights)
    return float(chance)


@kernel
def ends_in_tower(state: State, seat: int, letter: int) -> bool:
    """Tell whether a tower stands at the end of a city where this corner tower belongs."""
    if state.city_sizes[seat] == 0:
        return False
    place = state.leftmost[seat] if letter == LEFT else state.rightmost[seat]
    return bool(LETTER_OF[state.cities[seat, place]] == TOWER)


@kernel
def hall_chance(state: State, seat: int, turns: float, buys: bool, weights: Reals) -> float:
    """Return how likely a city will have a town hall: without one it needs an open end."""
    if state.hall_counts[seat] > 0:
        return 1.0
    if is_closed(state, seat):
        return 0.0
    return max(1.0 - exp(-weights[BUY_HALL] * turns), min(1.0, letter_count(state, seat, HALL, buys)))


@kernel
def middle_chance(state: State, seat: int, spare: float, turns: float, weights: Reals) -> float:
    """Return how likely the town hall will stand in the middle; a new one comes to an end and needs as many beyond it."""
    place = hall_place(state, seat)
    if place < 0:
        return reach(float(state.city_sizes[seat]), spare, turns, weights)
    before = place - int(state.leftmost[seat]) + (0 if has_end(state, seat, LEFT) else 1)
    after = int(state.rightmost[seat]) - place + (0 if has_end(state, seat, RIGHT) else 1)
    return balance(state, seat, before, after, spare, turns, weights)


@kernel
def church_chance(state: State, seat: int, spare: float, turns: float, buys: bool, weights: Reals) -> float:
    """Return how likely equally many churches will stand at both sides of the town hall."""
    place = hall_place(state, seat)
    if place < 0:
        return float(weights[STEP] * reach(float(state.city_sizes[seat]), spare, turns, weights))
    left = church_count(state, seat, int(state.leftmost[seat]), place)
    right = church_count(state, seat, place, int(state.rightmost[seat]) + 1)
    churches = letter_count(state, seat, CHURCH, buys)
    if left + right > 0:
        return balance(state, seat, left, right, churches, turns, weights)
    if has_end(state, seat, LEFT) or has_end(state, seat, RIGHT):
        return 0.0
    return reach(2.0, churches, turns, weights)


@kernel
def balance(state: State, seat: int, before: int, after: int, spare: float, turns: float, weights: Reals) -> float:
    """Return how likely both sides of the town hall become equal: only an open side can grow."""
    if before == after:
        return 1.0
    if has_end(state, seat, RIGHT if before > after else LEFT):
        return 0.0
    return reach(float(abs(before - after)), spare, turns, weights)


@kernel
def reach(missing: float, spare: float, turns: float, weights: Reals) -> float:
    """Return how likely some cards come into a place where they are missing, with so many to spare in hand."""
    bought = max(missing - spare, 0.0)
    if bought > weights[BUYS] * turns:
        return 0.0
    return float(weights[FITS] ** missing * weights[STEP] ** bought)


@kernel
def spare_cards(state: State, seat: int, buys: bool) -> float:
    """Return how many cards in hand can lengthen a city at either side."""
    return (
        letter_count(state, seat, TOWER, buys) + letter_count(state, seat, GATE, buys) + letter_count(state, seat, CHURCH, buys)
    )


@kernel
def equal_corners(state: State, seat: int, buys: bool, weights: Reals) -> float:
    """Return how likely both corner towers will have the same value."""
    city = state.cities[seat]
    has_left, has_right = has_end(state, seat, LEFT), has_end(state, seat, RIGHT)
    if has_left and has_right:
        return 1.0 if VALUE_OF[city[state.leftmost[seat]]] == VALUE_OF[city[state.rightmost[seat]]] else 0.0
    if not has_left and not has_right:
        return float(weights[CORNERS_EQUAL])
    value = VALUE_OF[city[state.leftmost[seat]]] if has_left else VALUE_OF[city[state.rightmost[seat]]]
    missing = RIGHT if has_left else LEFT
    for card in range(CARDS):
        if LETTER_OF[card] == missing and VALUE_OF[card] == value:
            return float(max(weights[CORNERS_EQUAL], weights[END] * min(1.0, held(state, seat, card, buys))))
    return float(weights[CORNERS_EQUAL])
