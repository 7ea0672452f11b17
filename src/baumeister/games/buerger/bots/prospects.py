"""The value of a tile to a seat on the best space for it now, in points, project and coin included."""

import numpy as np
from numpy.typing import NDArray

from baumeister.core.kernel import kernel
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
    KINDS,
    OFFERS,
    SIZE,
    SPACE_COIN,
    SPACE_POINTS,
    TILE_KIND,
    TILE_VALUE,
    TWO_MORE,
)
from baumeister.games.buerger.rules.great_project import can_complete
from baumeister.games.buerger.rules.offer_board import price
from baumeister.games.buerger.rules.scoring import colour_points, project_points
from baumeister.games.buerger.rules.state import State

NOTHING = -1000.0


def bits(symbols: NDArray[np.int8]) -> NDArray[np.int8]:
    """Return each district's spaces that bear a symbol, as bits like those of `State.free`."""
    found = np.zeros(DISTRICTS, np.int8)
    for district in range(DISTRICTS):
        for letter in range(SIZE[district]):
            found[district] |= (symbols[FIRST_SPACE[district] + letter] > 0) << letter
    return found


COIN_BITS = bits(SPACE_COIN)
TWO_BITS = bits(SPACE_POINTS)


@kernel
def tile_worth(state: State, seat: int, tile: int, coin: float, crane: float, weights: Reals) -> float:
    """Return the worth of laying a tile on the best space for it; `coin` and `crane` are what those are worth in points."""
    colour, form = divmod(tile, FORMS)
    value = int(TILE_VALUE[form])
    coins = int(state.coins[seat])
    gain = weights[PROJECT_GAIN]
    best = NOTHING
    coin_places = 0
    for district in range(colour * DISTRICTS_OF_A_COLOUR, (colour + 1) * DISTRICTS_OF_A_COLOUR):
        free = int(state.free[district])
        same_kind = int(state.kind_values[district, TILE_KIND[form]])
        points = value + same_kind
        at_risk = weights[LAST_SPACE] * same_kind if free & (free - 1) == 0 else 0.0
        if free & ~COIN_BITS[district] != 0:
            score = points + TWO_MORE if free & TWO_BITS[district] != 0 else points
            best = max(best, score - at_risk + gain * project_worth(state, seat, district, score, coins, coin, crane))
        if free & COIN_BITS[district] != 0:
            more = coin if coins < COINS_MAX else 0.0
            after = project_worth(state, seat, district, points, min(coins + 1, COINS_MAX), coin, crane)
            best = max(best, points + more - at_risk + gain * after)
            coin_places += 1
    return float(best + weights[COIN_PLACE] * coin_places)


@kernel
def project_worth(state: State, seat: int, district: int, points: int, coins: int, coin: float, crane: float) -> float:
    """Return the value of completing the project in a turn of so many points; 0 if it can't be done or doesn't pay."""
    if not can_complete(state, seat, district, coins):
        return 0.0
    return float(max(project_points(district, points) - COST[district] * coin - crane, 0.0))


@kernel
def doubling(state: State) -> float:
    """Return what lies in districts where a project to come would double a tile's points: its best kind's value, squared."""
    total = 0
    for district in range(DISTRICTS):
        if state.free[district] != 0 and DOUBLES[district] and state.completed[district] < 0:
            best = 0
            for kind in range(KINDS):
                best = max(best, int(state.kind_values[district, kind]))
            total += best * best
    return float(total)


@kernel
def coin_spaces(state: State) -> int:
    """Return in how many districts a space with a coin is free."""
    count = 0
    for district in range(DISTRICTS):
        count += 1 if state.free[district] & COIN_BITS[district] != 0 else 0
    return count


@kernel
def offer_worth(state: State, seat: int, coin: float, crane: float, weights: Reals) -> float:
    """Return the worth, less its price, of the best tile of the offer that a seat can pay for."""
    best = NOTHING
    for space in range(OFFERS):
        cost = price(state, space)
        if state.offer[space] >= 0 and cost <= state.coins[seat]:
            best = max(best, tile_worth(state, seat, int(state.offer[space]), coin, crane, weights) - cost * coin)
    return best


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
