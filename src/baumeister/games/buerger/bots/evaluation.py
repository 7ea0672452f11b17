"""What a position promises each seat: a few numbers that were tuned by play against itself.

Points scored so far, plus an average turn's for each turn that is left, plus by how much a seat's tiles are worth more than
average ones where they fit best now, plus coins, cranes and the hand at the end. Each seat's points are judged by what it knows
itself: they are the same in its view as in any guess of what it doesn't know. A tile that isn't known counts as an average one.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from baumeister.core.kernel import kernel
from baumeister.core.record import OVER
from baumeister.games.buerger.bots.prospects import last_hand_worth, offer_worth, tile_worth
from baumeister.games.buerger.rules.components import COST
from baumeister.games.buerger.rules.scoring import best_colour, project_points
from baumeister.games.buerger.rules.state import LAY, PROJECT, REFILL, TAKE, State

AVERAGE = 0  # what laying an average tile is worth
BEST, SECOND, THIRD = 1, 2, 3  # how much of what a tile in hand is worth more than that will be had
CHOICE = 4  # the same for the best tile that the seat which takes next can pay
COIN, COIN_FADES = 5, 6  # a coin's worth with many turns left; after how many turns it is half of that
CRANE, CRANE_FADES = 7, 8  # the same for a crane
AT_END, AT_END_FADES = 9, 10  # points for a hand at the end; how soon the hand of now says little of it
TURN = 11  # points of an average turn, what its coins and projects bring later included

WEIGHTS = np.array([4.3, 0.73, 0.68, 0.37, 0.5, 3.9, 1.2, 0.63, 6.0, 4.8, 2.6, 6.5])


@kernel
def evaluate(state: State, values: NDArray[Any]) -> None:
    """Write about how many points each seat will have at the end."""
    weigh(state, values, WEIGHTS)


@kernel
def weigh(state: State, values: NDArray[Any], weights: NDArray[np.float64]) -> None:
    """`evaluate` with any weights."""
    for seat in range(state.seats):
        values[seat] = state.scores[seat]
        if state.actor != OVER:
            values[seat] += promise(state, seat, weights)


@kernel
def promise(state: State, seat: int, weights: NDArray[np.float64]) -> float:
    """Return about how many points a seat will still get."""
    turns = lays_left(state, seat)
    coin = weights[COIN] * turns / (turns + weights[COIN_FADES])
    crane = weights[CRANE] * turns / (turns + weights[CRANE_FADES])
    worth = turns * weights[TURN] + state.coins[seat] * coin + state.cranes[seat] * crane
    is_taking = state.phase in (PROJECT, TAKE) and seat == state.seat_in_turn
    if is_taking and state.phase == PROJECT:
        worth += max(project_points(state, int(state.district)) - COST[state.district] * coin - crane, 0.0)
    if is_taking and turns == 0:
        return float(worth + last_hand_worth(state, seat))
    of_now = 1.0 / (1.0 + turns * weights[AT_END_FADES])
    worth += of_now * best_colour(state, seat) + (1.0 - of_now) * weights[AT_END]
    if turns > 0:
        worth += tiles_worth(state, seat, turns, coin, crane, is_taking, weights)
    return float(worth)


@kernel
def lays_left(state: State, seat: int) -> int:
    """Return how many tiles a seat will still lay: one in each turn, and turns are left as the supply has tiles (BB 3.7)."""
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
def tiles_worth(
    state: State, seat: int, turns: int, coin: float, crane: float, is_taking: bool, weights: NDArray[np.float64]
) -> float:
    """Return how many points more than average ones the tiles of a seat will bring, and the one that it takes next."""
    first = surplus(state, seat, 0, coin, crane, weights)
    second = surplus(state, seat, 1, coin, crane, weights)
    third = surplus(state, seat, 2, coin, crane, weights)
    if is_taking:
        third = offer_worth(state, seat, coin, crane) - weights[AVERAGE]
    best = max(first, second, third)
    worst = min(first, second, third)
    worth = weights[BEST] * best
    if turns > 1:
        worth += weights[SECOND] * (first + second + third - best - worst)
        if is_next_to_take(state, seat):
            worth += weights[CHOICE] * (offer_worth(state, seat, coin, crane) - weights[AVERAGE])
    if turns > 2:
        worth += weights[THIRD] * worst
    return float(worth)


@kernel
def surplus(state: State, seat: int, slot: int, coin: float, crane: float, weights: NDArray[np.float64]) -> float:
    """Return by how much a tile in hand is worth more than an average one; 0 if there is none or it isn't known."""
    tile = int(state.hands[seat, slot])
    return float(tile_worth(state, seat, tile, coin, crane) - weights[AVERAGE]) if tile >= 0 else 0.0


@kernel
def is_next_to_take(state: State, seat: int) -> bool:
    """Tell whether the offer, as it lies there but for the gap, is what the seat will choose from."""
    return bool(
        (state.phase == LAY and seat == state.seat_in_turn)
        or (state.phase == REFILL and seat == (state.seat_in_turn + 1) % state.seats)
    )
