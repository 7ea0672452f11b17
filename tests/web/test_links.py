"""Private links that went astray are withdrawn: they open nothing, and who used them looks on."""

import httpx
import pytest

from baumeister.web.opened import Visitor
from baumeister.web.services import Services
from tests.web.conftest import Browser, Visit, first_move
from tests.web.people import invitation, moves, sit
from tests.web.test_api import make
from tests.web.test_streams import Client, listen, streams_of

pytestmark = pytest.mark.anyio


async def test_a_withdrawn_link_opens_nothing_and_other_devices_lose_the_seat(
    browser: Browser, visit: Visit, here: Services
) -> None:
    table = await here.tables.open(await browser.order("you", "link"))
    table_id, old, thief = table.facts.id, invitation(browser, table, 1), visit()
    await thief.get(old)
    await thief.post(old)
    theirs, path = invitation(thief, table, 1), f"/t/{table_id}/seats/1/renew"
    assert path in await browser.get(f"/t/{table_id}")
    await browser.post(path)
    assert browser.status == 200
    new = invitation(browser, table, 1)
    for withdrawn in (old, theirs):
        await visit().get(new)
        assert (await visit().http.get(withdrawn)).status_code == 404
    assert (await visit().http.get(new)).status_code == 200
    assert path not in await thief.get(f"/t/{table_id}")
    await thief.post(f"/t/{table_id}/move", move=first_move(table))
    assert thief.status == 403
    here.tables.forget(table_id)  # it is kept so
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
    assert (await visit().http.get(old)).status_code == 404
    assert (await visit().http.get(other)).status_code == 404  # taken
    await sit(visit(), table, 2, browser)
    assert table.now.seat(2).holder == "person"


async def test_nobody_withdraws_anothers_link(browser: Browser, visit: Visit, here: Services) -> None:
    table = await here.tables.open(await browser.order("you", "link"))
    friend, keys = visit(), list(table.keys)
    await friend.get("/")
    await friend.post(f"/t/{table.facts.id}/seats/1/renew")
    assert friend.status == 403
    assert table.keys == keys


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
    answers = [await api.post(f"{path}/renew", headers=old | {"idempotency-key": "x" * 22}) for _ in range(2)]
    assert answers[0].json() == answers[1].json()
    (key,) = answers[0].json()["keys"]
    assert (key["seat"], key["purpose"]) == (1, "seat")
    assert (await api.get(path, headers=old)).status_code == 401
    seen = await api.get(path, headers={"authorization": f"Bearer {key['secret']}"})
    assert [seat["is_yours"] for seat in seen.json()["seats"]] == [True, False]
