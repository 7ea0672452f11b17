"""Nothing moves but what is meant to: the browser's own measure of what jumped, and the places of what one looks for."""

import random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from baumeister.games import GAMES, rules
from tests.web.browser.conftest import Visit
from tests.web.browser.table import click_move, playable, set_up, wait_for_turn

TURNS = 20
MOST = 0.1
PHONE, SMALL, LAPTOP = (390, 844), (1024, 768), (1440, 900)
WHOLE = [(game, size, language) for game in GAMES for size, language in ((PHONE, "de"), (LAPTOP, "en"), (SMALL, "de"))]

WATCH = """
    window.shifts = [];
    window.boxes = {};
    const KEPT = [".todo", "#sentence", "#actions", "#board", "#board .scroll", "#auction:not(.beside)",
        "section.hand", "#zoom"];
    const isOfLog = ({ node }) => Boolean((node?.nodeType === 1 ? node : node?.parentElement)?.closest("#log"));
    new PerformanceObserver((list) => {
        for (const { value, sources } of list.getEntries()) {
            if (!sources.length || !sources.every(isOfLog)) window.shifts.push(value);
        }
    }).observe({ type: "layout-shift", buffered: true });
    new MutationObserver(() => {
        if (!document.querySelector("#table:not(.over)")) return; // the result lies elsewhere
        for (const name of KEPT) {
            const { x, width, height } = document.querySelector(name)?.getBoundingClientRect() ?? {};
            if (width) (window.boxes[name] ??= new Set()).add([x, width, height].map((size) => size.toFixed(1)).join(" "));
        }
    }).observe(document, { subtree: true, attributeFilter: ["data-ply"] });
"""
TOPS = """() => {
    scrollTo(0, 0);
    const box = (name) => document.querySelector(name).getBoundingClientRect();
    const tops = ["#sentence", "#actions", "#board .scroll", ".side"].map((name) => box(name).y);
    return [...tops, box("#tray").bottom].map((place) => place.toFixed(1)).join(" ");
}"""


def test_nothing_jumps_in_twenty_turns(visit: Visit) -> None:
    # Neue Heimat: auctions, steps, panels that come and go
    stays_still(visit, "neue_heimat", PHONE, "en", most=TURNS)


@pytest.mark.long
@pytest.mark.parametrize(("game", "size", "language"), WHOLE)
def test_nothing_jumps_in_any_twenty_turns_of_a_whole_game(
    visit: Visit, game: str, size: tuple[int, int], language: str
) -> None:
    stays_still(visit, game, size, language, most=300)


def stays_still(visit: Visit, game: str, size: tuple[int, int], language: str, most: int) -> None:
    """Play with all seats; no twenty turns may shift more than a page should, and no place and size may change."""
    page = visit(f"/?game={game}", language=language, viewport={"width": size[0], "height": size[1]}, has_touch=size == PHONE)
    page.add_init_script(WATCH)
    set_up(page, "you", *["easy"] * (rules(game).seats[-1] - 1))
    shifts, tops = turns(page, most)
    jumped = max(sum(shifts[first : first + TURNS]) for first in range(max(1, len(shifts) - TURNS + 1)))
    assert jumped < MOST
    assert {name: sizes for name, sizes in boxes(page).items() if len(sizes) > 1} == {}
    assert len(tops) == 1


def turns(page: Page, most: int) -> tuple[list[float], set[str]]:
    """Play some turns; return how much shifted in each, and where everything stood at the beginning of each."""
    rng = random.Random(7)
    shifts, places = [], set()
    wait_for_turn(page)
    page.wait_for_timeout(300)
    page.evaluate("window.shifts = []")  # what the first picture needed
    for _ in range(most):
        if not wait_for_turn(page):
            break
        places.add(str(page.evaluate(TOPS)))
        click_move(page, rng.choice(playable(page))["parts"])
        shifts.append(sum(page.evaluate("window.shifts.splice(0)")))
    wait_for_turn(page)
    page.wait_for_timeout(300)  # the browser tells of shifts a little later
    return [*shifts, sum(page.evaluate("window.shifts"))], places


def boxes(page: Page) -> dict[str, list[Any]]:
    """Return every place and size, but for the height on the page, that something has had."""
    found: dict[str, list[Any]] = page.evaluate(
        "Object.fromEntries(Object.entries(window.boxes).map(([name, sizes]) => [name, [...sizes]]))"
    )
    return found


@pytest.mark.parametrize("size", [PHONE, LAPTOP])
def test_the_replays_buttons_stay_under_the_finger(visit: Visit, size: tuple[int, int]) -> None:
    is_phone = size == PHONE  # where scrollbars take no room
    page = visit("/?game=buerger", viewport={"width": size[0], "height": size[1]}, has_touch=is_phone, is_mobile=is_phone)
    set_up(page, "you", "easy", "easy")
    for _ in range(3):  # until there are some steps to go back
        assert wait_for_turn(page)
        click_move(page, playable(page)[0]["parts"])
    assert wait_for_turn(page)
    page.evaluate("scrollTo(0, 0)")
    before = page.locator("#board").bounding_box()
    page.locator("#log a").nth(3).click()
    places = []
    for _ in range(4):
        expect(page.locator(".steps [rel=prev]")).to_be_visible()
        page.evaluate("scrollTo(0, 0)")
        places.append([page.locator(name).bounding_box() for name in (".steps [rel=prev]", "#slider", "#board")])
        ply = page.locator("#table").get_attribute("data-ply") or ""
        page.locator(".steps [rel=prev]").click()
        expect(page.locator("#table")).not_to_have_attribute("data-ply", ply)
    assert all(each == places[0] for each in places)
    assert places[0][2] == pytest.approx(before, abs=0.1)
    slider = places[0][1]
    assert slider is not None
    assert slider["width"] > 90


def test_marks_of_what_changed_move_with_the_drawing(visit: Visit) -> None:
    page = visit("/?game=skyline", viewport={"width": 1100, "height": 800})
    set_up(page, "you", "easy", "easy")
    assert wait_for_turn(page)
    click_move(page, playable(page)[0]["parts"])
    assert wait_for_turn(page)
    page.set_viewport_size({"width": 390, "height": 844})
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")  # it is arranged
    turned = marks(page)
    page.reload()
    assert wait_for_turn(page)
    assert turned == marks(page)


def marks(page: Page) -> list[str]:
    """Return the outlines of all marks."""
    expect(page.locator("#board .revision").first).to_be_attached()
    found: list[str] = page.locator("#board .revision").evaluate_all("(marks) => marks.map((mark) => mark.getAttribute('d'))")
    return sorted(found)
