"""My tables, the questions before a farewell, the page without a server."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser.conftest import Server, Visit
from tests.web.browser.table import set_up
from tests.web.browser.test_pages import assert_accessible

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
KEPT = """async () => {
    await navigator.serviceWorker.ready;
    const found = [];
    for (const name of await caches.keys()) found.push(...await (await caches.open(name)).keys());
    return found.map(({ url }) => new URL(url).pathname);
}"""


def is_in_view(page: Page, selector: str) -> bool:
    found: bool = page.eval_on_selector(
        selector, "(it) => { const box = it.getBoundingClientRect(); return box.top >= 0 && box.top < innerHeight / 2; }"
    )
    return found


def test_a_tapped_game_brings_its_form_and_my_games_come_first(visit: Visit) -> None:
    page = visit(**PHONE, reduced_motion="reduce")
    page.locator("[name='name']").fill("Ada")
    page.locator("a.game").nth(3).tap()
    expect(page.locator("#new-table")).to_contain_text("Project Skyline")
    expect(page.locator("#new-table")).to_be_in_viewport()
    assert is_in_view(page, ".new-table")
    assert page.locator("[name='name']").input_value() == "Ada"
    path = set_up(page, "you", "here")
    page.goto("/")
    expect(page.locator(f".own-tables a[href='/t/{path.rpartition('/')[2]}']")).to_be_in_viewport()
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    small = "[...document.querySelectorAll('.own-tables a, .own-tables summary')].filter((it) => it.offsetHeight < 44).length"
    assert page.evaluate(small) == 0
    assert_accessible(page)


def test_without_scripts_a_chosen_game_leads_to_its_form(visit: Visit) -> None:
    page = visit(**PHONE, java_script_enabled=False)
    page.locator("a.game").nth(1).tap()
    page.wait_for_url("**#new-table")
    box = page.locator("#new-table").bounding_box()
    assert box is not None
    assert 0 <= box["y"] < 844 / 2


def test_what_follows_is_asked_before(visit: Visit) -> None:
    page = visit()
    path = set_up(page, "you", "easy")
    for _ in range(2):
        page.get_by_role("button", name="Table", exact=True).click()
        page.locator("#table-panel").get_by_role("link", name="Resign").click()
        dialog = page.get_by_role("dialog", name="Resign?")
        expect(dialog).to_contain_text("the game ends here")
        assert_accessible(page)
        dialog.get_by_role("link", name="Keep playing").click()
        expect(dialog).to_have_count(0)
        page.keyboard.press("Escape")
    page.get_by_role("button", name="Table", exact=True).click()
    page.locator("#table-panel").get_by_role("link", name="Resign").click()
    page.get_by_role("dialog", name="Resign?").get_by_role("button", name="Resign").click()
    expect(page.locator("#sentence")).to_have_text("You resigned, so the game is over.")
    page.goto("/")
    page.locator(".remove").click()  # what has ended stands open where nothing else is played
    page.get_by_role("dialog", name="Delete this game?").get_by_role("button", name="Delete for good").click()
    expect(page.locator(".own-tables")).to_have_count(0)
    assert page.request.get(path).status == 404


@pytest.mark.parametrize("language", ["en", "de"])
def test_without_a_server_a_page_says_what_works(visit: Visit, server: Server, language: str) -> None:
    page = visit(language=language)
    table = set_up(page, "you", "easy")
    kept: list[str] = page.evaluate(KEPT)
    assert "/offline" in kept
    assert all(path == "/offline" or path.startswith("/static/") for path in kept)
    server.kill()
    page.goto(table)
    expect(page.get_by_role("heading", name="No connection to the table")).to_be_visible()
    expect(page.get_by_role("heading", name="Keine Verbindung zum Tisch")).to_be_visible()
    assert page.evaluate("getComputedStyle(document.querySelector('.bar')).display") == "flex"  # its styles are there
    server.start()
    page.get_by_role("link").first.click()
    expect(page.locator(".games")).to_be_visible()
