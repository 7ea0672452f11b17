"""The seat whose view a visitor gets."""

from dataclasses import dataclass

from baumeister.core.record import as_json
from baumeister.present.game import Position
from baumeister.web.table.live_table import LiveTable
from baumeister.web.table.visitor import Visitor


@dataclass(frozen=True)
class Viewer:
    """The seats that a visitor holds, and the one whose view it gets (0: a spectator's)."""

    seats: tuple[int, ...]
    seat: int
    person: int  # the seat of the person who is known to look, and may read what only that seat saw; 0: nobody
    needs_hand_over: bool  # the person whose turn it is has to take the device first


def viewer_of(table: LiveTable, visitor: Visitor, shown: Position | None = None) -> Viewer:
    """Return the seat whose view of a position a visitor gets, by default of the present one.

    Several persons at one device look one at a time. Who looks now is judged by whose turn it is now: a device that changes
    hands shows nobody's hand, whatever moment it asks for.
    """
    seats, now = table.seats_of(visitor), table.now
    playing = tuple(seat for seat in seats if now.seat(seat).holder == "person")
    if len(seats) <= 1 or len(playing) <= 1:
        own = (playing or seats or (0,))[0]
        return Viewer(seats, own, own, needs_hand_over=False)
    here = visitor.at_screen if visitor.at_screen in playing else 0
    if now.is_over or now.actor not in playing or now.actor == here:
        return Viewer(seats, here, here, needs_hand_over=False)
    if not hides_nothing(now.position, now.actor):
        return Viewer(seats, 0, 0, needs_hand_over=True)
    is_open = shown is None or hides_nothing(shown, now.actor)
    return Viewer(seats, now.actor if is_open else 0, 0, needs_hand_over=False)


def hides_nothing(position: Position, seat: int) -> bool:
    """Tell whether everybody knows what a seat knows."""
    own, open_to_all = (as_json(position.view(viewer).state) for viewer in (seat, 0))
    return own | {"viewer": 0} == open_to_all
