"""Ids of drawn parts. A seat's move is one part.

    cube-r5, roofs, permit-II, cancel, mayor     what can be put up for auction; `permit-II` on the board, what is cancelled
    lot-2-3                                      a lot with its house, for a floor or a roof
    longer-2, shorter-2                          the new end of a row, for a permit
    before-1                                     the place before a row, for the mayor

`bid-4`, `pass`, `sell`, `keep`, `stash` and `discard` are buttons of the auction's panel (present/auction_panel.py). The log
also names `row-2`, a row's land, and in the seats' panels `cash-1` and `box-1`; the guide `rack-1`, a row of the display.
"""

from baumeister.games.neue_heimat.rules.auction import cube_at
from baumeister.games.neue_heimat.rules.components import COLOUR_OF, PIPS_OF
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
    SEAT_MOVES,
    SELL,
    SHORTER,
    SPECIAL_OFFER,
    STASH,
    site_of,
)
from baumeister.games.neue_heimat.rules.state import NOTHING, State
from baumeister.games.neue_heimat.words.notation import COLOUR_LETTERS, PERMIT_NAMES, site_name

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


def rack_part(row: int) -> str:
    """Return the id of the tray of a display row."""
    return f"rack-{row + 1}"


def row_part(row: int) -> str:
    """Return the id of a row of houses."""
    return f"row-{row + 1}"


def cash_part(seat: int) -> str:
    """Return the id of a seat's cheques."""
    return f"cash-{seat + 1}"


def box_part(seat: int) -> str:
    """Return the id of a seat's cash box."""
    return f"box-{seat + 1}"


def offer_parts(view: State, what: int) -> tuple[str, ...]:
    """Return the id of a piece to offer; none for an end of an empty display row."""
    if what < ROOF_OFFER:
        cube = cube_at(view, what)
        return () if cube == NOTHING else (cube_part(cube),)
    return (ROOF_PILE if what == ROOF_OFFER else SPECIALS[what - SPECIAL_OFFER],)


def move_parts(view: State, move: int) -> tuple[str, ...]:
    """Return the id of the part clicked for a move of a seat; none for a move of chance."""
    if move >= SEAT_MOVES:
        return ()
    if move in WORDS:
        return (WORDS[move],)
    if move < PASS:
        return offer_parts(view, move - OFFER)
    if move < SELL:
        return (f"bid-{move - BIDS}",)
    if move < LONGER:
        return (lot_part(*site_of(move)),)
    if move >= CANCELLED:
        return (SPECIALS[move - CANCELLED],)
    for first, name in ((BEFORE, "before"), (SHORTER, "shorter")):
        if move >= first:
            return (f"{name}-{move - first + 1}",)
    return (f"longer-{move - LONGER + 1}",)
