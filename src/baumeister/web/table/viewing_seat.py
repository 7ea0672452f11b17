"""The seat whose view a visitor gets."""

from dataclasses import dataclass

from baumeister.core.record import as_json
from baumeister.web.table.live_table import LiveTable
from baumeister.web.table.state import TableState
from baumeister.web.table.visitor import Visitor


@dataclass(frozen=True)
class Viewer:
    """The seats that a visitor holds, and the one whose view it gets after an event (0: a spectator's)."""

    seats: tuple[int, ...]
    seat: int
    needs_hand_over: bool  # the person whose turn it is has to take the device first


def viewer_of(table: LiveTable, state: TableState, visitor: Visitor) -> Viewer:
    """Return the seat whose view a visitor gets. Several persons at one device look one at a time."""
    seats = table.seats_of(visitor)
    playing = tuple(seat for seat in seats if state.seat(seat).holder == "person")
    if len(seats) <= 1 or len(playing) <= 1:
        return Viewer(seats, (playing or seats or (0,))[0], needs_hand_over=False)
    here = visitor.at_screen if visitor.at_screen in playing else 0
    if state.is_over or state.actor not in playing or state.actor == here:
        return Viewer(seats, here, needs_hand_over=False)
    if hides_nothing(state):
        return Viewer(seats, state.actor, needs_hand_over=False)
    return Viewer(seats, 0, needs_hand_over=True)


def hides_nothing(state: TableState) -> bool:
    """Tell whether everybody knows what the seat to move knows."""
    own, open_to_all = (as_json(state.position.view(seat).state) for seat in (state.actor, 0))
    return own | {"viewer": 0} == open_to_all
