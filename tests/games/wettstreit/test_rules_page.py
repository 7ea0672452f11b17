"""The rules page has a paragraph for every rule, and its tables are those of the game."""

import re

import pytest

from baumeister.games.wettstreit.game import RULES
from baumeister.games.wettstreit.rules.components import VALUES
from baumeister.text import LANGUAGES, Language
from tests.conformance.test_rules_pages import numbers, page

NUMBERS = [
    *("1.1", "1.2", "1.3", "2.1", "2.2"),
    *(f"3.{number}" for number in range(1, 15)),
    *("4.1", "4.2", "4.3", "4.4"),
]


def test_every_rule_is_there() -> None:
    assert numbers(RULES, "en") == NUMBERS


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_of_cards_is_that_of_the_components(language: Language) -> None:
    rows = re.findall(r"^\| [^|]+ \| (\d+) \| ([\d ]+) \|$", page(RULES, language), re.MULTILINE)
    assert [tuple(map(int, values.split())) for _, values in rows] == list(VALUES.values())
    assert all(int(count) == len(values.split()) for count, values in rows)
