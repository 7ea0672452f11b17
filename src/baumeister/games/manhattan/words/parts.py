"""Ids of drawn parts. A seat's move is the set of its parts, in any order.

    build     card-K  block-C-F  lot-A5     K kind of the card 1 … 9, as its holder reads it; C colour 0 … 3; F floors 1 … 4
    choose    supply-C-F-N …                the N-th block of a colour and size: three of them are N = 1, 2 and 3;
                                            a mix of six is six parts
    lay away  card-K  block-C-F  scrap

`lot-A5` is on the board: its ground and the outline of its building, so that a tower is clicked where it is seen. The others
are in the hand; equal cards and equal chosen blocks are one part with a count. In a seat's panel `chosen-C-F` are its blocks.
"""

from baumeister.games.manhattan.rules.cards import card_of_lot
from baumeister.games.manhattan.rules.components import LOTS
from baumeister.games.manhattan.rules.moves import PUT, SCRAP, SEAT_MOVES
from baumeister.games.manhattan.rules.state import State
from baumeister.games.manhattan.words.move_decoding import build_of, scrap_of, take_of
from baumeister.games.manhattan.words.notation import place_name

SCRAP_PILE = "scrap"


def lot_part(place: int) -> str:
    """Return the id of a lot."""
    return f"lot-{place_name(place)}"


def city_parts(city: int) -> tuple[str, str]:
    """Return the ids of a city: its plan, and what stands on it."""
    return f"plan-{city + 1}", f"city-{city + 1}"


def card_part(kind: int) -> str:
    """Return the id of the viewer's cards of a kind."""
    return f"card-{kind + 1}"


def block_part(colour: int, size: int) -> str:
    """Return the id of the viewer's chosen blocks of a colour and size."""
    return f"block-{colour}-{size + 1}"


def chosen_part(colour: int, size: int) -> str:
    """Return the id of a seat's chosen blocks, in its panel."""
    return f"chosen-{colour}-{size + 1}"


def supply_part(colour: int, size: int, copy: int) -> str:
    """Return the id of a block of the viewer's supply."""
    return f"{supply_pile(colour, size)}{copy + 1}"


def supply_pile(colour: int, size: int) -> str:
    """Return how the ids of a pile's blocks begin."""
    return f"supply-{colour}-{size + 1}-"


def move_parts(view: State, move: int) -> tuple[str, ...]:
    """Return the ids of the parts clicked for a move of a seat; none for a move of chance."""
    if move >= SEAT_MOVES:
        return ()
    if move >= SCRAP:
        scrap = scrap_of(view, move)
        return card_part(scrap.kind), block_part(scrap.colour, scrap.size), SCRAP_PILE
    if move >= PUT:
        build = build_of(view, move)
        kind = card_of_lot(view, build.seat, build.place % LOTS)
        return card_part(kind), block_part(build.colour, build.size), lot_part(build.place)
    take = take_of(view, move)
    return tuple(supply_part(take.colour, size, copy) for size, count in enumerate(take.counts) for copy in range(count))
