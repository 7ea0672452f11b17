"""Moments: scoring is shown and can be skipped, the end is a result, a replay plays by itself."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser.conftest import Visit
from tests.web.browser.table import click_move, legal, set_up, wait_for_turn

pytestmark = pytest.mark.long


def finished(visit: Visit, **wishes: object) -> Page:
    """Return a table whose game has ended, the result open."""
    page = visit("/?game=manhattan", **wishes)
    set_up(page, "you", "easy")
    while wait_for_turn(page):
        click_move(page, legal(page)[0]["parts"])
    expect(page.locator("#result")).to_have_attribute("open", "")
    return page


def plies(page: Page) -> tuple[int, int]:
    table = page.locator("#table")
    return int(table.get_attribute("data-ply") or 0), int(table.get_attribute("data-last") or 0)


def test_the_end_is_a_result_and_scoring_is_shown_again_in_the_replay(visit: Visit) -> None:
    page = finished(visit)
    the_result(page)
    scoring(page)
    replay(page)


def test_what_comes_after_the_scoring_is_told_after_it(visit: Visit) -> None:
    page = visit("/?game=manhattan", speed="slow", viewport={"width": 1440, "height": 900})
    set_up(page, "you", "easy")
    while page.locator("#caption").count() == 0:
        page.wait_for_selector("#caption, #table[data-turn='yes'] .can")
        if page.locator("#table.is-scoring").count() == 0:
            click_move(page, legal(page)[0]["parts"])
    expect(page.locator("#sentence")).to_be_hidden()
    expect(page.locator("#players .mark:not([hidden])").first).to_be_hidden()
    expect(page.locator("#log li.is-coming").first).to_be_hidden()
    expect(page.locator("#round")).to_have_text("Round 1 of 6")
    counting = markers(page)
    page.get_by_role("button", name="Skip").click()
    expect(page.locator("#log li.is-coming")).to_have_count(0)
    expect(page.locator("#sentence")).to_be_visible()
    expect(page.locator("#round")).to_have_text("Round 2 of 6")
    assert markers(page) != counting


def markers(page: Page) -> object:
    """Return where the score markers stand."""
    return page.locator(".score-marker").evaluate_all("(all) => all.map((each) => each.getAttribute('transform'))")


def the_result(page: Page) -> None:
    board = page.locator("#board").bounding_box()
    expect(page.locator(".headline")).to_contain_text("You ")
    expect(page.locator(".ranking li")).to_have_count(2)
    expect(page.locator(".ranking .mark")).to_have_text("you")
    assert page.request.get(page.url.split("?")[0] + "/picture.png").body().startswith(b"\x89PNG")
    page.locator("#result > summary").press("Enter")
    expect(page.locator(".ranking")).to_be_hidden()
    assert page.locator("#board").bounding_box() == board
    page.locator(".next-steps").get_by_role("button", name="Rematch").wait_for()


def scoring(page: Page) -> None:
    """Step to a round's scoring with animations on: lit, told, skipped by a click where nothing is to be chosen."""
    page.evaluate("localStorage.setItem('baumeister-speed', 'slow')")
    counted = page.locator("#log li[data-points]").last.get_attribute("data-ply") or ""  # the first round's
    page.locator("#slider").fill(str(int(counted) - 1))
    expect(page.locator("#table")).to_have_attribute("data-ply", str(int(counted) - 1))
    page.locator(".steps [rel=next]").click()
    expect(page.locator("#caption")).to_contain_text("building")
    expect(page.locator("#board .is-counted").first).to_be_attached()
    expect(page.locator("#veil")).to_be_attached()
    page.locator("#sentence").click()
    expect(page.locator("#caption")).to_have_count(0)
    expect(page.locator("#veil")).to_have_count(0)
    totals = page.locator("#players .score").evaluate_all("(all) => all.map((score) => score.dataset.score)")
    shown = page.locator("#players .score strong").all_text_contents()
    assert shown == totals
    page.evaluate("localStorage.setItem('baumeister-speed', 'off')")


def replay(page: Page) -> None:
    """Let it play by itself from near the end, pause by the space bar, go on to the end."""
    last = plies(page)[1]
    page.evaluate("localStorage.setItem('baumeister-replay-speed', 'fast')")
    page.locator("#slider").fill(str(last - 6))
    expect(page.locator("#table")).to_have_attribute("data-ply", str(last - 6))
    expect(page.get_by_role("link", name="Back to the result")).to_be_visible()
    page.locator("#replay").click()
    expect(page.locator("#table")).not_to_have_attribute("data-ply", str(last - 6))
    page.locator("#replay").click()
    expect(page.locator("#replay")).to_have_attribute("aria-pressed", "false")
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Space")
    expect(page.locator("#replay")).to_have_attribute("aria-pressed", "true")
    expect(page.locator("#table")).to_have_attribute("data-ply", str(last))
    expect(page.locator("#replay")).to_have_attribute("aria-pressed", "false")
    expect(page.locator(".outcome")).to_be_visible()
