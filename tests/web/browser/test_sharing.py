"""Links to hand on: what a camera would read from the page."""

import base64

import numpy as np
import pytest
import zxingcpp
from playwright.sync_api import Browser, Page

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


def read(canvas: Page, picture: bytes) -> str:
    """Return what a decoder reads from a screenshot; nothing where it sees no code."""
    grey = np.array(canvas.evaluate(GREY, base64.b64encode(picture).decode()), dtype=np.uint8)
    found = zxingcpp.read_barcode(grey)
    return found.text if found else ""
