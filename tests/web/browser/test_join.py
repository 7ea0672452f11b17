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
    expect(ben.locator("main")).to_contain_text("At the table: Ada")
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
