"""The home page: the form tells of the chosen game, leads to how it is played, and proposes the guided game to newcomers."""

import re
from html import unescape

import pytest

from baumeister.games import GAMES, rules
from baumeister.text import LANGUAGES, Language
from baumeister.web import pages
from baumeister.web.pages.rules.texts import RECONSTRUCTED
from baumeister.web.pages.view_models import HomePage, RecentTable
from tests.web.pages.test_pages import frame

EDITIONS = [rules(name) for name in GAMES]


def home(chosen: int, *played: int, language: Language = "en") -> str:
    """Return the home page of somebody who has played some of the games."""
    recent = [RecentTable(f"table-{game}", EDITIONS[game], [], 0, False, True, [], 0.0) for game in played]
    return pages.home_page(HomePage(EDITIONS, "Ada", recent), frame(language), EDITIONS[chosen])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("chosen", range(len(EDITIONS)))
def test_the_form_tells_of_the_chosen_game_and_leads_to_how_it_is_played(chosen: int, language: Language) -> None:
    html = home(chosen, language=language)
    form = unescape(html.partition('aria-labelledby="new-table"')[2].partition("<form")[0])
    assert EDITIONS[chosen].facts.about[language] in form
    assert form.count('popovertarget="how-panel"') == 1
    assert html.count('id="how-panel"') == 1


def test_a_game_not_played_yet_proposes_the_guided_one_whatever_else_was_played() -> None:
    assert 'class="start new"' in home(0)
    assert 'class="start new"' in home(0, 1, 2)
    assert 'class="start"' in home(0, 1, 0)


def test_titles_that_say_nothing_are_translated() -> None:
    meanings = [game.facts.meaning for game in EDITIONS if game.facts.meaning.en]
    assert len(meanings) == 3
    assert re.findall(r'class="game-meaning">([^<]+)<', unescape(home(0))) == [meaning.en for meaning in meanings]
    assert "game-meaning" not in home(0, language="de")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("chosen", range(len(EDITIONS)))
def test_the_form_marks_what_is_reconstructed(chosen: int, language: Language) -> None:
    own = EDITIONS[chosen].facts.reconstructed[language]
    html = unescape(home(chosen, language=language))
    marked = f"<summary>{RECONSTRUCTED[language]}</summary>{own}</details>"
    assert (marked in html) if own else (RECONSTRUCTED[language] not in html)
