"""The log's notes beside the game: who sat down, for whom a bot plays, who is back."""

from collections.abc import Iterator, Sequence
from heapq import merge

from baumeister.present.words import LogLine
from baumeister.text import Text, the_seat
from baumeister.web.pages import texts as words
from baumeister.web.pages import texts_belonging as farewells
from baumeister.web.pages.view_models import LogEntry
from baumeister.web.table.names import BOT_NAMES, own_name
from baumeister.web.table.state import Note, TableState


def with_notes(log: Sequence[LogEntry], state: TableState) -> Sequence[LogEntry]:
    """Return the log with the notes between its lines, each after the move that came before it."""
    if not state.notes:
        return log
    return list(merge(log, notes(state), key=lambda entry: entry.ply))


def notes(state: TableState) -> Iterator[LogEntry]:
    """Yield the notes in order, as lines for everybody."""
    for note in state.notes:
        yield LogEntry(note.ply, LogLine(_sentence(note, _who(note, state))))


def _who(note: Note, state: TableState) -> Text:
    """Return the person whom a note is about: by name where somebody else sits there by now."""
    seat = the_seat(note.seat)
    return seat if note.name == state.seat(note.seat).name else own_name(note.name, seat)


def _sentence(note: Note, who: Text) -> Text:
    if note.kind == "left":
        return farewells.LEAVES.format(who=who)
    if note.kind == "resigned" and note.level is not None:
        return farewells.RESIGNS.format(who=who, bot=BOT_NAMES[note.level])
    if note.level is None:
        return (words.SITS_DOWN if note.kind == "joined" else words.IS_BACK).format(who=who)
    if note.before is not None:
        return words.BOT_FAILED.format(who=who, failed=BOT_NAMES[note.before], bot=BOT_NAMES[note.level])
    return (words.BOT_PLAYS if note.was_open else words.BOT_PLAYS_ON).format(who=who, bot=BOT_NAMES[note.level])
