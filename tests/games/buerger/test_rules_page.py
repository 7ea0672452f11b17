"""The rules page has a paragraph for every rule, and its tables are those of the game."""

import re

import pytest

from baumeister.games.buerger.game import RULES
from baumeister.games.buerger.words.phrases import PROJECTS
from baumeister.text import LANGUAGES, Language
from tests.conformance.test_rules_pages import numbers, page
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


def test_every_rule_is_there() -> None:
    assert numbers(RULES, "en") == NUMBERS


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_of_districts_is_that_of_the_game(language: Language) -> None:
    coin = {"en": "coin", "de": "Münze"}[language]
    rows = re.findall(r"^\| (\d+) \| (.+), (\d+) \| (\w+) \| (.+) \| (\d) \| (.+) \|$", page(RULES, language), re.MULTILINE)
    assert len(rows) == 15
    for number, name, year, colour, spaces, cost, bonus in rows:
        district = DISTRICTS[int(number)]
        project = PROJECTS[int(number) - 1]
        assert (name, int(year)) == (project.name[language], project.year)
        assert colour == COLOURS[language][district[0]]
        assert spaces.split() == [coin if mark == "coin" else mark or "·" for mark in district[1]]
        assert (int(cost), bonus.replace("×", "x")) == district[2:]
