"""Small targets on a phone: a tap beside one means it, and the loupe makes everything as large as a fingertip."""

import random

import pytest
from playwright.sync_api import Page, expect

from baumeister.games import GAMES, rules
from tests.web.browser.conftest import Visit
from tests.web.browser.table import click_move, playable, seq, set_up, wait_for_turn

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SMALL_PHONE = {**PHONE, "viewport": {"width": 360, "height": 740}}
FINGERTIP = 44
PHONES = ((360, 640), (360, 664), (390, 664), (390, 844))
TURNS = 24
GAMES_ASKED = ["buerger", *(pytest.param(game, marks=pytest.mark.long) for game in GAMES if game != "buerger")]

SMALL = """(where) => [...document.querySelectorAll(`${where} .can`)]
    .filter((part) => part.checkVisibility({ visibilityProperty: true }) && part.getClientRects().length)
    .map((part) => [part.id, part.getBoundingClientRect()])
    .filter(([, { width, height }]) => Math.min(width, height) < 43.5)
    .map(([id, { width, height }]) => `${id}: ${width} x ${height}`)"""
IN_FRAME = """() => {
    const board = document.querySelector("#board .scroll").getBoundingClientRect();
    const middles = [...document.querySelectorAll("#board .can")].map((part) => part.getBoundingClientRect())
        .map(({ x, y, width, height }) => [x + width / 2, y + height / 2]);
    return middles.some(([x, y]) => x > board.left && x < board.right && y > board.top && y < board.bottom);
}"""
BESIDE = """() => {
    for (const part of document.querySelectorAll("#board .can")) {
        const { x, y, width, height } = part.querySelector(".halo").getBoundingClientRect();
        const [left, top] = [x + width / 2, y + height / 2];
        for (const [right, down] of [[0, -21], [0, 21], [-21, 0], [21, 0]]) {
            const point = [left + right, top + down];
            const hit = document.elementFromPoint(...point);
            if (hit?.closest("#board svg") && !hit.closest(".part, [data-lights]")) return { id: part.id, point };
        }
    }
}"""


@pytest.mark.parametrize("game", GAMES_ASKED)
def test_the_loupe_makes_everything_on_the_board_as_large_as_a_fingertip(visit: Visit, game: str) -> None:
    page = visit(f"/?game={game}", **PHONE)
    set_up(page, "you", "easy", "easy")
    rng = random.Random(4)
    for turn in range(TURNS):
        if not wait_for_turn(page):
            break
        for width, height in PHONES:
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate("() => new Promise(requestAnimationFrame)")  # it is arranged
            assert page.evaluate(SMALL, "#tray") == []
        if turn % 4 == 0 and page.evaluate(SMALL, "#board"):
            look_near(page)
        click_move(page, rng.choice(playable(page))["parts"])


def look_near(page: Page) -> None:
    """Tap the loupe: nothing that can be chosen is small, and some of it, if it is on the board, in sight; tap it again."""
    is_on_board = page.evaluate(IN_FRAME)
    page.locator("#zoom").tap()
    assert page.evaluate(SMALL, "#board") == []
    if is_on_board:
        boxes = page.locator("#board .can").evaluate_all("(all) => all.map((part) => part.getBoundingClientRect())")
        middles = [(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in boxes]
        assert any(0 < x < 390 and 100 < y < 844 for x, y in middles)
    page.locator("#zoom").tap()


def test_a_tap_beside_a_small_target_means_it(visit: Visit) -> None:
    page = visit("/?game=skyline", **SMALL_PHONE)
    set_up(page, "you", "easy", "easy")
    assert wait_for_turn(page)
    page.locator("#board").scroll_into_view_if_needed()
    found = page.evaluate(BESIDE)
    assert found is not None
    page.touchscreen.tap(*found["point"])
    expect(page.locator("#board.zoomed")).to_have_count(0)
    chosen = page.locator(".is-chosen").count()
    assert chosen or not page.locator(f"[id='{found['id']}'].can").count()


def test_the_guide_tells_fingers_to_tap(visit: Visit) -> None:
    for wishes, said in ((PHONE, "tap them"), ({}, "click them")):
        page = visit("/?game=manhattan", **wishes)
        page.get_by_role("button", name="Learn by playing").click()
        for _ in rules("manhattan").tour.steps[0].looks:
            page.get_by_role("button", name="Go on").click()
        expect(page.locator("#tour-text :visible").first).to_contain_text(said)


def test_a_large_picture_of_a_small_place_plays_at_once(visit: Visit) -> None:
    page = visit("/?game=buerger", viewport={"width": 390, "height": 664}, has_touch=True, is_mobile=True)
    set_up(page, "you", "easy")
    while not page.locator("#with-crane.can").count():
        assert wait_for_turn(page)
        paid = [move for move in playable(page) if "▲" in move["gain"]]
        click_move(page, (paid or playable(page))[0]["parts"])
    before = seq(page)
    page.locator("#with-crane").tap()
    expect(page.locator("#table")).not_to_have_attribute("data-seq", str(before))
