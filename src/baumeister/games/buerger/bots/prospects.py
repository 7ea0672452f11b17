"""The value of a tile to a seat on the best space for it now, in points, project and coin included."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from baumeister.core.kernel import inlined, kernel
from baumeister.core.record import Reals
from baumeister.games.buerger.bots.evaluation_weights import COIN_PLACE, LAST_SPACE, PROJECT_GAIN
from baumeister.games.buerger.rules.components import (
    COINS_MAX,
    COLOURS,
    COST,
    DISTRICTS,
    DISTRICTS_OF_A_COLOUR,
    DOUBLES,
    FIRST_SPACE,
    FORMS,
    FOUR_MORE,
    HAND,
    HOUSE,
    OFFERS,
    PARK,
    SIZE,
    SPACE_COIN,
    SPACE_POINTS,
    TILE_COLOUR,
    TILE_KIND,
    TILE_VALUE,
    TILES,
    TWO_MORE,
    VILLA,
)
from baumeister.games.buerger.rules.offer_board import price
from baumeister.games.buerger.rules.scoring import colour_points
from baumeister.games.buerger.rules.state import State

NOTHING = -1000.0
NO_BUDGET = -1  # of a seat without a crane: the last row of CAN_PAY, and with a coin more the first, which pay for no project


def bits(symbols: NDArray[np.int8]) -> NDArray[np.int8]:
    """Return each district's spaces that bear a symbol, as bits like those of `State.free`."""
    found = np.zeros(DISTRICTS, np.int8)
    for district in range(DISTRICTS):
        for letter in range(SIZE[district]):
            found[district] |= (symbols[FIRST_SPACE[district] + letter] > 0) << letter
    return found


COIN_BITS = bits(SPACE_COIN)
TWO_BITS = bits(SPACE_POINTS)
FREE = np.arange(1 << SIZE.max())
PLAIN_POINTS = np.where(FREE & ~COIN_BITS[:, None], np.where(FREE & TWO_BITS[:, None], TWO_MORE, 0.0), NOTHING)
"""By district and its free spaces: what the best of those without a coin adds to a tile's points; NOTHING if there is none."""
COIN_POINTS = np.where(FREE & COIN_BITS[:, None], 0.0, NOTHING)
"""The same for those with a coin."""

PROJECT_COST = COST.astype(np.float64)
PROJECT_FACTOR = np.where(DOUBLES, 1.0, 0.0)
PROJECT_TERM = np.where(DOUBLES, 0.0, FOUR_MORE)
"""A project adds the turn's points times its factor, plus its term (BB 3.4)."""
BUDGETS = np.array([*range(COINS_MAX + 2), NO_BUDGET])
CAN_PAY = np.where(BUDGETS[:, None] >= COST, 1.0, 0.0)
"""By budget and district: whether it suffices for the project."""

ALIKE = np.zeros((TILES + 1, TILES + 1), np.int8)
ALIKE[:TILES, :TILES] = np.equal.outer(TILE_COLOUR, TILE_COLOUR) * TILE_VALUE
"""By two tiles of a hand: what the second adds to the colour of the first. The last row and column are for no tile, -1."""


class Means(NamedTuple):
    """What a seat builds with."""

    coins: int
    budget: int
    """How many coins it can give for a great project; NO_BUDGET without one (BB 3.4)."""
    coin: float
    """What a coin is worth to it, in points."""
    crane: float


@kernel
def means_of(state: State, seat: int, coin: float, crane: float) -> Means:
    """Return a seat's means; `coin` and `crane` are what those are worth in points."""
    coins = int(state.coins[seat])
    return Means(coins, coins if state.cranes[seat] > 0 else NO_BUDGET, coin, crane)


@inlined
def tile_worth(state: State, tile: int, means: Means, weights: Reals) -> float:
    """Return the worth of laying a tile on the best space for it.

    It is branch-free: what can't be done is worked out too, and counts nothing. That is faster than unpredictable branches.
    """
    kind = int(TILE_KIND[tile])
    coin = means.coin if means.coins < COINS_MAX else 0.0
    first = int(TILE_COLOUR[tile]) * DISTRICTS_OF_A_COLOUR
    best = NOTHING
    coin_places = 0
    for district in range(first, first + DISTRICTS_OF_A_COLOUR):
        free = int(state.free[district])
        same_kind = int(state.kind_values[district, kind])
        at_risk = weights[LAST_SPACE] * (same_kind * (free & (free - 1) == 0))
        points = float(TILE_VALUE[tile] + same_kind)
        plain = points + PLAIN_POINTS[district, free]
        with_coin = points + COIN_POINTS[district, free]
        plain += project_worth(state, district, plain, means.budget, means, weights)
        with_coin += coin + project_worth(state, district, with_coin, means.budget + 1, means, weights)
        best = max(best, max(plain, with_coin) - at_risk)
        coin_places += free & COIN_BITS[district] != 0
    return float(best + weights[COIN_PLACE] * coin_places)


@inlined
def project_worth(state: State, district: int, points: float, budget: int, means: Means, weights: Reals) -> float:
    """Return what counts of the gain from completing the project in a turn of so many points.

    It is 0 if the project can't be completed (`can_complete`) or doesn't pay.
    """
    can_complete = (state.completed[district] < 0) * CAN_PAY[budget, district]
    gain = PROJECT_FACTOR[district] * points + PROJECT_TERM[district] - (PROJECT_COST[district] * means.coin + means.crane)
    return float(weights[PROJECT_GAIN] * can_complete * max(gain, 0.0))


@kernel
def doubling(state: State) -> float:
    """Return what lies in districts where a project to come would double a tile's points: its best kind's value, squared."""
    total = 0
    for district in range(DISTRICTS):
        values = state.kind_values[district]
        best = int(max(values[PARK], values[HOUSE], values[VILLA]))
        total += best * best * int(DOUBLES[district]) * (state.free[district] != 0) * (state.completed[district] < 0)
    return float(total)


@kernel
def coin_spaces(state: State) -> int:
    """Return in how many districts a space with a coin is free."""
    count = 0
    for district in range(DISTRICTS):
        count += state.free[district] & COIN_BITS[district] != 0
    return count


@kernel
def offer_worth(state: State, means: Means, weights: Reals) -> float:
    """Return the worth, less its price, of the best tile of the offer that a seat can pay for."""
    best = NOTHING
    for space in range(OFFERS):
        cost = price(state, space)
        if state.offer[space] >= 0 and cost <= means.coins:
            best = max(best, tile_worth(state, int(state.offer[space]), means, weights) - cost * means.coin)
    return best


@kernel
def hand_now(state: State, seat: int) -> int:
    """BB 4.1: the points of a hand now, as `hand_points`: each tile with those of its colour that come after it."""
    hand = state.hands[seat]
    most = 0
    for slot in range(HAND):
        points = 0
        for other in range(slot, HAND):
            points += int(ALIKE[hand[slot], hand[other]])
        most = max(most, points)
    return most


@kernel
def last_hand_worth(state: State, seat: int) -> float:
    """Return the points of a hand of two at the end with the best tile of the offer that the seat can pay for (BB 4.1)."""
    best = 0
    for colour in range(COLOURS):
        held = colour_points(state, seat, colour)
        for space in range(OFFERS):
            tile = int(state.offer[space])
            if tile >= 0 and price(state, space) <= state.coins[seat]:
                best = max(best, held + (int(TILE_VALUE[tile]) if tile // FORMS == colour else 0))
    return float(best)
