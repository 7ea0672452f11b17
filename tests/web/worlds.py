"""Two worlds that a seat can't tell apart, and everything that the server says to it."""

import re
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice

import httpx

import baumeister as bm
from baumeister.core.record import as_bytes, as_json
from baumeister.present.game import Position
from baumeister.records.trace import random_game
from baumeister.web.http.services import Services
from baumeister.web.pages.rendering.render_cache import CACHE
from baumeister.web.table.change import Change
from baumeister.web.table.keys import Key, new_key
from baumeister.web.table.live_table import LiveTable
from baumeister.web.table.seating import Order, OrderedSeat, Place, seat_all
from baumeister.web.table.secrets import new_csrf, new_id, new_secret, seat_secret
from baumeister.web.table.state import Facts
from baumeister.web.table.stored_values import Saved, Write
from baumeister.web.table.visitor import Visitor

SEATS = 3
NOW = time.time()  # an older table would expire
SEED = bytes(range(32))
BROWSERS = [new_secret() for _ in range(SEATS + 1)]  # that of seat 0 is a spectator's


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
                yield Worlds(position, found, int(as_json(line[ply].state)["receiver"]) + 1)
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


@dataclass
class Twins:
    """Two games of equal open moves in which chance has brought different things; `blind` are the seats that can't tell."""

    first: Position
    second: Position
    blind: set[int]


def twins(game: str, seed: int, ends: range) -> Iterator[Twins]:
    """GamesPlayed for some moments of a random game its twin, the difference as late as can be."""
    line = list(random_game(bm.game(game, SEATS), seed))
    for end in (end for end in ends if end < len(line) - 1):
        found = (
            _twin(line, ply, end, number)
            for ply in range(end - 1, 0, -1)
            if line[ply].actor == 0
            for number in line[ply].numbers[:12]
        )
        yield from islice((twin for twin in found if twin is not None), 1)


def _twin(line: list[Position], ply: int, end: int, number: int) -> Twins | None:
    position = line[ply].play(number)
    try:
        for later in line[ply + 2 : end + 1]:
            position = position.play(str(later.move))
    except bm.IllegalMove:
        return None
    seats = range(SEATS + 1)
    pairs = list(zip(line[ply + 1 : end + 1], position.line()[ply + 1 :], strict=True))
    if any(one.actor != other.actor for one, other in pairs):
        return None
    blind = {seat for seat in seats if all(bytes_of(one, seat) == bytes_of(other, seat) for one, other in pairs)}
    return Twins(line[end], position, blind) if 0 < len(blind) < len(seats) else None


def bytes_of(position: Position, seat: int) -> bytes:
    return as_bytes(position.view(seat).state)


async def put(here: Services, position: Position, table_id: str, keys: list[Key], second: Place = "link") -> LiveTable:
    """Keep a table with a game's moves in place of what was there, and show it from the store."""
    await here.tables.store.delete(table_id)
    here.tables.cache.forget(table_id)
    CACHE.clear()  # in which a table of this name had other events
    here.presence._seen.clear()
    order = Order(position.game, [OrderedSeat("you", "Ada"), OrderedSeat(second), OrderedSeat("link")])
    seating, _ = seat_all(order, BROWSERS[1])
    facts = Facts(table_id, position.game, seating, SEED, NOW)
    table = LiveTable.of(Saved(facts, (), (), {}))
    change = Change(table, Visitor(), NOW, 10_000)
    for before, after in zip(position.line(), position.line()[1:], strict=False):
        change.add("move", before.actor, str(after.move))
    write = change.write(None, "")
    await here.tables.store.create(facts, Write(table_id, write.events, write.turn, keys))
    return await here.tables.open(table_id)


def keys_of_all() -> list[Key]:
    """Return a key to each seat for a browser of its own."""
    return [new_key(seat, BROWSERS[seat]) for seat in range(1, SEATS + 1)]


def same_secrets(text: str) -> str:
    """Blank out what differs from one page to the next anyway: the form's tokens."""
    return re.sub(r'name="(csrf|key)" value="[^"]+"|<time.*?</time>', "", text)  # when it happened is for all to know


async def everything(
    http: httpx.AsyncClient,
    table: LiveTable,
    seat: int,
    keys: list[Key],
    *,
    wrong: Sequence[str],
    at_screen: int = 0,
    back: int = 2,
) -> dict[str, str]:
    """Fetch all that the server says to a seat's browser and to its program, the last `back` events in turn.

    Streams end after what was missed if the server's broadcast has been closed.
    """
    http.cookies.clear()
    http.cookies.set("browser", BROWSERS[seat])
    http.cookies.set(f"seat-{table.facts.id}", str(at_screen))
    said = await pages(http, table, back) | await refusals(http, table, seat, wrong)
    http.cookies.clear()
    own = next((key for key in keys if key.seat == seat), None)
    headers = {"authorization": f"Bearer {seat_secret(BROWSERS[seat], own.salt)}"} if own else {}
    return said | await answers(http, table, headers, wrong)


async def pages(http: httpx.AsyncClient, table: LiveTable, back: int) -> dict[str, str]:
    """Fetch pages and their parts, why drawn parts can't be chosen, the stream, the record."""
    table_id, ply, seq = table.facts.id, table.now.position.ply, table.now.seq
    page, fragment = f"/t/{table_id}", f"/t/{table_id}/fragment"
    paths = [page, fragment, f"{page}?ply={ply - 5}", f"{fragment}?ply={ply // 2}"]
    paths += [f"{fragment}?seq={seq - number}" for number in range(back)]
    paths += [f"{page}/why?part={part}" for part in some_parts(table.now.position)]
    paths += [f"{page}/record", f"{page}/events?after=0", "/"]
    return {path: same_secrets((await http.get(path)).text) for path in paths}


def some_parts(position: Position) -> list[str]:
    """Name drawn parts of moves of several kinds, as a spectator knows them."""
    rules, view = position.game.rules, position.view(0).state
    moves = range(0, rules.seat_move_count, max(1, rules.seat_move_count // 4))
    return sorted({part for move in moves for part in rules.drawing.parts(view, move)})[:5]


def wrong_moves(*positions: Position) -> list[str]:
    """Return moves of several kinds that nobody may make in any of these positions, and what is no move."""
    texts, legal = positions[0].game.rules.move_texts, {number for position in positions for number in position.numbers}
    return [texts[n] for n in range(0, len(texts), len(texts) // 7) if n not in legal] + ["no move", "A5+9"]


async def refusals(http: httpx.AsyncClient, table: LiveTable, seat: int, wrong: Sequence[str]) -> dict[str, str]:
    """Ask by forms for what is refused, as a page and as the module does."""
    said, before = {}, table.now.seq
    asked = [("move", {"move": move}) for move in wrong]
    asked += [("undo", {"ply": "0"}), ("undo", {"ply": "99999"}), ("confirm", {}), ("continue", {"ply": "3"})]
    asked += [("rematch", {}), ("seats/1/bot", {}), ("seats/2/take", {}), ("ready", {"seat": "9"})]
    if table.now.undone is None or table.now.actor != seat:
        asked += [("redo", {})]
    for accept in ("text/html", "application/json"):
        for action, fields in asked:
            form = {"csrf": new_csrf(BROWSERS[seat]), "seq": str(before), "key": new_id()} | fields
            answer = await http.post(f"/t/{table.facts.id}/{action}", data=form, headers={"accept": accept})
            assert answer.status_code >= 400, (action, fields)
            said[f"{accept} {action} {fields}"] = f"{answer.status_code} {same_secrets(answer.text)}"
    assert table.now.seq == before
    return said


async def answers(http: httpx.AsyncClient, table: LiveTable, headers: dict[str, str], wrong: Sequence[str]) -> dict[str, str]:
    """Ask by the API for everything, and for what is refused."""
    path, said = f"/api/v1/tables/{table.facts.id}", {}
    for end in ("", "/moves", "/record", "/events?after=0"):
        said[f"api{end}"] = (await http.get(path + end, headers=headers)).text
    for move in wrong:
        said[f"api {move}"] = (await http.post(f"{path}/moves", json={"move": move}, headers=headers)).text
    said["api undo"] = (await http.post(f"{path}/undo", json={"ply": 0}, headers=headers)).text
    return said
