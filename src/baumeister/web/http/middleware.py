"""Middleware: safe headers, limits on sizes and rates."""

import math
import time
from collections import Counter, OrderedDict
from collections.abc import Callable

from starlette.datastructures import MutableHeaders
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from baumeister.web.http import request_refusals
from baumeister.web.http.rate_key import client_of
from baumeister.web.settings import Limits
from baumeister.web.table.names import is_number
from baumeister.web.table.refusals import Refusal

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; "
    "manifest-src 'self'; worker-src 'self'; "
    "form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
PARTS_HEADERS = {"X-Content-Type-Options": "nosniff", "Cross-Origin-Resource-Policy": "same-origin"}
HEADERS = {
    "Content-Security-Policy": POLICY,
    **PARTS_HEADERS,
    "Referrer-Policy": "same-origin",  # without it browsers hide a form's origin from us too
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
PARTS = ("text/css", "text/javascript", "font/")
READS = ("GET", "HEAD", "OPTIONS")
HEALTH = ("/healthz", "/readyz")
Answer = Callable[[Request, Refusal], Response]
Clock = Callable[[], float]


class SafeHeaders:
    """Adds headers to every answer. By default answers are not cached.

    The modules, styles and fonts of a page, which are many, get only those that mean something for them.
    """

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle a request."""

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                is_part = scope["path"].startswith("/static/") and headers.get("content-type", "").startswith(PARTS)
                for name, value in (PARTS_HEADERS if is_part else HEADERS).items():
                    headers.setdefault(name, value)
                headers.setdefault("Cache-Control", "no-store")
            await send(message)

        await self.app(scope, receive, send_with_headers if scope["type"] == "http" else send)


class BodyLimit:
    """Refuses bodies over a limit, announced or not."""

    def __init__(self, app: ASGIApp, limit: int, answer: Answer) -> None:
        self.app, self.limit, self.answer = app, limit, answer

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle a request."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        request = Request(scope, receive)
        announced = request.headers.get("content-length", "0")
        if not is_number(announced) or int(announced) > self.limit:
            await self.answer(request, request_refusals.too_large(self.limit))(scope, receive, send)
            return
        received = 0

        async def receive_some() -> Message:
            nonlocal received
            message = await receive()
            received += len(message.get("body", b""))
            if received > self.limit:
                raise request_refusals.too_large(self.limit)
            return message

        await self.app(scope, receive_some, send)


class Bucket:
    """Lets `burst` requests through at once, and `rate` a second after that."""

    __slots__ = ("burst", "left", "rate", "since")

    def __init__(self, rate: float, burst: int, now: float) -> None:
        self.rate, self.burst, self.left, self.since = rate, burst, float(burst), now

    def take(self, now: float) -> float:
        """Take one; return 0, or for how many seconds to wait."""
        self.left = min(self.burst, self.left + (now - self.since) * self.rate)
        self.since = now
        if self.left < 1:
            return (1 - self.left) / self.rate
        self.left -= 1
        return 0.0


class Buckets:
    """A bucket for each client; the least recently used are forgotten."""

    def __init__(self, rate: float, burst: int, clock: Clock, most: int = 10_000) -> None:
        self._rate, self._burst, self._clock, self._most = rate, burst, clock, most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, client: str) -> float:
        """Take one for a client; return 0, or for how many seconds to wait."""
        now = self._clock()
        bucket = self._buckets.setdefault(client, Bucket(self._rate, self._burst, now))
        self._buckets.move_to_end(client)
        if len(self._buckets) > self._most:
            self._buckets.popitem(last=False)
        return bucket.take(now)


class RateLimit:
    """Refuses clients over their rate: separate limits for reading, writing and making tables."""

    def __init__(self, app: ASGIApp, limits: Limits, answer: Answer, clock: Clock = time.monotonic) -> None:
        self.app, self.answer = app, answer
        self.reads = Buckets(limits.reads_per_second, limits.reads_at_once, clock)
        self.writes = Buckets(limits.writes_per_second, limits.writes_at_once, clock)
        self.tables = Buckets(limits.tables_per_minute / 60, limits.tables_at_once, clock)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle a request."""
        if scope["type"] == "http" and scope["path"] not in HEALTH:
            wait = self._buckets(scope).take(client_of(scope))
            if wait > 0:
                request = Request(scope, receive)
                await self.answer(request, request_refusals.too_many(math.ceil(wait)))(scope, receive, send)
                return
        await self.app(scope, receive, send)

    def _buckets(self, scope: Scope) -> Buckets:
        if scope["method"] in READS:
            return self.reads
        makes_table = scope["path"].rstrip("/").endswith(("/tables", "/tours", "/rematch", "/continue"))
        return self.tables if makes_table else self.writes


class AtOnce:
    """Refuses clients with too many requests at once, streams among them. Behind a proxy nothing else bounds them."""

    def __init__(self, app: ASGIApp, most: int, answer: Answer) -> None:
        self.app, self.most, self.answer = app, most, answer
        self._clients: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle a request."""
        if scope["type"] != "http" or scope["path"] in HEALTH:
            await self.app(scope, receive, send)
            return
        client = client_of(scope)
        if self._clients[client] >= self.most:
            await self.answer(Request(scope, receive), request_refusals.too_many_at_once())(scope, receive, send)
            return
        self._clients[client] += 1
        try:
            await self.app(scope, receive, send)
        finally:
            self._clients[client] -= 1
            if not self._clients[client]:
                del self._clients[client]
