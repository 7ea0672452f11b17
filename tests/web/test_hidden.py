"""Nothing that leaves for a seat tells what the seat doesn't know: two worlds that differ only in that give equal bytes."""

import re
import time
from collections.abc import Iterator
from dataclasses import dataclass

import httpx
import pytest

import baumeister as bm
from baumeister.core.position import Position
from baumeister.records.trace import random_game
from baumeister.web.change import Change
from baumeister.web.fanout import MemoryFanout, News
from baumeister.web.opened import OpenTable, Visitor
from baumeister.web.seating import Order, Ordered, seat_all
from baumeister.web.secret import new_secret, seat_secret
from baumeister.web.services import Services
from baumeister.web.state import Facts
from baumeister.web.store import Key, Write
from tests.web.conftest import Browser, Visit

pytestmark = pytest.mark.anyio

SEATS = 3
NOW = time.time()  # an older table would expire
SEED = bytes(range(32))
BROWSERS = [new_secret() for _ in range(SEATS + 1)]  # that of seat 0 is an onlooker's


@dataclass
class Worlds:
    """Two games with equal open moves, in one of which a seat drew another card, which it still holds."""

    first: Position
    second: Position
    holder: int


def worlds(seed: int) -> Iterator[Worlds]:
    game = bm.game("manhattan", SEATS)
    line = list(random_game(game, seed))
    for end in range(40, len(line) - 1, 45):
        position = line[end]
        for ply in range(end - 1, 12, -1):
            if line[ply].actor == 0 and (found := _other(line, ply, end)) is not None:
                yield Worlds(position, found, int(line[ply].state.receiver) + 1)
                break


def _other(line: list[Position], ply: int, end: int) -> Position | None:
    for number in line[ply].numbers:
        if line[ply].game.moves[number] == line[ply + 1].move:
            continue
        position = line[ply].play(number)
        try:
            for later in line[ply + 2 : end + 1]:
                position = position.play(str(later.move))
        except bm.IllegalMove:
            continue
        if position.actor == line[end].actor:
            return position
    return None


async def put(here: Services, position: Position, table_id: str, keys: list[Key]) -> OpenTable:
    """Keep a table with a game's moves, and show it from the store."""
    order = Order(position.game, [Ordered("you", "Ada"), Ordered("link"), Ordered("link")])
    seating, _ = seat_all(order, BROWSERS[1])
    facts = Facts(table_id, position.game, seating, SEED, NOW)
    table = OpenTable(facts, [], [], {})
    from baumeister.web.state import start

    table.states.append(start(facts))
    change = Change(table, Visitor(), NOW, 10_000)
    for before, after in zip(position.line(), position.line()[1:], strict=False):
        change.add("move", before.actor, str(after.move))
    write = change.write(None, "")
    await here.tables.store.create(facts, Write(table_id, write.events, write.turn, keys))
    return await here.tables.open(table_id)


def keys_of_all() -> list[Key]:
    from baumeister.web.actions import new_key

    return [new_key(seat, BROWSERS[seat]) for seat in range(1, SEATS + 1)]


def same_secrets(text: str) -> str:
    """Blank out what differs from one page to the next anyway: the form's tokens."""
    return re.sub(r'name="(csrf|key)" value="[^"]+"', "", text)


async def everything(http: httpx.AsyncClient, table: OpenTable, seat: int, keys: list[Key]) -> dict[str, str]:
    """Fetch all that the server says to a seat."""
    table_id, ply, seq = table.facts.id, table.now.position.ply, table.now.seq
    http.cookies.clear()
    http.cookies.set("browser", BROWSERS[seat])
    page, fragment = f"/t/{table_id}", f"/t/{table_id}/fragment"
    paths = [page, fragment, f"{page}?ply={ply - 5}"] + [f"{fragment}?seq={seq - back}" for back in range(2)]
    paths += [f"{fragment}?ply={ply // 2}", f"/t/{table_id}/record"]
    said = {path: same_secrets((await http.get(path)).text) for path in paths}
    refused = {"move": "A5+1", "seq": str(seq), "csrf": "", "key": ""}
    said["refused"] = same_secrets((await http.post(f"/t/{table_id}/move", data=refused)).text)
    http.cookies.clear()
    own = next((key for key in keys if key.seat == seat), None)
    headers = {"authorization": f"Bearer {seat_secret(BROWSERS[seat], own.salt)}"} if own else {}
    for path in ("", "/moves", "/record"):
        said[f"api{path}"] = (await http.get(f"/api/v1/tables/{table_id}{path}", headers=headers)).text
    order = {"move": "A5+1"}
    if table.now.actor != seat:
        said["api refused"] = (await http.post(f"/api/v1/tables/{table_id}/moves", json=order, headers=headers)).text
    return said


@pytest.mark.parametrize("seed", [1, 2])
async def test_two_worlds_that_a_seat_cannot_tell_apart_are_told_alike(
    seed: int, browser: Browser, here: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(here.presence, "_clock", lambda: NOW)  # who is there must not change meanwhile
    keys, count = keys_of_all(), 0
    for number, pair in enumerate(worlds(seed)):
        table_id = f"table-{seed}-{number}"
        first = await put(here, pair.first, table_id, keys)
        here.presence._seen.clear()
        told = {seat: await everything(browser.http, first, seat, keys) for seat in range(SEATS + 1)}
        await here.tables.store.delete(table_id)
        here.tables.forget(table_id)
        second = await put(here, pair.second, table_id, keys)
        here.presence._seen.clear()
        for seat in range(SEATS + 1):
            now = await everything(browser.http, second, seat, keys)
            if seat == pair.holder:
                assert now != told[seat]
            else:
                assert now == told[seat], f"seat {seat} sees what {pair.holder} holds, ply {pair.first.ply}"
                count += 1
    assert count > 3


async def test_a_hidden_card_is_neither_in_news_nor_in_a_record_before_the_end(here: Services, browser: Browser) -> None:
    table = await here.tables.open(await browser.order("you", "link"))
    fanout = here.tables.fanout
    assert isinstance(fanout, MemoryFanout)
    subscription = fanout.subscribe(table.facts.id)
    await browser.post(f"/t/{table.facts.id}/move", move=str(table.now.position.moves[0]))
    news = await subscription.get()
    assert isinstance(news, News)
    assert news == News(table.facts.id, news.seq, news.ply, "move")
    assert set(News.__slots__) == {"table_id", "seq", "ply", "kind", "seat", "draft"}
    assert (await browser.http.get(f"/t/{table.facts.id}/record")).status_code == 409


async def test_bots_are_sent_views(here: Services) -> None:
    from baumeister.web.bot_worker import view_of
    from baumeister.web.botpool import _message

    position = bm.game("manhattan", 3).start()
    for _ in range(30):
        position = position.play(position.numbers[0])
    view = position.view(max(position.actor, 1))
    message = _message(view, "easy", 1.0)
    assert set(message) == {"game", "seats", "options", "state", "level", "seed", "seconds"}
    assert view_of(message).json() == view.json()


async def test_the_seed_is_told_only_after_the_end(browser: Browser, visit: Visit, here: Services) -> None:
    table = await here.tables.open(await browser.order("you", "here"))
    hidden = table.facts.seed.hex()
    told = await everything(browser.http, table, 0, [])
    assert not any(hidden in text for text in told.values())
