"""The seats of a table, as a visitor may know them."""

from collections.abc import Callable, Sequence
from typing import Protocol

from baumeister.bots.levels import SEARCHING
from baumeister.web.pages.view_models import Seat
from baumeister.web.table.characters import character_of
from baumeister.web.table.farewell import may_leave, may_resign
from baumeister.web.table.greetings import greeting_of
from baumeister.web.table.live_table import LiveTable
from baumeister.web.table.names import shown_name
from baumeister.web.table.secrets import private_link
from baumeister.web.table.state import TableState
from baumeister.web.table.visitor import Visitor


class Attendance(Protocol):
    """Knows which persons are there."""

    def is_connected(self, table_id: str, seat: int) -> bool:
        """Tell whether the person on a seat is there."""

    def is_absent(self, table: LiveTable, seat: int) -> bool:
        """Tell whether the person on a seat has been gone, or a seat free, for long."""

    @property
    def can_search(self) -> Callable[[str], bool]:
        """Tells whether a game's searching bots are at full strength."""


def seats_for(table: LiveTable, state: TableState, visitor: Visitor, attendance: Attendance) -> Sequence[Seat]:
    """Return the seats, as a visitor may know them."""
    own = table.seats_of(visitor)
    return [_seat(table, state, number, visitor, attendance, own) for number in range(1, table.facts.game.seats + 1)]


def _seat(
    table: LiveTable, state: TableState, number: int, visitor: Visitor, attendance: Attendance, own: tuple[int, ...]
) -> Seat:
    seat, mine, table_id, game = state.seat(number), number in own, table.facts.id, table.facts.game
    plays = not state.is_over and any(state.seat(each).gone is None for each in own)
    is_left = plays and seat.gone == "left"
    is_person, level = seat.holder == "person", seat.level if seat.holder == "bot" else None
    may_go = plays and seat.holder != "bot" and not mine
    secret = table.secret_of(visitor, number) if mine or seat.holder == "open" else None
    return Seat(
        number=number,
        name=shown_name(game.rules, seat),
        holder=seat.holder,
        level=level,
        is_warming_up=level in SEARCHING and not attendance.can_search(game.id),
        is_yours=mine,
        is_connected=seat.holder == "bot" or (is_person and (mine or attendance.is_connected(table_id, number))),
        can_be_handed_over=may_go and (is_left or attendance.is_absent(table, number)),
        can_be_taken=not state.is_over
        and ((mine and seat.can_be_taken_back) or (seat.holder == "open" and secret is not None)),
        secret_link=private_link(table_id, secret) if secret is not None else None,
        failed=seat.failed,
        character=character_of(game.rules, seat),
        gone=seat.gone,
        can_leave=mine and may_leave(state, number),
        can_resign=mine and may_resign(state, number),
        can_be_invited_to=is_left and secret is None,
        greeting=greeting_of(state, number),
    )
