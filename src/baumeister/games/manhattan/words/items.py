"""Where each seat's points come from: the rows of `itemise` and `itemise_round` (rules/scoring.py)."""

from baumeister.core.items import Item, by_seat, read_items
from baumeister.games.manhattan.rules.scoring import ITEMS, ROUND_ITEMS, itemise, itemise_round
from baumeister.games.manhattan.rules.state import State


def items_of(view: State) -> list[Item]:
    """Return all items of the score as it stands."""
    return read_items(ITEMS, lambda items: itemise(view, items))


def round_items(view: State) -> list[Item]:
    """Return the items of a round's scoring of the board as it stands (MH 4)."""
    return read_items(ROUND_ITEMS, lambda items: itemise_round(view, items))


def would_score(view: State) -> tuple[int, ...]:
    """Return what a round's scoring of the board as it stands would bring each seat (MH 4)."""
    return by_seat(round_items(view), int(view.seats))
