"""The table can be installed: manifest, icons, a service worker that keeps no page of a table, a page without a server."""

import gzip
import re

import pytest

from baumeister.web.pages.site.assets import asset, files, joined, modules_needed_by, packed, version
from baumeister.web.pages.site.icons import ICONS
from baumeister.web.pages.site.layout import THEME_COLOURS, installing
from tests.web.conftest import Browser
from tests.web.pages.test_pages import frame

pytestmark = pytest.mark.anyio


async def test_the_manifest_names_the_table_and_icons_of_their_sizes(browser: Browser) -> None:
    response = await browser.http.get("/manifest.webmanifest", headers={"accept-language": "de"})
    found = response.json()
    assert response.headers["content-type"] == "application/manifest+json"
    assert (found["lang"], found["start_url"], found["display"]) == ("de", "/", "standalone")
    assert {(icon["sizes"], icon["purpose"]) for icon in found["icons"]} == {
        ("192x192", "any"),
        ("512x512", "any"),
        ("512x512", "maskable"),
    }
    for icon in found["icons"]:
        picture = await browser.http.get(icon["src"])
        size = int(icon["sizes"].partition("x")[0])
        assert picture.content[:8] == b"\x89PNG\r\n\x1a\n"
        assert [int.from_bytes(picture.content[at : at + 4], "big") for at in (16, 20)] == [size, size]
        assert "immutable" in picture.headers["cache-control"]
    assert (await browser.http.get(f"/icons/{version()}/other.png")).status_code == 404
    assert set(ICONS) > {icon["src"].rpartition("/")[2] for icon in found["icons"]}


async def test_the_worker_keeps_files_only(browser: Browser) -> None:
    response = await browser.http.get("/worker.js")
    assert response.headers["content-type"].startswith("text/javascript")
    assert response.headers["cache-control"] == "public, no-cache"
    code = response.text
    assert f'"baumeister-{version()}"' in code
    kept = re.findall(r'"(/[^"]+)"', code[code.index("addAll(") : code.index("])", code.index("addAll("))])
    assert "/offline" in kept
    assert all(path == "/offline" or path.startswith(f"/static/{version()}/") for path in kept)
    for path in kept:
        assert (await browser.http.get(path)).status_code == 200, path


async def test_the_page_without_a_server_is_the_same_for_all(browser: Browser) -> None:
    await browser.order("you", "here", name="Ada")
    response = await browser.http.get("/offline")
    assert "set-cookie" not in response.headers
    for found in ("csrf", "Ada", "/t/"):
        assert found not in response.text
    for said in ("No connection to the table", "Keine Verbindung zum Tisch", "baumeister serve"):
        assert said in response.text


async def test_where_nothing_can_be_installed_the_page_says_why(browser: Browser) -> None:
    why = "This page can’t be installed"
    assert why not in await browser.get("/")
    assert 'id="install"' in browser.page
    assert why in str(installing(frame(origin="http://192.168.0.7:8000")))
    assert why not in str(installing(frame(origin="https://table.example.org")))


async def test_pages_name_what_they_need_at_once(browser: Browser) -> None:
    page = await browser.http.get("/")
    assert page.text.count('rel="stylesheet"') == 1
    style = re.search(r'rel="stylesheet" href="([^"]+)"', page.text)
    assert style is not None
    answer = await browser.http.get(style[1])
    assert "immutable" in answer.headers["cache-control"]
    assert "content-security-policy" not in answer.headers
    written = joined()[style[1].rpartition("/")[2]]
    assert len(answer.content) < 0.9 * len(written)
    assert b"/*" in written
    assert b"/*" not in answer.content
    assert 'rel="manifest"' in page.text
    for colour in THEME_COLOURS.values():
        assert colour in page.text


async def test_modules_travel_without_their_comments_packed_or_not(browser: Browser) -> None:
    packed = await browser.http.get(asset("table.js"), headers={"accept-encoding": "gzip"})
    plain = await browser.http.get(asset("table.js"), headers={"accept-encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.headers["vary"] == plain.headers["vary"] == "Accept-Encoding"
    assert packed.text == plain.text
    assert packed.headers["content-type"] == plain.headers["content-type"] == "text/javascript; charset=utf-8"
    assert not re.search(r"^ *//|^ ", plain.text, re.MULTILINE)
    assert "enqueue(seq,picture)" in plain.text


@pytest.mark.parametrize("name", [name for name in files() if name.endswith(".js")])
def test_no_template_lies_within_another(name: str) -> None:
    """Packing would take the spaces of the inner one for the program's, and leave them out."""
    templates = gzip.decompress(packed(name) or b"").decode().split("`")[1::2]
    assert all(template.count("{") == template.count("}") for template in templates)


def test_modules_are_found_wherever_they_are_imported() -> None:
    found = modules_needed_by("table.js")
    assert "vendor/idiomorph.js" in found
    imports = {
        name for module in ("table.js", *found) for name in re.findall(r'from "\./([^"]+)"', files()[module].read_text())
    }
    assert imports <= {*found, "table.js"}


def test_the_browsers_bars_have_the_papers_colours() -> None:
    tokens = files()["tokens.css"].read_text()
    assert f"--paper: light-dark({THEME_COLOURS['light']}, {THEME_COLOURS['dark']})" in tokens
