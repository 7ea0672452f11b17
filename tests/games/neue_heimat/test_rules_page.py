"""The rules page has a paragraph for every rule."""

from baumeister.games.neue_heimat.game import RULES
from tests.conformance.test_rules_pages import numbers

NUMBERS = [
    *("1.1", "1.2", "1.3", "1.4", "2"),
    *("3.1", "3.2", "3.3", "3.4", "3.5", "3.6"),
    *("4.1", "4.2", "4.3", "4.4", "4.5", "4.6"),
    *("5.1", "5.2", "6.1", "6.2", "6.3", "7.1", "7.2", "7.3"),
]


def test_every_rule_is_there() -> None:
    assert numbers(RULES, "en") == NUMBERS
