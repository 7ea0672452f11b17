"""A table at one moment, folded from its events. Pure: nothing here waits, writes or reads a clock."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Literal

from baumeister.core.game import Game
from baumeister.core.position import Position
from baumeister.records.fairness import branch_at
from baumeister.web.table.events import Event, Kind

Holder = Literal["person", "bot", "open"]
Level = Literal["easy", "medium", "hard"]


@dataclass(frozen=True)
class Seating:
    """Who sits on a seat."""

    name: str
    holder: Holder
    level: Level | None = None  # of the bot that plays
    device: int = 0  # persons with the same number sit at the same device; 0 for bots
    is_lent: bool = False  # a bot plays for an absent person, who can take the seat back

    @property
    def is_persons(self) -> bool:
        """Whether the seat belongs to a person, even if nobody has come yet or a bot plays for it."""
        return self.device > 0


@dataclass(frozen=True)
class Facts:
    """What never changes about a table."""

    id: str
    game: Game
    seating: tuple[Seating, ...]
    seed: bytes
    created: float
    given: tuple[str, ...] = ()  # moves that were already made when the table started: a game played on


@dataclass(frozen=True)
class Undone:
    """A move that was taken back and can be made again: the position after it, and its branch."""

    position: Position
    branch: int


@dataclass(frozen=True)
class Note:
    """That somebody took a seat or left it, at which ply of the game as it stands."""

    ply: int
    kind: Kind
    seat: int
    level: Level | None  # of the bot that plays from now on
    was_open: bool


@dataclass(frozen=True)
class TableState:
    """A table after one event."""

    facts: Facts
    position: Position
    seating: tuple[Seating, ...]
    seq: int = 0
    line_seq: int = 0  # the last event that changed the position
    branch: int = 0  # of the next chance move
    branches: int = 0  # the highest branch so far
    runs: tuple[tuple[int, int], ...] = ()
    undone: tuple[Undone, ...] = ()  # the last taken back comes last
    notes: tuple[Note, ...] = ()
    ended_by: str | None = None
    rematch: str | None = None
    touched: float = field(default=0.0)

    @property
    def is_over(self) -> bool:
        """Whether nothing more can happen: the game has ended, or the table has expired."""
        return self.ended_by is not None

    @property
    def actor(self) -> int:
        """Who moves next: 0 chance, a seat's number, -1 nobody."""
        return -1 if self.is_over else self.position.actor

    @property
    def turn(self) -> str:
        """Whose turn it is, as the store keeps it, to find tables that wait for the server: a holder, `chance` or `over`."""
        if self.is_over:
            return "over"
        return "chance" if self.actor == 0 else self.seating[self.actor - 1].holder

    @property
    def sat_together(self) -> bool:
        """Whether all persons sat at one device at first."""
        return len({seat.device for seat in self.seating if seat.is_persons}) <= 1

    def seat(self, number: int) -> Seating:
        """Return who sits on a seat."""
        return self.seating[number - 1]


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
    was_open = state.seat(event.seat).holder == "open"
    note = Note(state.position.ply, event.kind, event.seat, seating.level, was_open)
    return replace(state, seating=tuple(seats), notes=(*state.notes, note))


def _joined(state: TableState, event: Event) -> TableState:
    old = state.seat(event.seat)
    seat = replace(old, name=event.text, holder="person", level=None, is_lent=False, device=old.device or event.seat)
    return _reseat(state, event, seat)


def _handed_over(state: TableState, event: Event) -> TableState:
    level: Level = "easy" if event.text == "easy" else "hard" if event.text == "hard" else "medium"
    seat = state.seat(event.seat)
    if seat.holder == "open":  # nobody ever came: it is the bot's own
        return _reseat(state, event, replace(seat, holder="bot", level=level, device=0))
    return _reseat(state, event, replace(seat, holder="bot", level=level, is_lent=True))


def _taken_back(state: TableState, event: Event) -> TableState:
    return _reseat(state, event, replace(state.seat(event.seat), holder="person", level=None, is_lent=False))


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
