"""Nothing moves but what is meant to: the browser's own measure of what jumped, and the places of what one looks for."""

import random
from typing import Any

import pytest
from playwright.sync_api import Page

from baumeister.games import GAMES
from tests.web.browser.conftest import Visit
from tests.web.browser.table import click_move, playable, set_up, wait_for_turn

TURNS = 20
MOST = 0.1
PHONE, LAPTOP = (390, 844), (1440, 900)
ALL = [(game, size) for game in GAMES for size in (PHONE, LAPTOP)]
SHORT = ("neue_heimat", PHONE)  # auctions, steps, panels that come and go

WATCH = """
    window.shifts = [];
    window.boxes = {};
    const KEPT = [".todo", "#sentence", "#actions", "#board", "#board .scroll", "#auction", "#zoom"];
    const isOfLog = ({ node }) => Boolean((node?.nodeType === 1 ? node : node?.parentElement)?.closest("#log"));
    new PerformanceObserver((list) => {
        for (const { value, sources } of list.getEntries()) {
            if (!sources.length || !sources.every(isOfLog)) window.shifts.push(value);
        }
    }).observe({ type: "layout-shift", buffered: true });
    new MutationObserver(() => {
        for (const name of KEPT) {
            const { x, width, height } = document.querySelector(name)?.getBoundingClientRect() ?? {};
            if (width) (window.boxes[name] ??= new Set()).add([x, width, height].map((size) => size.toFixed(1)).join(" "));
        }
    }).observe(document, { subtree: true, attributeFilter: ["data-ply"] });
"""
TOPS = """() => {
    scrollTo(0, 0);
    const place = (name) => document.querySelector(name).getBoundingClientRect().y.toFixed(1);
    return ["#sentence", "#actions", "#board .scroll", "#tray", ".side"].map(place).join(" ");
}"""


@pytest.mark.parametrize(
    ("game", "size"), [pytest.param(*each, marks=() if each == SHORT else pytest.mark.long) for each in ALL]
)
def test_nothing_jumps_in_twenty_turns(visit: Visit, game: str, size: tuple[int, int]) -> None:
    page = visit(f"/?game={game}", viewport={"width": size[0], "height": size[1]}, has_touch=size == PHONE)
    page.add_init_script(WATCH)
    set_up(page, "you", "easy", "easy")
    tops = set(turns(page))
    page.wait_for_timeout(300)  # the browser tells of shifts a little later
    assert sum(page.evaluate("window.shifts")) < MOST
    assert {name: sizes for name, sizes in boxes(page).items() if len(sizes) > 1} == {}
    assert len(tops) == 1


def turns(page: Page) -> list[str]:
    """Play some turns; return where everything stood at the beginning of each."""
    rng = random.Random(7)
    places = []
    wait_for_turn(page)
    page.wait_for_timeout(300)
    page.evaluate("window.shifts = []")  # what the first picture needed
    for _ in range(TURNS):
        if not wait_for_turn(page):
            break
        places.append(str(page.evaluate(TOPS)))
        click_move(page, rng.choice(playable(page))["parts"])
    return places


def boxes(page: Page) -> dict[str, list[Any]]:
    """Return every place and size, but for the height on the page, that something has had."""
    found: dict[str, list[Any]] = page.evaluate(
        "Object.fromEntries(Object.entries(window.boxes).map(([name, sizes]) => [name, [...sizes]]))"
    )
    return found
