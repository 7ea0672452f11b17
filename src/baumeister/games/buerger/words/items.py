"""Where each seat's points come from: the rows of `itemise` and `itemise_tile` (rules/scoring.py)."""

from baumeister.core.items import Item, read_items
from baumeister.games.buerger.rules.moves import space_built, tile_laid
from baumeister.games.buerger.rules.scoring import ITEMS, itemise, itemise_tile
from baumeister.games.buerger.rules.state import State


def items_of(view: State) -> list[Item]:
    """Return all items of the score as it stands."""
    return read_items(ITEMS, lambda items: itemise(view, items))


def items_of_lay(before: State, move: int) -> list[Item]:
    """Return the points of the tile that a move lays, its own value first (BB 3.2)."""
    seat, tile, space = int(before.actor) - 1, tile_laid(move), space_built(move)
    return read_items(ITEMS, lambda items: itemise_tile(before, seat, tile, space, items))
