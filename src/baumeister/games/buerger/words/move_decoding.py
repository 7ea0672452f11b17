"""What a move means, and what counts where it is made, in plain Python for sentences."""

from typing import NamedTuple

from baumeister.games.buerger.rules.components import (
    COINS_MAX,
    COLOURS,
    COST,
    DISTRICT,
    DOUBLES,
    FIRST_SPACE,
    FOUR_MORE,
    PRICES,
    SIZE,
    SPACE_COIN,
    SPACE_POINTS,
    SPACES,
    TILE_COLOUR,
    TILE_KIND,
    TILE_VALUE,
)
from baumeister.games.buerger.rules.moves import BOUGHT, LAID
from baumeister.games.buerger.rules.state import State


class Gain(NamedTuple):
    """The points for a laid tile by their reasons (BB 3.2)."""

    value: int
    same_kind: tuple[int, ...]
    extra: int

    @property
    def total(self) -> int:
        """All points together."""
        return self.value + sum(self.same_kind) + self.extra


def lay_of(move: int) -> tuple[int, int]:
    """Return the tile and the space of a move that lays one."""
    return divmod(move - LAID, SPACES)


def offer_of(move: int) -> int:
    """Return the offer space of a move that takes its tile."""
    return move - BOUGHT


def spaces_of(district: int) -> range:
    """Return the spaces of a district."""
    return range(int(FIRST_SPACE[district]), int(FIRST_SPACE[district] + SIZE[district]))


def gain_of(state: State, tile: int, space: int) -> Gain:
    """Return the points that a tile brings on a space before it is laid there (BB 3.2)."""
    there = [int(state.spaces[other]) for other in spaces_of(int(DISTRICT[space]))]
    same = tuple(int(TILE_VALUE[other]) for other in there if other >= 0 and TILE_KIND[other] == TILE_KIND[tile])
    return Gain(int(TILE_VALUE[tile]), same, int(SPACE_POINTS[space]))


def has_coin(space: int) -> bool:
    """Tell whether a space bears a coin (BB 3.3)."""
    return bool(SPACE_COIN[space])


def price_of(state: State, space: int) -> int:
    """Return what the tile of an offer space costs (BB 3.5)."""
    return 0 if space == state.mayor else int(PRICES[space])


def cost_of(district: int) -> int:
    """Return what the great project of a district costs (BB 1.3)."""
    return int(COST[district])


def doubles(district: int) -> bool:
    """Tell whether the great project doubles the points of the turn; else it brings four (BB 1.3)."""
    return bool(DOUBLES[district])


def bonus_of(district: int, turn_points: int) -> int:
    """Return what the great project adds in a turn of so many points (BB 3.4)."""
    return turn_points if doubles(district) else FOUR_MORE


def can_follow(state: State, space: int) -> bool:
    """Tell whether the seat whose turn it is could complete the great project after laying a tile on a space (BB 3.4)."""
    seat, district = int(state.actor) - 1, int(DISTRICT[space])
    coins = min(int(state.coins[seat] + SPACE_COIN[space]), COINS_MAX)
    return bool(state.completed[district] < 0 and state.cranes[seat] > 0 and coins >= COST[district])


def hand_of(state: State, seat: int) -> list[int]:
    """Return the tiles in a hand, those that aren't known as -1."""
    return [int(tile) for tile in state.hands[seat, : state.hand_sizes[seat]]]


def values_by_colour(state: State, seat: int) -> list[list[int]]:
    """Return for each colour the values of a seat's hand tiles, the highest first."""
    hand = [tile for tile in hand_of(state, seat) if tile >= 0]
    return [
        sorted((int(TILE_VALUE[tile]) for tile in hand if TILE_COLOUR[tile] == colour), reverse=True)
        for colour in range(COLOURS)
    ]
