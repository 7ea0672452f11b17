"""Events into states: a table at any moment is folded from its events."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace

from baumeister.present.game import Position
from baumeister.records.fairness import branch_at
from baumeister.web.table.events import Event, Kind
from baumeister.web.table.state import LEVELS, Facts, Level, Note, Seating, TableState, Undone


def start(facts: Facts) -> TableState:
    """Return a table before its first event."""
    position = facts.game.start()
    for move in facts.given:
        position = position.play(move)
    return TableState(facts, position, facts.seating, touched=facts.created)


def apply(state: TableState, event: Event) -> TableState:
    """Return the table after an event."""
    return _after(event, HANDLERS[event.kind](state, event))


def apply_move(state: TableState, event: Event, position: Position) -> TableState:
    """Return the table after a move that has been played already: `position` is the one after it."""
    return _after(event, _moved(state, event, position))


def _after(event: Event, state: TableState) -> TableState:
    return replace(state, seq=event.seq, touched=event.at)


def fold(facts: Facts, events: Iterable[Event]) -> list[TableState]:
    """Return the table after each event, the start included: `states[seq]`."""
    states = [start(facts)]
    for event in events:
        states.append(apply(states[-1], event))
    return states


def _move(state: TableState, event: Event) -> TableState:
    return _moved(state, event, state.position.play(event.text))


def _moved(state: TableState, event: Event, position: Position) -> TableState:
    runs = _with_run(state.runs, state.position.ply, state.branch) if state.position.actor == 0 else state.runs
    ended = "game" if position.is_over else state.ended_by
    return replace(state, position=position, runs=runs, undone=(), line_seq=event.seq, ended_by=ended)


def _with_run(runs: Sequence[tuple[int, int]], ply: int, branch: int) -> tuple[tuple[int, int], ...]:
    if branch_at(runs, ply) == branch:
        return tuple(runs)
    return (*runs, (ply, branch))


def _undo(state: TableState, event: Event) -> TableState:
    position, undone, passed_chance = state.position, list(state.undone), False
    while position.ply > event.ply and position.before is not None:
        undone.append(Undone(position, branch_at(state.runs, position.before.ply)))
        passed_chance = passed_chance or position.before.actor == 0
        position = position.before
    branches = state.branches + 1 if passed_chance else state.branches
    return replace(
        state,
        position=position,
        undone=tuple(undone),
        runs=tuple(run for run in state.runs if run[0] < position.ply),
        branch=branches if passed_chance else state.branch,
        branches=branches,
        line_seq=event.seq,
        notes=tuple(replace(note, ply=min(note.ply, position.ply)) for note in state.notes),
    )


def _redo(state: TableState, event: Event) -> TableState:
    position, undone, runs = state.position, list(state.undone), state.runs
    while position.ply < event.ply and undone:
        last = undone.pop()
        if position.actor == 0:
            runs = _with_run(runs, position.ply, last.branch)
        position = last.position
    return replace(state, position=position, undone=tuple(undone), runs=runs, line_seq=event.seq)


def _reseat(state: TableState, event: Event, seating: Seating) -> TableState:
    seats = list(state.seating)
    seats[event.seat - 1] = seating
    old = state.seat(event.seat)
    note = Note(state.position.ply, event.kind, event.seat, seating.level, old.holder == "open", before=old.level)
    return replace(state, seating=tuple(seats), notes=(*state.notes, note))


def _joined(state: TableState, event: Event) -> TableState:
    old = state.seat(event.seat)
    seat = replace(old.with_person, name=event.text, device=old.device or event.seat)
    return _reseat(state, event, seat)


def _handed_over(state: TableState, event: Event) -> TableState:
    level: Level = next((level for level in LEVELS if level == event.text), "medium")
    seat = state.seat(event.seat)
    if seat.holder == "bot":  # it failed
        return _reseat(state, event, replace(seat, level=level, failed=seat.failed or seat.level))
    if seat.holder == "open":  # no person to wait for: the seat is the bot's own
        return _reseat(state, event, replace(seat, holder="bot", level=level, device=0))
    return _reseat(state, event, replace(seat, holder="bot", level=level, is_lent=True))


def _taken_back(state: TableState, event: Event) -> TableState:
    return _reseat(state, event, state.seat(event.seat).with_person)


def _ended(state: TableState, event: Event) -> TableState:
    return replace(state, ended_by=event.text, undone=())


def _rematch(state: TableState, event: Event) -> TableState:
    return replace(state, rematch=event.text)


HANDLERS: Mapping[Kind, Callable[[TableState, Event], TableState]] = {
    "move": _move,
    "undo": _undo,
    "redo": _redo,
    "joined": _joined,
    "handed over": _handed_over,
    "taken back": _taken_back,
    "ended": _ended,
    "rematch": _rematch,
}
