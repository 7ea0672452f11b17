"""Connections, bounded in number and time, so that nobody keeps others out by asking slowly or often.

A connection waits while the client owes it something: the head of a request, its body, or the next request. A client that owes
for too long is cut off, and when there is no room the connection that has waited longest makes some for the newcomer.
"""

import asyncio
import errno
import logging
from collections import Counter
from collections.abc import Iterable
from itertools import islice
from typing import ClassVar, Literal

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.server import ServerState

from baumeister.web.http.rate_key import household, proxy_test
from baumeister.web.open_files import room
from baumeister.web.settings import Limits

log = logging.getLogger("baumeister.web")
TICK = 1.0  # seconds between two looks at all connections
REQUEST_TICKS = 8  # until a request must have come in wholly
READING = 30  # ticks until a client must have read what it was sent
TELLING = 60  # ticks between two lines in the log
ACCEPTED_AT_ONCE = 16  # asyncio accepts so many before anybody can count them
CUT_AT_ONCE = 16
ADDRESSES_MOST = 1000  # told apart in the log

Kind = Literal[
    "slow request", "silent connection", "slow reader", "connections of one address", "connections", "files", "not HTTP"
]
REFUSED = b"HTTP/1.1 %d %s\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Length: %d\r\n%sConnection: close\r\n\r\n%s"
RETRY = b"Retry-After: 5\r\n"
TOO_MANY_OF_ONE = b"Too many connections from your address: close some tabs, or wait a moment.\n"
TOO_MANY = b"Too many connections: try again in a moment.\n"


class Connection(H11Protocol):
    """A connection that is let in, watched and cut off by the server's `Connections`."""

    client_key = ""
    client_in_log = ""
    since = 0  # the tick since which it has been waiting
    unread = 0  # ticks in a row that found something unread

    @property
    def all(self) -> "Connections":
        """All connections of the server."""
        assert isinstance(self.server_state, Connections)
        return self.server_state

    @property
    def is_waiting(self) -> bool:
        """Whether the client owes something."""
        return self.conn.their_state in (h11.IDLE, h11.SEND_BODY)

    @property
    def has_begun(self) -> bool:
        """Whether a part of the request owed has come."""
        return self.conn.their_state is h11.SEND_BODY or bool(self.conn.trailing_data[0])

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Count the connection, or refuse it."""
        assert isinstance(transport, asyncio.Transport)
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        is_proxy = self.all.is_proxy(address)
        self.client_key = "" if is_proxy else household(address)
        self.client_in_log = self.client_key or f"{address} (a proxy or this machine)"
        self.app_state = {**self.app_state, "is_from_proxy": is_proxy}  # each request gets a copy
        self.all.enter(self)

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        self.all.leave(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read on; the first bytes after a pause begin a request."""
        if self.transport.is_closing():
            return
        if self.timeout_keep_alive_task is not None:
            self.all.wait_anew(self)
        super().data_received(data)
        self.all.settle(self)

    def on_response_complete(self) -> None:
        """Wait for the next request, or for the rest of this one's body."""
        super().on_response_complete()
        self.all.settle(self)

    def send_400_response(self, msg: str) -> None:
        """Count and refuse anything but HTTP. A request spoilt half-way has lost its client."""
        self.all.note("not HTTP", self.client_in_log)
        is_answering = self.conn.our_state not in (h11.IDLE, h11.SEND_RESPONSE)
        if self.cycle is not None and not self.cycle.response_complete:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        if is_answering:
            self.transport.close()
        else:
            self.refuse(400, b"Bad Request", f"{msg}\n".encode())

    def shutdown(self) -> None:
        """Don't wait for the other half of a request when the server stops."""
        if self.is_waiting and self.has_begun:
            self.transport.abort()
        else:
            super().shutdown()

    def refuse(self, status: int, phrase: bytes, sentence: bytes) -> None:
        """Say why this connection is closed."""
        retry = b"" if status == 400 else RETRY
        self.transport.write(REFUSED % (status, phrase, len(sentence), retry, sentence))
        self.transport.close()


class Connections(ServerState):
    """All open connections: bounded, those of one address too, and none waits for ever."""

    answers: ClassVar[dict[Kind, tuple[int, bytes, bytes]]] = {
        "connections of one address": (429, b"Too Many Requests", TOO_MANY_OF_ONE),
        "connections": (503, b"Service Unavailable", TOO_MANY),
    }

    def __init__(self, limits: Limits, proxies: str, counts: "Counter[str]") -> None:
        """Count refusals and cut connections in `counts`. Connections from `proxies` are not counted by address."""
        super().__init__()
        self.most, self.most_per_client = room(limits.connections), limits.connections_per_client
        self.is_proxy = proxy_test(proxies)
        self.counts, self.now, self._told = counts, 0, -TELLING
        self.counted: dict[Connection, None] = {}
        self.waiting: dict[Connection, None] = {}  # in the order of their ticks
        self._clients: Counter[str] = Counter()
        self._kinds: Counter[Kind] = Counter()  # since the last line in the log
        self._addresses: Counter[str] = Counter()

    def enter(self, line: Connection) -> None:
        """Let a connection in; if there is no room, the one that has waited longest goes, or the newcomer."""
        self.counted[line] = None
        self._clients[line.client_key] += 1
        self.wait_anew(line)
        if line.client_key and self._clients[line.client_key] > self.most_per_client:
            own = (other for other in self.waiting if other.client_key == line.client_key)
            self._make_room(own, line, "connections of one address")
        elif len(self.counted) > self.most:
            self._make_room(self.waiting, line, "connections")

    def _make_room(self, candidates: Iterable[Connection], newcomer: Connection, kind: Kind) -> None:
        oldest = next(iter(candidates))  # the newcomer at worst
        if oldest is newcomer:
            self.note(kind, newcomer.client_in_log)
            self.leave(newcomer)
            newcomer.refuse(*self.answers[kind])
        else:
            self.cut(oldest, kind)

    def leave(self, line: Connection) -> None:
        """Count a connection no longer."""
        self.waiting.pop(line, None)
        if line in self.counted:
            del self.counted[line]
            self._clients[line.client_key] -= 1
            if not self._clients[line.client_key]:
                del self._clients[line.client_key]

    def wait_anew(self, line: Connection) -> None:
        """Begin to wait for a request."""
        self.waiting.pop(line, None)
        self.waiting[line] = None
        line.since = self.now

    def settle(self, line: Connection) -> None:
        """Note whether a connection waits now."""
        if not line.is_waiting or line.transport.is_closing():
            self.waiting.pop(line, None)
        elif line not in self.waiting:
            self.wait_anew(line)

    def cut(self, line: Connection, kind: Kind) -> None:
        """Close a connection at once."""
        self.note(kind, line.client_in_log)
        self.leave(line)
        line.transport.abort()

    def note(self, kind: Kind, client: str = "") -> None:
        """Count something refused or cut off; no client need be behind it."""
        self.counts[kind] += 1
        self._kinds[kind] += 1
        if client and (client in self._addresses or len(self._addresses) < ADDRESSES_MOST):
            self._addresses[client] += 1

    async def run(self) -> None:
        """Look at all connections, tick by tick. A stall of ours makes no client late: it is one tick."""
        while True:
            await asyncio.sleep(TICK)
            await self.tick()

    async def tick(self) -> None:
        """Cut off clients that ask or read too slowly, few at once, and log it once in a while."""
        self.now += 1
        while late := [line for line in islice(self.waiting, CUT_AT_ONCE) if self.now - line.since >= REQUEST_TICKS]:
            for line in late:
                self.cut(line, "slow request" if line.has_begun else "silent connection")
            await asyncio.sleep(0)  # others are answered in between
        for line in list(self.counted):
            line.unread = line.unread + 1 if line.transport.get_write_buffer_size() else 0
            if line.unread >= READING:
                self.cut(line, "slow reader")
        if self.now - self._told >= TELLING and self._kinds.keys() - {"silent connection"}:  # browsers open some in advance
            self._tell()

    def _tell(self) -> None:
        told = ", ".join(f"{count} × {kind}" for kind, count in self._kinds.most_common())
        most = "".join(f"; most from {address} ({times})" for address, times in self._addresses.most_common(1))
        log.warning("connections refused or cut off: %s%s; %d are open", told, most, len(self.counted))
        self._told = self.now
        self._kinds.clear()
        self._addresses.clear()

    def on_loop_error(self, loop: asyncio.AbstractEventLoop, context: dict[str, object]) -> None:
        """Handle an error that the event loop met: too few files for a newcomer are no flood of lines."""
        error = context.get("exception")
        if not isinstance(error, OSError) or error.errno not in (errno.EMFILE, errno.ENFILE):
            loop.default_exception_handler(context)
            return
        self.note("files")
        for line in list(self.waiting)[:1]:
            self.cut(line, "files")
