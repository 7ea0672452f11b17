"""The rules page has a paragraph for every rule."""

from baumeister.games.manhattan.game import RULES
from tests.conformance.test_rules_pages import numbers

NUMBERS = [
    *("1.1", "1.2", "1.3"),
    *("2.1", "2.2", "2.3", "2.4"),
    *("3.1", "3.2", "3.3", "3.4", "3.5", "3.6", "3.7", "3.8"),
    *("4.1", "4.2", "4.3", "4.4"),
    *("5.1", "5.2"),
]


def test_every_rule_is_there() -> None:
    assert numbers(RULES, "en") == NUMBERS
