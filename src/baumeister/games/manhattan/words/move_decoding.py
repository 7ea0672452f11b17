"""What a move of Manhattan means, and what counts at the place where it happens, in plain Python for sentences."""

from baumeister.games.manhattan.rules.components import CARD_OF_LOT, KINDS, LOT_OF_CARD, MIXES, PLACES, SIDES, SIX_MIXES, SIZES
from baumeister.games.manhattan.rules.moves import PUT, SCRAP, TAKE_SECOND
from baumeister.games.manhattan.rules.state import State


def take_of(move: int) -> tuple[int, list[int]]:
    """Return which colour of the seat a "take" move is about (0 or 1), and its blocks by size."""
    if move >= TAKE_SECOND:
        return 1, [int(count) for count in MIXES[move - TAKE_SECOND + SIX_MIXES]]
    return 0, [int(count) for count in MIXES[move]]


def build_of(move: int) -> tuple[int, int, int]:
    """Return a building move's colour of the seat (0 or 1), place and size, each from 0."""
    rest, size = divmod(move - PUT, SIZES)
    second, number = divmod(rest, PLACES)
    return second, number, size


def scrap_of(move: int) -> tuple[int, int, int]:
    """Return a laying-away move's colour of the seat (0 or 1), kind and size, each from 0."""
    rest, size = divmod(move - SCRAP, SIZES)
    second, kind = divmod(rest, KINDS)
    return second, kind, size


def lot_of_card(state: State, seat: int, kind: int) -> int:
    """Return the number on the board, from 1, of the lot that a card means for a seat (MH 3.3)."""
    return int(LOT_OF_CARD[SIDES[state.seats, seat], kind]) + 1


def card_of_lot(state: State, seat: int, lot: int) -> int:
    """Return the kind of card, from 0, that means a lot of a city, from 0, for a seat (MH 3.3)."""
    return int(CARD_OF_LOT[SIDES[state.seats, seat], lot])


def builder_colours(state: State, colour: int) -> tuple[int, ...]:
    """Return the colours whose floors count together when a building is taken over (MH 3.4, 3.5)."""
    return (colour % 2, colour % 2 + 2) if state.seats == 2 and not state.separate_colours else (colour,)


def builder_floors(state: State, place: int, colour: int) -> int:
    """Return how many floors whoever builds this colour has in a building (MH 3.4, 3.5)."""
    return sum(int(state.floors[place, own]) for own in builder_colours(state, colour))


def tower_height(state: State, place: int) -> int:
    """Return all floors of a building (MH 4.1)."""
    return sum(state.floors[place].tolist())


def is_foreign(state: State, place: int, colour: int) -> bool:
    """Tell whether a building is somebody else's for whoever builds this colour."""
    owner = int(state.top[place])
    return owner >= 0 and owner not in builder_colours(state, colour)


def colours_in_play(state: State) -> range:
    """Return the colours that are built with (MH 2.2)."""
    return range(4 if state.seats == 2 else int(state.seats))
