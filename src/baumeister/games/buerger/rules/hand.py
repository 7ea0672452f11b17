"""A hand's places: first the dealt tiles, then those that all know, each part in order of the tiles' numbers."""

from baumeister.core.kernel import kernel
from baumeister.games.buerger.rules.state import State


@kernel
def put_in_hand(state: State, seat: int, tile: int) -> None:
    """Add a tile of the offer board to those that all know."""
    insert(state, seat, int(state.dealt_counts[seat]), int(state.hand_sizes[seat]), tile)
    state.hand_sizes[seat] += 1


@kernel
def insert(state: State, seat: int, first: int, end: int, tile: int) -> None:
    """Insert a tile, in order of numbers, into the places `first` to `end`, of which `end` is free."""
    slot = end
    while slot > first and state.hands[seat, slot - 1] > tile:
        state.hands[seat, slot] = state.hands[seat, slot - 1]
        slot -= 1
    state.hands[seat, slot] = tile


@kernel
def take_from_hand(state: State, seat: int, tile: int) -> None:
    """Take a tile out of a hand: of equal ones the one that all know ("Who sees what"); it comes last."""
    last = int(state.hand_sizes[seat]) - 1
    slot = last
    while state.hands[seat, slot] != tile:
        slot -= 1
    if slot < state.dealt_counts[seat]:
        state.dealt_counts[seat] -= 1
    for after in range(slot, last):
        state.hands[seat, after] = state.hands[seat, after + 1]
    state.hands[seat, last] = -1
    state.hand_sizes[seat] = last
