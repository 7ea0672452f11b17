"""How the characters of Bürger, Baumeister & Co. build: what each of them likes among moves that are worth the same."""

from baumeister.core.manners import Manners, Traits
from baumeister.games.buerger.rules.components import (
    COINS_MAX,
    COLOURS,
    DISTRICT,
    FIRST_SPACE,
    FORMS,
    HOUSE,
    PARK,
    PRICES,
    SIZE,
    SPACE_COIN,
    SPACE_POINTS,
    TILE_KIND,
    TILE_VALUE,
    VILLA,
)
from baumeister.games.buerger.rules.moves import BOUGHT, CRANE, NO_CRANE, offer_space, space_built, tile_laid
from baumeister.games.buerger.rules.state import State

COLOUR_NAMES = ("red", "yellow", "blue", "green", "violet")
KINDS = {PARK: "park", HOUSE: "house", VILLA: "villa"}


def traits(view: State, move: int) -> Traits:
    """Return what is to be seen in a move."""
    if move < CRANE:
        return of_tile(tile_laid(move)) | of_space(view, tile_laid(move), space_built(move))
    if move < BOUGHT:
        return {"crane": 1.0 if move < NO_CRANE else -1.0}
    space = offer_space(move)
    return of_tile(int(view.offer[space])) | {"price": int(PRICES[space]) / COINS_MAX}


def of_tile(tile: int) -> Traits:
    """Return what a tile is (BB 1.2)."""
    return {KINDS[int(TILE_KIND[tile])]: 1.0, "value": int(TILE_VALUE[tile]) / 3, "south": tile // FORMS / (COLOURS - 1)}


def of_space(view: State, tile: int, space: int) -> Traits:
    """Return what there is where a tile is laid (BB 1.3, 3.2)."""
    district = int(DISTRICT[space])
    free = int(view.free[district]).bit_count()
    return {
        "full": 1.0 - free / int(SIZE[district]),
        "alike": int(view.kind_values[district, TILE_KIND[tile]]) / 9,
        "coin": float(SPACE_COIN[space]),
        "two": float(SPACE_POINTS[space] > 0),
        f"letters in {COLOUR_NAMES[tile // FORMS]}": (space - int(FIRST_SPACE[district])) / (int(SIZE[district]) - 1),
    }


def later(*colours: str) -> Traits:
    """Return a small liking for the later letters of districts in some colours, and for the earlier ones in the others."""
    return {f"letters in {name}": 0.1 if name in colours else -0.1 for name in COLOUR_NAMES}


MANNERS = Manners(
    traits,
    {
        "margarete": {  # a good name: what is nearly finished
            "full": 1.0,
            "house": 0.3,
            "crane": 1.0,
            "price": 0.4,
            **later("blue", "violet"),
        },
        "balthasar": {  # measures twice: the best ground, whatever it costs
            "value": 1.2,
            "two": 1.0,
            "park": 0.5,
            "coin": -0.8,
            "full": -0.3,
            "south": 0.3,
            "crane": -1.0,
            "price": 0.4,
            **later("red", "yellow"),
        },
        "lisbeth": {  # always next to her own kind
            "alike": 1.0,
            "villa": 0.4,
            "value": -0.4,
            "south": -0.1,
            "crane": 1.0,
            "price": -0.3,
            **later("yellow", "green", "violet"),
        },
        "leberecht": {  # can wait, and saves
            "coin": 0.8,
            "villa": 0.2,
            "full": -0.4,
            "south": -0.2,
            "crane": -1.0,
            "price": -1.0,
            **later("green"),
        },
        "jakob": {  # a journeyman: where nobody was yet
            "park": 0.8,
            "full": -1.0,
            "alike": -0.3,
            "south": 0.4,
            "crane": 1.0,
            "price": 0.1,
            **later("red", "blue", "green"),
        },
    },
)
