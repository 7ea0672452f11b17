"""The log's notes on people: sitting down, bots taking over, coming back, taking moves back."""

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from heapq import merge

from baumeister.present.words import LogLine
from baumeister.text import Text, the_seat
from baumeister.web.pages.elements import texts as common
from baumeister.web.pages.presenter import texts as words
from baumeister.web.pages.view_models import LogEntry
from baumeister.web.table.characters import characters_of
from baumeister.web.table.names import BOT_NAMES, CHARACTERS_NAMES, own_name
from baumeister.web.table.state import Greeted, Note, TableState

UNDOS = ("undo", "declined")


def with_notes(log: Sequence[LogEntry], state: TableState) -> Sequence[LogEntry]:
    """Return the log with the notes between its lines, each after the move that came before it."""
    if not state.notes and not state.greetings:
        return log
    return list(merge(_as_named_then(log, state), notes(state), greetings(state), key=lambda entry: entry.ply))


def _as_named_then(log: Sequence[LogEntry], state: TableState) -> Sequence[LogEntry]:
    """Return the log, with the names of people who have left the table in the lines on them."""
    left = defaultdict[int, list[Note]](list)
    for note in state.notes:  # in the order of their plies
        if note.kind == "left" and note.name:
            left[note.seat].append(note)
    return [_named_by(entry, left.values()) for entry in log] if left else log


def _named_by(entry: LogEntry, left: Iterable[Sequence[Note]]) -> LogEntry:
    """Return a line with the names of that time: on each seat, the first person to leave it from there on."""
    for of_seat in left:
        place = bisect_left(of_seat, entry.ply, key=lambda note: note.ply)
        entry = _naming(entry, of_seat[place]) if place < len(of_seat) else entry
    return entry


def _naming(entry: LogEntry, note: Note) -> LogEntry:
    seat = the_seat(note.seat)
    name, text = own_name(note.name, seat), entry.line.text
    if seat.en not in text.en:
        return entry
    named = Text(text.en.replace(seat.en, name.en), text.de.replace(seat.de, name.de))
    return replace(entry, line=replace(entry.line, text=named))


def notes(state: TableState) -> Iterator[LogEntry]:
    """Yield the notes in order, as lines for everybody."""
    for note in state.notes:
        if note.kind not in UNDOS or not state.sit_together:  # nobody else is there to be told
            yield LogEntry(note.ply, LogLine(_sentence(note, state)))


def greetings(state: TableState) -> Iterator[LogEntry]:
    """Yield what people said, in order."""
    for said in state.greetings:
        if said.greeting in common.GREETINGS:
            text = words.SAYS.format(who=_who(said, state), said=common.GREETINGS[said.greeting])
            yield LogEntry(said.ply, LogLine(text), is_greeting=True)


def _who(note: Note | Greeted, state: TableState) -> Text:
    """Return the person of a note: by name where somebody else sits there by now."""
    seat = the_seat(note.seat)
    return seat if note.name in ("", state.seat(note.seat).name) else own_name(note.name, seat)


def _sentence(note: Note, state: TableState) -> Text:
    who = _who(note, state)
    if note.kind == "undo":
        return (words.TOOK_BACK_ONE if note.count == 1 else words.TOOK_BACK).format(who=who, count=note.count)
    if note.kind == "declined":
        return words.DECLINED.format(who=who)
    if note.kind == "left":
        return words.LEAVES.format(who=who)
    if note.kind == "resigned" and note.level is not None:
        nobody_plays_on = state.ended_by == "resigned" and note.ply == state.position.ply
        return (words.RESIGNS if nobody_plays_on else words.BOT_PLAYS_ON_FOR).format(who=who, bot=BOT_NAMES[note.level])
    if note.level is None:
        return (words.SITS_DOWN if note.kind == "joined" else words.IS_BACK).format(who=who)
    if note.before is not None:
        return words.BOT_FAILED.format(who=who, failed=BOT_NAMES[note.before], bot=BOT_NAMES[note.level])
    if not note.was_open:
        return words.BOT_PLAYS_ON.format(who=who, bot=BOT_NAMES[note.level])
    come = characters_of(state.facts.game.rules, [state.seat(note.seat).character])
    if not come:
        return words.BOT_PLAYS.format(who=who, bot=BOT_NAMES[note.level])
    return words.CHARACTER_PLAYS.format(who=CHARACTERS_NAMES[note.level].format(name=come[0].name))
