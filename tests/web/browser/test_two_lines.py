"""On a phone a prompt and the name of a step take two lines at the most: in all phases of all games, in both languages."""

from importlib import import_module
from itertools import islice

import pytest

from baumeister.games import GAMES, rules
from baumeister.present.game import Game
from baumeister.records.trace import random_game
from baumeister.text import LANGUAGES, Text
from baumeister.web.pages.table.todo import LONG, WORDY
from tests.web.browser.conftest import Visit
from tests.web.browser.table import set_up, wait_for_turn

PLIES = 400
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SMALL = {"width": 360, "height": 740}

TOO_LONG = """([prompts, steps]) => {
    const lines = (said) => Math.round(said.getBoundingClientRect().height / parseFloat(getComputedStyle(said).lineHeight));
    const sentence = document.getElementById("sentence");
    const prompt = ([words, kind]) => {
        sentence.className = kind;
        sentence.replaceChildren(document.createElement("span"));
        sentence.firstChild.textContent = words;
        return lines(sentence.firstChild) > 2;
    };
    const step = ([words, count]) => {
        const rail = document.querySelector(".rail");
        if (!rail) return false;
        rail.innerHTML = '<li class="now"><span></span></li>' + "<li></li>".repeat(count - 1);
        const name = rail.querySelector("span");
        name.textContent = words;
        return lines(name) > 2 || name.scrollWidth > name.clientWidth + 1;
    };
    return [...prompts.filter(prompt), ...steps.filter(step)].map(([words]) => words);
}"""


@pytest.mark.parametrize("game", GAMES)
def test_prompts_and_steps_take_two_lines_at_the_most(visit: Visit, game: str) -> None:
    page = visit(f"/?game={game}", language="de", **PHONE)
    set_up(page, "you", "easy", "easy")
    assert wait_for_turn(page)
    prompts, steps = said(game)
    assert prompts
    assert page.evaluate(TOO_LONG, [prompts, steps]) == []
    page.set_viewport_size(SMALL)  # type: ignore[arg-type]
    assert page.evaluate(TOO_LONG, [[], steps]) == []


def said(game: str) -> tuple[list[tuple[str, str]], list[tuple[str, int]]]:
    """Return what random games say and what sentences need no game: prompts with their style, steps with their number."""
    prompts, steps = set[str](), set[tuple[str, int]]()
    edition = rules(game)
    longest = sorted((character.name for character in edition.words.characters), key=len, reverse=True)
    names = [Text(name, name) for name in longest]
    for seats in {edition.seats[0], edition.seats[-1]}:
        for position in islice(random_game(Game(edition, seats, {}), 2), PLIES):
            for viewer in {0, max(position.actor, 0)}:
                state = position.view(viewer).state
                found = edition.words.steps(state)
                for language in LANGUAGES:
                    prompts.add(edition.words.prompt(state).named(names)[language])
                    steps.update((step.text.named(names)[language], len(found)) for step in found)
    prompts.update(sentences_without_values(game))
    return [(words, kind(words)) for words in sorted(prompts)], sorted(steps)


def sentences_without_values(game: str) -> list[str]:
    """Return the sentences that are always the same: some belong to phases that random games hardly see."""
    module = vars(import_module(f"baumeister.games.{game}.words.prompts"))
    found = [text for value in module.values() for text in (value.values() if isinstance(value, dict) else [value])]
    return [text[language] for text in found if isinstance(text, Text) for language in LANGUAGES if "{" not in text[language]]


def kind(words: str) -> str:
    """Return a prompt's style, as the page chooses it."""
    return " ".join(name for name, most in (("wordy", WORDY), ("long", LONG)) if len(words) > most)
