"""Private links: their secrets stand in no address that is sent, and to follow one takes nothing."""

from html import unescape

import httpx
import pytest

from baumeister.web.http.services import Services
from baumeister.web.table.secrets import private_link
from tests.web.conftest import Browser, Visit
from tests.web.people import follow, invitation, take, to_the_end

pytestmark = pytest.mark.anyio


@pytest.fixture
def asked(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What a proxy's log would keep: every address that is asked for, and from which page."""
    seen: list[str] = []
    send = httpx.ASGITransport.handle_async_request

    async def note(self: httpx.ASGITransport, request: httpx.Request) -> httpx.Response:
        response = await send(self, request)
        names = ("referer", "location", "idempotency-key")
        said = [headers.get(name, "") for headers in (request.headers, response.headers) for name in names]
        seen.append(" ".join([request.url.raw_path.decode(), *said]))
        return response

    monkeypatch.setattr(httpx.ASGITransport, "handle_async_request", note)
    return seen


async def test_no_address_that_is_sent_holds_a_seats_secret(
    browser: Browser, visit: Visit, here: Services, asked: list[str]
) -> None:
    table = await here.tables.open(await browser.order("you", "link"))
    links = [invitation(browser, table, 2), invitation(browser, table, 1)]
    page = await browser.get(f"/t/{table.facts.id}")
    assert all(link in page for link in links)
    friend, phone = visit(), visit()
    await take(friend, links[0], name="Ben")
    await take(phone, links[1])
    links.append(invitation(friend, table, 2))
    await browser.post(f"/t/{table.facts.id}/seats/1/renew")
    links.append(invitation(browser, table, 1))
    await to_the_end(here, table, browser, friend)
    await browser.post(f"/t/{table.facts.id}/rematch")
    links += [link.replace(table.facts.id, browser.table_id) for link in links]
    await take(visit(), links[-1])
    assert len(asked) > 15
    for link in links:
        assert not any(link.partition("#")[2] in address for address in asked)


@pytest.mark.parametrize("is_old", [False, True])
async def test_robots_that_follow_a_link_take_nothing(browser: Browser, visit: Visit, here: Services, is_old: bool) -> None:
    table = await here.tables.open(await browser.order("you", "link"))
    keys, seq = list(table.keys), table.now.seq
    for seat in (1, 2):
        link = invitation(browser, table, seat)
        path = link.replace("#", "/") if is_old else link.partition("#")[0]
        robot = visit()
        for method in ("GET", "HEAD", "GET"):
            answer = await robot.http.request(method, path)
            assert (answer.status_code, answer.history) == (200, [])
        assert (table.keys, table.now.seq) == (keys, seq)
        assert not here.presence.is_connected(table.facts.id, 2)
    await take(visit(), invitation(browser, table, 2), name="Ben")
    assert table.now.seat(2).name == "Ben"


async def test_showing_what_a_link_opens_takes_nothing(browser: Browser, visit: Visit, here: Services) -> None:
    table = await here.tables.open(await browser.order("you", "link", name="Ada"))
    keys, friend = list(table.keys), visit()
    page = await follow(friend, invitation(browser, table, 2))
    assert "<b>Ada</b>" in page
    assert table.keys == keys
    assert (await friend.http.post(f"/t/{table.facts.id}/link", data={"secret": "x"})).status_code == 403  # no token
    await follow(browser, invitation(browser, table, 1))
    assert browser.path == f"/t/{table.facts.id}"  # the seat is its own already


async def test_a_link_is_pasted_where_no_scripts_run(browser: Browser, visit: Visit, here: Services) -> None:
    table = await here.tables.open(await browser.order("you", "link"))
    path, _, secret = invitation(browser, table, 2).partition("#")
    friend = visit()
    page = await friend.get(path)
    assert f'action="/t/{table.facts.id}/link"' in page
    assert "Paste the whole link here" in page
    for pasted in (f" http://127.0.0.1:8000{path}#{secret}\n", f"{path}/{secret}", secret):
        await friend.get(path)
        assert f'value="{secret}"' in await friend.post(f"/t/{table.facts.id}/link", secret=pasted)
    await friend.post(f"/t/{table.facts.id}/link", secret="wrong")
    assert friend.status == 404
    assert "t open a seat" in friend.page


async def test_a_tables_plain_address_leads_to_how_one_is_invited(browser: Browser, visit: Visit, here: Services) -> None:
    table = await here.tables.open(await browser.order("you", "link", name="Ada"))
    path, guest = f"/t/{table.facts.id}", visit()
    keys, seq = list(table.keys), table.now.seq
    assert f'href="{path}/join"' in await guest.get(path)
    page = unescape(await guest.get(f"{path}/join"))
    assert "Ask whoever opened this table: under “Table” they find a link to each free seat." in page
    assert (table.keys, table.now.seq) == (keys, seq)
    assert invitation(browser, table, 2).partition("#")[2] not in page
    await take(visit(), invitation(browser, table, 2), name="Ben")
    assert f'href="{path}/join"' not in await guest.get(path)
    assert "No seat is free here." in await guest.get(f"{path}/join")


async def test_a_link_of_before_still_opens_its_seat(browser: Browser, visit: Visit, here: Services) -> None:
    table = await here.tables.open(await browser.order("you", "link"))
    path, _, secret = invitation(browser, table, 2).partition("#")
    friend = visit()
    answer = await friend.http.get(f"{path}/{secret}")
    assert answer.headers["referrer-policy"] == "strict-origin"
    await friend.get(f"{path}/{secret}")
    assert f'action="{path}"' in friend.page
    await friend.post(path, secret=secret, name="Ben")
    assert table.now.seat(2).name == "Ben"


def test_a_link_keeps_its_secret_behind_the_sign() -> None:
    assert private_link("T", "S") == "/t/T/join#S"
