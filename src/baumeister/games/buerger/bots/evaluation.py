"""The evaluation of positions for each seat: a few numbers, tuned by play against itself.

Points scored so far, plus an average turn's for each turn left, plus the worth of a seat's tiles above average ones where they
fit best now, plus coins, cranes and the hand at the end. Each seat's points are judged by its own knowledge: they are the same
in its view as in any guess of what it doesn't know. An unknown tile counts as an average one.
"""

from baumeister.core.kernel import kernel
from baumeister.core.record import OVER, Reals
from baumeister.games.buerger.bots.prospects import last_hand_worth, offer_worth, tile_worth
from baumeister.games.buerger.rules.components import COST
from baumeister.games.buerger.rules.scoring import hand_points, project_points
from baumeister.games.buerger.rules.state import LAY, PROJECT, REFILL, TAKE, State

AVERAGE = 4.3  # the worth of laying an average tile
BEST, SECOND, THIRD = 0.73, 0.68, 0.37  # how much of a hand tile's worth above that will be had
CHOICE = 0.5  # the same for the best tile that the seat can pay for, if it is the next to take one
COIN, COIN_FADES = 3.9, 1.2  # a coin's worth with many turns left; with how many turns left it is half of that
CRANE, CRANE_FADES = 0.63, 6.0  # the same for a crane
AT_END, AT_END_FADES = 4.8, 2.6  # a hand's points at the end; how soon, going back from there, the present hand says little
TURN = 6.5  # points of an average turn, with what its coins and projects bring later


@kernel
def evaluate(state: State, values: Reals) -> None:
    """Write about how many points each seat will have at the end."""
    for seat in range(state.seats):
        values[seat] = state.scores[seat]
        if state.actor != OVER:
            values[seat] += promise(state, seat)


@kernel
def promise(state: State, seat: int) -> float:
    """Return about how many points are still to come for a seat."""
    turns = lays_left(state, seat)
    coin = COIN * turns / (turns + COIN_FADES)
    crane = CRANE * turns / (turns + CRANE_FADES)
    worth = turns * TURN + state.coins[seat] * coin + state.cranes[seat] * crane
    is_taking = state.phase in (PROJECT, TAKE) and seat == state.seat_in_turn
    if is_taking and state.phase == PROJECT:
        points = project_points(int(state.district), int(state.turn_points))
        worth += max(points - COST[state.district] * coin - crane, 0.0)
    if is_taking and turns == 0:
        return float(worth + last_hand_worth(state, seat))
    of_now = 1.0 / (1.0 + turns * AT_END_FADES)
    worth += of_now * hand_points(state, seat) + (1.0 - of_now) * AT_END
    if turns > 0:
        worth += tiles_worth(state, seat, turns, coin, crane, is_taking)
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
def tiles_worth(state: State, seat: int, turns: int, coin: float, crane: float, is_taking: bool) -> float:
    """Return the points above average that a seat's tiles will bring, and the one that it takes next."""
    first = surplus(state, seat, 0, coin, crane)
    second = surplus(state, seat, 1, coin, crane)
    third = surplus(state, seat, 2, coin, crane)
    if is_taking:
        third = offer_worth(state, seat, coin, crane) - AVERAGE
    best = max(first, second, third)
    worst = min(first, second, third)
    worth = BEST * best
    if turns > 1:
        worth += SECOND * (first + second + third - best - worst)
        if is_next_to_take(state, seat):
            worth += CHOICE * (offer_worth(state, seat, coin, crane) - AVERAGE)
    if turns > 2:
        worth += THIRD * worst
    return float(worth)


@kernel
def surplus(state: State, seat: int, slot: int, coin: float, crane: float) -> float:
    """Return the worth of a tile in hand above an average one's; 0 without a tile or if it isn't known."""
    tile = int(state.hands[seat, slot])
    return float(tile_worth(state, seat, tile, coin, crane) - AVERAGE) if tile >= 0 else 0.0


@kernel
def is_next_to_take(state: State, seat: int) -> bool:
    """Tell whether the seat will choose from the present offer, but for the gap."""
    return bool(
        (state.phase == LAY and seat == state.seat_in_turn)
        or (state.phase == REFILL and seat == (state.seat_in_turn + 1) % state.seats)
    )
