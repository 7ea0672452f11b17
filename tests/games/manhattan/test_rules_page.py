"""The rules page has a paragraph for every rule, and shows every form of move."""

import re

import pytest

from baumeister.games.manhattan.game import RULES
from baumeister.text import LANGUAGES, Language
from tests.conformance.test_rules_pages import numbers, page

NUMBERS = [
    *("1.1", "1.2", "1.3"),
    *("2.1", "2.2", "2.3", "2.4"),
    *("3.1", "3.2", "3.3", "3.4", "3.5", "3.6", "3.7", "3.8"),
    *("4.1", "4.2", "4.3", "4.4"),
    *("5.1", "5.2"),
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_is_there(language: Language) -> None:
    assert numbers(RULES, language) == NUMBERS


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_form_of_move_is_shown(language: Language) -> None:
    written = set(re.findall(r"`([^`]+)`", page(RULES, language)))
    assert written == {"deal 5", "draw 5", "take 3-2-1-0", "take* 1-1-1-1", "A5+3", "A5+3*", "scrap 7 1", "scrap 7 1*"}
