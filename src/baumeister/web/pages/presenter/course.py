"""How a finished game went, made once: everybody's points after each ply, and best moves."""

import weakref

from baumeister.present.game import Position
from baumeister.web.pages.presenter.log_entries import log_of
from baumeister.web.pages.rendering.render_cache import CACHE
from baumeister.web.pages.result.outcome import best_moves


class Course:
    """How a finished game went: everybody's points after each ply and best moves. It remembers whose it was."""

    def __init__(self, position: Position) -> None:
        self.position = weakref.ref(position)
        line, count = position.line(), position.game.rules.words.counted_now
        self.scores = tuple(p.scores for p in line)
        worth = tuple(count(p.state) for p in line) if count else self.scores
        self.best_moves = best_moves(position.game.seats, log_of(position, 0), worth) if position.is_over else ()


def course_of(position: Position) -> Course:
    """Return the course of a game up to its last position, made once."""
    key = "course", id(position)
    found = CACHE.get(key, lambda: Course(position))
    if found.position() is not position:  # another one had the id before
        CACHE.forget(key)
        found = CACHE.get(key, lambda: Course(position))
    return found


def is_course_at_hand(position: Position) -> bool:
    """Tell whether there is nothing to make of a game's course."""
    return not position.is_over or ("course", id(position)) in CACHE


def prepare_history(position: Position, seat: int) -> None:
    """Make the log and the chart of a whole game, outside the event loop."""
    log_of(position, seat)
    if position.is_over:
        course_of(position)
