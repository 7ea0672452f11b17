"""What a page is made from: logs and courses are those of the very position, also where equal ones have other pasts."""

from baumeister.games import GAMES, rules
from baumeister.present.game import Game, Position
from baumeister.records.trace import random_game
from baumeister.web.pages.presenter.course import course_of
from baumeister.web.pages.presenter.log_entries import is_log_at_hand, log_of
from baumeister.web.pages.rendering.render_cache import CACHE


def finished(seed: int) -> Position:
    return list(random_game(Game(rules(GAMES[0]), 2, {}), seed))[-1]


def test_a_position_without_its_past_has_a_log_and_a_course_of_its_own() -> None:
    CACHE.clear()
    played = finished(1)
    bare = Position(played.game, played.raw)
    assert played == bare
    assert len(log_of(played, 0)) > 10
    assert not is_log_at_hand(played, 1)
    assert len(log_of(bare, 0)) == 0
    assert len(course_of(played).scores) == len(played.line())
    assert len(course_of(bare).scores) == 1
