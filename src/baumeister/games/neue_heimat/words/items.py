"""Where each seat's points come from: the rows of `itemise` (rules/scoring.py), read and added up."""

from typing import NamedTuple

import numpy as np

from baumeister.games.neue_heimat.rules.components import LOTS
from baumeister.games.neue_heimat.rules.scoring import HOUSE, ITEMS, itemise
from baumeister.games.neue_heimat.rules.state import State


class Item(NamedTuple):
    """Points of a seat, from 0, for one reason."""

    seat: int
    points: int
    reason: int
    subject: int


def items_of(view: State) -> list[Item]:
    """Return all items of the score as it stands."""
    rows = np.zeros((ITEMS, len(Item._fields)), np.int64)
    count = itemise(view, rows)
    return [Item(*row) for row in rows[:count].tolist()]


def row_items(view: State, row: int) -> list[Item]:
    """Return the items of a row's houses, from the main road on."""
    return [item for item in items_of(view) if item.reason == HOUSE and item.subject // LOTS == row]


def by_seat(view: State, items: list[Item]) -> list[int]:
    """Add up each seat's points."""
    return [sum(item.points for item in items if item.seat == seat) for seat in range(view.seats)]
