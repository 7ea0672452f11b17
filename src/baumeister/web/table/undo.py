"""Moves that may be taken back, and made again.

One's own last moves while the turn is still one's own, until something hidden came up; further back only if the others agree
(`undo_requests`). Where all persons sit at one device they are free: back to any point, past bots' moves and chance, which then
brings something new. One step leads to a real choice: moves that were the only ones go with it. A finished table stays
finished: its seed is known.
"""

from collections.abc import Collection, Iterator

from baumeister.present.game import Position
from baumeister.web.table import refusals, undo_refusals
from baumeister.web.table.forced import is_choice
from baumeister.web.table.refusals import Refusal
from baumeister.web.table.state import TableState


def undo_target(state: TableState, seats: Collection[int], *, is_free: bool) -> int | None:
    """Return the ply of one step back for the holder of these seats; None if there is none that needs nobody's consent."""
    if state.is_over or not persons_of(state, seats):
        return None
    persons = persons_of(state, range(1, state.facts.game.seats + 1)) if is_free else persons_of(state, seats)
    return next((p.ply for p in _choices(state, persons, _earliest(state, seats, is_free=is_free))), None)


def may_undo_to(state: TableState, seats: Collection[int], ply: int, *, is_free: bool) -> bool:
    """Tell whether the holder of these seats may go back to a ply at once, without asking the others."""
    is_possible = not state.is_over and persons_of(state, seats) and ply < state.position.ply
    return bool(is_possible) and ply >= _earliest(state, seats, is_free=is_free)


def has_same_undo(then: TableState, now: TableState, seats: Collection[int], *, is_free: bool) -> bool:
    """Tell whether undo means what it meant on a page that shows an earlier state: only bots and chance have moved since."""
    if not is_free or all(line is not then.line for line in now.line.backwards()):
        return False
    return undo_target(then, seats, is_free=True) == undo_target(now, seats, is_free=True)


def why_not_undone(state: TableState, seats: Collection[int], to: int | None) -> Refusal:
    """Return why the holder of these seats can't go back to a ply, or take back its last choice, without asking."""
    if state.is_over:
        return refusals.is_over()
    if not persons_of(state, seats):
        return undo_refusals.not_playing()
    return undo_refusals.nothing_to_undo() if meant_target(state, seats, to) is None else undo_refusals.not_alone()


def _earliest(state: TableState, seats: Collection[int], *, is_free: bool) -> int:
    """Return the ply before the unbroken run of moves that the holder of these seats may take back alone."""
    if is_free:
        return len(state.facts.given)
    persons, position = persons_of(state, seats), state.position
    has_turn = state.actor in persons or not _others(state, seats)
    while has_turn and position.ply > len(state.facts.given) and not position.has_revealed:
        before = position.before
        if before is None or before.actor not in persons:
            break
        position = before
    return position.ply


def meant_target(state: TableState, seats: Collection[int], to: int | None) -> int | None:
    """Return the ply to go back to, by default that of one's last choice; None if there is none before the present."""
    if to is not None:
        return to if len(state.facts.given) <= to < state.position.ply else None
    return next((p.ply for p in _choices(state, persons_of(state, seats), len(state.facts.given))), None)


def redo_target(state: TableState, seats: Collection[int], *, is_free: bool) -> int | None:
    """Return the ply of one step forward for the holder of these seats; None if there is none."""
    persons = persons_of(state, seats)
    if state.is_over or state.undone is None or not persons:
        return None
    if not is_free:
        return state.position.ply + 1 if state.position.actor in persons else None
    everybody, step = persons_of(state, range(1, state.facts.game.seats + 1)), state.undone

    def is_choice_here(position: Position) -> bool:
        return position.actor in everybody and is_choice(position, is_alone=state.has_one_person)

    while step.rest is not None and not is_choice_here(step.line.position):
        step = step.rest
    return step.line.ply


def persons_of(state: TableState, seats: Collection[int]) -> set[int]:
    """Return those of some seats on which persons sit."""
    return {number for number in seats if number and state.seat(number).holder == "person"}


def _others(state: TableState, seats: Collection[int]) -> set[int]:
    return persons_of(state, range(1, state.facts.game.seats + 1)) - set(seats)


def _choices(state: TableState, persons: Collection[int], since: int) -> Iterator[Position]:
    """Yield past positions from a ply on: those where one of these persons had a choice, the latest first; then all theirs."""
    alone = state.has_one_person
    yield from (p for p in _past(state, since) if p.actor in persons and is_choice(p, is_alone=alone))
    yield from (position for position in _past(state, since) if position.actor in persons)


def _past(state: TableState, since: int) -> Iterator[Position]:
    position = state.position.before
    while position is not None and position.ply >= since:
        yield position
        position = position.before
