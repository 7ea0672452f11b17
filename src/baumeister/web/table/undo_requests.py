"""Asking the others to take moves back that nobody may take back alone. Bots accept; a move lets a request lapse."""

from collections.abc import Collection

from baumeister.web.table import refusals
from baumeister.web.table.change import Change, Shown
from baumeister.web.table.state import TableState
from baumeister.web.table.undo import ask_target, persons_of


def can_ask(state: TableState, seats: Collection[int], *, is_free: bool) -> bool:
    """Tell whether the holder of these seats may ask the others: once a position, and not while a seat waits for somebody."""
    is_full = all(seat.holder != "open" for seat in state.seating)
    return is_full and not (is_free or state.is_over or state.request) and bool(persons_of(state, seats))


def ask(change: Change, to: int | None, at: Shown | None) -> None:
    """Ask for taking back one's last choice and all that came after it, or all moves from a ply on."""
    change.check_fresh(at)
    change.check_seated()
    state, own = change.state, change.table.own_seats(change.visitor)
    target = ask_target(state, own) if to is None else to
    may_ask = can_ask(state, own, is_free=change.table.is_free(change.seats))
    if not may_ask or target is None or not len(state.facts.given) <= target < state.position.ply:
        raise refusals.is_over() if state.is_over else refusals.no_undo()
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
    seat = next((seat for seat in own if request and (seat in request.waits_for or seat == request.seat)), None)
    if request is None or not request.is_pending or seat is None or (agrees and seat == request.seat):
        raise refusals.StaleError
    if at is not None and at.seq < request.since:
        raise refusals.StaleError
    change.add("agreed" if agrees else "declined", seat)
    settle(change)


def settle(change: Change) -> None:
    """Take back the moves that all have agreed on."""
    request = change.state.request
    if request and request.is_pending and not persons_of(change.state, request.waits_for):
        change.add("undo", request.seat, ply=request.ply)
        change.follow()
