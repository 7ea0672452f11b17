"""How Neue Heimat's characters deal: what each of them likes among moves that are worth the same."""

from baumeister.core.manners import Manners, Traits
from baumeister.games.neue_heimat.rules.components import CHEQUES, LEVELS_MAX, LOTS, PIPS, PIPS_OF, ROWS
from baumeister.games.neue_heimat.rules.moves import (
    BEFORE,
    BIDS,
    CANCELLED,
    DISCARD,
    KEEP,
    LONGER,
    OFFER,
    PASS,
    ROOF_OFFER,
    SELL,
    SHORTER,
    SITE,
    STASH,
    site_of,
)
from baumeister.games.neue_heimat.rules.state import State


def traits(view: State, move: int) -> Traits:
    """Return what is to be seen in a move."""
    if move < PASS:
        return {"stash": 1.0} if move == STASH else offered(view, move - OFFER)
    if move < SELL:
        return bid(view, move - BIDS)
    if move < SITE:
        return {"sell": 1.0 if move == SELL else -1.0}
    return placed(view, move)


def offered(view: State, offer: int) -> Traits:
    """Return what kind of piece can be offered (NH 3.2)."""
    if offer >= ROOF_OFFER:
        return {"roof": 1.0} if offer == ROOF_OFFER else {"paper": 1.0}
    row, side = divmod(offer, 2)
    end = int(view.display_stop[row]) - 1 if side else int(view.display_start[row])
    return cube(int(view.display[row, end])) | {"right": float(side), "north": 1.0 - row / (ROWS - 1)}


def cube(number: int) -> Traits:
    """Return what a cube is (NH 1.2)."""
    return {"cube": 1.0, "pips": int(PIPS_OF[number]) / PIPS}


def bid(view: State, millions: int) -> Traits:
    """Return how much is bid for what (NH 3.4); nothing if it is passed."""
    kinds = cube(int(view.piece)) if view.offer < ROOF_OFFER else offered(view, int(view.offer))
    return {name: much * millions / CHEQUES for name, much in kinds.items()}


def placed(view: State, move: int) -> Traits:
    """Return where a piece goes (NH 4)."""
    if move < LONGER:
        row, lot = site_of(move)
        return {"high": int(view.floor_counts[row, lot]) / LEVELS_MAX, "far": lot / LOTS, "north": 1.0 - row / (ROWS - 1)}
    if move < CANCELLED:
        changes = {"longer": float(move < SHORTER), "shorter": float(SHORTER <= move < BEFORE), "mayor": float(move >= BEFORE)}
        return changes | {"north": 1.0 - (move - LONGER) % ROWS / (ROWS - 1)}
    return {"discard": 1.0} if move == DISCARD else {}


MANNERS = Manners(
    traits,
    {
        "lothar": {  # takes it all
            "cube": 0.5,
            "pips": 1.0,
            "roof": -0.5,
            "paper": 0.4,
            "sell": -1.0,
            "high": 1.0,
            "longer": 0.5,
            "north": 0.3,
        },
        "gisela": {  # counts twice, and keeps what she has
            "cube": -0.3,
            "pips": -1.0,
            "roof": -0.6,
            "paper": -0.4,
            "stash": 1.0,
            "sell": 1.0,
            "high": -0.5,
            "north": 0.2,
        },
        "manfred": {  # gives his friends a roof
            "cube": -0.6,
            "pips": 0.3,
            "roof": 1.0,
            "paper": -0.3,
            "sell": 0.5,
            "high": 0.6,
            "mayor": 0.5,
            "right": -0.4,
            "north": -0.3,
        },
        "ingrid": {  # has the permits
            "cube": -0.4,
            "pips": 0.8,
            "roof": 0.3,
            "paper": 1.0,
            "stash": 0.6,
            "sell": -0.3,
            "shorter": 1.0,
            "discard": 0.5,
            "far": 0.5,
            "right": 0.4,
            "north": 0.5,
        },
        "detlef": {  # sells cellars with a view of the lake
            "cube": 0.8,
            "pips": -0.6,
            "roof": 0.4,
            "paper": -0.5,
            "high": -1.0,
            "far": -0.5,
            "right": 1.0,
            "north": -0.6,
        },
    },
)
assert KEEP == SELL + 1
