"""On a phone a prompt has room in its two lines: in all phases of all games, in both languages."""

from importlib import import_module
from itertools import islice

import pytest
from playwright.sync_api import ViewportSize

from baumeister.games import GAMES, rules
from baumeister.present.game import Game
from baumeister.records.trace import random_game
from baumeister.text import LANGUAGES, Text
from baumeister.web.pages.table.todo import LONG, WORDY
from tests.web.browser.conftest import Visit
from tests.web.browser.table import set_up, wait_for_turn

PLIES = 400
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
NARROW: ViewportSize = {"width": 360, "height": 640}

TOO_LONG = """(prompts) => {
    const sentence = document.getElementById("sentence");
    return prompts.filter(([words, kind]) => {
        sentence.className = kind;
        sentence.replaceChildren(document.createElement("span"));
        sentence.firstChild.textContent = words;
        return sentence.scrollHeight > sentence.clientHeight + 1;
    }).map(([words]) => words);
}"""


@pytest.mark.parametrize("game", GAMES)
def test_prompts_have_room_in_two_lines(visit: Visit, game: str) -> None:
    page = visit(f"/?game={game}", language="de", **PHONE)
    set_up(page, "you", "easy", "easy")
    assert wait_for_turn(page)
    prompts = said(game)
    assert prompts
    assert page.evaluate(TOO_LONG, prompts) == []
    page.set_viewport_size(NARROW)
    assert page.evaluate(TOO_LONG, prompts) == []


def said(game: str) -> list[tuple[str, str]]:
    """Return the prompts of random games, and what sentences need no game, with their style."""
    prompts = set[str]()
    edition = rules(game)
    longest = sorted((character.name for character in edition.words.characters), key=len, reverse=True)
    names = [Text(name, name) for name in longest]
    for seats in {edition.seats[0], edition.seats[-1]}:
        for position in islice(random_game(Game(edition, seats, {}), 2), PLIES):
            for viewer in {0, max(position.actor, 0)}:
                state = position.view(viewer).state
                prompts.update(edition.words.prompt(state).named(names)[language] for language in LANGUAGES)
    prompts.update(sentences_without_values(game))
    return [(words, kind(words)) for words in sorted(prompts)]


def sentences_without_values(game: str) -> list[str]:
    """Return the sentences that are always the same: some belong to phases that random games hardly see."""
    module = vars(import_module(f"baumeister.games.{game}.words.prompts"))
    found = [text for value in module.values() for text in (value.values() if isinstance(value, dict) else [value])]
    return [text[language] for text in found if isinstance(text, Text) for language in LANGUAGES if "{" not in text[language]]


def kind(words: str) -> str:
    """Return a prompt's style, as the page chooses it."""
    return " ".join(name for name, most in (("wordy", WORDY), ("long", LONG)) if len(words) > most)
