"""Middleware: reading requests of one client are handled a few at a time, so that its many never delay another's one."""

import asyncio
from collections import Counter, defaultdict, deque

from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from baumeister.web.http import request_refusals
from baumeister.web.http.middleware import READS, Answer
from baumeister.web.http.rate_key import client_of

AT_ONCE = 2


class ReadingTurns:
    """Lets `at_once` reading requests of each client be handled, and at most `waiting` wait; more are refused.

    A request's turn ends as soon as its answer begins: from there on its reader sets the pace.
    """

    def __init__(self, app: ASGIApp, waiting: int, answer: Answer, at_once: int = AT_ONCE) -> None:
        self.app, self._most, self._answer, self._at_once = app, waiting, answer, at_once
        self._busy: Counter[str] = Counter()
        self._waiting: defaultdict[str, deque[asyncio.Future[None]]] = defaultdict(deque)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle a request."""
        if scope["type"] != "http" or scope["method"] not in READS or scope["path"] in ("/healthz", "/readyz"):
            await self.app(scope, receive, send)
            return
        client = client_of(scope)
        if self._waiting and len(self._waiting.get(client, ())) >= self._most:
            await self._answer(Request(scope, receive), request_refusals.too_many(5))(scope, receive, send)
            return
        await self._begin(client)
        is_over = False

        async def send_and_end(message: Message) -> None:
            nonlocal is_over
            if not is_over:
                is_over = True
                self._end(client)
            await send(message)

        try:
            await self.app(scope, receive, send_and_end)
        finally:
            if not is_over:
                self._end(client)

    async def _begin(self, client: str) -> None:
        if self._busy[client] < self._at_once:
            self._busy[client] += 1
            return
        turn = asyncio.get_running_loop().create_future()
        self._waiting[client].append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._end(client)
            raise

    def _end(self, client: str) -> None:
        """Hand the turn on, or give it back."""
        waiting = self._waiting.get(client)
        while waiting:
            turn = waiting.popleft()
            if not turn.done():
                turn.set_result(None)
                return
        self._waiting.pop(client, None)
        self._busy[client] -= 1
        if not self._busy[client]:
            del self._busy[client]
