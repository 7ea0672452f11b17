"""An id for each request: in the answer's headers and in the log."""

import logging
import re
import secrets
import time

from starlette.datastructures import Headers, MutableHeaders
from starlette.routing import Mount
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from baumeister.web.http.metrics import Metrics
from baumeister.web.logs import REQUEST, REQUESTS

HEADER = "X-Request-ID"
WELL_FORMED = re.compile(r"[A-Za-z0-9._-]{6,64}")
log = logging.getLogger(REQUESTS)


class RequestIds:
    """Gives requests ids, counts them, and logs a line for each if wanted."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self.app, self.metrics = app, metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle a request."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        request_id, start, status = request_id_of(scope), time.perf_counter(), 0

        async def send_with_id(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                MutableHeaders(scope=message)[HEADER] = request_id
            await send(message)

        self.metrics.requests += 1
        scope["metrics"] = self.metrics
        token = REQUEST.set(request_id)
        try:
            await self.app(scope, receive, send_with_id)
        finally:
            milliseconds = 1000 * (time.perf_counter() - start)
            log.info("%s %s %d, %.0f ms", scope["method"], route_of(scope), status, milliseconds)
            REQUEST.reset(token)


def request_id_of(scope: Scope) -> str:
    """Return the id that a trusted proxy gave a request, if it looks like one, else a new one."""
    given = Headers(scope=scope).get(HEADER, "")
    is_trusted = scope.get("state", {}).get("is_from_proxy", False)
    return given if is_trusted and WELL_FORMED.fullmatch(given) else secrets.token_hex(8)


def route_of(scope: Scope) -> str:
    """Return the pattern of a request's path: the path itself may hold a secret."""
    route = scope.get("route")
    mount = "" if isinstance(route, Mount) else scope.get("root_path", "")
    return f"{mount}{path}" if (path := getattr(route, "path", "")) else "(no route)"
