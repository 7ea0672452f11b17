"""The table on a phone: nothing is wider than the screen; the board is looked at from near."""

import random

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from baumeister.games import GAMES
from tests.web.browser.conftest import Visit
from tests.web.browser.table import click_move, playable, set_up, wait_for_turn

PHONES: tuple[ViewportSize, ...] = ({"width": 360, "height": 740}, {"width": 390, "height": 844})
WHOLE = 1000  # turns
SHORT = 8
CASES = [("neue_heimat", "de", SHORT), *((game, language, WHOLE) for game in GAMES for language in ("en", "de"))]

OUTSIDE = """() => {
    const CONTROLS = "a, button, input, select, summary, #table :is(.can, .could, .is-chosen)";
    const isScroller = (element) => ["auto", "scroll"].includes(getComputedStyle(element).overflowX);
    const wide = document.documentElement.scrollWidth;
    const faults = wide > screenWidth ? [`the page is ${wide} wide`] : [];
    for (const control of document.querySelectorAll(CONTROLS)) {
        if (!control.checkVisibility({ visibilityProperty: true }) || control.matches(".skip, .unseen, .unseen *")) continue;
        let shown = control; // or what can be pushed sideways to show it
        for (let at = control; at; at = at.parentElement) if (isScroller(at) && at.scrollWidth > at.clientWidth) shown = at;
        const { left, right } = shown.getBoundingClientRect();
        if (left >= -1 && right <= screenWidth + 1) continue;
        faults.push(`${control.tagName}#${control.id} ${control.textContent.slice(0, 30)}: ${left} to ${right}`);
    }
    return faults;
}"""


@pytest.mark.parametrize(
    ("game", "language", "most"),
    [pytest.param(*case, marks=() if case[2] == SHORT else pytest.mark.long) for case in CASES],
)
def test_nothing_is_wider_than_the_screen(visit: Visit, game: str, language: str, most: int) -> None:
    page = visit(f"/?game={game}", language=language, viewport=PHONES[0], has_touch=True, is_mobile=True)
    set_up(page, "you", "easy", "easy", name="Annegret")
    rng, turns = random.Random(11), 0
    while turns < most and wait_for_turn(page):
        assert_all_on_screen(page)
        click_move(page, rng.choice(playable(page))["parts"])
        turns += 1
    assert_all_on_screen(page)
    page.locator("#log a").nth(3).click()  # the past
    expect(page.locator(".stepping")).to_be_visible()
    assert_all_on_screen(page)


def assert_all_on_screen(page: Page) -> None:
    """Assert on every phone that nothing is wider than its screen and no control lies outside."""
    for size in PHONES:
        page.set_viewport_size(size)
        assert page.evaluate(f"const screenWidth = {size['width']}; ({OUTSIDE})()") == []
