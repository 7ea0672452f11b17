"""Private links that went astray are withdrawn: they open nothing, and who used them looks on."""

import asyncio
from collections.abc import Awaitable

import httpx
import pytest

from baumeister.web.http.services import Services
from baumeister.web.live.client_request import ClientRequest
from baumeister.web.table import seat_actions
from baumeister.web.table.live_table import LiveTable
from baumeister.web.table.secrets import private_link
from baumeister.web.table.visitor import Visitor
from tests.web.api.test_api import make
from tests.web.conftest import Browser, Visit, first_move
from tests.web.http.test_event_streams import Client, listen, streams_of
from tests.web.people import follow, invitation, moves, sit, take, to_the_end

pytestmark = pytest.mark.anyio


async def status_of(link: str, browser: Browser) -> int:
    await follow(browser, link)
    return browser.status


async def test_a_withdrawn_link_opens_nothing_and_other_devices_lose_the_seat(
    browser: Browser, visit: Visit, here: Services
) -> None:
    table = await here.tables.open(await browser.order("you", "link"))
    table_id, old, thief = table.facts.id, invitation(browser, table, 1), visit()
    await take(thief, old)
    theirs, path = invitation(thief, table, 1), f"/t/{table_id}/seats/1/renew"
    assert path in await browser.get(f"/t/{table_id}")
    await browser.post(path)
    assert browser.status == 200
    new = invitation(browser, table, 1)
    for withdrawn in (old, theirs):
        assert await status_of(new, visit()) == 200
        assert await status_of(withdrawn, visit()) == 404
    assert path not in await thief.get(f"/t/{table_id}")
    await thief.post(f"/t/{table_id}/move", move=first_move(table))
    assert thief.status == 403
    here.tables.cache.forget(table_id)  # it is kept so
    table = await here.tables.open(table_id)
    assert table.seats_of(Visitor(thief.http.cookies["browser"])) == ()
    await moves(browser, table)


async def test_an_invitation_is_withdrawn_by_who_gave_it_out(browser: Browser, visit: Visit, here: Services) -> None:
    table = await here.tables.open(await browser.order("you", "link", "link"))
    old, other, path = invitation(browser, table, 2), invitation(browser, table, 3), f"/t/{table.facts.id}/seats/2/renew"
    friend = visit()
    assert path in await browser.get(f"/t/{table.facts.id}")
    await sit(friend, table, 3, browser)
    await friend.post(path)
    assert friend.status == 403
    await browser.post(path)
    assert browser.status == 200
    assert await status_of(old, visit()) == 404
    assert await status_of(other, visit()) == 404  # taken
    await sit(visit(), table, 2, browser)
    assert table.now.seat(2).holder == "person"


async def test_nobody_withdraws_anothers_link(browser: Browser, visit: Visit, here: Services) -> None:
    table = await here.tables.open(await browser.order("you", "link"))
    friend, keys = visit(), list(table.keys)
    await friend.get("/")
    await friend.post(f"/t/{table.facts.id}/seats/1/renew")
    assert friend.status == 403
    assert table.keys == keys


@pytest.mark.slow
async def test_a_link_is_withdrawn_at_the_rematches_too(browser: Browser, visit: Visit, here: Services) -> None:
    first = await here.tables.open(await browser.order("you", "here", "link"))
    friend = visit()
    await sit(friend, first, 3, browser)
    old, chain = invitation(browser, first, 1).rpartition("#")[2], [first]
    for _ in range(2):
        await to_the_end(here, chain[-1], browser, friend)
        await browser.post(f"/t/{chain[-1].facts.id}/rematch")
        chain.append(await here.tables.open(browser.table_id))
    thief, seats = visit(), (1, 3, 2)  # everybody moves up
    await take(thief, private_link(chain[1].facts.id, old))
    await browser.get(f"/t/{first.facts.id}")
    news = here.tables.broadcast.subscribe(chain[1].facts.id)
    await browser.post(f"/t/{first.facts.id}/seats/1/renew")
    assert browser.status == 200
    told = await news.get()
    assert told is not None
    assert (told.kind, told.seat) == ("keys", 3)
    for table, seat in zip(chain, seats, strict=True):
        here.tables.cache.forget(table.facts.id)  # it is kept so
        kept = await here.tables.open(table.facts.id)
        assert kept.key_for(old) is None
        assert kept.seats_of(Visitor(thief.http.cookies["browser"])) == ()
        assert seat in kept.seats_of(Visitor(browser.http.cookies["browser"]))
        assert len(kept.seats_of(Visitor(friend.http.cookies["browser"]))) == 1
        new = kept.key_for(invitation(browser, kept, seat).rpartition("#")[2])
        assert new is not None
        assert new.seat == seat


async def test_who_lost_a_seat_at_a_rematch_does_not_get_it_back(browser: Browser, visit: Visit, here: Services) -> None:
    first = await here.tables.open(await browser.order("you", "here"))
    other, link = visit(), invitation(browser, first, 1)
    await take(other, link)
    await to_the_end(here, first, browser)
    await browser.post(f"/t/{first.facts.id}/rematch")
    second = await here.tables.open(browser.table_id)
    await browser.post(f"/t/{second.facts.id}/seats/2/renew")
    keys = list(second.keys)
    await other.get(f"/t/{first.facts.id}")
    await other.post(f"/t/{first.facts.id}/seats/1/renew")
    assert other.status == 200
    assert second.keys == keys


async def test_links_are_withdrawn_at_two_tables_at_once(browser: Browser, here: Services) -> None:
    first = await here.tables.open(await browser.order("you", "here"))
    await to_the_end(here, first, browser)
    await browser.post(f"/t/{first.facts.id}/rematch")
    second, asked = await here.tables.open(browser.table_id), ClientRequest(Visitor(browser.http.cookies["browser"]))

    def renew(table: LiveTable, seat: int) -> Awaitable[LiveTable]:
        return here.tables.change(table.facts.id, asked, lambda change: seat_actions.renew(change, seat))

    async with asyncio.timeout(10):
        await asyncio.gather(*(renew(table, seat) for _ in range(5) for table in (second, first) for seat in (1, 2)))
    assert [sorted(key.seat for key in table.keys) for table in (first, second)] == [[1, 2], [1, 2]]


async def test_streams_with_a_withdrawn_key_end(browser: Browser, here: Services) -> None:
    table = await here.tables.open(await browser.order("you", "here"))
    streams, ended, lasting = streams_of(here), Client(), Client()
    first, second = await listen(streams, table, ended), await listen(streams, table, lasting, seats=(2,))
    await browser.post(f"/t/{table.facts.id}/seats/1/renew")
    await first
    assert not second.done()
    lasting.gone.set()
    await second


async def test_a_program_gets_a_new_secret(api: httpx.AsyncClient) -> None:
    made = await make(api, "you", "here")
    table, keys = made["table"], made["keys"]
    assert isinstance(table, dict)
    assert isinstance(keys, list)
    path, old = f"/api/v1/tables/{table['id']}", {"authorization": f"Bearer {keys[0]['secret']}"}
    answers = [await api.post(f"{path}/renew", headers=old, json={"idempotency_key": "x" * 22}) for _ in range(2)]
    assert answers[0].json() == answers[1].json()
    (key,) = answers[0].json()["keys"]
    assert (key["seat"], key["purpose"]) == (1, "seat")
    assert (await api.get(path, headers=old)).status_code == 401
    seen = await api.get(path, headers={"authorization": f"Bearer {key['secret']}"})
    assert [seat["is_yours"] for seat in seen.json()["seats"]] == [True, False]
