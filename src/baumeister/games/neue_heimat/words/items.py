"""Where each seat's points come from: the rows of `itemise` (rules/scoring.py)."""

from baumeister.core.items import Item, read_items
from baumeister.core.record import OVER
from baumeister.games.neue_heimat.rules.components import LOTS
from baumeister.games.neue_heimat.rules.scoring import HOUSE, ITEMS, house_score, itemise
from baumeister.games.neue_heimat.rules.state import State


def items_of(view: State) -> list[Item]:
    """Return all items of the score as it stands."""
    return read_items(ITEMS, lambda items: itemise(view, items))


def is_counted(view: State) -> bool:
    """Tell whether the round is over: what a row counts is no longer open."""
    return bool(view.is_scored or view.actor == OVER)


def row_items(view: State, row: int) -> list[Item]:
    """Return the items of a row's houses, from the main road on."""
    return [item for item in items_of(view) if item.reason == HOUSE and item.subject // LOTS == row]


def house_worth(view: State, row: int, lot: int) -> int:
    """Return what a house counts for its owner, plus or minus: twice as much in the mayor's row."""
    return abs(int(house_score(view, row, lot)))
