"""The rules pages: complete, in both languages, with drawings that exist and numbers that refusals link to."""

import re
from importlib.resources import files

import pytest

from baumeister.games.manhattan.notation import MOVE_TEXTS
from baumeister.text import LANGUAGES, Language
from tests.games.manhattan.notes import MANHATTAN

NUMBERS = [
    *("1.1", "1.2", "1.3"),
    *("2.1", "2.2", "2.3", "2.4"),
    *("3.1", "3.2", "3.3", "3.4", "3.5", "3.6", "3.7", "3.8"),
    *("4.1", "4.2", "4.3", "4.4"),
    *("5.1", "5.2"),
]


def page(language: Language) -> str:
    """Return the rules in a language."""
    return files(MANHATTAN.folder).joinpath(f"rules.{language}.md").read_text("utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_its_paragraph_in_order(language: Language) -> None:
    paragraphs = page(language).split("\n\n")
    assert re.findall(r"\*\*MH (\d\.\d)\*\*", page(language)) == NUMBERS
    for number in NUMBERS:
        found = [paragraph for paragraph in paragraphs if f"**MH {number}**" in paragraph]
        assert len(found) == 1
        assert found[0].startswith(f"**MH {number}** ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_credits_and_notation_are_there(language: Language) -> None:
    text = page(language)
    for option in MANHATTAN.options:
        assert option.title[language].lower() in text.lower()
    assert MANHATTAN.author in text
    assert MANHATTAN.publisher in text
    assert str(MANHATTAN.year) in text
    written = re.findall(r"`([^`]+)`", text)
    assert set(written) <= set(MOVE_TEXTS)
    assert {"deal 5", "draw 5", "take 3-2-1-0", "take* 1-1-1-1", "A5+3", "A5+3*", "scrap 7 1", "scrap 7 1*"} == set(written)


def test_both_languages_have_the_same_drawings_and_rulings() -> None:
    drawings = [re.findall(r"\]\(drawing:([\w-]+)\)", page(language)) for language in LANGUAGES]
    assert drawings[0] == drawings[1]
    assert page("en").count("[ruling") == page("de").count("[Festlegung")
    for language in LANGUAGES:
        assert all(alt.strip() for alt in re.findall(r"!\[([^\]]*)\]", page(language)))
        assert page(language).count("![") == len(drawings[0])
