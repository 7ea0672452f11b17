"""Asking the others to take moves back that nobody may take back alone. Bots accept; a move lets a request lapse."""

from collections.abc import Collection

from baumeister.web.table import refusals, undo_refusals
from baumeister.web.table.change import Change, Shown
from baumeister.web.table.refusals import Refusal
from baumeister.web.table.state import TableState
from baumeister.web.table.undo import meant_target, persons_of

ASKS_MOST = 3  # of one seat after a move: withdrawn ones could fill the table


def can_ask(state: TableState, seats: Collection[int], *, is_free: bool, to: int | None = None) -> bool:
    """Tell whether the holder of these seats may ask the others to go back to a ply, by default before one's last choice."""
    return _why_not(state, persons_of(state, seats), is_free=is_free) is None and meant_target(state, seats, to) is not None


def _why_not(state: TableState, persons: Collection[int], *, is_free: bool) -> Refusal | None:
    """Return why these persons may not ask now: a seat asks a few times after a move, nobody once it was declined."""
    if state.is_over:
        return refusals.is_over()
    if not persons:
        return undo_refusals.not_playing()
    if is_free:
        return undo_refusals.nobody_to_ask()
    if any(seat.holder == "open" for seat in state.seating):
        return undo_refusals.not_all_there()
    if state.request is not None:
        return undo_refusals.already_asked() if state.request.is_pending else undo_refusals.already_declined()
    return undo_refusals.asked_enough() if state.asked.count(min(persons)) >= ASKS_MOST else None


def ask(change: Change, to: int | None, at: Shown | None) -> None:
    """Ask for taking back one's last choice and all that came after it, or all moves from a ply on."""
    change.check_fresh(at)
    change.check_seated()
    state, own = change.state, change.table.own_seats(change.visitor)
    target = meant_target(state, own, to)
    refusal = _why_not(state, persons_of(state, own), is_free=change.table.is_free(change.seats))
    if refusal is not None or target is None:
        raise refusal or undo_refusals.nothing_to_undo()
    change.check_room()
    others = sorted(persons_of(state, range(1, len(state.seating) + 1)) - set(own))
    change.add("asked", min(persons_of(state, own)), " ".join(map(str, others)), target)
    settle(change)


def answer(change: Change, agrees: bool, at: Shown | None) -> None:
    """Agree to the others' request, or refuse it; whoever asked can only withdraw it.

    The answer is to the request that was shown, not to another one made since in its place.
    """
    change.check_fresh(at)
    change.check_seated()
    own, request = change.table.own_seats(change.visitor), change.state.request
    if request is None or not request.is_pending:
        raise refusals.StaleError if at is not None and at.seq < change.state.seq else undo_refusals.nobody_asks()
    if at is not None and at.seq < request.since:
        raise refusals.StaleError
    seat = next((seat for seat in own if seat in request.waits_for or seat == request.seat), None)
    if seat is None or (agrees and seat == request.seat):
        raise undo_refusals.not_asked() if seat is None else undo_refusals.own_request()
    change.add("agreed" if agrees else "declined", seat)
    settle(change)


def settle(change: Change) -> None:
    """Take back the moves that all have agreed on."""
    request = change.state.request
    if request and request.is_pending and not persons_of(change.state, request.waits_for):
        change.add("undo", request.seat, ply=request.ply)
        change.follow()
