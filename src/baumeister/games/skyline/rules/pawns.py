"""Pawns on the road (PS 3.1-3.2)."""

from baumeister.core.kernel import kernel
from baumeister.games.skyline.rules.components import BESIDE, NOTHING, ROAD
from baumeister.games.skyline.rules.state import State


@kernel
def road_field_after(state: State, seat: int, steps: int) -> int:
    """PS 3.1: where a seat's pawn comes to, clockwise."""
    return int((state.pawns[seat] + steps) % ROAD)


@kernel
def move_pawn(state: State, seat: int, steps: int) -> None:
    """PS 3.1: forward by a number of road fields."""
    state.pawns[seat] = road_field_after(state, seat, steps)


@kernel
def is_on_action_field(state: State, seat: int) -> bool:
    """PS 1.2, 3.2: a seat's pawn stands on a corner."""
    return bool(BESIDE[state.pawns[seat]] == NOTHING)
