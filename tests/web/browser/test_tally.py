"""While the last points are counted, bars under the board say how everybody stands; nothing lies over what is counted."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser.conftest import PATIENCE, Visit
from tests.web.browser.finished import finished

pytestmark = pytest.mark.long

DESKS = ((1440, 900), (1280, 720), (1024, 768))
PHONE = (390, 844)
WAYS = """() => {
    const go = window.scrollTo;
    go(0, 0);
    window.ways = [];
    window.scrollTo = (way) => { ways.push(way.top); go.call(window, way); };
}"""
BARS = """(all) => all.map((bar) => {
    const { left, right } = bar.querySelector("i").getBoundingClientRect();
    return [Number(bar.querySelector("strong").innerText.replace("−", "-")), left, right];
})"""


def counting(visit: Visit, table: str, size: tuple[int, int]) -> Page:
    """Return the finished table as its last points are counted."""
    page = visit(f"/t/{table}", speed="slow", viewport={"width": size[0], "height": size[1]})
    last = int(page.locator("#table").get_attribute("data-last") or 0)
    page.goto(f"/t/{table}?ply={last - 1}")
    page.locator(".steps [rel=next]").click()
    expect(page.locator("#table.is-scoring #caption")).to_be_visible()
    return page


@pytest.mark.parametrize(("game", "seats"), [("manhattan", 2), ("neue_heimat", 3), ("wettstreit", 3), ("buerger", 2)])
def test_the_bars_lie_under_the_board_and_never_over_it(visit: Visit, game: str, seats: int) -> None:
    table = finished(visit().request, game, seats).id
    for size in DESKS:
        page = counting(visit, table, size)
        tally, last, board = (page.locator(name).last.bounding_box() for name in (".tally", ".tally li", "#board svg"))
        assert tally
        assert last
        assert board
        assert board["y"] + board["height"] <= tally["y"] < last["y"]
        assert last["y"] + last["height"] <= tally["y"] + tally["height"] <= size[1]
    phone = counting(visit, table, PHONE)  # there the strip over the board, or the board, says the points
    for name in (".outcome", ".tally"):
        expect(phone.locator(name)).to_be_hidden()


def test_a_hand_that_is_counted_stands_over_the_board_and_the_replay_waits_until_all_is_told(visit: Visit) -> None:
    table = finished(visit().request, "buerger", 2).id
    for size in (DESKS[0], PHONE):
        page = counting(visit, table, size)
        stage = page.locator("#stage")
        expect(stage.locator(".is-lit").first).to_be_visible(timeout=PATIENCE)
        box = stage.bounding_box()
        assert box
        assert min(box["x"], box["y"]) >= 0
        assert box["x"] + box["width"] <= size[0]
        assert box["y"] + box["height"] <= size[1]
        expect(page.locator("#replay")).to_be_hidden()
        page.keyboard.press("Escape")
        expect(stage).to_have_count(0)
        expect(page.locator("#replay")).to_be_visible()


def test_a_count_afresh_is_told_and_negative_points_are_bars_to_the_left_of_zero(visit: Visit) -> None:
    page = counting(visit, finished(visit().request, "neue_heimat", 3).id, DESKS[0])
    expect(page.locator("#caption")).to_contain_text("counted afresh")
    expect(page.locator("#players .score strong")).to_have_text(["0"] * 3)
    expect(page.locator(".tally strong").filter(has_text="−").first).to_be_visible(timeout=PATIENCE)
    page.wait_for_function("!document.querySelector('.flying')")
    bars = page.locator(".tally li").evaluate_all(BARS)
    ends = [right if points < 0 else left for points, left, right in bars]
    assert ends == pytest.approx([ends[0]] * len(bars), abs=4)
    for points, left, right in bars:
        assert right - left > abs(points)


@pytest.mark.parametrize(("height", "leads"), [(844, False), (480, True)])
def test_on_a_phone_the_count_leads_only_to_what_is_out_of_sight_and_back_again(visit: Visit, height: int, leads: bool) -> None:
    table = finished(visit().request, "manhattan", 2).id
    page = visit(f"/t/{table}", speed="fast", viewport={"width": 390, "height": height}, has_touch=True, is_mobile=True)
    counted = int(page.locator("#log li[data-points]").last.get_attribute("data-ply") or 0)  # the first round's
    page.goto(f"/t/{table}?ply={counted - 1}")
    page.wait_for_selector("html.arranged")
    page.evaluate(WAYS)
    page.locator(".steps [rel=next]").click()
    expect(page.locator("#table.is-scoring")).to_be_attached()
    expect(page.locator("#caption")).to_have_count(0)
    if leads:
        page.wait_for_function("() => ways.some((top) => top > 0) && ways.includes(0)")  # then on to where the step happened
    else:
        assert page.evaluate("[scrollY, ways]") == [0, []]
