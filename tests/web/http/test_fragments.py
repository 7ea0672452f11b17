"""Spectators get one drawing for all: made once, packed once, and never with anything of one browser's own."""

import asyncio
import gzip
import re
from functools import partial

import httpx
import pytest

from baumeister.web.http.services import Services
from baumeister.web.live.drawing_pool import Call
from baumeister.web.pages import table_fragment
from baumeister.web.pages.rendering.render_cache import CACHE
from tests.web.conftest import Browser, Visit
from tests.web.people import moves, rendered, to_the_end

pytestmark = pytest.mark.anyio


@pytest.fixture
def drawn(here: Services, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The seats for which fragments are drawn, in order."""
    seats: list[int] = []
    draw = here.drawing.draw

    async def counted(call: Call) -> bytes:
        assert isinstance(call, partial)
        if call.args[0] is table_fragment:
            seats.append(call.args[1].view.seat)
        return await draw(call)

    monkeypatch.setattr(here.drawing, "draw", counted)
    return seats


async def fragment(browser: Browser, table_id: str, query: str = "", **headers: str) -> httpx.Response:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return await browser.http.get(f"/t/{table_id}/fragment{query}", headers=named)


async def test_who_asks_while_it_is_drawn_waits_for_the_one_drawing(browser: Browser, visit: Visit, drawn: list[int]) -> None:
    table_id = await browser.order("you", "link")
    drawn.clear()
    told = await asyncio.gather(*(fragment(visit(), table_id) for _ in range(20)))
    assert len({answer.text for answer in told}) == 1
    assert drawn == [0]


async def test_all_spectators_share_one_fragment_and_players_have_their_own(
    browser: Browser, visit: Visit, here: Services, drawn: list[int]
) -> None:
    table = await here.tables.open(await browser.order("you", "link"))
    spectators = [visit() for _ in range(5)]
    for count in range(1, 3):
        told = {(await fragment(spectator, table.facts.id)).text for spectator in spectators}
        assert len(told) == 1
        assert drawn == [0] * count
        assert "csrf" not in told.pop()
        if count == 1:
            await moves(browser, table)
    assert (await fragment(browser, table.facts.id)).text != (await fragment(spectators[0], table.facts.id)).text
    assert drawn == [0, 0, 1]
    await fragment(spectators[0], table.facts.id, f"?seq={table.now.seq}", accept_language="de")
    assert drawn == [0, 0, 1, 0]
    await fragment(spectators[1], table.facts.id, f"?seq={table.now.seq}")
    assert drawn == [0, 0, 1, 0]


async def test_who_comes_and_goes_is_seen(browser: Browser, visit: Visit, here: Services, drawn: list[int]) -> None:
    table_id, spectator = await browser.order("you", "link"), visit()
    here.presence._seen.clear()
    before = (await fragment(spectator, table_id)).text
    here.presence.see(table_id, (1,))
    assert (await fragment(spectator, table_id)).text != before
    assert drawn == [0, 0]


async def test_what_holds_a_token_is_not_shared(browser: Browser, visit: Visit, here: Services, drawn: list[int]) -> None:
    table = await here.tables.open(await browser.order("you", "here"))
    await to_the_end(here, table, browser)
    told = [(await fragment(visit(), table.facts.id, "?ply=30")).text for _ in range(2)]
    (first,), (second,) = ({*re.findall(r'name="csrf" value="([^"]+)"', text)} for text in told)
    assert first != second
    drawn.clear()
    assert (await fragment(visit(), table.facts.id)).text == (await fragment(visit(), table.facts.id)).text
    assert drawn == [0]


async def test_it_is_packed_for_who_takes_it_so(browser: Browser, visit: Visit) -> None:
    table_id, spectator = await browser.order("you", "link"), visit()
    plain = await fragment(spectator, table_id, accept_encoding="identity")
    packed = await fragment(spectator, table_id, accept_encoding="br, gzip")
    assert "content-encoding" not in plain.headers
    assert plain.headers["vary"] == "Accept-Encoding"
    assert (packed.headers["content-encoding"], packed.headers["vary"]) == ("gzip", "Accept-Encoding")
    assert int(packed.headers["content-length"]) == len(gzip.compress(plain.content, 5)) < len(plain.content) / 5
    assert packed.text == plain.text


async def test_a_line_of_the_log_is_written_once_for_all_who_saw_the_same(
    browser: Browser, visit: Visit, here: Services
) -> None:
    table = await here.tables.open(await browser.order("you", "here"))
    await moves(browser, table, 6)
    CACHE.clear()
    await fragment(browser, table.facts.id)
    written = rendered("line")
    assert written > 5
    await fragment(browser, table.facts.id)
    assert rendered("line") == written
    await fragment(visit(), table.facts.id)
    assert written <= rendered("line") < 2 * written  # some lines tell a spectator the same


async def test_a_finished_table_has_a_picture_to_share_drawn_once_from_what_all_may_see(
    browser: Browser, visit: Visit, here: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await here.tables.open(await browser.order("you", "here"))
    address = f"/t/{table.facts.id}/picture.png"
    assert (await visit().http.get(address)).status_code == 409
    await to_the_end(here, table, browser)
    seen, draw = list[int](), here.drawing.draw

    async def counted(call: Call) -> bytes:
        assert isinstance(call, partial)
        seen.append(call.args[0].view.seat)
        return await draw(call)

    monkeypatch.setattr(here.drawing, "draw", counted)
    told = [await who.http.get(address) for who in (browser, visit())]
    assert {answer.headers["content-type"] for answer in told} == {"image/png"}
    assert told[0].content == told[1].content
    assert seen == [0]
