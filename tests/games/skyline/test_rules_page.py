"""The rules pages: complete, in both languages, with numbers that refusals link to."""

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
def test_every_rule_has_its_paragraph_in_order(language: Language) -> None:
    paragraphs = page(language).split("\n\n")
    assert re.findall(r"\*\*PS ([\d.]+)\*\*", page(language)) == NUMBERS
    for number in NUMBERS:
        assert [p.startswith(f"**PS {number}** ") for p in paragraphs if f"**PS {number}**" in p] == [True]


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_credits_and_notation_are_there(language: Language) -> None:
    text = page(language)
    for option in RULES.options:
        assert option.title[language].lower() in text.lower()
    assert RULES.author in text
    assert RULES.publisher in text
    assert str(RULES.year) in text
    written = set(re.findall(r"`([^`]+)`", text))
    assert written <= set(MOVE_TEXTS)
    assert {text.split()[0] for text in written} == {text.split()[0] for text in MOVE_TEXTS}


def test_both_languages_have_the_same_drawings_rulings_and_reconstructions() -> None:
    drawings = [re.findall(r"\]\(drawing:([\w-]+)\)", page(language)) for language in LANGUAGES]
    assert drawings[0] == drawings[1]
    assert page("en").count("[ruling") == page("de").count("[Festlegung")
    assert page("en").count("[reconstruction") == page("de").count("[Rekonstruktion")
    for language in LANGUAGES:
        assert all(alt.strip() for alt in re.findall(r"!\[([^\]]*)\]", page(language)))
        assert page(language).count("![") == len(drawings[0])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_cards_are_told_by_their_names_in_the_order_of_their_kinds(language: Language) -> None:
    names = re.findall(r"^(\d+)\. \*(.+?)\.\* ", page(language), re.MULTILINE)
    assert names == [(str(kind), card.title[language]) for kind, card in CARDS.items()]
