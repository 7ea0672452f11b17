"""Connections: who asks slowly, reads slowly or comes too often keeps nobody out."""

import asyncio
import errno
import logging
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from socket import create_connection

import httpx
import pytest
import uvicorn
from starlette.types import Receive, Scope, Send

from baumeister.web.connections import READING, REQUEST_TICKS, TELLING, Connection, Connections
from baumeister.web.open_files import room
from baumeister.web.settings import Limits

pytestmark = pytest.mark.anyio
HEAD = b"GET / HTTP/1.1\r\nHost: localhost\r\n"
HALVES = {
    "silent connection": b"",
    "slow request": HEAD,
    "slow request ": b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\nhalf",
}


class Line(asyncio.Transport):
    """The socket of a connection that isn't there."""

    def __init__(self, address: str) -> None:
        super().__init__({"peername": (address, 1), "sockname": ("127.0.0.1", 80)})
        self.written, self.unread, self.closed = b"", 0, False

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.written += bytes(data)

    def get_write_buffer_size(self) -> int:
        return self.unread

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        self.closed = True

    abort = close

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...


class Door:
    """A server's connections without a server."""

    def __init__(self, most: int = 100, of_one: int = 100, proxies: str = "127.0.0.1", *, early: bool = False) -> None:
        """`early` answers begin before the request has come in."""
        self.early, self.lines = early, list[Connection]()
        self.counts = Counter[str]()
        self.connections = Connections(Limits(connections=most, connections_per_client=of_one), proxies, self.counts)
        self.config = uvicorn.Config(self.answer, http=Connection, log_config=None, interface="asgi3", proxy_headers=False)
        self.answering = asyncio.Event()
        self.gone = 0

    async def answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Read the request; answer when it is time."""
        assert scope["type"] == "http"
        if self.early:
            await send({"type": "http.response.start", "status": 200, "headers": []})
        while (message := await receive()).get("more_body"):
            pass
        if message["type"] == "http.disconnect":
            self.gone += 1
            return
        await self.answering.wait()
        await send({"type": "http.response.start", "status": 204, "headers": []})
        await send({"type": "http.response.body", "body": b""})

    async def open(self, address: str, data: bytes = b"") -> Line:
        line = Line(address)
        connection = Connection(self.config, self.connections, {})
        self.lines.append(connection)
        connection.connection_made(line)
        if data:
            connection.data_received(data)
        await asyncio.sleep(0)
        return line

    async def tick(self, count: int) -> None:
        for _ in range(count):
            await self.connections.tick()


@pytest.mark.parametrize("kind", HALVES)
async def test_half_requests_are_cut_off_soon(kind: str) -> None:
    door = Door()
    line = await door.open("192.0.2.1", HALVES[kind])
    await door.tick(REQUEST_TICKS - 1)
    assert not line.is_closing()
    await door.tick(1)
    assert line.is_closing()
    assert REQUEST_TICKS < 10
    assert door.counts == {kind.strip(): 1}


async def test_a_whole_request_may_take_its_time_and_the_next_has_its_own() -> None:
    door = Door()
    line = await door.open("192.0.2.1", HEAD + b"\r\n")
    await door.tick(2 * REQUEST_TICKS)
    door.answering.set()
    await asyncio.sleep(0.01)
    assert line.written.startswith(b"HTTP/1.1 204")
    connection = next(iter(door.connections.counted))
    await door.tick(REQUEST_TICKS - 1)
    connection.data_received(HEAD)
    await door.tick(REQUEST_TICKS - 1)
    assert not line.is_closing()
    await door.tick(1)
    assert line.is_closing()
    connection.connection_lost(None)


async def test_who_comes_too_often_loses_what_waits_longest() -> None:
    door = Door(of_one=2)
    first, second, stranger = [await door.open(address, HEAD) for address in ("192.0.2.1", "192.0.2.1", "192.0.2.2")]
    third = await door.open("192.0.2.1")
    assert [line.is_closing() for line in (first, second, stranger, third)] == [True, False, False, False]
    assert door.counts == {"connections of one address": 1}


async def test_who_comes_too_often_is_refused_while_all_the_others_are_answered() -> None:
    door = Door(of_one=2)
    busy = [await door.open("192.0.2.1", HEAD + b"\r\n") for _ in range(2)]
    refused, stranger = await door.open("192.0.2.1"), await door.open("192.0.2.2")
    assert refused.written.startswith(b"HTTP/1.1 429 ")
    assert refused.written.endswith(b"close some tabs, or wait a moment.\n")
    assert [line.is_closing() for line in (*busy, refused, stranger)] == [False, False, True, False]


async def test_a_household_counts_as_one_and_a_proxy_not_at_all() -> None:
    door = Door(of_one=1, proxies="127.0.0.1,10.0.0.0/8")
    household = [await door.open(f"2001:db8::{number}") for number in range(2)]
    proxied = [await door.open("10.1.2.3") for _ in range(5)]
    assert [line.is_closing() for line in household] == [True, False]
    assert not any(line.is_closing() for line in proxied)


async def test_when_there_is_no_room_who_waits_longest_makes_some() -> None:
    door = Door(most=3)
    lines = [await door.open(f"192.0.2.{number}", HEAD + b"\r\n" * (number == 0)) for number in range(4)]
    assert [line.is_closing() for line in lines] == [False, True, False, False]
    full = Door(most=1)
    await full.open("192.0.2.1", HEAD + b"\r\n")
    assert (await full.open("192.0.2.2")).written.startswith(b"HTTP/1.1 503 ")


async def test_who_does_not_read_is_cut_off() -> None:
    door = Door()
    line = await door.open("192.0.2.1", HEAD + b"\r\n")
    line.unread = 1
    await door.tick(READING - 1)
    assert not line.is_closing()
    await door.tick(1)
    assert line.is_closing()


async def test_who_goes_is_forgotten() -> None:
    door = Door()
    await door.open("192.0.2.1", HEAD)
    for connection in list(door.connections.counted):
        connection.connection_lost(None)
    assert not door.connections.counted
    assert not door.connections.waiting
    assert not door.connections._clients


async def test_an_ending_server_waits_for_no_half_request() -> None:
    door = Door()
    lines = [await door.open("192.0.2.1", half) for half in HALVES.values()]
    for connection in list(door.connections.counted):
        connection.shutdown()
    assert all(line.is_closing() for line in lines)


async def test_the_log_has_one_line_a_minute(caplog: pytest.LogCaptureFixture) -> None:
    door = Door(of_one=5)
    for _ in range(TELLING):
        for _ in range(20):
            await door.open("192.0.2.1", HEAD)
        await door.tick(1)
    assert len(caplog.records) == 1
    assert "15 × connections of one address; most from 192.0.2.1 (15)" in caplog.text
    await door.tick(1)
    assert len(caplog.records) == 2


async def test_the_log_names_whoever_it_was(caplog: pytest.LogCaptureFixture) -> None:
    """A program beside the server, as well as a proxy, isn't counted by address, and called by it all the same."""
    door = Door()
    await door.open("127.0.0.1", b"nonsense\r\n\r\n")
    door.connections.note("files")
    door.connections.note("files")
    await door.tick(1)
    assert "; most from 127.0.0.1 (a proxy or this machine) (1); " in caplog.text
    door.connections.note("files")
    await door.tick(TELLING)
    assert "cut off: 1 × files; 1 are open" in caplog.text


async def test_connections_opened_in_advance_are_no_news(caplog: pytest.LogCaptureFixture) -> None:
    door = Door()
    await door.open("192.0.2.1")
    await door.tick(2 * TELLING)
    assert door.counts == {"silent connection": 1}
    assert not caplog.records


async def test_what_is_not_http_is_counted_not_logged(caplog: pytest.LogCaptureFixture) -> None:
    door = Door()
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)
    line = await door.open("192.0.2.1", b"\x16\x03\x01 hello\r\n\r\n")
    assert line.written.startswith(b"HTTP/1.1 400")
    assert door.counts == {"not HTTP": 1}
    assert not caplog.records


CHUNKED = b"%s / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"


@pytest.mark.parametrize("method", [b"POST", b"HEAD"])
async def test_a_request_that_turns_into_nonsense_is_refused_once_and_has_lost_its_client(method: bytes) -> None:
    door = Door()
    door.answering.set()
    line = await door.open("192.0.2.1", CHUNKED % method + b"5\r\nhello\r\nnonsense\r\n")
    await asyncio.sleep(0.01)
    assert line.written.count(b"HTTP/1.1") == 1
    assert line.written.startswith(b"HTTP/1.1 400 Bad Request")
    assert b"Retry-After" not in line.written
    assert (line.is_closing(), door.gone) == (True, 1)


async def test_nonsense_after_a_whole_request_spoils_its_answer_only(caplog: pytest.LogCaptureFixture) -> None:
    door = Door(early=True)
    line = await door.open("192.0.2.1", CHUNKED % b"POST" + b"5\r\nhello\r\n")
    assert line.written.startswith(b"HTTP/1.1 200")
    door.lines[-1].data_received(b"nonsense\r\n")
    await asyncio.sleep(0.01)
    assert line.written.count(b"HTTP/1.1") == 1
    assert line.is_closing()
    assert not caplog.records


async def test_too_few_files_are_no_flood_of_lines(caplog: pytest.LogCaptureFixture) -> None:
    door, loop = Door(), asyncio.get_running_loop()
    line = await door.open("192.0.2.1", HEAD)
    for _ in range(100):
        door.connections.on_loop_error(loop, {"message": "accept", "exception": OSError(errno.EMFILE, "too many")})
    await door.tick(1)
    assert line.is_closing()
    assert len(caplog.records) == 1
    door.connections.on_loop_error(loop, {"message": "another fault"})
    assert "another fault" in caplog.text


@pytest.mark.parametrize(("files", "connections"), [(1024, 824), (256, 128), (100_000, 8192)])
def test_some_files_are_kept_for_others(monkeypatch: pytest.MonkeyPatch, files: int, connections: int) -> None:
    files_of_this_system: Callable[[], int] = lambda: files  # noqa: E731
    monkeypatch.setattr("baumeister.web.open_files.open_files", files_of_this_system)
    assert room(8192) == connections


COMMAND = (
    "import resource, sys; from pathlib import Path\n"
    "resource.setrlimit(resource.RLIMIT_NOFILE, (256, 256))\n"
    "from baumeister.web.server import serve; from baumeister.web.settings import Settings\n"
    "serve(Settings(data_folder=Path(sys.argv[1]), port=0))"
)


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="there are no such limits")
def test_more_half_requests_than_files_keep_nobody_out(tmp_path: Path) -> None:
    command = [sys.executable, "-c", COMMAND, str(tmp_path)]
    with (
        ExitStack() as half,
        subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process,
    ):
        assert process.stdout is not None
        found = re.search(r"http://localhost:(\d+)/", process.stdout.readline())
        assert found
        address = ("127.0.0.1", int(found.group(1)))
        for number in range(300):
            line = half.enter_context(create_connection(address, 10))
            line.sendall(list(HALVES.values())[number % 3])
        with httpx.Client(base_url=f"http://127.0.0.1:{address[1]}", timeout=30) as client:
            assert [client.get(path).status_code for path in ("/readyz", "/", "/gallery")] == [200] * 3
        process.terminate()
        _, log = process.communicate(timeout=20)
    assert "Traceback" not in log
    assert len(log.splitlines()) <= 3
