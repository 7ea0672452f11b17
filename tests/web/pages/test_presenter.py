"""What a page is made from: logs and courses are kept by their position's id, which another position may have had before."""

from baumeister.games import GAMES, rules
from baumeister.present.game import Game, Position
from baumeister.records.trace import random_game
from baumeister.web.pages.presenter.course import Course, course_of
from baumeister.web.pages.presenter.log_entries import Log, log_of
from baumeister.web.pages.rendering.render_cache import CACHE


def finished(seed: int) -> Position:
    return list(random_game(Game(rules(GAMES[0]), 2, {}), seed))[-1]


def test_a_log_of_a_position_that_is_gone_is_not_shown_for_another() -> None:
    gone, here = finished(1), finished(2)
    CACHE.keep(("whole log", id(here), 0), Log(gone, 0), 1)
    assert [entry.line for entry in log_of(here, 0)] == [entry.line for entry in Log(here, 0).entries]


def test_a_course_of_a_position_that_is_gone_is_not_shown_for_another() -> None:
    gone, here = finished(1), finished(2)
    CACHE.keep(("course", id(here)), Course(gone), 1)
    assert course_of(here).scores == Course(here).scores
