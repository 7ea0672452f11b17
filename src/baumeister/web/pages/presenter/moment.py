"""The moment of a table on a visitor's page, and the seat it is seen from."""

from dataclasses import dataclass

from baumeister.present.game import Position
from baumeister.web.table import refusals
from baumeister.web.table.drafts import Draft, previewed
from baumeister.web.table.live_table import LiveTable
from baumeister.web.table.state import TableState
from baumeister.web.table.viewing_seat import Viewer, viewer_of
from baumeister.web.table.visitor import Visitor


@dataclass(frozen=True)
class Moment:
    """A table after an event, and a position of its game: the one shown."""

    state: TableState
    viewer: Viewer
    draft: Draft  # the viewer's, where the page shows it: at the present
    tentative: Position  # after the draft's moves
    last: Position  # the latest that may be shown
    position: Position  # the one shown
    is_now: bool  # nothing has happened since

    @property
    def is_present(self) -> bool:
        """Whether the latest position of the table as it is now is shown."""
        return self.is_now and self.position is self.last

    @property
    def can_act(self) -> bool:
        """Whether the viewer may move here."""
        state, seat = self.state, self.viewer.seat
        is_turn = self.is_present and seat > 0 and state.actor == seat == self.last.actor and self.last is self.tentative
        return is_turn and state.seat(seat).holder == "person"

    @property
    def has_acted(self) -> bool:
        """Whether the viewer's last step here was a move, not one taken back."""
        return bool(self.draft.moves) if self.draft.confirms else self.state.undone is None


def moment_of(table: LiveTable, visitor: Visitor, seq: int | None, ply: int | None) -> Moment:
    """Return a visitor's moment: the table after an event (by default the last), or at an earlier ply.

    Raises:
        Refusal: if the table has no such event or ply.
    """
    state = state_at(table, seq)
    shown = at_ply(state.position, ply)
    viewer, is_now = viewer_of(table, visitor, shown), state is table.now
    has_draft = is_now and viewer.seat > 0 and ply is None
    draft = table.draft(viewer.seat) if has_draft else Draft()
    tentative = table.drafted(viewer.seat) if has_draft else state.position
    last = previewed(tentative) if draft.moves else tentative
    return Moment(state, viewer, draft, tentative, last, last if ply is None else shown, is_now)


def state_at(table: LiveTable, seq: int | None) -> TableState:
    """Return the table after an event."""
    return table.now if seq is None else table.history.after(seq)


def at_ply(position: Position, ply: int | None) -> Position:
    """Return the position at an earlier ply of the same game."""
    if ply is None:
        return position
    if not 0 <= ply <= position.ply:
        raise refusals.no_such_ply()
    return position.undo(position.ply - ply)
