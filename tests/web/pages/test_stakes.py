"""Beside the points that a seat has stand those that are open yet."""

import re

import pytest

from baumeister.games import GAMES, rules
from baumeister.present.game import Game
from baumeister.records.trace import random_game
from baumeister.web import pages
from baumeister.web.pages.presenter.course import course_of
from baumeister.web.pages.rendering import drawings
from baumeister.web.pages.result.score_chart import chart
from tests.games.neue_heimat.scenes import scene
from tests.games.neue_heimat.test_7_rounds import last_turn
from tests.games.skyline import scenes as skyline
from tests.games.wettstreit.scenes import placed
from tests.web.pages.test_pages import frame, table


def test_the_panels_and_the_strip_tell_the_points_that_are_open_from_the_others() -> None:
    position = scene(("r6^2", "r1, g5", ""), owners={"r": 1, "g": 2}, lengths=(1, 4, 4), boxes=(2,))
    html = pages.table_fragment(table(position, 1), frame())
    told = [
        re.findall(rf'id="{where}-{seat}-[^>]*>(?:<span>)?([^<]*)</span></strong>(?:<i class="stake"[^>]*>([^<]*))?', html)
        for where in ("score", "strip")
        for seat in (1, 2, 3)
    ]
    assert told == 2 * [[("11", "/ 9")], [("5", "/ −5")], [("0", "")]]
    assert html.count('data-score="9"') == 1
    assert re.findall(r'<div class="sum"><dt>[^<]*</dt><dd>([^<]*)', html) == ["9", "11", "−5", "5", "0"]


def test_whoever_has_the_most_now_and_if_all_gets_complete_leads() -> None:
    position = scene(("r6^2", "r1, g5", ""), owners={"r": 1, "g": 2}, lengths=(1, 4, 4), boxes=(2,))
    html = pages.table_fragment(table(position, 1), frame())
    assert re.findall(r'<span title="(leads[^"]*)"|id="seat-(\d)"', html.replace('class="leads" ', "")) == [
        ("leads now, and if all gets complete", ""),  # in the strip
        ("", "1"),
        ("leads now, and if all gets complete", ""),
        ("", "2"),
        ("", "3"),
    ]


def test_nobody_leads_who_would_not_do_so_if_all_got_complete() -> None:
    position = scene(("r6^2", "r1, g5, g6, g4", ""), owners={"r": 1, "g": 2}, lengths=(1, 4, 4), boxes=(2,))
    assert 'class="leads"' not in pages.table_fragment(table(position, 1), frame())


def test_the_chart_of_a_result_shows_what_each_hopes_for_until_the_end() -> None:
    *_, last = random_game(Game(rules("neue_heimat"), 3, {}), 3)
    scores = course_of(last).scores
    assert min(map(min, scores[:-1])) >= 0
    assert scores[-1] == tuple(last.scores)
    assert max(map(max, scores[:-1])) > max(last.scores)
    assert "if all got complete" in str(chart(table(last, 1, scores_by_ply=scores), "en"))


def test_once_a_round_is_counted_nothing_is_at_stake() -> None:
    html = pages.table_fragment(table(last_turn(3).play("place 2-4"), 1), frame())
    assert 'class="stake"' not in html
    assert re.findall(r'data-score="([^"]*)"', html) == ["20", "15", "-6"]


@pytest.mark.parametrize("game", GAMES)
def test_below_where_points_come_from_stands_no_number_without_words(game: str) -> None:
    position = next(found for found in random_game(Game(rules(game), rules(game).seats[0]), 1) if found.actor > 0)
    shown = pages.table_fragment(table(position, 1), frame())
    assert "</dl>" in shown
    assert not re.search(r"</dl>\s*\d", shown)


def test_what_ones_own_hand_leaves_at_the_end_is_told_beside_ones_points_and_nobody_elses() -> None:
    position = placed(cities={1: "G4 H5 C6"}, hands={1: "T1 C9", 2: "H7"})
    for viewer, told in ((1, [("1", "/ 5")]), (2, [("2", "/ −7")]), (3, []), (0, [])):
        html = pages.table_fragment(table(position, viewer), frame())
        for where in ("score", "strip"):
            assert (
                re.findall(rf'id="{where}-(\d)-[^>]*>(?:<span>)?[^<]*</span></strong><i class="stake"[^>]*>([^<]*)', html)
                == told
            )
    html = pages.table_fragment(table(position, 1), frame())
    assert re.search(r"<dt>Cards in hand</dt><dd>−10</dd></div><div class=\"sum\"><dt>If it ended now</dt><dd>5</dd>", html)


def test_nobody_leads_whose_hand_costs_the_lead_as_far_as_the_viewer_knows_it() -> None:
    position = placed(cities={1: "G4 H5 C6"}, hands={1: "H7 C9"})
    leads = ['class="leads"' in pages.table_fragment(table(position, viewer), frame()) for viewer in (1, 2)]
    assert leads == [False, True]


@pytest.mark.parametrize("game", GAMES)
def test_what_is_at_stake_is_part_of_the_scores(game: str) -> None:
    for position in random_game(Game(rules(game), 3, {}), 3):
        view = position.view(0)
        points = drawings.points(view)
        assert tuple(score for score, _ in points) == position.game.rules.words.standing(view.state, position.scores)
        assert all(stake >= 0 for _, stake in points)
        assert not position.is_over or not any(stake for _, stake in points)


def test_a_panel_tells_large_what_decides_with_the_premium_to_come() -> None:
    position = skyline.scene(["o1* o# o#"], cash=(500, 690, 700))
    html = pages.table_fragment(table(position, 1), frame())
    assert re.findall(r'data-score="([^"]*)"', html) == ["700", "690", "700"]
    assert [sum(each) for each in zip(*(row for _, row in drawings.breakdown(position.view(1))), strict=True)] == [
        700,
        690,
        700,
    ]
