"""The log up to a position, as a seat saw it, made once."""

import weakref
from collections.abc import Hashable, Sequence

from baumeister.present.game import Position
from baumeister.present.game import log_of as log_of_move
from baumeister.web.pages.presenter.views import view_of
from baumeister.web.pages.rendering.render_cache import CACHE, view_key
from baumeister.web.pages.view_models import LogEntry

FEW = 8  # moves


def log_of(position: Position, seat: int) -> Sequence[LogEntry]:
    """Return the log up to a position, as a seat saw it."""
    key = _log_key(position, seat)
    found = CACHE.get(key, lambda: Log(position, seat), Log.size)
    if found.position() is not position:  # another one had the id before
        CACHE.forget(key)
        found = CACHE.get(key, lambda: Log(position, seat), Log.size)
    return found.entries


def is_log_at_hand(position: Position, seat: int) -> bool:
    """Tell whether at most a few lines of the log are missing: all of them take long, once after the server's start."""
    recent: Position | None = position
    for _ in range(FEW):
        if recent is None or _log_key(recent, seat) in CACHE:
            return True
        recent = recent.before
    return False


def _log_key(position: Position, seat: int) -> Hashable:
    return "whole log", id(position), seat


class Log:
    """The log up to a position, as a seat saw it. It is kept by the position's id, and so remembers whose it was."""

    def __init__(self, position: Position, seat: int) -> None:
        self.position = weakref.ref(position)
        self.entries = tuple(entry for p in position.line() for entry in _log_entries(p, seat))

    def size(self) -> int:
        """Return the bytes beside those of its lines."""
        return 8 * len(self.entries)


def _log_entries(position: Position, seat: int) -> tuple[LogEntry, ...]:
    if position.before is None:
        return ()
    key = "log", view_key(position.before), position.move, seat
    return CACHE.get(key, lambda: tuple(LogEntry(position.ply, line) for line in log_of_move(position, seat, view_of)))
