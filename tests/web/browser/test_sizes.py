"""What is lettered on drawings can be read at every width; and in Wettstreit cards are as large as its hero deserves."""

import random

import pytest
from playwright.sync_api import Page

from baumeister.games import GAMES
from tests.web.browser.conftest import Visit
from tests.web.browser.table import click_move, playable, set_up, wait_for_turn

SIZES = ((1440, 900), (1024, 768), (390, 844))
PHONE = SIZES[-1]
LEAST, LEAST_ON_A_PHONE = 11.0, 10.0  # pixels
SHORT = ("wettstreit", PHONE)
TURNS = 8
HERO = 100.0  # pixels at 1440

LETTERING = """(least) => {
    const isLeftOut = (part) => part && (getComputedStyle(part).display === "none" || isLeftOut(part.parentElement));
    const isShown = (text) => text.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !isLeftOut(text);
    const isSeen = (text) => text.textContent && isShown(text); // what stands among the definitions is seen where it is used
    const height = (text) => {
        const { a, b } = text.getScreenCTM();
        return Math.hypot(a, b) * parseFloat(getComputedStyle(text).fontSize);
    };
    const texts = [...document.querySelectorAll("#table svg text")].filter(isSeen);
    return texts.map((text) => [height(text), text.textContent]).filter(([size]) => size > 0.5 && size < least - 0.05);
}"""


def marks(game: str, size: tuple[int, int]) -> list[pytest.MarkDecorator]:
    """Return the marks of a case of the test: only one is short."""
    return [] if (game, size) == SHORT else [pytest.mark.long]


ALL = [pytest.param(game, size, marks=marks(game, size)) for game in GAMES for size in SIZES]


@pytest.mark.parametrize(("game", "size"), ALL)
def test_lettering_can_be_read(visit: Visit, game: str, size: tuple[int, int]) -> None:
    page = visit(f"/?game={game}", viewport={"width": size[0], "height": size[1]})
    set_up(page, "you", "easy", "easy")
    play(page, TURNS)
    assert page.evaluate(LETTERING, LEAST_ON_A_PHONE if size == PHONE else LEAST) == []


def play(page: Page, turns: int) -> None:
    """Play some turns by clicks."""
    rng = random.Random(5)
    for _ in range(turns):
        if not wait_for_turn(page):
            return
        click_move(page, rng.choice(playable(page))["parts"])
    wait_for_turn(page)


def test_wettstreit_shows_its_cards_large(visit: Visit) -> None:
    page = visit("/?game=wettstreit", viewport={"width": 1440, "height": 900})
    set_up(page, "you", "easy", "easy")
    wait_for_turn(page)
    places = page.locator("#board [id^='place-P1'] .halo, #holdings .no-cards rect, #holdings .card .halo")
    widths = places.evaluate_all("(found) => found.map((each) => each.getBoundingClientRect().width)")
    assert len(widths) > 1
    assert min(widths) > HERO
