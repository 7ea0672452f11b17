"""Turns in reading: one client's many requests don't delay another's one."""

import asyncio

import pytest
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.types import Message, Receive, Scope, Send

from baumeister.web.http.reading_turns import ReadingTurns
from baumeister.web.table.refusals import Refusal

pytestmark = pytest.mark.anyio


class Slow:
    """An application that answers when it is let, and then stays open until it is closed."""

    def __init__(self) -> None:
        self.begun, self.may_answer, self.may_end = list[str](), asyncio.Event(), asyncio.Event()

    async def __call__(self, scope: Scope, _: Receive, send: Send) -> None:
        self.begun.append(scope["client"][0])
        await self.may_answer.wait()
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await self.may_end.wait()
        await send({"type": "http.response.body", "body": b""})


def refuse(_: Request, refusal: Refusal) -> Response:
    return PlainTextResponse(refusal.text.en, 429)


class Asking:
    """Requests to an application behind turns."""

    def __init__(self, waiting: int = 100) -> None:
        self.app = Slow()
        self.turns = ReadingTurns(self.app, waiting, refuse, at_once=2)
        self.statuses: list[int] = []

    async def ask(self, client: str, method: str = "GET", path: str = "/t/T") -> "asyncio.Task[None]":
        scope = {"type": "http", "method": method, "path": path, "client": (client, 1), "headers": []}

        async def receive() -> Message:
            return {"type": "http.request", "body": b"", "more_body": False}

        async def send(message: Message) -> None:
            if message["type"] == "http.response.start":
                self.statuses.append(message["status"])

        task = asyncio.create_task(self.turns(scope, receive, send))
        await asyncio.sleep(0)
        return task


async def test_a_clients_requests_wait_for_each_other_and_nobody_else_for_them() -> None:
    asking = Asking()
    many = [await asking.ask("a") for _ in range(5)]
    assert asking.app.begun == ["a", "a"]
    stranger = await asking.ask("b")
    assert asking.app.begun == ["a", "a", "b"]
    asking.app.may_answer.set()
    asking.app.may_end.set()
    await asyncio.gather(*many, stranger)
    assert asking.app.begun == ["a", "a", "b", "a", "a", "a"]
    assert not asking.turns._busy
    assert not asking.turns._waiting


async def test_a_turn_is_over_when_the_answer_begins() -> None:
    asking = Asking()
    asking.app.may_answer.set()
    tasks = [await asking.ask("a") for _ in range(5)]
    await asyncio.sleep(0.01)
    assert asking.statuses == [200] * 5
    asking.app.may_end.set()
    await asyncio.gather(*tasks)
    assert not asking.turns._busy


async def test_who_is_gone_gives_the_turn_to_the_next() -> None:
    asking = Asking()
    tasks = [await asking.ask("a") for _ in range(4)]
    tasks[2].cancel()
    tasks[0].cancel()
    await asyncio.sleep(0.01)
    assert asking.app.begun == ["a"] * 3
    asking.app.may_answer.set()
    asking.app.may_end.set()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert not asking.turns._busy
    assert not asking.turns._waiting


async def test_too_many_that_wait_are_refused() -> None:
    asking = Asking(waiting=3)
    tasks = [await asking.ask("a") for _ in range(6)]
    await tasks[-1]
    assert asking.statuses == [429]
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def test_moves_and_questions_of_health_wait_for_nothing() -> None:
    asking = Asking()
    tasks = [await asking.ask("a") for _ in range(4)]
    tasks += [await asking.ask("a", "POST"), await asking.ask("a", path="/healthz")]
    assert len(asking.app.begun) == 4
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
