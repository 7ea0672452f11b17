"""The rules pages: complete, in both languages, with the numbers that refusals link to."""

import re
from importlib.resources import files

import pytest

from baumeister.games.buerger.game import RULES
from baumeister.games.buerger.notation import MOVE_TEXTS
from baumeister.games.buerger.phrases import PROJECTS
from baumeister.text import LANGUAGES, Language
from tests.games.buerger.plain import DISTRICTS

NUMBERS = [
    *("1.1", "1.2", "1.3", "1.4", "1.5"),
    *("2.1", "2.2", "2.3", "2.4"),
    *("3.1", "3.2", "3.3", "3.4", "3.5", "3.6", "3.7"),
    *("4.1", "4.2"),
]
COLOURS = {
    "en": {"r": "red", "y": "yellow", "g": "green", "b": "blue", "v": "violet"},
    "de": {"r": "Rot", "y": "Gelb", "g": "Grün", "b": "Blau", "v": "Violett"},
}


def page(language: Language) -> str:
    """Return the rules in a language."""
    return files(RULES.folder).joinpath(f"rules.{language}.md").read_text("utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_its_paragraph_in_order(language: Language) -> None:
    paragraphs = page(language).split("\n\n")
    assert re.findall(r"\*\*BB (\d\.\d)\*\*", page(language)) == NUMBERS
    for number in NUMBERS:
        found = [paragraph for paragraph in paragraphs if f"**BB {number}**" in paragraph]
        assert len(found) == 1
        assert found[0].startswith(f"**BB {number}** ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_of_districts_is_that_of_the_game(language: Language) -> None:
    coin = {"en": "coin", "de": "Münze"}[language]
    rows = re.findall(r"^\| (\d+) \| (.+), (\d+) \| (\w+) \| (.+) \| (\d) \| (.+) \|$", page(language), re.MULTILINE)
    assert len(rows) == 15
    for number, name, year, colour, spaces, cost, bonus in rows:
        district = DISTRICTS[int(number)]
        project = PROJECTS[int(number) - 1]
        assert (name, int(year)) == (project.name[language], project.year)
        assert colour == COLOURS[language][district[0]]
        assert spaces.split() == [coin if mark == "coin" else mark or "·" for mark in district[1]]
        assert (int(cost), bonus.replace("×", "x")) == district[2:]


@pytest.mark.parametrize("language", LANGUAGES)
def test_credits_and_notation_are_there(language: Language) -> None:
    text = page(language)
    for credit in (RULES.author, RULES.publisher, str(RULES.year)):
        assert credit in text
    written = set(re.findall(r"`([^`]+)`", text))
    assert written <= set(MOVE_TEXTS)
    assert {move.split()[0] if move[1] not in "PHV" else "lay" for move in written} == {
        *("neutral", "deal", "offer", "refill", "mayor", "lay", "crane", "no", "buy"),
    }


def test_both_languages_have_the_same_drawings_rulings_and_reconstructions() -> None:
    drawings = [re.findall(r"\]\(drawing:([\w-]+)\)", page(language)) for language in LANGUAGES]
    assert drawings[0] == drawings[1]
    assert page("en").count("[ruling") == page("de").count("[Festlegung") == 4
    assert page("en").count("[reconstruction") == page("de").count("[Rekonstruktion") == 5
