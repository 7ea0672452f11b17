"""The rules pages: every number of the rules has its paragraph, every form of a move is explained."""

import re
from importlib.resources import files

import pytest

from baumeister.games.wettstreit.components import VALUES
from baumeister.games.wettstreit.game import RULES
from baumeister.games.wettstreit.notation import MOVE_TEXTS
from baumeister.text import LANGUAGES, Language

NUMBERS = [
    *("1.1", "1.2", "1.3", "2.1", "2.2"),
    *(f"3.{number}" for number in range(1, 15)),
    *("4.1", "4.2", "4.3", "4.4"),
]


def page(language: Language) -> str:
    """Return the rules in a language."""
    return files(RULES.folder).joinpath(f"rules.{language}.md").read_text("utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_its_paragraph(language: Language) -> None:
    assert re.findall(r"\*\*WB ([\d.]+)\*\*", page(language)) == NUMBERS


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_form_of_a_move_is_explained(language: Language) -> None:
    written = re.findall(r"`([^`]+)`", page(language))
    assert {text.split()[0] for text in written} == {text.split()[0] for text in MOVE_TEXTS}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_of_cards_is_that_of_the_components(language: Language) -> None:
    rows = re.findall(r"^\| [^|]+ \| (\d+) \| ([\d ]+) \|$", page(language), re.MULTILINE)
    assert [tuple(map(int, values.split())) for _, values in rows] == list(VALUES.values())
    assert all(int(count) == len(values.split()) for count, values in rows)
