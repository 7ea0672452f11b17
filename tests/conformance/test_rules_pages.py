"""Every game's rules pages: complete in both languages, with credits, drawings that exist and numbers that refusals link to."""

import re
from importlib.resources import files
from typing import Any

import pytest

from baumeister.games import GAMES, rules
from baumeister.present.edition import Edition
from baumeister.svg import PRINT
from baumeister.text import LANGUAGES, Language
from tests.conformance.games import ALL, line_of, name_of
from tests.games.kinds import Game

PAGES = [pytest.param(rules(name), language, id=f"{name}-{language}") for name in GAMES for language in LANGUAGES]
EACH_GAME = pytest.mark.parametrize("game", [rules(name) for name in GAMES], ids=GAMES)
DRAWING = re.compile(r"!\[([^\]]*)\]\(drawing:([\w-]+)\)")
SAYS_RULING = {"en": "[ruling", "de": "[Festlegung"}
SAYS_RECONSTRUCTION = {"en": "[reconstruction", "de": "[Rekonstruktion"}


def page(game: Edition[Any], language: Language) -> str:
    """Return the rules in a language."""
    return files(game.folder).joinpath("pages", f"rules.{language}.md").read_text("utf-8")


def numbers(game: Edition[Any], language: Language) -> list[str]:
    """Return the numbers of the rules on the page, in its order."""
    return re.findall(rf"\*\*{game.facts.prefix} (\d+(?:\.\d+)*)\*\*", page(game, language))


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_every_rule_begins_one_paragraph_in_order(game: Edition[Any], language: Language) -> None:
    found = numbers(game, language)
    assert found
    assert found == sorted(set(found), key=lambda number: [int(part) for part in number.split(".")])
    starts = re.findall(rf"^(?:[-*] )?\*\*{game.facts.prefix} ([\d.]+)\*\* ", page(game, language), re.MULTILINE)
    assert starts == found


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_credits_options_and_notation_are_there(game: Edition[Any], language: Language) -> None:
    text = page(game, language)
    for word in (game.facts.author, game.facts.publisher, str(game.facts.year), "Baumeister"):
        assert word in text
    for option in game.options:
        assert game.facts.option_titles[option.id][language].lower() in text.lower()
    written = set(re.findall(r"`([^`]+)`", text))
    assert written
    assert written <= set(game.move_texts)


def form(move: str) -> tuple[str, bool]:
    """Return what tells forms of moves apart: the first word, or its signs if it is a place or a piece; a star at the end."""
    first = move.split(maxsplit=1)[0]
    return re.sub(r"\w", "", first) if re.search(r"\d", first) else first, move.endswith("*")


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_every_form_of_move_is_shown(game: Edition[Any], language: Language) -> None:
    written = re.findall(r"`([^`]+)`", page(game, language))
    assert set(map(form, written)) == set(map(form, game.move_texts))


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_drawings_exist_and_are_described(game: Edition[Any], language: Language) -> None:
    text, drawn = page(game, language), dict(game.drawing.gallery(PRINT))
    found = DRAWING.findall(text)
    assert len(found) == text.count("![")
    assert all(described.strip() and name in drawn for described, name in found)


@EACH_GAME
def test_both_languages_say_the_same(game: Edition[Any]) -> None:
    english, german = page(game, "en"), page(game, "de")
    assert numbers(game, "en") == numbers(game, "de")
    assert [name for _, name in DRAWING.findall(english)] == [name for _, name in DRAWING.findall(german)]
    for marks in (SAYS_RULING, SAYS_RECONSTRUCTION):
        assert english.count(marks["en"]) == german.count(marks["de"])
    assert (SAYS_RECONSTRUCTION["en"] in english) == bool(game.facts.reconstructed.en)


@pytest.mark.parametrize("game", ALL, ids=map(name_of, ALL))
def test_every_decision_has_its_rule(game: Game) -> None:
    on_page = {f"{game.rules.facts.prefix} {number}" for number in numbers(game.rules, "en")}
    deciding = [position.view(position.actor) for position in line_of(game, 0) if position.actor > 0]
    assert {view.game.rules.words.rule(view.state) for view in deciding} <= on_page
