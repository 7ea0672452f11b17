"""The rules pages: every rule of the specification has its number, and the cards their names."""

import re
from importlib.resources import files

import pytest

from baumeister.games.skyline.game import RULES
from baumeister.games.skyline.notation import MOVE_TEXTS
from baumeister.games.skyline.phrases import CARDS
from baumeister.text import LANGUAGES, Language

NUMBERS = [
    *("1.1", "1.2", "1.3", "1.4", "1.5", "1.6"),
    *("2.1", "2.2", "2.3"),
    *("3.1", "3.2", "3.3", "3.4", "3.5", "3.6", "3.7", "3.8", "3.9"),
    *("4", "5"),
    *("6.1", "6.2", "6.3"),
]


def page(language: Language) -> str:
    """Return the rules in a language."""
    return files(RULES.folder).joinpath(f"rules.{language}.md").read_text("utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_is_told_in_order(language: Language) -> None:
    assert re.findall(r"\*\*PS ([\d.]+)\*\*", page(language)) == NUMBERS


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_move_is_written_somewhere(language: Language) -> None:
    written = set(re.findall(r"`([^`]+)`", page(language)))
    assert {text.split()[0] for text in written} == {text.split()[0] for text in MOVE_TEXTS}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_cards_are_told_by_their_names_in_the_order_of_their_kinds(language: Language) -> None:
    names = re.findall(r"^(\d+)\. \*(.+?)\.\* ", page(language), re.MULTILINE)
    assert names == [(str(kind), card.title[language]) for kind, card in CARDS.items()]
