"""The evaluation of positions for each seat: a few numbers, fitted to how games went on.

Points scored so far, plus an average turn's for each turn left, plus the worth of a seat's tiles above average ones where they
fit best now, plus coins, cranes and the hand at the end. Each seat's points are judged by its own knowledge: they are the same
in its view as in any guess of what it doesn't know. An unknown tile counts as an average one. What lies open to all on the
board counts for those who lay next.
"""

from baumeister.core.kernel import inlined, kernel
from baumeister.core.record import OVER, Reals
from baumeister.games.buerger.bots.evaluation_course import (
    TimeLeft,
    course_of,
    is_next_to_take,
    lays_left,
    lead_of,
    time_left_of,
)
from baumeister.games.buerger.bots.evaluation_weights import (
    AT_END,
    AT_END_FADES,
    AVERAGE,
    BEST,
    CHOICE,
    COIN_SPACE,
    CRANELESS,
    EARLY,
    FEED,
    FIRST,
    ORDER,
    ORDER_EARLY,
    SECOND,
    SECOND_COIN,
    SECOND_CRANE,
    SOON,
    THIRD,
    THIRD_CRANE,
    TODAY,
    TURN,
)
from baumeister.games.buerger.bots.prospects import (
    Means,
    coin_spaces,
    doubling,
    hand_now,
    last_hand_worth,
    means_of,
    offer_worth,
    tile_worth,
)
from baumeister.games.buerger.rules.components import COST, HAND
from baumeister.games.buerger.rules.scoring import project_points
from baumeister.games.buerger.rules.state import PROJECT, TAKE, State


@kernel
def evaluate(state: State, values: Reals) -> None:
    """Write about how many points each seat will have at the end."""
    evaluate_by(state, values, TODAY)


@kernel
def evaluate_1(state: State, values: Reals) -> None:
    """Do so as the references do, which never change."""
    evaluate_by(state, values, FIRST)


@kernel
def evaluate_by(state: State, values: Reals, weights: Reals) -> None:
    """Write about how many points each seat will have at the end, by some weights."""
    for seat in range(state.seats):
        values[seat] = state.scores[seat]
    if state.actor != OVER:
        add_promises(state, values, weights)


@kernel
def add_promises(state: State, values: Reals, weights: Reals) -> None:
    """Add what is still to come for each seat."""
    course = course_of(state)
    feed = weights[FEED] * doubling(state)
    spaces = weights[COIN_SPACE] * coin_spaces(state)
    for seat in range(state.seats):
        time = time_left_of(lays_left(course, seat), weights)
        lead = lead_of(state, seat)
        values[seat] += promise(state, seat, time, lead, weights)
        if time.turns > 0:  # what lies open to all on the board: the sooner a seat lays, the more of it comes to it
            values[seat] += (feed + spaces * time.coin_use + weights[ORDER] + weights[ORDER_EARLY] * time.turns) * lead


@inlined
def promise(state: State, seat: int, time: TimeLeft, lead: float, weights: Reals) -> float:
    """Return about how many points are still to come for a seat from what it has."""
    turns = time.turns
    worth = turns * weights[TURN] + means_worth(state, seat, time, weights)
    is_taking = state.phase in (PROJECT, TAKE) and seat == state.seat_in_turn
    if is_taking and state.phase == PROJECT:
        points = project_points(int(state.district), int(state.turn_points))
        worth += max(points - COST[state.district] * time.coin - time.crane, 0.0)
    if is_taking and turns == 0:
        return float(worth + last_hand_worth(state, seat))
    of_now = 1.0 / (1.0 + turns * weights[AT_END_FADES])
    worth += of_now * hand_now(state, seat) + (1.0 - of_now) * weights[AT_END]
    if turns > 0:
        worth += tiles_worth(state, seat, time, lead, is_taking, weights)
    return float(worth)


@inlined
def means_worth(state: State, seat: int, time: TimeLeft, weights: Reals) -> float:
    """Return what coins and cranes are worth, further ones beyond the first, and coins without cranes."""
    coins = int(state.coins[seat])
    cranes = int(state.cranes[seat])
    worth = coins * time.coin + cranes * time.crane
    if coins > 1:
        worth += weights[SECOND_COIN] * time.coin_use
    if cranes == 0:
        worth += weights[CRANELESS] * coins * time.coin_use
    if cranes > 1:
        worth += weights[SECOND_CRANE] * time.crane_use
    if cranes > 2:
        worth += weights[THIRD_CRANE] * time.crane_use
    return worth


@inlined
def tiles_worth(state: State, seat: int, time: TimeLeft, lead: float, is_taking: bool, weights: Reals) -> float:
    """Return the points above average that a seat's tiles will bring, and the one that it takes next."""
    turns = time.turns
    means = means_of(state, seat, time.coin, time.crane)
    choice = 0.0
    if is_taking or (turns > 1 and is_next_to_take(state, seat)):
        choice = offer_worth(state, means, weights) - weights[AVERAGE]
    first = second = third = 0.0
    for slot in range(HAND):  # three; a loop, so that `surplus` is there once
        first, second, third = second, third, surplus(state, seat, slot, means, weights)
    if is_taking:
        third = choice
    best = max(first, second, third)
    worst = min(first, second, third)
    worth = (weights[BEST] + weights[SOON] * lead) * best
    if turns > 1:
        worth += weights[SECOND] * (first + second + third - best - worst)
        if not is_taking:
            worth += weights[CHOICE] * choice
    if turns > 2:
        worth += weights[THIRD] * worst
    return float(worth * (1.0 - weights[EARLY] * turns))


@inlined
def surplus(state: State, seat: int, slot: int, means: Means, weights: Reals) -> float:
    """Return the worth of a tile in hand above an average one's; 0 without a tile or if it isn't known."""
    tile = int(state.hands[seat, slot])
    if tile < 0:
        return 0.0
    return float(tile_worth(state, tile, means, weights) - weights[AVERAGE])
