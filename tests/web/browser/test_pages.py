"""Pages in both languages and both modes: accessible, light, switchable."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect

from tests.web.browser.conftest import Server, Visit
from tests.web.browser.table import click_move, legal, set_up, wait_for_turn

THEMES = ("light", pytest.param("dark", marks=pytest.mark.long))
LEVELS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


def assert_accessible(page: Page) -> None:
    found = Axe().run(page, options={"runOnly": {"type": "tag", "values": LEVELS}})
    assert found.violations_count == 0, found.generate_report()


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(
    "path", ["/", *(pytest.param(path, marks=pytest.mark.long) for path in ("/games/manhattan/rules", "/gallery"))]
)
def test_quiet_pages_are_accessible(visit: Visit, path: str, theme: str) -> None:
    page = visit(path, color_scheme=theme)
    assert_accessible(page)


@pytest.mark.parametrize("theme", THEMES)
def test_the_table_is_accessible(visit: Visit, theme: str) -> None:
    page = visit(color_scheme=theme)
    set_up(page, "you", "medium", "medium", "medium")
    wait_for_turn(page)
    click_move(page, legal(page)[0]["parts"])
    wait_for_turn(page)
    assert_accessible(page)
    page.get_by_role("button", name="Table", exact=True).click()
    assert_accessible(page)
    page.keyboard.press("Escape")
    page.get_by_role("link", name="Rules", exact=True).click()
    expect(page.locator("#panel .sought")).to_be_in_viewport()  # the rule of the present decision
    assert_accessible(page)


@pytest.mark.parametrize(("place", "most"), [("home", 150_000), ("table", 250_000)])
def test_pages_are_light(visit: Visit, chromium: Browser, server: Server, place: str, most: int) -> None:
    path = "/" if place == "home" else set_up(visit("/?game=buerger"), "you", "easy", "easy", "easy")
    sizes: list[int] = []
    page = chromium.new_page(base_url=server.address)  # which has been nowhere and keeps nothing yet
    page.on("requestfinished", lambda request: sizes.append(request.sizes()["responseBodySize"]))
    page.goto(path)
    page.wait_for_timeout(1000)
    assert 20_000 < sum(size for size in sizes if size > 0) < most  # as it is sent
    page.context.close()


def test_german_from_the_browser_and_by_switch(visit: Visit) -> None:
    page = visit(language="de-DE")
    assert page.locator("html").get_attribute("lang") == "de"
    expect(page.get_by_role("button", name="Spiel beginnen")).to_be_visible()
    set_up(page, "you", "medium", "medium", "medium")
    wait_for_turn(page)
    expect(page.get_by_role("button", name="Zurücknehmen", exact=True)).to_be_visible()
    page.get_by_role("button", name="Einstellungen").click()
    page.get_by_role("button", name="English").click()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    expect(page.get_by_role("button", name="Undo")).to_be_visible()


def test_paper_and_blueprint_by_switch(visit: Visit) -> None:
    page = visit(color_scheme="light")
    paper = page.evaluate("getComputedStyle(document.documentElement).backgroundColor")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Blueprint").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    assert page.evaluate("getComputedStyle(document.documentElement).backgroundColor") != paper


def test_options_follow_the_number_of_players(visit: Visit) -> None:
    page = visit()
    option = page.locator("[data-seats='2']")
    options = page.locator(".options")
    expect(options).to_be_hidden()
    for number in (2, 3):
        page.locator(".seats select").nth(number).select_option("")
    options.locator("summary").click()
    expect(option).to_be_visible()


@pytest.mark.parametrize("size", [(1440, 900), (1024, 768)])
def test_the_button_that_starts_a_game_is_in_sight(visit: Visit, size: tuple[int, int]) -> None:
    page = visit("/?game=skyline", viewport={"width": size[0], "height": size[1]})
    set_up(page, "you", "medium", "medium", "medium")
    page.goto("/?game=skyline")
    expect(page.locator(".own-table")).to_have_count(1)
    for button in page.locator(".start button").all():
        expect(button).to_be_in_viewport(ratio=1)


def test_home_proposes_what_was_set_up_last(visit: Visit) -> None:
    page = visit("/?game=skyline")
    page.locator(".options > summary").click()
    page.locator("[name='option-expert']").select_option("on")
    set_up(page, "you", "easy", "hard", name="Ada")
    page.goto("/")
    expect(page.locator("#new-table")).to_contain_text("Project Skyline")
    form = page.locator(".new-table form")
    assert form.locator(".seats select").evaluate_all("(seats) => seats.map(({ value }) => value)") == [
        "you",
        "easy",
        "hard",
        "",
    ]
    expect(form.locator("[name='option-expert']")).to_have_value("on")
    expect(form.locator("[name='option-expert']")).to_be_visible()
    expect(form.locator("[name='name']")).to_have_value("Ada")
    page.goto("/?game=buerger")  # a link to a game comes first
    expect(page.locator("#new-table")).to_contain_text("Bürger")
    expect(form.locator("[name='seat-3']")).to_have_value("medium")


def test_the_bar_to_start_with_shows_where_it_covers_seats(visit: Visit) -> None:
    page = visit(viewport={"width": 1280, "height": 720})
    bar = page.locator(".start")
    expect(bar).not_to_contain_class("is-over")
    page.set_viewport_size({"width": 1280, "height": 500})
    expect(bar).to_contain_class("is-over")
    page.mouse.move(1000, 250)
    page.mouse.wheel(0, 2000)
    expect(bar).not_to_contain_class("is-over")


def test_settings_stay_open_while_one_chooses(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Blueprint").click()
    expect(page.get_by_role("button", name="Blueprint")).to_be_focused()
    page.get_by_role("button", name="Deutsch").click()
    expect(page.get_by_role("button", name="Deutsch")).to_be_visible()
    page.reload()
    expect(page.locator("#settings")).to_be_hidden()


def test_how_to_play_opens_in_sight_with_large_drawings(visit: Visit) -> None:
    page = visit("/?game=buerger", viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
    page.locator(".how").click()
    last = page.locator("#how-panel li").last
    expect(last).to_be_in_viewport(ratio=1)
    drawing = last.locator(".figure").bounding_box()
    assert drawing is not None
    assert drawing["width"] > 240
