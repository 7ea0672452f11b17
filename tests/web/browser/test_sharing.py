"""Links to hand on: what a camera would read from the page."""

import base64

import numpy as np
import pytest
import zxingcpp
from playwright.sync_api import Browser, Page, expect

from tests.web.browser.conftest import Visit
from tests.web.browser.table import set_up

GREY = """async (picture) => {
    const drawn = await createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob());
    const canvas = new OffscreenCanvas(drawn.width, drawn.height).getContext("2d");
    canvas.drawImage(drawn, 0, 0);
    const { data } = canvas.getImageData(0, 0, drawn.width, drawn.height);
    const row = (y) => Array.from({ length: drawn.width }, (_, x) => data[4 * (y * drawn.width + x) + 1]);
    return Array.from({ length: drawn.height }, (_, y) => row(y));
}"""


@pytest.mark.parametrize(("theme", "width"), [("light", 1280), ("dark", 390)])
def test_a_camera_reads_every_link_from_its_code(visit: Visit, chromium: Browser, theme: str, width: int) -> None:
    page = visit(color_scheme=theme, viewport={"width": width, "height": 844})
    set_up(page, "you", "link", "easy")
    canvas = chromium.new_page()  # no page of ours: its content policy forbids such pictures
    if page.locator("#open-menu").is_visible():
        page.locator("#open-menu").click()
    page.get_by_role("button", name="Table", exact=True).click()
    for private in page.locator("#table-panel .private").all():
        private.locator("summary").first.click()
    shared = page.locator("#table-panel .hand-on").all()
    assert len(shared) == 3
    for link in shared:
        link.locator("details summary").click()
        picture = link.locator(".qr-code svg").screenshot()
        assert read(canvas, picture) == link.locator("input").input_value()
    canvas.close()


PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SHARING = "navigator.share = async (what) => { window.shared = what; };"


def test_at_set_up_the_invitation_opens_once(visit: Visit) -> None:
    page = visit("/?game=manhattan", **PHONE)
    set_up(page, "you", "link", keeps_open=True)
    panel = page.locator("#invite-panel")
    expect(panel).to_be_focused()
    panel.get_by_role("button", name="Close").tap()
    expect(panel).to_be_hidden()
    page.reload()
    page.wait_for_selector("#table .can")
    expect(panel).to_be_hidden()


def test_an_invitation_in_sight_opens_nothing(visit: Visit) -> None:
    page = visit("/?game=manhattan")
    set_up(page, "link", "you", keeps_open=True)
    expect(page.locator("#holdings .hand-on")).to_be_in_viewport(ratio=1)
    expect(page.locator("#invite-panel")).to_be_hidden()


def test_an_invitation_that_is_taken_up_leaves_nothing_behind(visit: Visit) -> None:
    page = visit("/?game=manhattan")
    set_up(page, "you", "link", keeps_open=True)
    panel = page.locator("#invite-panel")
    expect(page.locator("html.veiled")).to_have_count(1)
    friend = visit(panel.locator("input").input_value())
    friend.get_by_role("button", name="Sit down").click()
    expect(panel).to_have_count(0)
    expect(page.locator("html.veiled")).to_have_count(0)
    focus = page.locator("#table .part:focus")
    expect(focus).to_have_css("outline-style", "none")
    expect(focus.locator("> .halo").first).to_have_css("stroke-dasharray", "none")  # nobody has pressed a key
    page.keyboard.press("Shift")
    expect(focus.locator("> .halo").first).not_to_have_css("stroke-dasharray", "none")


@pytest.mark.parametrize("way", ["#sentence button", "#holdings .invite"])
def test_who_waits_for_a_friend_is_led_to_the_invitation(visit: Visit, way: str) -> None:
    page = visit("/?game=manhattan", **PHONE)
    set_up(page, "link", "you")
    page.locator(way).tap()
    panel = page.locator("#invite-panel")
    link = panel.locator("input").input_value()
    friend = visit(link)
    friend.get_by_role("button", name="Sit down").click()
    expect(panel).to_have_count(0)
    expect(page.locator("#sentence button")).to_have_count(0)


def test_where_the_browser_hands_links_on_an_invitation_goes_with_a_message(visit: Visit) -> None:
    page = visit("/?game=manhattan")
    page.context.add_init_script(SHARING)
    set_up(page, "you", "link", keeps_open=True)
    panel = page.locator("#invite-panel")
    panel.get_by_role("button", name="Share…").click()
    link = panel.locator("input").input_value()
    assert page.evaluate("window.shared") == {"text": "Will you play Manhattan with me?", "url": link}


def test_without_scripts_the_sentence_leads_to_the_invitation(visit: Visit) -> None:
    page = visit("/?game=manhattan", java_script_enabled=False)
    set_up(page, "link", "you", "")
    page.locator("#sentence button").click()
    expect(page.locator("#invite-panel input")).to_be_visible()
    expect(page.locator("#invite-panel .share")).to_be_hidden()


def read(canvas: Page, picture: bytes) -> str:
    """Return what a decoder reads from a screenshot; nothing where it sees no code."""
    grey = np.array(canvas.evaluate(GREY, base64.b64encode(picture).decode()), dtype=np.uint8)
    found = zxingcpp.read_barcode(grey)
    return found.text if found else ""
