"""Where each seat's points come from: the rows of `itemise` (rules/scoring.py)."""

from collections.abc import Mapping, Sequence

from baumeister.core.items import Item, by_seat, read_items
from baumeister.games.wettstreit.rules.scoring import ITEMS, REASONS, itemise
from baumeister.games.wettstreit.rules.state import State


def items_of(view: State) -> list[Item]:
    """Return all items of the score as it stands."""
    return read_items(ITEMS, lambda items: itemise(view, items))


def points_by_reason(view: State) -> Mapping[int, Sequence[int]]:
    """WB 4.3: each seat's points by reason, for every reason."""
    items, seats = items_of(view), int(view.seats)
    return {reason: by_seat((item for item in items if item.reason == reason), seats) for reason in REASONS}
