"""What is written on a table can be read, without looking nearer, on laptops and phones. Wettstreit's cards are large."""

import random

import pytest
from playwright.sync_api import Page

from baumeister.games import GAMES, rules
from tests.web.browser.conftest import Visit
from tests.web.browser.table import click_move, playable, set_up, wait_for_turn

SIZES = (
    (1440, 900, 11),
    (1024, 768, 11),
    (390, 844, 10),
    (360, 740, 10),
    (390, 664, 10),
    (360, 664, 10),
)  # width, height, the least size of lettering there
EARLY, MIDDLE, LATE = 2, 8, 12  # turns
SHORT = ("wettstreit", "de", EARLY)
CASES = [SHORT, *((game, language, LATE) for game in GAMES for language in ("en", "de"))]
ROUNDING = 0.05
HERO = 100.0  # pixels at 1440

TOO_SMALL = """(least) => {
    const isLeftOut = (part) => part && (getComputedStyle(part).display === "none" || isLeftOut(part.parentElement));
    const isVisible = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const isSeen = (element) => { // what stands among a drawing's definitions has no box, and is seen where it is used
        const { width, height } = element.getBoundingClientRect();
        return (element.closest("svg") || (width > 1 && height > 1)) && isVisible(element) && !isLeftOut(element);
    };
    const scale = ({ a, b, c, d }) => Math.sqrt(Math.abs(a * d - b * c));
    const enlarged = (element) => (element.getScreenCTM ? scale(element.getScreenCTM()) : 1);
    const size = (element) => parseFloat(getComputedStyle(element).fontSize) * enlarged(element);
    const written = [...document.querySelectorAll("#table svg text")].filter((text) => text.textContent);
    const walker = document.createTreeWalker(document.getElementById("table"), NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const { data, parentElement } = walker.currentNode;
        if (data.trim() && !parentElement.closest("svg, script")) written.push(parentElement);
    }
    return written.filter((element) => isSeen(element) && size(element) > 0.5 && size(element) < least)
        .map((element) => `${element.textContent.trim().slice(0, 20)}: ${size(element).toFixed(1)}`);
}"""


@pytest.mark.parametrize(
    ("game", "language", "turns"), [pytest.param(*case, marks=() if case == SHORT else pytest.mark.long) for case in CASES]
)
def test_all_lettering_can_be_read(visit: Visit, game: str, language: str, turns: int) -> None:
    page = visit(f"/?game={game}", language=language)
    bots = 2 if language == "en" else rules(game).seats[-1] - 1
    set_up(page, "you", *["easy"] * bots, name="Wilhelmine")
    rng = random.Random(5)
    for turn in range(turns):
        if not wait_for_turn(page):
            break
        if turn in (EARLY, MIDDLE):
            assert_all_can_be_read(page)
        click_move(page, rng.choice(playable(page))["parts"])
    wait_for_turn(page)
    assert_all_can_be_read(page)


def assert_all_can_be_read(page: Page) -> None:
    """Assert of each window that nothing in it is written smaller than can be read there."""
    for width, height, least in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("document.documentElement.style.scrollbarWidth = 'none'")  # on phones they take no room
        page.evaluate("new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
        assert page.evaluate(TOO_SMALL, least - ROUNDING) == [], (width, height)
    page.set_viewport_size({"width": SIZES[0][0], "height": SIZES[0][1]})


def test_wettstreit_shows_its_cards_large(visit: Visit) -> None:
    page = visit("/?game=wettstreit", viewport={"width": 1440, "height": 900})
    set_up(page, "you", "easy", "easy")
    wait_for_turn(page)
    places = page.locator("#board [id^='place-P1'] .halo, #holdings .no-cards rect, #holdings .card .halo")
    widths = places.evaluate_all("(found) => found.map((each) => each.getBoundingClientRect().width)")
    assert len(widths) > 1
    assert min(widths) > HERO
