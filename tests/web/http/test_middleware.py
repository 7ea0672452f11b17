"""Limits, languages, names: what stands before every request."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from baumeister.core.errors import BaumeisterError
from baumeister.web.app import create_app, running
from baumeister.web.http.middleware import POLICY, Bucket
from baumeister.web.http.rate_key import client_of
from baumeister.web.http.responses import own_path
from baumeister.web.http.services import Services
from baumeister.web.http.session import preferred_language
from baumeister.web.live import readiness
from baumeister.web.server import Server
from baumeister.web.settings import Limits, Settings
from baumeister.web.table.clean_names import clean_name, isolate, typed
from baumeister.web.table.secrets import is_csrf, new_csrf, new_id, new_secret
from tests.web.conftest import OPEN_LIMITS, Browser, RandomChooser, Visit
from tests.web.people import follow, invitation, moves

pytestmark = pytest.mark.anyio


def stands_still() -> float:
    return 0.0


async def clients(settings: Settings) -> AsyncIterator[httpx.AsyncClient]:
    app = create_app(settings, clock=stands_still)
    async with running(settings, RandomChooser()) as parts:
        app.state.services = parts
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://127.0.0.1") as client:
            yield client


async def test_large_bodies_are_refused(tmp_path: Path) -> None:
    async def chunks() -> AsyncIterator[bytes]:
        for _ in range(100):
            yield b"x" * 1000

    settings = Settings(data_folder=tmp_path, limits=replace(OPEN_LIMITS, body_bytes=2000))
    async for client in clients(settings):
        form = {"content-type": "application/x-www-form-urlencoded"}
        for path in ("/tables", "/api/v1/tables"):
            headers = form if path == "/tables" else {"content-type": "application/json"}
            announced = await client.post(path, content=b"x" * 3000, headers=headers)
            assert announced.status_code == 413, path
            assert "the limit is 1 KiB" in announced.text
            unannounced = await client.post(path, content=chunks(), headers=headers)
            assert unannounced.status_code == 413, path


async def test_who_asks_too_much_waits(tmp_path: Path) -> None:
    limits = Limits(reads_per_second=1, reads_at_once=3, writes_per_second=1, writes_at_once=2)
    async for client in clients(Settings(data_folder=tmp_path, limits=limits)):
        answers = [await client.get("/gallery", headers={"accept": "application/json"}) for _ in range(5)]
        assert [answer.status_code for answer in answers] == [200, 200, 200, 429, 429]
        assert int(answers[-1].headers["retry-after"]) >= 1
        assert "Too many" in answers[-1].json()["reason"]
        posts = [await client.post("/t/x/move") for _ in range(4)]
        assert [answer.status_code for answer in posts] == [404, 404, 429, 429]
        assert (await client.get("/healthz")).status_code == 200


async def test_every_way_to_a_new_table_counts_as_one(tmp_path: Path) -> None:
    limits = replace(OPEN_LIMITS, tables_per_minute=1, tables_at_once=5)
    async for client in clients(Settings(data_folder=tmp_path, limits=limits)):
        ways = ("/tables", "/tours", "/api/v1/tables", "/t/x/rematch", "/t/x/continue")
        statuses = [(await client.post(way)).status_code for way in (*ways, *ways)]
        assert 429 not in statuses[:5]
        assert statuses[5:] == [429] * 5


async def test_probes_of_health_share_one_look_at_the_database(
    visit: Visit, here: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They count against nobody's limit, so that they must not keep others from the database."""
    asked, goes_on = 0, asyncio.Event()

    async def slow() -> bool:
        nonlocal asked
        asked += 1
        return await goes_on.wait()

    monkeypatch.setattr(here.tables.store, "is_ready", slow)
    looks = [asyncio.create_task(here.tables.readiness.check()) for _ in range(200)]
    looks[0].cancel()  # who goes takes nobody's answer along
    await asyncio.sleep(0)
    goes_on.set()
    assert await asyncio.gather(*looks[1:]) == [True] * 199
    assert asked == 1
    assert (await visit().http.get("/readyz")).text == "ready\n"
    assert asked == 2


async def test_a_database_that_is_silent_is_told_once_a_look(
    here: Services, visit: Visit, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def silent() -> bool:
        await asyncio.sleep(60)
        return True

    monkeypatch.setattr(here.tables.store, "is_ready", silent)
    monkeypatch.setattr(readiness, "PATIENCE", 0.05)
    http = visit().http
    answers = await asyncio.gather(*(http.get("/readyz") for _ in range(3)))
    assert {(answer.status_code, answer.text) for answer in answers} == {(503, "the database doesn’t answer\n")}
    assert len(caplog.records) <= 3
    assert {record.getMessage() for record in caplog.records} == {"the database doesn’t answer"}


async def test_a_page_with_secrets_repeats_nothing_of_its_address_but_what_it_knows(browser: Browser) -> None:
    """Else guesses put there would tell, by how well the page is compressed, what else it holds."""
    path = f"/t/{await browser.order('you', 'link')}"
    page = await browser.get(f"{path}?ply=3&x=join%23guess&game=guess&y=1")
    assert "guess" not in page
    assert f'name="back" value="{path}?ply=3"' in page
    assert 'name="back" value="/gallery?game=skyline"' in await browser.get("/gallery?game=skyline&x=1")


async def test_a_key_that_not_every_database_keeps_is_refused(browser: Browser) -> None:
    table_id = await browser.order("you", "here")
    for key, status in (("\x00", 422), ("a\x07b", 422), ("schön", 303)):
        form = {"csrf": browser.csrf, "key": key, "on": "yes"}
        assert (await browser.http.post(f"/t/{table_id}/confirms", data=form)).status_code == status


async def test_what_cant_be_read_is_foreign_or_absent(browser: Browser) -> None:
    table_id = await browser.order("you", "easy")
    fields = {"csrf": browser.csrf, "key": "one", "language": "de", "back": "//["}
    assert (await browser.http.post("/preferences", data=fields)).headers["location"] == "/"
    assert (await browser.http.post("/preferences", data=fields, headers={"origin": "http://["})).status_code == 403
    browser.http.cookies.set(f"seat-{table_id}", "9" * 5000)
    assert (await browser.http.get(f"/t/{table_id}")).status_code == 200


@pytest.mark.parametrize("number", ["²", "٣", "-1", "1.5", "1e3", "+3", " 3", "0x10", "9" * 5000, "\u0662", "NaN"])
async def test_what_is_no_number_gets_a_clear_answer(browser: Browser, number: str) -> None:
    path, http = f"/t/{await browser.order('you', 'here')}", browser.http
    form, written = {"csrf": browser.csrf, "key": "one", "seq": browser.seq}, number.encode("latin-1", "replace")
    answers = [
        await http.get(path, params={"ply": number}),
        *[await http.get(f"{path}/fragment", params={name: number}) for name in ("seq", "ply", "after")],
        await http.get(f"{path}/events", params={"after": number}),
        await http.get(f"{path}/events", headers={b"last-event-id": written}),
        *[await http.post(f"{path}/seats/{number}/{act}", data=form) for act in ("bot", "take", "renew")],
        await http.post(f"{path}/undo", data=form | {"ply": number}),
        await http.post(f"{path}/undo", data=form | {"seq": number}),
        await http.post(f"{path}/ready", data=form | {"seat": number}),
        await http.post(f"{path}/move", data=form | {"move": number}),
        await http.post(f"{path}/move", data=form | {"move": "bid", "amount": number}),
        await http.post(f"{path}/undo", data=form, headers={b"content-length": written}),
    ]
    assert [answer.status_code for answer in answers if not 400 <= answer.status_code < 500] == []
    for answer in answers:
        assert "wrong on our side" not in answer.text


async def test_the_page_of_a_fault_has_safe_headers(here: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(_: str) -> None:
        raise OSError("the disk is gone")

    monkeypatch.setattr(here.tables, "open", fail)
    app = create_app(here.settings)
    app.state.services = here
    transport = httpx.ASGITransport(app, raise_app_exceptions=False)
    async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1") as client:
        answer = await client.get("/t/some")
    assert answer.status_code == 500
    assert answer.headers["content-security-policy"] == POLICY
    assert answer.headers["cache-control"] == "no-store"


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("testclient", "testclient"),
        ("", ""),
    ],
)
def test_a_household_counts_as_one(address: str, counted: str) -> None:
    assert client_of({"type": "http", "client": (address, 1)}) == counted


def test_who_has_no_address_is_counted_too() -> None:
    assert client_of({"type": "http", "client": None}) == ""


async def test_a_household_shares_its_limits(tmp_path: Path) -> None:
    app = create_app(Settings(data_folder=tmp_path, limits=Limits(reads_per_second=1, reads_at_once=2)), clock=stands_still)
    answers = []
    for number in range(4):
        transport = httpx.ASGITransport(app, client=(f"2001:db8::{number}", 1))
        async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1") as client:
            answers.append((await client.get("/static/style.css")).status_code)
    assert answers == [200, 200, 429, 429]


def test_proxies_are_named_by_address_or_network(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("BAUMEISTER_PROXIES", raising=False)
    assert Settings.from_environment().proxies == "127.0.0.1"
    monkeypatch.setenv("BAUMEISTER_PROXIES", "10.0.0.1, 172.18.0.0/16,fd00::/8")
    server = Server(Settings.from_environment(), print, print)
    assert server.config.forwarded_allow_ips == "10.0.0.1,172.18.0.0/16,fd00::/8"
    monkeypatch.setenv("BAUMEISTER_PROXIES", "*")
    assert Settings.from_environment().proxies == "*"
    monkeypatch.setenv("BAUMEISTER_PROXIES", "10.0.0.1,my proxy")
    with pytest.raises(BaumeisterError, match="“my proxy” is neither an address nor a network"):
        Settings.from_environment()


def test_a_bucket_fills_again() -> None:
    bucket = Bucket(rate=2.0, burst=2, now=0.0)
    assert [bucket.take(0.0), bucket.take(0.0)] == [0.0, 0.0]
    assert bucket.take(0.0) == 0.5
    assert bucket.take(0.5) == 0.0
    assert bucket.take(100.0) == bucket.take(100.0) == 0.0
    assert bucket.take(100.0) > 0


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"),
        ("de", "de"),
        ("de-CH, en", "de"),
        ("fr, en;q=0.3, de;q=0.7", "de"),
        ("en, de;q=0.9", "en"),
        ("de;q=0, fr", "en"),
        ("de;q=x, ,;;", "en"),
        ("ja", "en"),
    ],
)
def test_languages(header: str, language: str) -> None:
    assert preferred_language(header) == language


@pytest.mark.parametrize(
    ("name", "clean"),
    [
        (" Ada\n  Lovelace ", "Ada Lovelace"),
        ("\u202eevil\x00", "evil"),
        ("Zoë 你好", "Zoë 你好"),
        ("x" * 99, "x" * 30),
        ("\t", ""),
        *(
            (blank * 3, "")
            for blank in "\u3164\u2800\u115f\u1160\uffa0\u034f\u00ad\u200b\u2060\ufeff\ufe0f\U000e0100\ud800\ue001"
        ),
        ("\u0301\u0302", ""),  # marks on nothing
        ("Z" + "\u0300" * 20 + "o", "Z\u0300\u0300o"),
        ("Z" + "\u0335" * 20 + "o", "Z\u0335\u0335\u0335\u0335o"),
        ("ก" + "\u0e34" * 20 + "ข", "ก\u0e34\u0e34ข"),
        ("ก" + "\u0e34\u0e49\u0e4c\u0e47", "ก\u0e34\u0e49"),
        ("A\u200dd\u200ca", "Ada"),
        ("\u2067Ada\u2069\u200f", "Ada"),
        ("x" * 29 + "\U0001f468\u200d\U0001f469", "x" * 29 + "\U0001f468"),
        ("\u0301\u0316" * 50_000, ""),  # and soon
        *(
            (name, name)
            for name in (
                "דוד",
                "علی\u200cرضا",
                "Nguyễn",
                "မြို့",
                "ที่นี่",
                "สิทธิ์ น้ำ",
                "ຫຼິ້ນ",
                "क्षितिज",
                "👩\u200d❤\ufe0f\u200d👩",
                "1\ufe0f\u20e3",
                "👍🏽",
            )
        ),
    ],
)
def test_names(name: str, clean: str) -> None:
    assert clean_name(name) == clean
    assert clean_name(clean) == clean


def test_a_name_written_from_the_right_does_not_turn_the_line_round() -> None:
    assert isolate("דוד") == "\u2068דוד\u2069"
    assert isolate("Ada") == "Ada"
    assert typed(isolate("דוד")) == "דוד"


async def test_names_written_from_the_right_stand_apart_wherever_they_are_shown(
    browser: Browser, visit: Visit, here: Services
) -> None:
    table = await here.tables.open(await browser.order("you", "link", name="דוד"))
    friend, apart = visit(), "\u2068דוד\u2069"
    invited = await follow(friend, invitation(browser, table, 2))
    await moves(browser, table)
    pages = [
        invited,
        await friend.get(f"/t/{table.facts.id}"),
        await browser.get("/"),
        await browser.get(f"/t/{table.facts.id}"),
    ]
    for page in pages:
        shown = page.replace('value="דוד"', "")
        assert apart in shown
        assert "דוד" not in shown.replace(apart, "")


async def test_forms_refuse_half_a_character(browser: Browser) -> None:
    await browser.get("/")
    fields = {"csrf": browser.csrf, "game": "manhattan", "seat-1": "you", "seat-2": "easy"}
    for name, value in (("name", r"\ud800"), (r"\ud800", "x"), ("game", r"\ud800"), (r"option-\ud800", "x")):
        parts = "".join(
            f'--x\r\ncontent-disposition: form-data; name="{n}"\r\n\r\n{v}\r\n' for n, v in (fields | {name: value}).items()
        )
        headers = {"content-type": "multipart/form-data; boundary=x; charset=raw_unicode_escape"}
        answer = await browser.http.post("/tables", content=f"{parts}--x--\r\n", headers=headers)
        assert answer.status_code == 422
        assert "surrogate" in answer.text


@pytest.mark.parametrize(
    "path",
    ["//elsewhere.example", "http://elsewhere.example", "/\\elsewhere.example", "x", "", "/\n/a", "//[", "http://["],
)
def test_only_own_paths_are_gone_back_to(path: str) -> None:
    assert own_path(path) == "/"
    assert own_path("/t/abc?ply=3") == "/t/abc?ply=3"


def test_tokens_fit_one_browser() -> None:
    one, two = new_secret(), new_secret()
    token = new_csrf(one)
    assert is_csrf(one, token)
    assert new_csrf(one) != token
    for wrong in (new_csrf(two), "", ".", token + "x", token.replace(".", "x")):
        assert not is_csrf(one, wrong)
    assert len(new_id()) >= 22
