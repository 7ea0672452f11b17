"""Where each seat's money comes from: the rows of `itemise` (rules/scoring.py)."""

from baumeister.core.items import Item, by_seat, read_items
from baumeister.games.skyline.rules.scoring import ITEMS, itemise
from baumeister.games.skyline.rules.state import State


def items_of(view: State) -> list[Item]:
    """Return all items of the score as it stands."""
    return read_items(ITEMS, lambda items: itemise(view, items))


def money_from(view: State, *reasons: int) -> tuple[int, ...]:
    """Return each seat's money so far for some reasons."""
    return by_seat((item for item in items_of(view) if item.reason in reasons), int(view.seats))


def gained(before: State, after: State, *reasons: int) -> tuple[int, ...]:
    """Return each seat's money for some reasons between two positions."""
    pairs = zip(money_from(before, *reasons), money_from(after, *reasons), strict=True)
    return tuple(later - earlier for earlier, later in pairs)
