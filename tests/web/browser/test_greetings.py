"""Greetings arrive at once, disturb nobody in choosing, and can be muted."""

from playwright.sync_api import expect

from tests.web.browser.conftest import Visit
from tests.web.browser.table import legal, set_up, wait_for_turn
from tests.web.browser.test_live import invited
from tests.web.browser.test_pages import assert_accessible


def test_a_greeting_arrives_while_somebody_chooses(visit: Visit) -> None:
    ada = visit()
    set_up(ada, "you", "link")
    ben = invited(visit, ada, language="de")
    expect(ada.locator("#seat-2 .name")).to_have_text("Ben")
    assert wait_for_turn(ada)
    part = next(move["parts"][0] for move in legal(ada) if len(move["parts"]) > 1)
    ada.locator(f"[id='{part}']").focus()
    ada.keyboard.press("Enter")
    expect(ada.locator(".is-chosen")).to_have_count(1)
    players = ada.locator("#players").bounding_box()
    ben.get_by_role("button", name="Grüßen").click()
    assert_accessible(ben)
    ben.get_by_role("button", name="Gut gespielt!").click()
    expect(ada.locator("#seat-2 .greeting")).to_have_text("Well played!")
    expect(ben.locator("#seat-2 .greeting")).to_have_text("Gut gespielt!")
    expect(ben.locator("#greet-panel")).to_be_hidden()
    expect(ada.locator("#log li").first).to_have_text("Ben: “Well played!”")
    expect(ada.locator("#announcer")).to_have_text("Ben: “Well played!”")
    expect(ada.locator(".is-chosen")).to_have_count(1)
    assert ada.locator("#players").bounding_box() == players
    ada.get_by_role("button", name="Settings").click()
    ada.locator("#settings [name=greetings][value=off]").click()
    expect(ada.locator("#seat-2 .greeting")).to_be_hidden()
    expect(ada.locator("#log .greeting")).to_be_hidden()
    expect(ada.locator("#seat-2 .about-seat")).to_contain_text("online")


def test_on_a_phone_a_greeting_is_told_in_the_prompts_row(visit: Visit) -> None:
    ada = visit(viewport={"width": 390, "height": 844})
    set_up(ada, "you", "link")
    ben = invited(visit, ada)
    expect(ada.locator("#seat-2 .name")).to_have_text("Ben")
    ben.locator("#log .greet").click()
    ben.get_by_role("button", name="Hello!").click()
    expect(ada.locator("#choice")).to_have_text("Ben: “Hello!”")


def test_without_scripts_one_greets_too(visit: Visit) -> None:
    ada = visit()
    set_up(ada, "you", "link")
    link = ada.locator("#table-panel input[value*='/join#']").first.input_value()
    ben = visit(link, java_script_enabled=False)
    ben.locator("input[name=secret]").fill(link)
    ben.get_by_role("button", name="Open").click()
    ben.locator("input[name=name]").fill("Ben")
    ben.get_by_role("button", name="Sit down").click()
    ben.locator("#log .greet").click()
    ben.get_by_role("button", name="Hello!").click()
    expect(ada.locator("#seat-2 .greeting")).to_have_text("Hello!")
    expect(ben.locator("#seat-2 .greeting")).to_have_text("Hello!")
