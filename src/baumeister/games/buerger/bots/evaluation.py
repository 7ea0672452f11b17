"""The evaluation of positions for each seat: a few numbers, fitted to how games went on.

Points scored so far, plus an average turn's for each turn left, plus the worth of a seat's tiles above average ones where they
fit best now, plus coins, cranes and the hand at the end. Each seat's points are judged by its own knowledge: they are the same
in its view as in any guess of what it doesn't know. An unknown tile counts as an average one. What lies open to all on the
board counts for those who lay next.
"""

from baumeister.core.kernel import kernel
from baumeister.core.record import OVER, Reals
from baumeister.games.buerger.bots.evaluation_weights import (
    AT_END,
    AT_END_FADES,
    AVERAGE,
    BEST,
    CHOICE,
    COIN,
    COIN_FADES,
    COIN_SPACE,
    CRANE,
    CRANE_FADES,
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
from baumeister.games.buerger.bots.prospects import coin_spaces, doubling, last_hand_worth, offer_worth, tile_worth
from baumeister.games.buerger.rules.components import COST
from baumeister.games.buerger.rules.scoring import hand_points, project_points
from baumeister.games.buerger.rules.state import LAY, PROJECT, REFILL, TAKE, State


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
            values[seat] += promise(state, seat, weights)
    if state.actor != OVER and weights[FEED] != 0.0:
        add_openings(state, values, weights)


@kernel
def add_openings(state: State, values: Reals, weights: Reals) -> None:
    """Add what lies open to all on the board: the sooner a seat lays, the more of it comes to it."""
    feed = weights[FEED] * doubling(state)
    spaces = weights[COIN_SPACE] * coin_spaces(state)
    for seat in range(state.seats):
        turns = lays_left(state, seat)
        if turns > 0:
            open_to_seat = feed + spaces * turns / (turns + weights[COIN_FADES])
            open_to_seat += weights[ORDER] + weights[ORDER_EARLY] * turns
            values[seat] += open_to_seat * (state.seats - 1 - seats_before(state, seat)) / (state.seats - 1)


@kernel
def promise(state: State, seat: int, weights: Reals) -> float:
    """Return about how many points are still to come for a seat."""
    turns = lays_left(state, seat)
    coin = weights[COIN] * turns / (turns + weights[COIN_FADES])
    crane = weights[CRANE] * turns / (turns + weights[CRANE_FADES])
    worth = turns * weights[TURN] + state.coins[seat] * coin + state.cranes[seat] * crane
    worth += means_beyond(state, seat, turns, weights)
    is_taking = state.phase in (PROJECT, TAKE) and seat == state.seat_in_turn
    if is_taking and state.phase == PROJECT:
        points = project_points(int(state.district), int(state.turn_points))
        worth += max(points - COST[state.district] * coin - crane, 0.0)
    if is_taking and turns == 0:
        return float(worth + last_hand_worth(state, seat))
    of_now = 1.0 / (1.0 + turns * weights[AT_END_FADES])
    worth += of_now * hand_points(state, seat) + (1.0 - of_now) * weights[AT_END]
    if turns > 0:
        worth += tiles_worth(state, seat, turns, coin, crane, is_taking, weights)
    return float(worth)


@kernel
def means_beyond(state: State, seat: int, turns: int, weights: Reals) -> float:
    """Return what further coins and cranes are worth beyond the first, and coins without cranes."""
    worth = 0.0
    if state.coins[seat] > 1:
        worth += weights[SECOND_COIN] * turns / (turns + weights[COIN_FADES])
    if state.cranes[seat] == 0:
        worth += weights[CRANELESS] * state.coins[seat] * turns / (turns + weights[COIN_FADES])
    if state.cranes[seat] > 1:
        worth += weights[SECOND_CRANE] * turns / (turns + weights[CRANE_FADES])
    if state.cranes[seat] > 2:
        worth += weights[THIRD_CRANE] * turns / (turns + weights[CRANE_FADES])
    return float(worth)


@kernel
def lays_left(state: State, seat: int) -> int:
    """Return how many tiles a seat will still lay: one a turn, and there are as many turns as tiles in the supply (BB 3.7)."""
    seats = int(state.seats)
    turns = int(state.supply_size)
    first = int(state.seat_in_turn)
    if state.phase in (PROJECT, TAKE, REFILL):  # this turn's tile is laid
        first += 1
    else:
        turns += 1
        first = first if state.phase == LAY else 0
    return (turns + seats - 1 - (seat - first) % seats) // seats


@kernel
def tiles_worth(state: State, seat: int, turns: int, coin: float, crane: float, is_taking: bool, weights: Reals) -> float:
    """Return the points above average that a seat's tiles will bring, and the one that it takes next."""
    first = surplus(state, seat, 0, coin, crane, weights)
    second = surplus(state, seat, 1, coin, crane, weights)
    third = surplus(state, seat, 2, coin, crane, weights)
    if is_taking:
        third = offer_worth(state, seat, coin, crane, weights) - weights[AVERAGE]
    best = max(first, second, third)
    worst = min(first, second, third)
    worth = weights[BEST] * best
    if weights[SOON] != 0.0:
        worth += weights[SOON] * best * (state.seats - 1 - seats_before(state, seat)) / (state.seats - 1)
    if turns > 1:
        worth += weights[SECOND] * (first + second + third - best - worst)
        if is_next_to_take(state, seat):
            worth += weights[CHOICE] * (offer_worth(state, seat, coin, crane, weights) - weights[AVERAGE])
    if turns > 2:
        worth += weights[THIRD] * worst
    return float(worth * (1.0 - weights[EARLY] * turns))


@kernel
def surplus(state: State, seat: int, slot: int, coin: float, crane: float, weights: Reals) -> float:
    """Return the worth of a tile in hand above an average one's; 0 without a tile or if it isn't known."""
    tile = int(state.hands[seat, slot])
    if tile < 0:
        return 0.0
    return float(tile_worth(state, seat, tile, coin, crane, weights) - weights[AVERAGE])


@kernel
def seats_before(state: State, seat: int) -> int:
    """Return how many other seats lay a tile before this one does."""
    first = int(state.seat_in_turn)
    if state.phase in (PROJECT, TAKE, REFILL):
        first += 1
    return (seat - first) % int(state.seats)


@kernel
def is_next_to_take(state: State, seat: int) -> bool:
    """Tell whether the seat will choose from the present offer, but for the gap."""
    return bool(
        (state.phase == LAY and seat == state.seat_in_turn)
        or (state.phase == REFILL and seat == (state.seat_in_turn + 1) % state.seats)
    )
