"""Several browsers at one table, connections that break, tabs that are hidden."""

import re
from itertools import count
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from baumeister.web.settings import Settings
from baumeister.web.storage.backup import backup, restore
from tests.web.browser.conftest import Server, Visit
from tests.web.browser.table import (
    ARMED,
    click_move,
    click_part,
    click_tentative,
    legal,
    press_play,
    seq,
    set_up,
    wait_for_turn,
)
from tests.web.browser.test_sounds import LISTEN, heard

FRAGMENT = re.compile("/fragment")


def invited(visit: Visit, host: Page, **wishes: object) -> Page:
    """Return the page of a friend who followed the invitation."""
    link = host.locator("#table-panel input[value*='/join#']").first.input_value()
    friend = visit(link, **wishes)
    friend.locator("input[name=name]").fill("Ben")
    friend.get_by_role("button", name=re.compile("Sit down|Platz nehmen")).click()
    friend.wait_for_selector("#table")
    return friend


def test_two_browsers_and_a_spectator_see_each_move_at_once(visit: Visit) -> None:
    ada = visit()
    address = set_up(ada, "you", "link")
    ben = invited(visit, ada, language="de")
    watcher = visit(address)
    expect(ada.locator("#seat-2 .name")).to_have_text("Ben")
    expect(watcher.locator("#holdings.hand")).to_have_count(0)
    for turn in range(4):
        first, second = (ada, ben) if ada.locator(ARMED).count() else (ben, ada)
        first.wait_for_selector(ARMED, state="attached")
        before = seq(second)
        click_move(first, legal(first)[turn]["parts"])
        second.wait_for_function("(seq) => Number(document.getElementById('table').dataset.seq) > seq", arg=before)
        newest = seq(first)
        expect(watcher.locator("#table")).to_have_attribute("data-seq", str(newest))
        expect(second.locator("#table")).to_have_attribute("data-seq", str(newest))


def test_spectators_get_the_picture_with_the_event_or_fetch_it(visit: Visit) -> None:
    ada = visit()
    address = set_up(ada, "you", "medium", "medium")
    wait_for_turn(ada)
    modern, old = visit(address), visit()
    old.add_init_script("delete window.DecompressionStream")
    old.goto(address)
    fetched: dict[str, list[str]] = {"modern": [], "old": []}
    modern.on("request", lambda request: fetched["modern"].append(request.url))
    old.on("request", lambda request: fetched["old"].append(request.url))
    for watcher in (modern, old):
        with watcher.expect_event("request", lambda request: "/events" in request.url):
            watcher.reload()
        watcher.wait_for_function("() => document.getElementById('connection').textContent === ''")
    watched = modern.locator("#table").get_attribute("data-seq") or ""
    modern.wait_for_timeout(500)  # the streams are open
    click_move(ada, legal(ada)[0]["parts"])
    wait_for_turn(ada)
    for watcher in (modern, old):
        expect(watcher.locator("#table")).to_have_attribute("data-seq", str(seq(ada)))
        expect(watcher.locator("#log li").first).to_have_text(ada.locator("#log li").first.text_content() or "")
    assert seq(ada) > int(watched)
    assert not [url for url in fetched["modern"] if "/fragment" in url]
    assert [url for url in fetched["old"] if "/fragment" in url]


def test_tab_title_and_favicon_tell_whose_turn_it_is(visit: Visit) -> None:
    ada = visit()
    set_up(ada, "link", "you")
    assert "Your turn" not in ada.title()
    ben = invited(visit, ada)
    assert wait_for_turn(ben)
    assert "Your turn" in ben.title()
    assert "turn" in (ben.locator("#favicon").get_attribute("href") or "")


def test_a_killed_server_is_found_again_without_reload(visit: Visit, server: Server) -> None:
    page = visit()
    set_up(page, "you", "medium", "medium")
    wait_for_turn(page)
    click_move(page, legal(page)[0]["parts"])
    page.evaluate("window.isSame = true")
    wait_for_turn(page)
    acknowledged = seq(page)
    server.kill()
    expect(page.locator("#connection")).to_have_class(re.compile("lost"))
    server.start()
    expect(page.locator("#connection")).not_to_have_class(re.compile("lost"), timeout=15_000)
    assert seq(page) >= acknowledged
    page.set_default_timeout(60_000)  # its bots start anew
    click_move(page, legal(page)[0]["parts"])
    assert wait_for_turn(page)
    assert page.evaluate("window.isSame")


@pytest.mark.long
def test_a_page_goes_on_from_what_a_restored_copy_holds(visit: Visit, server: Server, tmp_path: Path) -> None:
    page, settings = visit(), Settings(data_folder=server.data)
    set_up(page, "you", "medium", "medium")
    wait_for_turn(page)
    kept = seq(page)
    backup(settings, tmp_path / "copy")
    click_move(page, legal(page)[0]["parts"])
    wait_for_turn(page)
    assert seq(page) > kept + 1
    server.stop()
    restore(settings, tmp_path / "copy")
    server.start()
    expect(page.locator("#table")).to_have_attribute("data-seq", str(kept), timeout=15_000)
    click_move(page, legal(page)[0]["parts"])
    assert wait_for_turn(page)
    assert seq(page) > kept + 1


def test_a_fault_of_the_page_is_reported_a_lost_connection_is_not(chromium: Browser, server: Server) -> None:
    page = chromium.new_page(base_url=server.address, locale="en")
    page.add_init_script("localStorage.setItem('baumeister-speed', 'off')")
    page.goto("/")
    set_up(page, "you", "easy")
    assert wait_for_turn(page)
    faults, before = list[str](), seq(page)
    page.on("pageerror", lambda error: faults.append(str(error)))
    asked = count()
    page.route(FRAGMENT, lambda route: route.continue_() if next(asked) else route.abort())
    click_move(page, legal(page)[0]["parts"])
    assert seq(page) > before
    assert faults == []
    page.unroute(FRAGMENT)
    assert wait_for_turn(page)
    page.route(FRAGMENT, lambda route: route.fulfill(body="<main id='table'></main>"), times=1)
    with page.expect_event("pageerror"):
        page.locator("#moves form").last.evaluate("(form) => form.requestSubmit(form.querySelector('button'))")
    page.close()


@pytest.mark.long
def test_a_question_that_nobody_answers_is_asked_again(visit: Visit) -> None:
    page = visit()
    set_up(page, "you", "easy")
    assert wait_for_turn(page)
    asked, before = count(), seq(page)
    page.route(FRAGMENT, lambda route: route.continue_() if next(asked) else None)
    for part in legal(page)[0]["parts"]:
        click_part(page, part)
    press_play(page)
    expect(page.locator("#table")).not_to_have_attribute("data-seq", str(before), timeout=20_000)


def test_who_is_back_is_told_so_at_once(visit: Visit) -> None:
    page = visit()
    set_up(page, "you", "medium", "medium")
    wait_for_turn(page)
    page.route("**/events?*", lambda route: route.abort("connectionrefused"))
    page.evaluate("dispatchEvent(new PageTransitionEvent('pagehide'))")  # closes the stream
    page.evaluate("dispatchEvent(new Event('online'))")
    expect(page.locator("#connection")).to_have_class(re.compile("lost"))
    page.wait_for_timeout(8_000)  # so long that a doubling wait would have grown
    page.unroute("**/events?*")
    expect(page.locator("#connection")).not_to_have_class(re.compile("lost"), timeout=3_000)


def test_a_refusal_says_why_and_links_to_the_rule(visit: Visit) -> None:
    page = after_a_turn(visit)
    page.evaluate(
        """() => {
            const form = document.querySelector("#moves form");
            const field = Object.assign(document.createElement("input"), { name: "move", value: "take 1-1-2-2" });
            form.replaceChildren(...form.querySelectorAll("input[type=hidden]"), field);
            form.requestSubmit();
        }"""
    )
    expect(page.locator("#message a.rule")).to_be_visible()
    page.locator("#message a.rule").click()
    expect(page.locator("#panel .sought")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#panel")).not_to_be_visible()


def after_a_turn(visit: Visit) -> Page:
    """Return the page of a table with three bots at which the first turn is over."""
    page = visit()
    set_up(page, "you", "medium", "medium", "medium")
    wait_for_turn(page)
    click_move(page, legal(page)[0]["parts"])
    wait_for_turn(page)
    return page


def test_a_line_of_the_log_shows_the_position_after_it(visit: Visit) -> None:
    page = after_a_turn(visit)
    now = page.locator("#table").get_attribute("data-ply")
    line = page.locator("#log a").nth(4)
    line.click()
    expect(page.locator("#table")).not_to_have_attribute("data-ply", str(now))
    page.get_by_role("link", name="Back to now").click()
    expect(page.locator(ARMED).first).to_be_attached()
    before = seq(page)
    page.locator("#log a").nth(3).click()
    page.get_by_role("button", name="Undo to here").click()
    expect(page.locator("#table")).not_to_have_attribute("data-seq", str(before))
    expect(page).to_have_url(re.compile(r"/t/[^?]+$"))
    assert wait_for_turn(page)


def test_who_looks_back_before_a_move_is_answered_stays_there(visit: Visit) -> None:
    page = after_a_turn(visit)
    held: list[Route] = []
    page.route("**/move", lambda route: held.append(route))  # noqa: PLW0108 - Playwright marks its handlers
    for part in legal(page)[0]["parts"]:
        click_part(page, part)
    press_play(page)
    page.locator("#log a").nth(3).click()
    expect(page.locator(".stepping")).to_be_visible()
    with page.expect_response("**/move"):
        held[0].continue_()
    page.wait_for_timeout(1_500)  # others move on
    expect(page.locator(".stepping")).to_be_visible()
    page.get_by_role("link", name="Back to now").click()
    assert wait_for_turn(page)


def test_a_hidden_tab_closes_its_stream_and_still_tells_whose_turn_it_is(visit: Visit) -> None:
    ada = visit()
    set_up(ada, "link", "you")
    ben = invited(visit, ada)
    assert wait_for_turn(ben)
    streams: list[str] = []
    ada.on("requestfailed", lambda request: streams.append(request.url))
    ada.evaluate(HIDE, True)
    click_move(ben, legal(ben)[0]["parts"])
    click_move(ben, legal(ben)[0]["parts"])  # with two seats a second colour is chosen too
    expect(ada).to_have_title(re.compile("Your turn"), timeout=15_000)
    assert any("/events" in url for url in streams)
    assert ada.locator(ARMED).count() == 0
    ada.evaluate(HIDE, False)
    expect(ada.locator(ARMED).first).to_be_attached()


HIDE = """(isHidden) => {
    Object.defineProperty(document, "hidden", { configurable: true, get: () => isHidden });
    document.dispatchEvent(new Event("visibilitychange"));
}"""


def test_a_tentative_move_is_seen_on_ones_other_device(visit: Visit) -> None:
    laptop = visit()
    address = set_up(laptop, "you", "link")
    laptop.get_by_role("button", name="Table", exact=True).click()
    phone = visit(laptop.locator("#link-seat-1").input_value())
    phone.locator("main.invited form button[type=submit]").first.click()
    phone.wait_for_url(address)
    laptop.locator("#table-panel form[action$='/confirms'] button").click()
    expect(phone.locator("#table-panel form[action$='/confirms'] input[name=on]")).to_have_value("no")
    laptop.keyboard.press("Escape")
    click_tentative(laptop)
    expect(phone.locator(".actions form[action$='/confirm']")).to_have_count(1)
    phone.locator(".actions form[action$='/confirm'] button").click()
    expect(laptop.locator(".actions form[action$='/confirm']")).to_have_count(0)
    for _ in range(50):
        if seq(phone) != seq(laptop):  # a card is still drawn on one of them
            phone.wait_for_timeout(100)
    assert seq(phone) == seq(laptop)


def test_a_sound_tells_whose_turn_it_is_to_who_wants_it(visit: Visit) -> None:
    page = visit()
    page.add_init_script(LISTEN)
    set_up(page, "you", "easy", "easy")
    assert wait_for_turn(page)
    click_move(page, legal(page)[0]["parts"])
    assert wait_for_turn(page)
    assert heard(page) == []
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("checkbox", name="Sounds").check()
    page.wait_for_function("() => window.made.length === 3")  # a piece laid, to hear what it is like
    assert heard(page) == ["context", "noise", "noise"]
    page.keyboard.press("Escape")
    click_move(page, legal(page)[0]["parts"])
    page.wait_for_function("() => window.made.filter((sound) => sound === 'tone').length === 2")  # two notes: one's turn
    assert wait_for_turn(page)
