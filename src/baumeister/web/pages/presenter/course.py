"""The course of a finished game, made once: everybody's points after each ply, its round, and best turns."""

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from baumeister.present.game import Position
from baumeister.web.pages.presenter.log_entries import log_of
from baumeister.web.pages.rendering.drawings import hoped_for
from baumeister.web.pages.rendering.render_cache import CACHE
from baumeister.web.pages.result.outcome import Scores, best_rounds, best_turns, largest_incomes
from baumeister.web.pages.view_models import BestTurn

KIND = "course"


class Course(NamedTuple):
    """The course of a finished game."""

    scores: tuple[tuple[int, ...], ...]  # everybody's, after each ply, with what is open, as if it came out well
    rounds: tuple[int, ...]  # the one in which each ply was played; empty where there are none
    best_turns: Sequence[BestTurn]  # or rounds, or incomes


def course_of(position: Position) -> Course:
    """Return the course of a game up to its last position, made once."""
    return CACHE.for_object(position, KIND, lambda: _course(position))


def is_course_at_hand(position: Position) -> bool:
    """Tell whether there is nothing to make of a game's course."""
    return not position.is_over or CACHE.has_for_object(position, KIND)


def prepare_history(position: Position, seat: int) -> None:
    """Make the log and the chart of a whole game, outside the event loop."""
    log_of(position, seat)
    if position.is_over:
        course_of(position)


def _course(position: Position) -> Course:
    line = position.line()
    scores = tuple(_scores(p) for p in line)
    rounds = _rounds(line)
    return Course(scores, rounds, _best(position, scores, rounds) if position.is_over else ())


def _best(position: Position, scores: Scores, rounds: Sequence[int]) -> Sequence[BestTurn]:
    words = position.game.rules.words
    if not words.points_are_kept:
        return best_rounds(scores, rounds)
    if words.incomes:
        return largest_incomes(log_of(position, 0))
    chosen = {after.ply for before, after in pairwise(position.line()) if before.actor > 0 and len(before.moves) > 1}
    return best_turns(log_of(position, 0), scores, chosen)


def _rounds(line: Sequence[Position]) -> tuple[int, ...]:
    numbers = [position.game.rules.words.round_number(position.view(0).state) for position in line]
    return (numbers[0], *numbers[:-1]) if any(numbers) else ()  # a ply belongs to the round before it, which it may end


def _scores(position: Position) -> tuple[int, ...]:
    words, state = position.game.rules.words, position.view(0).state
    scores = words.standing(state, position.scores)
    return tuple(map(hoped_for, scores, words.at_stake(state) or (0,) * len(scores)))
