"""Points and winners (BB 3.2, 3.4, 4)."""

from typing import Any

from numpy.typing import NDArray

from baumeister.core.kernel import kernel
from baumeister.games.buerger.rules.components import (
    COINS_MAX,
    COLOURS,
    DISTRICT,
    DOUBLES,
    FORMS,
    FOUR_MORE,
    SPACE_POINTS,
    TILE_KIND,
    TILE_VALUE,
)
from baumeister.games.buerger.rules.state import State


@kernel
def score_tile(state: State, seat: int, tile: int, space: int) -> None:
    """BB 3.2: the tile's value, the values of the same kind in the district, and the space's 2. The tile isn't there yet."""
    value = int(TILE_VALUE[tile])
    same_kind = int(state.kind_values[DISTRICT[space], TILE_KIND[tile]])
    extra = int(SPACE_POINTS[space])
    state.from_tiles[seat] += value
    state.from_kinds[seat] += same_kind
    state.from_spaces[seat] += extra
    state.turn_points = value + same_kind + extra
    state.scores[seat] += state.turn_points


@kernel
def project_points(state: State, district: int) -> int:
    """BB 3.4: what the great project adds in this turn: four points, or those of BB 3.2 once more."""
    return int(state.turn_points) if DOUBLES[district] else FOUR_MORE


@kernel
def score_hands(state: State) -> None:
    """BB 4.1: each seat adds the values of its hand tiles of one colour, the best for it."""
    for seat in range(state.seats):
        points = best_colour(state, seat)
        state.from_hands[seat] = points
        state.scores[seat] += points


@kernel
def best_colour(state: State, seat: int) -> int:
    """BB 4.1: the greatest sum of values of one colour in a hand; unknown tiles (-1) count nothing."""
    best = 0
    for colour in range(COLOURS):
        points = 0
        for slot in range(state.hand_sizes[seat]):
            tile = state.hands[seat, slot]
            if tile >= 0 and tile // FORMS == colour:
                points += TILE_VALUE[tile]
        best = max(best, points)
    return best


@kernel
def score(state: State, points: NDArray[Any]) -> None:
    """Write each seat's points as they stand."""
    for seat in range(state.seats):
        points[seat] = state.scores[seat]


@kernel
def winners(state: State, won: NDArray[Any]) -> None:
    """BB 4.2: most points; of the tied most coins; else they share."""
    best = -1
    for seat in range(state.seats):
        rank = int(state.scores[seat]) * (COINS_MAX + 1) + int(state.coins[seat])
        if rank > best:
            best = rank
            won[:seat] = 0
        won[seat] = 1 if rank == best else 0
