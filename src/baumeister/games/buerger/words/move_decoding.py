"""What the kernels tell of a move or a position, as plain Python for sentences."""

from typing import NamedTuple

import numpy as np

from baumeister.core.record import Items, copy
from baumeister.games.buerger.rules.components import FIRST_SPACE, SIZE
from baumeister.games.buerger.rules.moves import space_built, tile_laid
from baumeister.games.buerger.rules.scoring import ITEMS, itemise, itemise_tile
from baumeister.games.buerger.rules.state import State
from baumeister.games.buerger.rules.turn import play


class Item(NamedTuple):
    """Points for one reason: whose (from 0), how many, which of `REASONS`, for what (rules/scoring.py)."""

    seat: int
    points: int
    reason: int
    subject: int


def items_of(state: State) -> list[Item]:
    """Return the score as it stands, by item."""
    items = _empty()
    return _found(items, itemise(state, items))


def items_of_lay(before: State, move: int) -> list[Item]:
    """Return what the tile that a move lays brings, its own value first (BB 3.2)."""
    items = _empty()
    return _found(items, itemise_tile(before, int(before.actor) - 1, tile_laid(move), space_built(move), items))


def _empty() -> Items:
    return np.zeros((ITEMS, 4), np.int64)


def _found(items: Items, count: int) -> list[Item]:
    return [Item(*row) for row in items[:count].tolist()]


def after_lay(view: State, move: int) -> State:
    """Return the view of the seat whose turn it is after it has laid a tile."""
    after = copy(view)
    play(after, move)
    return after


def spaces_of(district: int) -> range:
    """Return the spaces of a district."""
    return range(int(FIRST_SPACE[district]), int(FIRST_SPACE[district] + SIZE[district]))


def hand_of(state: State, seat: int) -> list[int]:
    """Return the tiles in a hand, unknown ones as -1."""
    return [int(tile) for tile in state.hands[seat, : state.hand_sizes[seat]]]
