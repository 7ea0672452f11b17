"""The seat whose view a visitor gets."""

from dataclasses import dataclass

from baumeister.present.game import Position
from baumeister.web.table.live_table import LiveTable
from baumeister.web.table.visitor import Visitor


@dataclass(frozen=True)
class Viewer:
    """The seats that a visitor holds, and the one whose view it gets (0: a spectator's)."""

    seats: tuple[int, ...]
    seat: int
    person: int  # the seat of the person known to look, who may read that seat's own log; 0: nobody
    needs_device_passed: bool  # the person whose turn it is has to take the device first


def viewer_of(table: LiveTable, visitor: Visitor, shown: Position | None = None) -> Viewer:
    """Return the seat whose view of a position a visitor gets, by default of the present one.

    Several persons at one device look one at a time, also those for whom bots play. The turn decides who looks now:
    a device that changes hands shows nobody's hand, whatever moment it asks for.
    """
    seats, now = table.seats_of(visitor), table.now
    playing = tuple(seat for seat in seats if now.seat(seat).holder == "person")
    looking = tuple(seat for seat in seats if now.seat(seat).gone is None or now.is_over)  # resigned players see no more hands
    if len(looking) <= 1 or (now.is_over and len(playing) == 1):
        own = (playing or looking or (0,))[0]
        return Viewer(seats, own, own, needs_device_passed=False)
    here = visitor.at_screen if visitor.at_screen in looking else 0
    if now.is_over or now.actor not in playing or now.actor == here:
        return Viewer(seats, here, here, needs_device_passed=False)
    if not now.position.hides_nothing_of(now.actor):
        return Viewer(seats, 0, 0, needs_device_passed=True)
    is_open = shown is None or shown.hides_nothing_of(now.actor)
    return Viewer(seats, now.actor if is_open else 0, 0, needs_device_passed=False)
