"""The next step of a move of several parts, in words; the others' deeds and everybody's points over the board."""

import re
from collections.abc import Mapping
from dataclasses import replace
from itertools import pairwise

import pytest

from baumeister.games import GAMES, rules
from baumeister.present.game import Game, Position
from baumeister.present.tour import Guide
from baumeister.present.words import LogLine
from baumeister.records.trace import random_game
from baumeister.text import LANGUAGES, Language, Text
from baumeister.web import pages
from baumeister.web.pages.table.latest import latest
from tests.web.pages.test_pages import frame, table

MANY = 4
"""Alike parts of a move are counted instead."""


def played(game: str) -> list[Position]:
    return list(random_game(Game(rules(game), 3, {}), 5))


@pytest.mark.parametrize("game", GAMES)
def test_each_part_that_a_move_of_several_lacks_has_its_words(game: str) -> None:
    for position in [p for p in played(game) if p.actor > 0][::4]:
        view = position.view(position.actor)
        asks = view.game.rules.words.asks(view.state)
        for move in view.numbers:
            parts = view.game.rules.drawing.parts(view.state, move)
            if 1 < len(parts) < MANY:
                assert all(words_of(part, asks) is not None for part in parts), parts


def words_of(part: str, asks: Mapping[str, Text]) -> Text | None:
    """Return the words of a part as the table's script finds them."""
    begins = [part, *(part[: match.start()] for match in re.finditer("-", part))]
    return next((asks[name] for name in sorted(begins, key=len, reverse=True) if name in asks), None)


def test_the_others_deeds_are_told_until_one_acts() -> None:
    line = played("buerger")
    mine = [p for p in line if p.actor == 1]
    first = latest(table(mine[0], 1))
    again = next(p for before, p in pairwise(line) if p.actor == 1 and p.ply > 40 and before.actor != 1)
    told = latest(table(again, 1))
    assert len(first) <= 2
    assert len(told) == 2
    acted = next(p for p in line if p.ply > again.ply and p.before is not None and p.before.actor == 1)
    assert list(latest(table(acted, 1))) == []
    assert list(latest(table(again, 1, ply=again.ply - 1))) == []


@pytest.mark.parametrize("game", GAMES)
def test_a_strip_says_the_points_unless_the_board_does(game: str) -> None:
    position = played(game)[-1]
    html = pages.table_fragment(table(position, 1), frame())
    strip = re.search(r'<ol class="strip( tall)?( two-sums)?".*?</ol>', html)
    if strip is None:
        assert 'id="points-1"' in html or game == "skyline"
        return
    for score in position.scores:
        assert re.search(rf">[−-]?{abs(score)}</span></strong>", strip[0])


def test_the_strip_of_a_game_with_purses_says_them_and_the_turn() -> None:
    position = next(p for p in played("buerger") if p.ply > 60 and p.actor == 1)
    glance = position.game.rules.words.glance(position.view(1).state)
    assert glance is not None
    assert len(glance.purses) == 3
    assert glance.progress is not None
    html = pages.table_fragment(table(position, 1), frame())
    assert [int(found) for found in re.findall(r'<i class="purse">(\d)</i>', html)] == list(glance.purses)
    assert f'<li class="progress">{glance.progress.en}</li>' in html


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_last_step_of_a_tour_is_done(language: Language) -> None:
    position = next(p for p in played("manhattan") if p.actor == 1)
    shown = {"en": ("Leave the tour", "Done"), "de": ("Führung verlassen", "Fertig")}[language]
    page = table(position, 1)
    move = str(position.moves[0])
    for guide, said in ((Guide(Text("a", "a"), move, 5, 5), shown[0]), (Guide(Text("a", "a"), number=5, count=5), shown[1])):
        html = pages.table_fragment(replace(page, guide=guide), frame(language))
        assert said in re.search(r'<section id="tour".*?</section>', html)[0]  # type: ignore[index]


def test_ones_own_throw_hides_no_deeds_and_tells_its_rent() -> None:
    line = played("skyline")
    turns = [p for before, p in pairwise(line) if p.actor == 1 and before.actor == 0 and p.ply > 60]
    told = [latest(table(position, 1)) for position in turns]
    assert all(texts for texts in told)
    assert any("pays" in text.en or "pay " in text.en for texts in told for text in texts)


def test_the_others_deeds_are_told_in_their_order() -> None:
    line = played("buerger")
    told = [latest(table(p, 1)) for before, p in pairwise(line) if p.actor == 1 and before.actor != 1 and p.ply > 20]
    assert all(["\ue002" in texts[0].en, "\ue003" in texts[1].en] == [True, True] for texts in told)


def test_what_throws_made_players_pay_is_told_after_what_changed_the_board() -> None:
    news = [[text.en for text in latest(table(p, 1))] for p in played("skyline") if p.actor == 1]
    paid = [[" in rent" in text or text.startswith("Payments: ") for text in told] for told in news]
    assert any(any(each) and not all(each) for each in paid)
    assert all(each == sorted(each) for each in paid)
    assert any(text.startswith("Payments: ") for told in news for text in told)


def test_where_not_all_fits_the_last_is_told_first_but_for_what_concerns_one() -> None:
    news = [latest(table(position, 1), lambda _: False) for position in played("skyline") if position.actor == 1]
    news = [[text for text in told if " in rent" not in text.en and "Payments" not in text.en] for told in news]
    mine = [["\ue001" in text.en or " your " in text.en for text in told] for told in news]
    assert any(len(named) > 1 and any(named) for named in mine)
    assert all(named == sorted(named, reverse=True) for named in mine)
    line = played("buerger")
    seen = [p for before, p in pairwise(line) if p.actor == 1 and before.actor != 1 and p.ply > 20]
    told = [latest(table(p, 1), lambda _: False) for p in seen]
    assert all(["\ue003" in texts[0].en, "\ue002" in texts[1].en] == [True, True] for texts in told)


def test_what_a_count_brought_is_told_until_one_acts() -> None:
    line = played("manhattan")
    ends = [
        p for p in line if p.actor == 1 and any(p.scores) and p.game.rules.words.prompt(p.view(1).state).en.startswith("Choose")
    ]
    told = latest(table(ends[0], 1))[0].en
    assert told == "Counted: " + ", ".join(f"{chr(0xE001 + seat)} +{score}" for seat, score in enumerate(ends[0].scores))


def test_what_a_turn_cost_is_told_until_it_ends() -> None:
    paid = next(p for p in played("skyline") if p.actor == 1 and any("pays \ue002" in text.en for text in latest(table(p, 1))))
    page = table(paid, 1)
    acted = replace(page, log=[*page.log, replace(page.log[-1], is_chance=False, line=LogLine(Text("a", "a"), 1))])
    ended = replace(acted, log=[*acted.log, replace(page.log[-1], is_chance=False, line=LogLine(Text("b", "b"), 2))])
    again = replace(ended, log=[*ended.log, replace(page.log[-1], is_chance=True, line=LogLine(Text("c", "c"), 1))])
    assert ["pays" in text.en for text in latest(acted)] == [True]
    assert [text.en for text in latest(again)] == ["b"]
