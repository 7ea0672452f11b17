"""What is written on a table can be read, without looking nearer: on a laptop, a small one, a phone."""

import random

import pytest
from playwright.sync_api import Page

from tests.web.browser.conftest import Visit
from tests.web.browser.table import click_move, playable, set_up, wait_for_turn

GAMES = ("buerger", "neue_heimat", "manhattan", "skyline", "wettstreit")
SIZES = ((1440, 900, 11), (1024, 768, 11), (390, 844, 10))  # width, height, the least size of lettering there
EARLY, LATE = 2, 12  # turns
ROUNDING = 0.06

TOO_SMALL = """(least) => {
    const isSeen = (element) => {
        const { width, height } = element.getBoundingClientRect();
        return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    };
    const scale = ({ a, b, c, d }) => Math.sqrt(Math.abs(a * d - b * c));
    const enlarged = (element) => (element.getScreenCTM ? scale(element.getScreenCTM()) : 1);
    const size = (element) => parseFloat(getComputedStyle(element).fontSize) * enlarged(element);
    const written = [...document.querySelectorAll("#table svg text")];
    const walker = document.createTreeWalker(document.getElementById("table"), NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const { data, parentElement } = walker.currentNode;
        if (data.trim() && !parentElement.closest("svg, script")) written.push(parentElement);
    }
    return written.filter((element) => isSeen(element) && size(element) > 0 && size(element) < least)
        .map((element) => `${element.textContent.trim().slice(0, 20)}: ${size(element).toFixed(1)}`);
}"""


@pytest.mark.long
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", GAMES)
def test_all_lettering_can_be_read(visit: Visit, game: str, language: str) -> None:
    page = visit(f"/?game={game}", language=language)
    set_up(page, "you", "easy", "easy", name="Wilhelmine")
    rng = random.Random(5)
    for turn in range(LATE):
        if not wait_for_turn(page):
            break
        if turn == EARLY:
            assert_all_can_be_read(page)
        click_move(page, rng.choice(playable(page))["parts"])
    wait_for_turn(page)
    assert_all_can_be_read(page)


def assert_all_can_be_read(page: Page) -> None:
    """Assert of each window that nothing in it is written smaller than can be read there."""
    for width, height, least in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
        assert page.evaluate(TOO_SMALL, least - ROUNDING) == [], (width, height)
    page.set_viewport_size({"width": SIZES[0][0], "height": SIZES[0][1]})
