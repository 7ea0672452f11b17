"""The log: one line a record, numbered, without secrets; and what a host may count."""

import json
import logging
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import httpx
import pytest

from baumeister.core.errors import BaumeisterError
from baumeister.web.app import create_app
from baumeister.web.http.metrics import Metrics
from baumeister.web.http.middleware import AtOnce
from baumeister.web.http.refusal_responses import answer_briefly
from baumeister.web.http.request_ids import request_id_of
from baumeister.web.http.services import Services
from baumeister.web.logs import REQUEST, REQUESTS, JsonLine, PlainLine
from baumeister.web.settings import Settings
from baumeister.web.table.secrets import new_csrf, new_secret, seat_secret
from tests.web.conftest import Browser

pytestmark = pytest.mark.anyio


def record(message: str, error: BaseException | None = None) -> logging.LogRecord:
    info = (type(error), error, error.__traceback__) if error else None
    return logging.LogRecord("baumeister.web", logging.ERROR, __file__, 1, message, None, info)


def fault() -> ValueError:
    try:
        raise ValueError("a\nfault with " + new_secret())
    except ValueError as error:
        return error


def test_a_record_is_one_line_with_its_request() -> None:
    token = REQUEST.set("abc123")
    line = PlainLine().format(record("two\nlines \x1b[31m", fault()))
    found = json.loads(JsonLine().format(record("two\nlines", fault())))
    REQUEST.reset(token)
    assert "ERROR [abc123] two\\nlines \\x1b[31m: ValueError: a\\nfault with [secret] (test_logs.py:" in line
    assert len(line.splitlines()) == 1
    assert (found["request"], found["level"], found["message"]) == ("abc123", "error", "two\nlines")
    assert "fault with [secret]" in found["traceback"]


@pytest.mark.parametrize("words", ["{}", "/t/x/join/{}", "Bearer {}", "browser={};"])
def test_what_looks_like_a_secret_is_left_out(words: str) -> None:
    for secret in (new_secret(), seat_secret("browser", "salt"), new_csrf("browser")):
        for formatter in (PlainLine(), JsonLine()):
            line = formatter.format(record(f"{words.format(secret)} for you"))
            assert "[secret]" in line
            assert secret not in line


@asynccontextmanager
async def asking(here: Services, client: str = "127.0.0.1") -> AsyncIterator[httpx.AsyncClient]:
    app = create_app(here.settings)
    app.state.services = here
    transport = httpx.ASGITransport(app, raise_app_exceptions=False, client=(client, 1))
    async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1:8000") as http:
        yield http


async def test_an_answer_has_its_requests_number_and_so_has_a_fault(
    here: Services, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(_: str) -> None:
        told.append(PlainLine().format(record("here")))
        raise OSError("the disk is gone")

    told: list[str] = []
    monkeypatch.setattr(here.tables, "open", fail)
    async with asking(here) as http:
        first, second = await http.get("/gallery"), await http.get("/t/some", headers={"x-request-id": "forged-number"})
    numbers = [answer.headers["x-request-id"] for answer in (first, second)]
    assert len(set(numbers)) == 2
    assert "forged-number" not in numbers
    assert f"[{numbers[1]}] here" in told[0]
    assert f"({numbers[1]})" in second.text
    assert "/t/{table_id} failed" in caplog.text
    assert "/t/some" not in caplog.text


@pytest.mark.parametrize(
    ("number", "is_from_proxy", "is_kept"),
    [
        ("3f2a-0001.B_c", True, True),
        ("3f2a-0001", False, False),
        ("short", True, False),
        ("x" * 65, True, False),
        ("new\tline", True, False),
    ],
)
def test_a_trusted_proxys_number_is_kept_if_it_looks_like_one(number: str, is_from_proxy: bool, is_kept: bool) -> None:
    scope = {"type": "http", "headers": [(b"x-request-id", number.encode())], "state": {"is_from_proxy": is_from_proxy}}
    assert (request_id_of(scope) == number) == is_kept


async def test_a_line_for_each_request_names_no_path(here: Services, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, REQUESTS)
    async with asking(here) as http:
        await http.get("/t/some-table/fragment?secret=hidden")
        await http.get("/api/v1/tables/some-table")
        await http.get("/api/v1/some-table")
    lines = [found.getMessage() for found in caplog.records if found.name == REQUESTS]
    assert lines[0].startswith("GET /t/{table_id}/fragment 404, ")
    assert lines[1].startswith("GET /api/v1/tables/{table_id} 404, ")
    assert lines[2].startswith("GET /api/v1 404, ")
    assert len(lines) == 3
    assert "some-table" not in "".join(lines)
    assert "hidden" not in "".join(lines)


async def test_refusals_are_counted_by_kind_for_this_machine_only(here: Services, browser: Browser) -> None:
    async with asking(here) as http:
        await http.get("/nothing")
        await http.get("/t/none")
        await http.get("/t/none/fragment")
        await http.get("/", headers={"host": "evil.example"})
        await http.get("/api/v1/tables/none")
        await http.post("/tables", data={"game": "manhattan"})
        metrics = (await http.get("/metrics")).text
        proxied = await http.get("/metrics", headers={"x-forwarded-for": "127.0.0.1"})
    assert "baumeister_requests_total 7\n" in metrics
    assert 'baumeister_refused_total{kind="no page"} 1\n' in metrics
    assert 'baumeister_refused_total{kind="not there"} 3\n' in metrics
    assert 'baumeister_refused_total{kind="foreign host"} 1\n' in metrics
    assert 'baumeister_refused_total{kind="foreign form"} 1\n' in metrics
    async with asking(here, "192.0.2.1") as http:
        assert [proxied.status_code, (await http.get("/metrics")).status_code] == [404, 404]


def test_refusals_are_told_once(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "baumeister.web")
    metrics = Metrics()
    metrics.log_refused()
    metrics.refused.update(["not now", "not now", "too large"])
    metrics.log_refused()
    metrics.log_refused()
    assert [found.getMessage() for found in caplog.records] == ["refused since the last such line: 2 × not now, 1 × too large"]


async def test_requests_at_once_are_bounded_behind_a_proxy_too() -> None:
    import asyncio

    from starlette.applications import Starlette
    from starlette.requests import Request
    from starlette.responses import Response
    from starlette.routing import Route

    waiting = asyncio.Event()

    async def wait(_: Request) -> Response:
        await waiting.wait()
        return Response("done")

    app = AtOnce(Starlette(routes=[Route("/wait", wait), Route("/healthz", wait)]), 2, answer_briefly)
    clients = [httpx.AsyncClient(transport=httpx.ASGITransport(app, client=(f"192.0.2.{n}", 1))) for n in (1, 2)]
    own = [asyncio.create_task(clients[0].get("http://localhost/wait")) for _ in range(2)]
    await asyncio.sleep(0.01)
    refused = await clients[0].get("http://localhost/wait")
    others = [asyncio.create_task(clients[1].get("http://localhost/wait"))]
    others += [asyncio.create_task(clients[0].get("http://localhost/healthz"))]
    await asyncio.sleep(0.01)
    waiting.set()
    assert refused.status_code == 429
    assert refused.headers["retry-after"] == "5"
    assert [(await task).status_code for task in (*own, *others)] == [200] * 4
    assert (await clients[0].get("http://localhost/wait")).status_code == 200
    for client in clients:
        await client.aclose()


def test_there_are_few_words_about_the_log(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BAUMEISTER_LOG", "json,requests")
    assert Settings.from_environment().log == "json,requests"
    monkeypatch.setenv("BAUMEISTER_LOG", "yaml")
    with pytest.raises(BaumeisterError, match="there is no “yaml”; there are json and requests"):
        Settings.from_environment()


@pytest.mark.slow
def test_the_log_of_a_server_can_be_lines_of_json() -> None:
    import subprocess

    code = "import logging; from baumeister.web import logs; logs.set_up('json'); logging.getLogger('baumeister').info('hello')"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert json.loads(done.stderr)["message"] == "hello"
