"""What the log says beside the game: who sat down, for whom a bot plays, who is back."""

from collections.abc import Iterator
from heapq import merge

from baumeister.present.words import LogLine
from baumeister.text import Text
from baumeister.web.pages import texts as words
from baumeister.web.pages.view_models import LogEntry
from baumeister.web.table.record_export import BOTS
from baumeister.web.table.state import Note, TableState


def with_notes(log: list[LogEntry], state: TableState) -> list[LogEntry]:
    """Return the log with the notes between its lines, each after the move that came before it."""
    return list(merge(log, notes(state), key=lambda entry: entry.ply))


def notes(state: TableState) -> Iterator[LogEntry]:
    """Yield the notes in order. All may know them; like a game's sentences they name a seat by its colour."""
    for note in state.notes:
        yield LogEntry(note.ply, LogLine(_sentence(state, note)))


def _sentence(state: TableState, note: Note) -> Text:
    who = state.facts.game.rules.words.seat_names(state.facts.game.seats)[note.seat - 1]
    if note.level is None:
        return (words.SITS_DOWN if note.kind == "joined" else words.IS_BACK).format(who=who)
    return (words.BOT_PLAYS if note.was_open else words.BOT_PLAYS_ON).format(who=who, bot=BOTS[note.level])
