"""Sends spoilt requests over a real socket, and judges the answers."""

import socket
from collections import Counter
from contextlib import closing
from dataclasses import dataclass, field
from itertools import count
from random import Random

import h11

from baumeister.games import GAMES
from tests.web.fuzz.mutations import mutated
from tests.web.fuzz.requests import Guest, Request
from tests.web.test_server import Server

PATIENCE = 30.0  # seconds for an answer
GLANCE = 0.02  # seconds for the answer to what is no whole request
ANEW = 40  # spoilt requests, then new tables: secrets get used up
STREAMING = (b"text/event-stream", b"application/x-ndjson")


@dataclass
class Outcome:
    """What came of an attack."""

    statuses: Counter[int] = field(default_factory=Counter)  # 0: no answer was due
    faults: list[str] = field(default_factory=list)

    @property
    def count(self) -> int:
        """How many requests were sent."""
        return self.statuses.total()


class Attack:
    """Spoilt requests to a server, the same ones for the same seed."""

    def __init__(self, server: Server, seed: int) -> None:
        self.server, self.rng, self.outcome, self._sources = server, Random(seed), Outcome(), count(2)

    def run(self, requests: int) -> Outcome:
        """Send so many spoilt requests, and now and then good ones; return what came of them."""
        while self.outcome.count < requests:
            guest = Guest(self.server, self.rng.choice(GAMES))
            good = guest.all()
            for request in self.rng.sample(good, len(good)):
                if self.outcome.count % ANEW == 0:
                    self._judge(request.raw)
                self._judge(mutated(request, self.rng))
        return self.outcome

    def _judge(self, raw: bytes) -> None:
        status, answer = self._send(raw)
        self.outcome.statuses[status] += 1
        if status >= 500 or b"Traceback" in answer or (status == 0 and is_whole(raw)):
            self.outcome.faults.append(f"{status} {answer[:300]!r} to {raw[:600]!r}")

    def _send(self, raw: bytes) -> tuple[int, bytes]:
        """Send bytes from an address of this machine; return the last whole answer's status and body."""
        source = f"127.0.{next(self._sources) // 250 % 250}.{next(self._sources) % 250 + 2}"
        with closing(socket.create_connection(("127.0.0.1", self.server.port), PATIENCE, (source, 0))) as line:
            try:
                line.sendall(raw)
            except OSError:
                return 0 if not is_whole(raw) else 400, b""
            line.settimeout(PATIENCE if is_whole(raw) else GLANCE)
            return read_answer(line, raw)


def is_whole(raw: bytes) -> bool:
    """Tell whether these bytes begin with a whole request, to which an answer is due."""
    reader = h11.Connection(h11.SERVER)
    try:
        reader.receive_data(raw)
        while (event := reader.next_event()) not in (h11.NEED_DATA, h11.PAUSED):
            if isinstance(event, h11.EndOfMessage):
                return True
    except h11.RemoteProtocolError:
        pass
    return False


def read_answer(line: socket.socket, raw: bytes) -> tuple[int, bytes]:
    """Return the status and body of an answer; 0 if none came. Of streams the beginning is enough."""
    reader, status, body = h11.Connection(h11.CLIENT), 0, b""
    method = raw.split(b" ")[0]
    reader.send(
        h11.Request(method=method if method in (b"HEAD", b"CONNECT") else b"GET", target=b"/", headers=[(b"Host", b"x")])
    )
    reader.send(h11.EndOfMessage())
    try:
        while True:
            event = reader.next_event()
            if event is h11.NEED_DATA:
                received = line.recv(65_536)
                reader.receive_data(received)
            elif isinstance(event, h11.Response):
                status = event.status_code
                if dict(event.headers).get(b"content-type", b"").startswith(STREAMING):
                    return status, body
            elif isinstance(event, h11.Data):
                body += event.data
            elif isinstance(event, h11.EndOfMessage | h11.ConnectionClosed) or event is h11.PAUSED:
                return status, body
    except (OSError, h11.RemoteProtocolError):
        return status, body


__all__ = ["Attack", "Outcome", "Request"]
