"""Private links in a real browser: what stands behind the # stays there."""

import re

from playwright.sync_api import expect

from tests.web.browser.conftest import Visit
from tests.web.browser.table import set_up

INVITATION = "#table-panel input[value*='/join#']"


def test_an_invitation_is_opened_and_sends_its_secret_in_no_address(visit: Visit) -> None:
    ada = visit()
    address = set_up(ada, "you", "link")
    link = ada.locator(INVITATION).first.input_value()
    ben, sent = visit(), list[str]()
    ben.on("request", lambda request: sent.append(f"{request.url} {request.headers.get('referer', '')}"))
    ben.goto(link)
    expect(ben.get_by_role("button", name="Sit down")).to_be_visible()
    expect(ben.get_by_role("list", name="At the table").locator("li")).to_contain_text(["Ada", "your seat"])
    expect(ben.locator(".about-game svg")).to_be_visible()
    ben.get_by_role("button", name="Settings").click()
    ben.get_by_role("button", name="Deutsch").click()
    expect(ben.get_by_role("button", name="Platz nehmen")).to_be_visible()
    assert ben.url == link
    ben.locator("input[name=name]").fill("Ben")
    ben.get_by_role("button", name="Platz nehmen").click()
    ben.wait_for_url(address)
    expect(ada.locator("#seat-2 .name")).to_have_text("Ben")
    secret = link.partition("#")[2]
    assert len(sent) > 10
    assert not any(secret in request for request in sent)


def test_a_free_seats_button_opens_its_invitation_and_nothing_else(visit: Visit) -> None:
    ada = visit()
    set_up(ada, "you", "link")
    ada.get_by_role("button", name="Invite", exact=True).click()
    panel = ada.locator("#invite-panel")
    assert "/join#" in panel.locator("input[readonly]").input_value()
    expect(panel.locator(".qr-code svg")).to_be_visible()
    expect(panel.get_by_role("button")).to_have_text(["×", "Copy"])


def test_a_seat_tells_that_its_person_is_there(visit: Visit) -> None:
    ada, ben = visit(), visit()
    set_up(ada, "you", "link")
    ben.goto(ada.locator(INVITATION).first.input_value())
    ben.locator("input[name=name]").fill("Ben")
    ben.get_by_role("button", name="Sit down").click()
    expect(ada.locator("#seat-2 .about-seat")).to_contain_text(" · online")
    expect(ada.locator("#seat-2 .who")).to_have_class("who there")
    expect(ada.locator("#seat-1 .who")).to_have_class("who")


def test_a_link_to_ones_own_seat_leads_to_the_table(visit: Visit) -> None:
    ada = visit()
    address = set_up(ada, "you", "link")
    link = ada.locator("#link-seat-1").input_value()
    ada.goto(link)
    ada.wait_for_url(address)


def test_without_scripts_the_link_is_pasted(visit: Visit) -> None:
    ada = visit()
    address = set_up(ada, "you", "link")
    link = ada.locator(INVITATION).first.input_value()
    ben = visit(link, java_script_enabled=False)
    ben.locator("input[name=secret]").fill(link)
    ben.get_by_role("button", name="Open").click()
    ben.locator("input[name=name]").fill("Ben")
    ben.get_by_role("button", name=re.compile("Sit down")).click()
    ben.wait_for_url(address)
    assert "Ben" in ben.content()
