"""The rules page has a paragraph for every rule, and its tables are those of the game."""

import re

import pytest

from baumeister.games.skyline.game import RULES
from baumeister.games.skyline.words.phrases_cards import CARDS
from baumeister.text import LANGUAGES, Language
from tests.conformance.test_rules_pages import numbers, page

NUMBERS = [
    *("1.1", "1.2", "1.3", "1.4", "1.5", "1.6"),
    *("2.1", "2.2", "2.3"),
    *("3.1", "3.2", "3.3", "3.4", "3.5", "3.6", "3.7", "3.8", "3.9"),
    *("4", "5"),
    *("6.1", "6.2", "6.3"),
]


def test_every_rule_is_there() -> None:
    assert numbers(RULES, "en") == NUMBERS


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_cards_are_told_by_their_names_in_the_order_of_their_kinds(language: Language) -> None:
    names = re.findall(r"^(\d+)\. \*(.+?)\.\* ", page(RULES, language), re.MULTILINE)
    assert names == [(str(kind), card.title[language]) for kind, card in CARDS.items()]
