"""Moves that may be taken back, and made again.

One's own last moves, until something hidden came up or somebody else moved. Where all persons sit at one device they are
free: back to any point, past bots' moves and chance, which then brings something new. A finished table stays finished: its
seed is known.
"""

from collections.abc import Collection, Iterator

from baumeister.present.game import Position
from baumeister.web.table.state import TableState


def undo_target(state: TableState, seats: Collection[int], *, is_free: bool) -> int | None:
    """Return the ply of one step back for the holder of these seats; None if there is none."""
    if state.is_over or not _persons(state, seats):
        return None
    if not is_free:
        before = state.position.before
        if before is None or state.position.has_revealed or not _has_left(state, before.ply):
            return None
        return before.ply if before.actor in _persons(state, seats) else None
    persons = _persons(state, range(1, state.facts.game.seats + 1))
    return next((p.ply for p in _past(state) if p.actor in persons), None)


def may_undo_to(state: TableState, seats: Collection[int], ply: int, *, is_free: bool) -> bool:
    """Tell whether the holder of these seats may go back to a ply at once."""
    if state.is_over or not _persons(state, seats) or not _has_left(state, ply) or ply >= state.position.ply:
        return False
    persons, since = _persons(state, seats), (state.position, *_past(state))
    return is_free or all(
        p.before is not None and p.before.actor in persons and not p.has_revealed for p in since if p.ply > ply
    )


def redo_target(state: TableState, seats: Collection[int], *, is_free: bool) -> int | None:
    """Return the ply of one step forward for the holder of these seats; None if there is none."""
    persons = _persons(state, seats)
    if state.is_over or state.undone is None or not persons:
        return None
    if not is_free:
        return state.position.ply + 1 if state.position.actor in persons else None
    everybody, step = _persons(state, range(1, state.facts.game.seats + 1)), state.undone
    while step.line.position.actor not in everybody and step.rest is not None:
        step = step.rest
    return step.line.ply


def _persons(state: TableState, seats: Collection[int]) -> set[int]:
    return {number for number in seats if number and state.seat(number).holder == "person"}


def _has_left(state: TableState, ply: int) -> bool:
    return ply >= len(state.facts.given)


def _past(state: TableState) -> Iterator[Position]:
    position = state.position.before
    while position is not None and _has_left(state, position.ply):
        yield position
        position = position.before
