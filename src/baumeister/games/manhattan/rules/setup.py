"""Manhattan's set-up (MH 2)."""

from baumeister.core.kernel import kernel
from baumeister.core.record import FULL, Integers
from baumeister.games.manhattan.rules.components import (
    BLOCKS,
    CARDS,
    CARDS_OF_A_KIND,
    COLOURS_IN_PLAY,
    KINDS,
    PILE,
    PLACES,
    SIZES,
)
from baumeister.games.manhattan.rules.state import DEAL, State


@kernel
def setup(state: State, seats: int, options: Integers) -> None:
    """Fill a zeroed record; the cards are dealt by chance (MH 2.3)."""
    state.seats = seats
    state.viewer = FULL
    state.separate_colours = options[0]
    state.phase = DEAL
    for colour in range(COLOURS_IN_PLAY[seats]):  # MH 2.2
        for size in range(SIZES):
            state.supply[colour, size] = BLOCKS[size]
    for place in range(PLACES):
        state.top[place] = -1
    for kind in range(KINDS):
        state.pile[kind] = CARDS_OF_A_KIND
        state.sources[PILE, kind] = CARDS_OF_A_KIND
    state.pile_size = CARDS
    state.received[:] = -1
    state.played[:] = -1
