"""The log up to a position, as a seat saw it, made once."""

from collections.abc import Sequence

from baumeister.present.game import Position
from baumeister.present.game import log_of as log_of_move
from baumeister.web.pages.presenter.views import view_of
from baumeister.web.pages.rendering.render_cache import CACHE, view_key
from baumeister.web.pages.view_models import LogEntry

FEW = 8  # moves


def log_of(position: Position, seat: int) -> Sequence[LogEntry]:
    """Return the log up to a position, as a seat saw it."""
    return CACHE.for_object(position, ("whole log", seat), lambda: _whole_log(position, seat), _size_of)


def is_log_at_hand(position: Position, seat: int) -> bool:
    """Tell whether at most a few lines of the log are missing: all of them take long, once after the server's start."""
    recent: Position | None = position
    for _ in range(FEW):
        if recent is None or CACHE.has_for_object(recent, ("whole log", seat)):
            return True
        recent = recent.before
    return False


def _whole_log(position: Position, seat: int) -> tuple[LogEntry, ...]:
    return tuple(entry for p in position.line() for entry in _log_entries(p, seat))


def _size_of(entries: tuple[LogEntry, ...]) -> int:
    """Return a log's bytes beside those of its lines."""
    return 8 * len(entries)


def _log_entries(position: Position, seat: int) -> tuple[LogEntry, ...]:
    if position.before is None:
        return ()
    key, is_chance = ("log", view_key(position.before), position.move, seat), position.before.actor == 0
    return CACHE.get(
        key, lambda: tuple(LogEntry(position.ply, line, is_chance) for line in log_of_move(position, seat, view_of))
    )
