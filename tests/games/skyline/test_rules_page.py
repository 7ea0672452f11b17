"""The rules page has a paragraph for every rule, and shows every form of move."""

import re

import pytest

from baumeister.games.skyline.game import RULES
from baumeister.games.skyline.phrases import CARDS
from baumeister.text import LANGUAGES, Language
from tests.conformance.test_rules_pages import numbers, page

NUMBERS = [
    *("1.1", "1.2", "1.3", "1.4", "1.5", "1.6"),
    *("2.1", "2.2", "2.3"),
    *("3.1", "3.2", "3.3", "3.4", "3.5", "3.6", "3.7", "3.8", "3.9"),
    *("4", "5"),
    *("6.1", "6.2", "6.3"),
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_is_there(language: Language) -> None:
    assert numbers(RULES, language) == NUMBERS


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_form_of_move_is_shown(language: Language) -> None:
    written = set(re.findall(r"`([^`]+)`", page(RULES, language)))
    assert {text.split()[0] for text in written} == {text.split()[0] for text in RULES.move_texts}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_cards_are_told_by_their_names_in_the_order_of_their_kinds(language: Language) -> None:
    names = re.findall(r"^(\d+)\. \*(.+?)\.\* ", page(RULES, language), re.MULTILINE)
    assert names == [(str(kind), card.title[language]) for kind, card in CARDS.items()]
