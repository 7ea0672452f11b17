"""Tentative moves in two tabs, or on two devices, of one seat: neither acts on what the other has changed unseen."""

import asyncio

import pytest

from baumeister.web.http.event_streams import SERVER_SENT_EVENTS
from baumeister.web.http.services import Services
from baumeister.web.pages.rendering.render_cache import CACHE
from baumeister.web.table.drafts import Draft
from baumeister.web.table.live_table import LiveTable
from tests.web.conftest import Browser, Visit, first_move
from tests.web.http.test_event_streams import Client, listen, streams_of
from tests.web.people import invitation, rendered, take

pytestmark = pytest.mark.anyio


@pytest.fixture
async def table(browser: Browser, here: Services) -> LiveTable:
    """A table at which the first seat confirms its moves."""
    table = await here.tables.open(await browser.order("you", "link"))
    await browser.post(f"/t/{table.facts.id}/confirms", on="yes")
    return table


@pytest.fixture
async def phone(browser: Browser, visit: Visit, table: LiveTable) -> Browser:
    """Another device of the first seat."""
    phone = visit()
    await take(phone, invitation(browser, table, 1))
    assert (phone.status, phone.path) == (200, f"/t/{table.facts.id}")
    return phone


async def test_a_page_with_other_tentative_moves_is_refused_and_shows_them(
    browser: Browser, phone: Browser, table: LiveTable
) -> None:
    table_id, chosen = table.facts.id, first_move(table)
    await browser.post(f"/t/{table_id}/move", move=chosen)
    draft = table.draft(1)
    for action in ("move", "cancel", "confirm", "undo"):
        await phone.get("/")
        phone.seq = str(table.now.seq) + "." + Draft(True).version
        page = await phone.post(f"/t/{table_id}/{action}", move=chosen)
        assert phone.status == 409, action
        assert f'name="seq" value="{table.now.seq}.{draft.version}"' in page
        assert table.draft(1) == draft
    await phone.post(f"/t/{table_id}/confirm")
    assert (phone.status, table.now.position.move) == (200, chosen)


async def test_a_page_that_takes_moves_for_final_is_refused(browser: Browser, phone: Browser, table: LiveTable) -> None:
    table_id = table.facts.id
    await phone.post(f"/t/{table_id}/confirms", on="no")
    await browser.post(f"/t/{table_id}/move", move=first_move(table))
    assert browser.status == 409
    await browser.post(f"/t/{table_id}/move", move=first_move(table))
    assert browser.status == 200
    assert not table.draft(1).moves


def test_versions_tell_drafts_apart() -> None:
    drafts = [
        Draft(),
        Draft(True),
        Draft(True, 4, ("a",)),
        Draft(True, 5, ("a",)),
        Draft(True, 5, ("a", "b")),
        Draft(False, 5, ("a",)),
    ]
    assert len({draft.version for draft in drafts}) == len(drafts)
    assert Draft().version == Draft(False, 7).version == ""
    assert Draft(True).version == Draft(True, 7).version


async def test_only_the_seats_own_streams_are_told(browser: Browser, here: Services, table: LiveTable) -> None:
    streams = streams_of(here, most=10)
    clients = {seats: Client() for seats in ((1,), (2,), (), (1, 2))}
    tasks = [await listen(streams, table, client, form=SERVER_SENT_EVENTS, seats=seats) for seats, client in clients.items()]
    await browser.post(f"/t/{table.facts.id}/move", move=first_move(table))
    await asyncio.sleep(0.02)
    told = {seats: b"".join(client.sent) for seats, client in clients.items()}
    version = table.draft(1).version.encode()
    assert {seats for seats, sent in told.items() if b"event: draft" in sent} == {(1,), (1, 2)}
    assert {seats for seats, sent in told.items() if version in sent} == {(1,), (1, 2)}
    here.tables.broadcast.close()
    await asyncio.gather(*tasks)


async def test_who_comes_back_is_told_if_its_page_is_outdated(browser: Browser, here: Services, table: LiveTable) -> None:
    await browser.post(f"/t/{table.facts.id}/move", move=first_move(table))
    here.tables.broadcast.close()  # streams end after what they have to say at first
    for shown, is_told in ((table.draft(1).version, False), (Draft(True).version, True), ("", True)):
        stream = await browser.http.get(f"/t/{table.facts.id}/events?after={table.now.seq}&draft={shown}")
        assert ("event: draft" in stream.text) == is_told


async def test_events_make_notices_superfluous(browser: Browser, here: Services, table: LiveTable) -> None:
    news = here.tables.broadcast.subscribe(table.facts.id)
    await browser.post(f"/t/{table.facts.id}/move", move=first_move(table))
    assert await news.get() == table.draft_news(1)
    await browser.post(f"/t/{table.facts.id}/confirm")
    here.tables.broadcast.close()
    kinds = []
    while (found := await news.get()) is not None:
        kinds.append(found.kind)
    assert set(kinds) == {"move"}


async def test_tentative_moves_are_drawn_once(browser: Browser, phone: Browser, table: LiveTable) -> None:
    path = f"/t/{table.facts.id}"
    CACHE.clear()  # a full one drops a board for each that comes
    await browser.post(f"{path}/move", move=first_move(table))
    shown, drawn_before = await browser.get(path), rendered("board")
    assert table.draft(1).moves
    for who in (browser, phone):
        assert 'data-draft=""' not in await who.get(f"{path}/fragment")
    assert rendered("board") == drawn_before
    await browser.post(f"{path}/undo")
    await browser.post(f"{path}/move", move=str(table.now.position.moves[-1]))
    assert await browser.get(path) != shown
    assert rendered("board") > drawn_before
