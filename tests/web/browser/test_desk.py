"""On a desk a table is as high as the window, and what is chosen is told where nothing else stands."""

from itertools import pairwise

import pytest
from playwright.sync_api import Page, expect

from baumeister.games import GAMES
from tests.web.browser.conftest import Visit
from tests.web.browser.table import click_move, click_part, playable, set_up, wait_for_turn

GAME = "/?game=buerger"
IS_ONE_SCREEN = "document.documentElement.scrollHeight === innerHeight"
LAPTOP, TABLET = (1440, 900), (1024, 768)
LOW = (1280, 720)
SIZES = (LAPTOP, TABLET, LOW, (1366, 768), (1536, 730), (1920, 1080), (900, 700))
STAGE_TO_ITS_PLACE = """() => {
    const { left, top, right, bottom } = document.querySelector(".stage").getBoundingClientRect();
    const { x, y, width, height } = document.querySelector("#board .market > rect").getBBox();
    const { a, d, e, f } = document.querySelector("#board .market").getScreenCTM();
    const place = [a * x + e, d * y + f, a * (x + width) + e, d * (y + height) + f];
    return Math.max(...[left, top, right, bottom].map((side, index) => Math.abs(side - place[index])));
}"""


def at_turn(visit: Visit, size: tuple[int, int]) -> Page:
    """Return the table at the first turn."""
    page = visit(GAME, viewport={"width": size[0], "height": size[1]})
    set_up(page, "you", "easy", "easy")
    assert wait_for_turn(page)
    return page


def test_the_page_is_one_screen_high_with_the_list_of_all_moves_too(visit: Visit) -> None:
    page = at_turn(visit, LAPTOP)
    assert page.evaluate(IS_ONE_SCREEN)
    page.locator("#all-moves > summary").press("Enter")
    expect(page.locator("#moves form").first).to_be_in_viewport()
    assert page.evaluate(IS_ONE_SCREEN)


@pytest.mark.parametrize("size", [LAPTOP, TABLET, LOW])
def test_what_is_chosen_stands_in_the_place_of_the_sentence(visit: Visit, size: tuple[int, int]) -> None:
    page = at_turn(visit, size)
    part = max(playable(page), key=lambda move: len(move["label"]))["parts"][0]
    click_part(page, part)
    page.locator("#choice").evaluate("(place) => { place.textContent = 'very '.repeat(100); }")
    choice, bar = page.locator("#choice").bounding_box(), page.locator(".bar").bounding_box()
    assert choice
    assert bar
    assert choice["y"] >= bar["y"] + bar["height"]
    expect(page.locator(".todo > .say")).to_have_css("opacity", "0")
    for name in ("#actions", "#board", ".rail"):
        box = page.locator(name).bounding_box()
        assert box
        assert (
            choice["y"] + choice["height"] <= box["y"] + 1
            or box["y"] + box["height"] <= choice["y"] + 1
            or choice["x"] >= box["x"] + box["width"]
            or choice["x"] + choice["width"] <= box["x"]
        ), name


@pytest.mark.parametrize("game", list(GAMES))
def test_in_a_low_window_most_of_the_height_is_the_boards_and_the_steps_stand_clear_in_the_bar(visit: Visit, game: str) -> None:
    page = visit(f"/?game={game}", language="de", viewport={"width": LOW[0], "height": LOW[1]})
    set_up(page, "you", "easy", "easy")
    assert wait_for_turn(page)
    board = page.locator("#board").bounding_box()
    assert board
    assert board["y"] < 100
    for width in (LOW[0], 1366):
        page.set_viewport_size({"width": width, "height": LOW[1]})
        if page.locator(".rail li").count():
            names = (".wordmark", ".rail li:last-child", ".bar-title")
            for before, after in pairwise(box for name in names if (box := page.locator(name).bounding_box())):
                assert before["x"] + before["width"] < after["x"]


def play_until(page: Page, name: str) -> None:
    """Make the first moves until something is there at one's turn."""
    while not page.locator(name).count():
        assert wait_for_turn(page)
        click_move(page, playable(page)[0]["parts"])
        assert wait_for_turn(page)


def test_all_ways_to_bid_are_in_sight_in_a_low_window(visit: Visit) -> None:
    page = visit("/?game=wettstreit", viewport={"width": LOW[0], "height": LOW[1]})
    set_up(page, "you", "easy", "easy")
    play_until(page, "#auction .bid")
    for size in (LOW, (1366, 768), (1536, 730), TABLET):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        for each in page.locator("#auction .acts :is(button, input:not([type=hidden]))").all():
            expect(each).to_be_in_viewport(ratio=1)
        assert page.locator("#auction .about").evaluate("(about) => about.scrollHeight <= about.clientHeight + 1"), size


def test_an_auction_opens_over_the_market_beside_the_own_city(visit: Visit) -> None:
    page = visit("/?game=wettstreit", viewport={"width": LAPTOP[0], "height": LAPTOP[1]})
    set_up(page, "you", "easy", "easy")
    play_until(page, ".stage")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(f"({STAGE_TO_ITS_PLACE})() < 1.5")
        assert page.locator(".stage .bidder").evaluate_all(
            "(all) => all.every((each) => each.scrollHeight <= each.clientHeight)"
        )


@pytest.mark.parametrize("game", ["skyline", "manhattan"])
def test_the_result_leaves_the_whole_board_in_sight(visit: Visit, game: str) -> None:
    page = visit(f"/?game={game}")
    set_up(page, "you", "easy")
    page.get_by_role("button", name="Table", exact=True).click()
    page.locator("#table-panel").get_by_role("link", name="Resign").click()
    page.get_by_role("dialog", name="Resign?").get_by_role("button", name="Resign").click()
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        rematch, fold = page.get_by_role("button", name="Rematch"), page.locator("#result > summary")
        expect(rematch).to_be_in_viewport(ratio=1)
        sheet, board = page.locator(".outcome-sheet").bounding_box(), page.locator("#board").bounding_box()
        assert sheet
        assert board
        assert board["x"] + board["width"] <= sheet["x"]
        for each in (rematch.bounding_box(), fold.bounding_box()):
            assert each
            is_beside = each["x"] >= board["x"] + board["width"]
            is_above = each["y"] + each["height"] <= board["y"] + 1
            assert is_beside or is_above or each["y"] >= board["y"] + board["height"] - 1, (width, height)
        if game == "skyline":  # over the steps
            expect(page.locator(".headline h2")).to_be_in_viewport(ratio=1)
            headline = page.locator(".headline h2").bounding_box()
            share = page.get_by_role("button", name="Share", exact=True).bounding_box()
            assert headline
            assert share
            assert headline["y"] + headline["height"] <= share["y"] + 1
    page.locator("#result > summary").press("Enter")
    expect(page.locator(".outcome-sheet")).to_be_hidden()
    expect(page.locator("#players")).to_be_visible()
