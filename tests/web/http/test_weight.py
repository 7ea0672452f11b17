"""How many bytes a browser that has kept nothing needs for home and for a table."""

import re

import pytest

from baumeister.games import GAMES
from baumeister.games import rules as rules_of
from baumeister.web.pages.site.assets import style
from tests.web.conftest import Browser

pytestmark = pytest.mark.anyio

HOME, TABLE = 150_000, 250_000
EVERYWHERE = ("fonts", "favicon")
LINE = 300
"""Bytes of an answer's first line and of what the server in front of the application adds, and to spare."""


async def weight(browser: Browser, path: str) -> int:
    """Return the bytes of a page and of all files that it names."""
    page = await browser.http.get(path)
    named = {*re.findall(r'(?:href|src)="(/static/[^"]+)"', page.text), *re.findall(r'"(/icons/[^"]+)"', page.text)}
    assert any(style("table" if "/t/" in path else "home") in name for name in named)
    assert all(any(part in name for name in named) for part in EVERYWHERE)
    answers = [page, *[await browser.http.get(name) for name in named]]
    assert all(answer.status_code == 200 for answer in answers)
    heads = [len(name) + len(value) + 4 for answer in answers for name, value in answer.headers.raw]
    return sum(answer.num_bytes_downloaded + LINE for answer in answers) + sum(heads)


async def test_home_is_light(browser: Browser) -> None:
    await browser.order("you", "easy")
    assert await weight(browser, "/?game=neue_heimat") < HOME


@pytest.mark.parametrize("game", GAMES)
async def test_a_table_is_light(browser: Browser, game: str) -> None:
    others = ["here"] * (rules_of(game).seats[-1] - 1)
    table_id = await browser.order("you", *others, game=game)
    assert await weight(browser, f"/t/{table_id}") < TABLE
