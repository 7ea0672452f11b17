"""Ids of what is drawn: pieces keep theirs wherever they are, and each seat move has a part that stands for it."""

from baumeister.games.neue_heimat.components import COLOUR_OF, LOTS, PIPS_OF
from baumeister.games.neue_heimat.moves import (
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
    SPECIAL_OFFER,
    STASH,
)
from baumeister.games.neue_heimat.notation import COLOUR_LETTERS, PERMIT_NAMES, site_name
from baumeister.games.neue_heimat.phrases import display_cube
from baumeister.games.neue_heimat.state import State

SPECIALS = (*(f"permit-{name}" for name in PERMIT_NAMES), "cancel", "mayor")
ROOF_PILE = "roofs"
WORDS = {STASH: "stash", PASS: "pass", SELL: "sell", KEEP: "keep", DISCARD: "discard"}


def cube_part(cube: int) -> str:
    """Return the id of a floor cube."""
    return f"cube-{COLOUR_LETTERS[COLOUR_OF[cube]]}{PIPS_OF[cube]}"


def roof_part(row: int, lot: int) -> str:
    """Return the id of the roof on a house."""
    return f"roof-{site_name(row, lot)}"


def lot_part(row: int, lot: int) -> str:
    """Return the id of a lot."""
    return f"lot-{site_name(row, lot)}"


def row_part(row: int) -> str:
    """Return the id of a row of houses."""
    return f"row-{row + 1}"


def cash_part(seat: int) -> str:
    """Return the id of a seat's cheques."""
    return f"cash-{seat + 1}"


def box_part(seat: int) -> str:
    """Return the id of a seat's cash box."""
    return f"box-{seat + 1}"


def offer_part(view: State, what: int) -> str:
    """Return the id of a piece that can be offered."""
    if what < ROOF_OFFER:
        return cube_part(display_cube(view, what))
    return ROOF_PILE if what == ROOF_OFFER else SPECIALS[what - SPECIAL_OFFER]


def move_part(view: State, move: int) -> str:
    """Return the id of what is clicked for a legal seat move."""
    if move in WORDS:
        return WORDS[move]
    if move < PASS:
        return offer_part(view, move - OFFER)
    if move < SELL:
        return f"bid-{move - BIDS}"
    if move < LONGER:
        return lot_part(*divmod(move - SITE, LOTS))
    for first, name in ((CANCELLED, "permit"), (BEFORE, "before"), (SHORTER, "shorter"), (LONGER, "longer")):
        if move >= first:
            return SPECIALS[move - first] if name == "permit" else f"{name}-{move - first + 1}"
    raise ValueError(f"move {move} is none of a seat")
