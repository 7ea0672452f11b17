"""The names that a server answers to, and the cookies that its name keeps."""

from collections.abc import AsyncIterator
from dataclasses import replace
from ipaddress import ip_address
from pathlib import Path
from socket import gethostname

import httpx
import pytest

from baumeister.core.errors import BaumeisterError
from baumeister.web.app import create_app
from baumeister.web.http.hosts import find_own_addresses, host_of, is_own
from baumeister.web.http.services import Services
from baumeister.web.settings import Settings
from tests.web.conftest import Visit

pytestmark = pytest.mark.anyio


async def asking(here: Services, *hosts: str) -> AsyncIterator[httpx.AsyncClient]:
    app = create_app(replace(here.settings, hosts=hosts))
    app.state.services = here
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://127.0.0.1:8000") as client:
        yield client


OWN = ["localhost", "LOCALHOST:8000", "localhost.", "127.0.0.1", "127.0.0.1:80", "127.0.0.5", "[::1]:8000", gethostname()]


@pytest.mark.parametrize("host", OWN)
async def test_own_names_and_addresses_are_known(here: Services, host: str) -> None:
    async for client in asking(here):
        assert (await client.get("/gallery", headers={"host": host})).status_code == 200


FOREIGN = [
    "evil.example",
    "localhost.evil.example",
    "203.0.113.9",
    "[2001:db8::1]",
    "localhost@evil",
    "a b",
    "",
    "0.0.0.0",
    "[::",
]


@pytest.mark.parametrize("host", FOREIGN)
async def test_a_foreign_name_is_refused(here: Services, host: str) -> None:
    async for client in asking(here):
        for path in ("/", "/gallery", "/api/v1/tables/none", "/static/table.js"):
            assert (await client.get(path, headers={"host": host})).status_code == 421
        assert (await client.get("/healthz", headers={"host": host})).status_code == 200


@pytest.mark.parametrize(("language", "sentence"), [("en", "its host sets"), ("de", "setzt sein Gastgeber")])
async def test_the_refusal_says_what_to_set(here: Services, language: str, sentence: str) -> None:
    async for client in asking(here):
        answer = await client.get("/", headers={"host": "Table.Example.org:80", "accept-language": language})
        assert f"{sentence} BAUMEISTER_HOSTS=table.example.org." in answer.text


async def test_names_that_are_set_are_known(here: Services) -> None:
    async for client in asking(here, "table.example.org", "*.example.com"):
        statuses = {
            host: (await client.get("/gallery", headers={"host": host})).status_code
            for host in ("table.example.org", "a.b.example.com", "example.com", "badexample.com", "example.org")
        }
    assert [host for host, status in statuses.items() if status == 200] == ["table.example.org", "a.b.example.com"]
    async for client in asking(here, "*"):
        assert (await client.get("/gallery", headers={"host": "any.example"})).status_code == 200


def test_settings_say_which_name_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BAUMEISTER_HOSTS", " table.example.org, *.example.com,, 2001:db8::1")
    assert Settings.from_environment().hosts == ("table.example.org", "*.example.com", "2001:db8::1")
    for wrong in ("https://table.example.org", "table.example.org:8000", "a*b", "*.", "table*"):
        monkeypatch.setenv("BAUMEISTER_HOSTS", wrong)
        with pytest.raises(BaumeisterError, match="is no name of a host; write table"):
            Settings.from_environment()


def test_hosts_are_read_strictly() -> None:
    assert host_of("[::1]:80") == "::1"
    assert host_of("a.example.:80") == "a.example"
    assert host_of("a.example:123456") is None


async def test_cookies_by_https_belong_to_this_host_alone(visit: Visit) -> None:
    browser = visit()
    browser.http.base_url = httpx.URL("https://127.0.0.1:8000")
    table_id = await browser.order("here", "here")
    cookies = {cookie.name: cookie for cookie in browser.http.cookies.jar}
    assert {name for name in cookies if name.startswith("__Host-")} == {"__Host-browser", "__Host-name"}
    assert all(cookie.secure and cookie.path == "/" for cookie in cookies.values())
    await browser.get(f"/t/{table_id}")
    await browser.post(f"/t/{table_id}/ready", seat=1)
    seat = next(cookie for cookie in browser.http.cookies.jar if "seat" in cookie.name)
    assert (seat.name, seat.path, seat.secure) == (f"__Secure-seat-{table_id}", f"/t/{table_id}", True)


async def test_nobody_loses_a_seat_when_https_comes_or_goes(visit: Visit) -> None:
    browser = visit()
    table_id = await browser.order("you", "here")
    secret = browser.http.cookies["browser"]
    assert "Set-Cookie" not in (await browser.http.get(f"/t/{table_id}")).headers
    secure = await browser.http.get(f"https://127.0.0.1:8000/t/{table_id}")
    assert 'name="csrf"' in secure.text
    set_cookies = secure.headers.get_list("set-cookie")
    assert any(line.startswith(f"__Host-browser={secret};") and "Secure" in line for line in set_cookies)
    assert any(line.startswith('browser="";') for line in set_cookies)
    browser.http.cookies.clear()
    for scheme in ("http", "https"):  # a proxy that forgets to say "https" takes no seat away
        page = await browser.http.get(f"{scheme}://127.0.0.1:8000/", headers={"cookie": f"__Host-browser={secret}"})
        assert table_id in page.text
        assert "browser" not in page.headers.get("set-cookie", "")


async def test_a_cookie_of_this_host_alone_goes_before_one_that_a_neighbour_may_have_set(visit: Visit) -> None:
    own, neighbour = visit(), visit()
    own_table, other_table = await own.order("you", "link"), await neighbour.order("you", "link")
    cookies = f"browser={neighbour.http.cookies['browser']}; __Host-browser={own.http.cookies['browser']}"
    page = await visit().http.get("https://127.0.0.1:8000/", headers={"cookie": cookies})
    assert own_table in page.text
    assert other_table not in page.text


def test_a_server_knows_the_name_it_is_served_on(tmp_path: Path) -> None:
    app = create_app(Settings(data_folder=tmp_path, host="table.lan"))
    assert any("table.lan" in str(middleware.kwargs) for middleware in app.user_middleware)


def test_the_address_for_other_devices_is_this_machines() -> None:
    for listening in ("0.0.0.0", "::"):
        found = find_own_addresses(listening)
        assert len(found) <= 1, "a machine without a network has none"
        assert all(is_own(address) and not ip_address(address).is_loopback for address in found)
