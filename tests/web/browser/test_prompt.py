"""The prompt while somebody chooses says what is held and what is left to do, never cut; what isn't played yet looks it."""

from itertools import islice

import pytest
from playwright.sync_api import Page, expect

from baumeister.games import GAMES, rules
from baumeister.present.game import Game
from baumeister.records.trace import random_game
from baumeister.text import LANGUAGES, Text
from baumeister.web.pages.table.moves import said
from tests.web.browser.conftest import Visit
from tests.web.browser.table import click_move, click_part, legal, playable, seq, set_up, wait_for_turn

PLIES = 200
SIZES = ((1366, 768), (1280, 720), (1024, 768), (860, 700), (1440, 900), (1250, 850), (1100, 900), (360, 740), (390, 844))
CUT = """async ([labels, asked]) => {
    const path = document.querySelector("script[type=module][src]").src.replace(/[^/]*$/, "prompt.js");
    const { promptOf, writeFitting } = await import(path);
    for (const name of ["play", "clear"]) document.getElementById(name).hidden = false;
    const place = document.getElementById("choice");
    const swap = "Bauplättchen 11 (bisher 12).";
    const isCut = (ways) => {
        writeFitting(place, ways);
        return place.scrollHeight > place.clientHeight + 1 || place.scrollWidth > place.clientWidth + 1;
    };
    const moves = labels.map((label) => ({ parts: ["one", "two"], label }));
    const ways = moves.flatMap((move) => ["", swap].map((swapped) => promptOf([move], move.parts, move, swapped)));
    return [...ways, ...asked.map((words) => [words])].filter(isCut);
}"""


@pytest.mark.parametrize("game", GAMES)
def test_a_move_that_waits_to_be_played_is_said_whole_at_every_size(visit: Visit, game: str) -> None:
    page = visit(f"/?game={game}", language="de")
    set_up(page, "you", "easy", "easy")
    assert wait_for_turn(page)
    found = [labels(game), asks(game)]
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(CUT, found) == [], (width, height)


def labels(game: str) -> list[str]:
    """Return how random games name moves of several parts, with the longest names of bots; where all have one part, these."""
    edition = rules(game)
    longest = sorted((character.name for character in edition.words.characters), key=len, reverse=True)
    names = [Text(name, name) for name in longest]
    found: dict[bool, set[str]] = {True: set(), False: set()}
    for position in islice(random_game(Game(edition, edition.seats[-1], {}), 2), PLIES):
        if position.actor < 0:
            continue
        view = position.view(position.actor)
        for group in edition.words.groups(view.state, view.numbers):
            for move, label in group.moves:
                is_joint = len(edition.drawing.parts(view.state, move)) > 1
                found[is_joint] |= {said(group.title.named(names)[each], label.named(names)[each]) for each in LANGUAGES}
    return sorted(found[bool(found[True])], key=len)[-50:]


def asks(game: str) -> list[str]:
    """Return what is said of a part that is still lacking, in random games."""
    edition = rules(game)
    positions = islice(random_game(Game(edition, edition.seats[-1], {}), 2), PLIES)
    found = {text for each in positions if each.actor >= 0 for text in edition.words.asks(each.view(each.actor).state).values()}
    return sorted(text[language] for text in found for language in LANGUAGES)


def at_building(visit: Visit, **wishes: object) -> Page:
    """Return Manhattan's table where a card and a block are to be played."""
    page = visit("/?game=manhattan", **wishes)
    set_up(page, "you", "easy", "easy")
    assert wait_for_turn(page)
    click_move(page, legal(page)[0]["parts"])
    assert wait_for_turn(page)
    return page


def test_what_is_held_and_what_is_left_to_choose_is_said_and_nothing_of_what_might_be(visit: Visit) -> None:
    page = visit("/?game=manhattan", viewport={"width": 1366, "height": 768}, language="de")
    set_up(page, "you", "easy", "easy")
    assert wait_for_turn(page)
    parts = next(move["parts"] for move in legal(page) if len({part.split("-")[2] for part in move["parts"]}) == 4)
    words = page.locator("#choice")
    for part, held in zip(parts, ("1 von 4", "2 von 4", "3 von 4", "4 von 4"), strict=True):
        click_part(page, part)
        expect(words).to_contain_text(f"{held} gewählt")
        page.locator(f"[id='{parts[-1]}']").hover(force=True)
        expect(words).to_contain_text(f"{held} gewählt")
    expect(words).to_have_text("4 von 4 gewählt, 10 Stockwerke. Weiter mit „Diese nehmen“.")


def swap_the_card(page: Page) -> tuple[str, str]:
    """Choose a card and a block, click a lot of another card; return that card and the lot."""
    moves = playable(page)
    card, block, _ = moves[0]["parts"]
    other = next(move["parts"] for move in moves if move["parts"][1] == block and move["parts"][0] != card)
    for part in (card, block, other[2]):
        click_part(page, part, among=".part")
    return other[0], other[2]


def test_a_card_that_another_takes_the_place_of_is_named_and_the_block_looks_and_is_unplayed(visit: Visit) -> None:
    page = at_building(visit)
    before = seq(page)
    card, lot = swap_the_card(page)
    expect(page.locator("#choice")).to_contain_text(" instead of ")
    expect(page.locator("#choice")).to_contain_text("Not played yet: choose it again or press Play.")
    expect(page.locator(f"#{card}")).to_have_attribute("aria-pressed", "true")
    page.mouse.move(2, 2)
    ghost = page.locator("#board .ghost")
    expect(ghost).to_have_css("stroke-dasharray", "5px, 3.5px")
    assert seq(page) == before
    click_part(page, lot)
    expect(page.locator("#table")).not_to_have_attribute("data-seq", str(before))


def test_play_plays_what_is_shown(visit: Visit) -> None:
    page = at_building(visit)
    before = seq(page)
    swap_the_card(page)
    page.locator("#play").click()
    expect(page.locator("#table")).not_to_have_attribute("data-seq", str(before))


@pytest.mark.parametrize("by_key", [True, False])
def test_undo_first_clears_what_is_chosen_and_then_takes_back_a_move(visit: Visit, by_key: bool) -> None:
    page = at_building(visit)
    before = seq(page)
    swap_the_card(page)

    def undo() -> None:
        if by_key:
            page.keyboard.press("Control+z")
        else:
            page.get_by_role("button", name="Undo").click()

    undo()
    expect(page.locator("#table .is-chosen, #table .ghost")).to_have_count(0)
    expect(page.locator("#choice")).to_be_empty()
    assert seq(page) == before
    page.wait_for_timeout(300)
    assert seq(page) == before
    undo()
    expect(page.locator(".supply .can").first).to_be_attached()
