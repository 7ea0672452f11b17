"""Events into states: a table at any moment is folded from its events. No move is played for it."""

from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace

from baumeister.present.game import Position
from baumeister.records.fairness import branch_at
from baumeister.web.table.events import Event, Kind
from baumeister.web.table.line import Line
from baumeister.web.table.state import (
    PLAYED_LEVELS,
    Facts,
    Greeted,
    Level,
    Note,
    Runs,
    Seating,
    TableState,
    Undone,
    UndoRequest,
)

GREETINGS_MOST = 60  # the latest, of all seats
NOTES_MOST = 500  # the latest; two people at play all day long make more, and each state has its own row of them


def start(facts: Facts) -> TableState:
    """Return a table before its first event.

    Raises:
        Refusal: if a move made before it is no move of the game (any more).
    """
    line = Line(None, "", 0, facts.game.start())
    for move in facts.given:
        line = Line(line, move, line.position.actor)
    return TableState(facts, line, facts.seating, touched=facts.created)


def apply(state: TableState, event: Event) -> TableState:
    """Return the table after an event."""
    return HANDLERS[event.kind](state, event)


def apply_move(state: TableState, event: Event, position: Position) -> TableState:
    """Return the table after a move that has been played already: `position` is the one after it."""
    return _move(state, event, position)


def fold(first: TableState, events: Iterable[Event]) -> Iterator[TableState]:
    """Yield a table after each event that follows a state, that state first."""
    state = first
    yield state
    for event in events:
        state = apply(state, event)
        yield state


def _move(state: TableState, event: Event, position: Position | None = None) -> TableState:
    line, runs = state.line, state.runs
    if event.seat == 0:
        runs = _with_run(runs, line.ply, state.branch)
    line, seq = Line(line, event.text, event.seat, position), event.seq
    return replace(state, line=line, runs=runs, undone=None, request=None, asked=(), line_seq=seq, seq=seq, touched=event.at)


def _with_run(runs: Runs, ply: int, branch: int) -> Runs:
    return runs if branch_at(runs, ply) == branch else (*runs, (ply, branch))


def _undo(state: TableState, event: Event) -> TableState:
    line, undone, passed_chance, count = state.line, state.undone, False, 0
    while line.ply > event.ply and line.before is not None:
        count += line.seat != 0
        undone = Undone(line, branch_at(state.runs, line.before.ply), undone)
        passed_chance = passed_chance or (line.seat == 0 and state.facts.tour is None)  # a script's chance comes again
        line = line.before
    branches = state.branches + 1 if passed_chance else state.branches
    return replace(
        state,
        line=line,
        undone=undone,
        request=None,
        runs=state.runs[: bisect_left(state.runs, (line.ply,))],
        branch=branches if passed_chance else state.branch,
        branches=branches,
        line_seq=event.seq,
        greetings=tuple(replace(said, ply=min(said.ply, line.ply)) for said in state.greetings),
        notes=_with_undo(_moved_back(state.notes, line.ply), Note(line.ply, "undo", event.seat, None, False, count=count)),
        seq=event.seq,
        touched=event.at,
    )


def _moved_back(notes: tuple[Note, ...], ply: int) -> tuple[Note, ...]:
    """Return the notes, those made after a ply moved back to it. They stand in the order of their plies."""
    kept = bisect_left(notes, ply + 1, key=lambda note: note.ply)
    return (*notes[:kept], *(replace(note, ply=ply) for note in notes[kept:])) if kept < len(notes) else notes


def _with(notes: tuple[Note, ...], note: Note) -> tuple[Note, ...]:
    return (*notes[-(NOTES_MOST - 1) :], note)


def _with_undo(notes: tuple[Note, ...], note: Note) -> tuple[Note, ...]:
    """Return the notes with that of an undo; one for whoever takes back the same moves again and again."""
    last = notes[-1] if notes else None
    same = last and (last.kind, last.seat, last.ply) == (note.kind, note.seat, note.ply)
    return (*notes[:-1], replace(note, count=max(note.count, last.count))) if same and last else _with(notes, note)


def _redo(state: TableState, event: Event) -> TableState:
    line, undone, runs = state.line, state.undone, state.runs
    while line.ply < event.ply and undone is not None:
        if undone.line.seat == 0:
            runs = _with_run(runs, line.ply, undone.branch)
        line, undone = undone.line, undone.rest
    return replace(
        state, line=line, undone=undone, request=None, runs=runs, line_seq=event.seq, seq=event.seq, touched=event.at
    )


def _asked(state: TableState, event: Event) -> TableState:
    request = UndoRequest(event.seat, event.ply, tuple(map(int, event.text.split())), since=event.seq)
    return replace(state, request=request, asked=(*state.asked, event.seat), seq=event.seq, touched=event.at)


def _agreed(state: TableState, event: Event) -> TableState:
    request = state.request
    if request is not None:
        request = replace(request, waits_for=tuple(seat for seat in request.waits_for if seat != event.seat))
    return replace(state, request=request, seq=event.seq, touched=event.at)


def _declined(state: TableState, event: Event) -> TableState:
    request, notes = state.request, state.notes
    if request is not None and request.seat == event.seat:  # withdrawn
        request = None
    elif request is not None:
        request, notes = (
            replace(request, declined_by=event.seat),
            _with(notes, Note(state.line.ply, "declined", event.seat, None, False)),
        )
    return replace(state, request=request, notes=notes, seq=event.seq, touched=event.at)


def _reseat(state: TableState, event: Event, seating: Seating) -> TableState:
    seats = list(state.seating)
    seats[event.seat - 1] = seating
    old = state.seat(event.seat)
    note = Note(
        state.line.ply, event.kind, event.seat, seating.level, old.holder == "open", old.level, seating.name or old.name
    )
    return replace(state, seating=tuple(seats), notes=_with(state.notes, note), seq=event.seq, touched=event.at)


def _joined(state: TableState, event: Event) -> TableState:
    old = state.seat(event.seat)
    seat = replace(old.with_person, name=event.text, device=old.device or event.seat)
    return _reseat(state, event, seat)


def _handed_over(state: TableState, event: Event) -> TableState:
    level, seat = _level(event), state.seat(event.seat)
    if seat.holder == "bot":  # it failed
        return _reseat(state, event, replace(seat, level=level, failed=seat.failed or seat.level))
    if seat.holder == "open":  # no person to wait for: the seat is the bot's own
        return _reseat(state, event, replace(seat, holder="bot", level=level, device=0, gone=None))
    return _reseat(state, event, replace(seat, holder="bot", level=level, is_lent=True))


def _left(state: TableState, event: Event) -> TableState:
    others = {seat.device for number, seat in enumerate(state.seating, 1) if number != event.seat}
    own = next(number for number in (event.seat, *range(1, len(state.seating) + 1)) if number not in others)
    seat = replace(state.seat(event.seat).with_person, name="", holder="open", device=own, gone="left")
    return replace(_reseat(state, event, seat), request=None)  # the asking person or an asked one may be gone


def _resigned(state: TableState, event: Event) -> TableState:
    seat = replace(state.seat(event.seat), holder="bot", level=_level(event), is_lent=True, failed=None, gone="resigned")
    return replace(_reseat(state, event, seat), request=None)


def _level(event: Event) -> Level:
    return next((level for level in PLAYED_LEVELS if level == event.text), "medium")


def _taken_back(state: TableState, event: Event) -> TableState:
    return _reseat(state, event, state.seat(event.seat).with_person)


def _ended(state: TableState, event: Event) -> TableState:
    return replace(state, closed_by=event.text, undone=None, seq=event.seq, touched=event.at)


def _rematch(state: TableState, event: Event) -> TableState:
    return replace(state, rematch=event.text, seq=event.seq, touched=event.at)


def _tour_left(state: TableState, event: Event) -> TableState:
    return replace(state, has_left_tour=True, seq=event.seq, touched=event.at)


def _greeted(state: TableState, event: Event) -> TableState:
    said = Greeted(state.line.ply, event.seat, event.text, event.at, state.seat(event.seat).name)
    return replace(state, greetings=(*state.greetings[-(GREETINGS_MOST - 1) :], said), seq=event.seq, touched=event.at)


HANDLERS: Mapping[Kind, Callable[[TableState, Event], TableState]] = {
    "move": _move,
    "undo": _undo,
    "redo": _redo,
    "asked": _asked,
    "agreed": _agreed,
    "declined": _declined,
    "joined": _joined,
    "handed over": _handed_over,
    "taken back": _taken_back,
    "ended": _ended,
    "rematch": _rematch,
    "tour left": _tour_left,
    "greeted": _greeted,
    "left": _left,
    "resigned": _resigned,
}
