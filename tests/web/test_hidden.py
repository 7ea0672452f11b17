"""Nothing that leaves for a seat tells what the seat doesn't know: two worlds that differ only in that give equal bytes."""

from functools import partial
from itertools import islice

import pytest

import baumeister as bm
from baumeister.games import GAMES, rules
from baumeister.present.game import Position
from baumeister.records.trace import random_game
from baumeister.web.http.services import Services
from baumeister.web.live.broadcast import MemoryBroadcast
from baumeister.web.live.client_request import ClientRequest
from baumeister.web.live.service import Action
from baumeister.web.table import actions
from baumeister.web.table.keys import new_key
from baumeister.web.table.news import News
from baumeister.web.table.visitor import Visitor
from tests.web.conftest import Browser, Visit
from tests.web.worlds import BROWSERS, SEATS, everything, keys_of_all, put, some_parts, twins, worlds, wrong_moves

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def still(here: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let nobody come or go meanwhile."""
    started = here.presence._started
    monkeypatch.setattr(here.presence, "_clock", lambda: started)
    monkeypatch.setattr("baumeister.web.http.session.new_id", lambda: "key")  # a form's characters are dealt by its key


@pytest.mark.slow
@pytest.mark.parametrize("seed", [1, 2])
async def test_two_worlds_that_a_seat_cannot_tell_apart_are_told_alike(seed: int, browser: Browser, here: Services) -> None:
    here.tables.broadcast.close()
    keys, count = keys_of_all(), 0
    for pair in islice(worlds(seed), 2):
        wrong, told = wrong_moves(pair.first, pair.second), []
        for position in (pair.first, pair.second):
            table = await put(here, position, f"table-{seed}", keys)
            told.append([await everything(browser.http, table, seat, keys, wrong=wrong) for seat in range(SEATS + 1)])
        for seat, (first, second) in enumerate(zip(*told, strict=True)):
            assert (first == second) == (seat != pair.holder), f"seat {seat}, {pair.holder} holds, ply {pair.first.ply}"
            count += seat != pair.holder
    assert count > 3


HIDING = [game for game in GAMES if rules(game).facts.hidden.en != "nothing"]


@pytest.mark.slow
@pytest.mark.parametrize("game", HIDING)
async def test_in_every_game_that_hides_something_who_knows_the_same_is_told_the_same(
    game: str, browser: Browser, here: Services
) -> None:
    here.tables.broadcast.close()
    keys, count = keys_of_all(), 0
    pairs = (pair for seed in range(1, 9) for pair in twins(game, seed, range(30 + 7 * seed, 200, 61)))
    for pair in islice(pairs, 2):
        wrong, told = wrong_moves(pair.first, pair.second), []
        for position in (pair.first, pair.second):
            table = await put(here, position, "twins", keys)
            told.append([await everything(browser.http, table, seat, keys, wrong=wrong) for seat in range(SEATS + 1)])
        for seat, (first, second) in enumerate(zip(*told, strict=True)):
            assert (first == second) == (seat in pair.blind), f"seat {seat}, ply {pair.first.ply}"
            count += seat in pair.blind
    assert count > 1


@pytest.mark.slow
async def test_a_device_for_two_shows_what_the_one_at_the_screen_knows(browser: Browser, here: Services) -> None:
    here.tables.broadcast.close()
    keys, count = [new_key(1, BROWSERS[1]), new_key(2, BROWSERS[1]), new_key(3, BROWSERS[3])], 0
    pairs = (pair for seed in range(1, 9) for pair in worlds(seed) if pair.holder in (1, 2))
    for pair in islice(pairs, 3):
        wrong, told = wrong_moves(pair.first, pair.second), []
        for position in (pair.first, pair.second):
            table = await put(here, position, "device", keys, "here")
            told.append(
                [await everything(browser.http, table, 1, keys[:0], wrong=wrong, at_screen=at, back=12) for at in range(SEATS)]
            )
        for at, (first, second) in enumerate(zip(*told, strict=True)):
            changes_hands = pair.first.actor in (1, 2) and pair.first.actor != at
            may_tell = at == pair.holder and not changes_hands
            assert may_tell or first == second, f"{at} at the screen, {pair.holder} holds, ply {pair.first.ply}"
            count += not may_tell
    assert count >= 6


async def test_a_device_that_changes_hands_shows_nobodys_hand_whatever_moment_it_asks_for(
    browser: Browser, visit: Visit, here: Services
) -> None:
    table = await here.tables.open(await browser.order("you", "here", "easy"))
    table_id, page = table.facts.id, f"/t/{table.facts.id}"
    await browser.post(f"{page}/ready", seat=1)
    shown = [f"{page}?ply={table.now.position.ply}", f"{page}/fragment?seq={table.now.seq}"]
    while table.now.actor == 1:
        assert HAND in await browser.get(page)
        await browser.post(f"{page}/move", move=str(table.now.position.moves[0]))
    assert table.now.actor == 2  # and the first one is still at the screen
    shown += [page, f"{page}/fragment", f"{page}/fragment?ply=8"]
    shown += [f"{page}/fragment?seq={seq}" for seq in range(table.now.seq + 1)]
    shown += [f"{page}?ply={ply}" for ply in range(table.now.position.ply + 1)]
    for path in shown:
        assert HAND not in (await browser.http.get(path)).text, path
    assert f'action="{page}/ready"' in await browser.get(page)
    assert (await browser.http.get(f"{page}/why?part={some_parts(table.now.position)[0]}")).status_code == 204
    assert (await browser.http.get(f"{page}/record")).status_code == 409
    here.tables.broadcast.close()  # streams end after what was missed
    watcher = visit()
    for stream in (f"{page}/events?after=0", f"/api/v1/tables/{table_id}/events?after=0"):
        assert (await browser.http.get(stream)).text == (await watcher.http.get(stream)).text
    said = [(await who.http.get(f"/api/v1/tables/{table_id}")).json() for who in (browser, watcher)]
    assert said[0]["view"] == said[1]["view"]
    await browser.post(f"{page}/ready", seat=2)
    assert HAND in browser.page


HAND = 'id="holdings" class="hand"'


@pytest.mark.slow
async def test_tentative_moves_and_those_taken_back_are_their_seats_own(browser: Browser, here: Services) -> None:
    here.tables.broadcast.close()
    keys = keys_of_all()
    start = next(found for found in random_game(bm.game("manhattan", SEATS), 1) if found.actor == 1)  # chooses blocks
    actor, moves = start.actor, start.moves[:3]
    asked = ClientRequest(Visitor(BROWSERS[actor]))

    async def told_of(position: Position, *acts: Action, back: int = 2) -> dict[int, dict[str, str]]:
        table = await put(here, position, "drafts", keys)
        for act in acts:
            await here.tables.change(table.facts.id, asked, act)
        here.presence._seen.clear()
        wrong = wrong_moves(position, position.play(moves[0]))
        return {seat: await everything(browser.http, table, seat, keys, wrong=wrong, back=back) for seat in range(SEATS + 1)}

    confirms = partial(actions.confirming, is_on=True)
    tentative = [await told_of(start, confirms, *played) for played in ((), *([draft(move)] for move in moves))]
    undone = [await told_of(start, draft(move), partial(actions.undo, to=None, at=None), back=1) for move in moves]
    for seat in range(SEATS + 1):
        assert (len({str(told[seat]) for told in tentative}) > 1) == (seat == actor), f"seat {seat}, {actor} tries a move"
        assert len({str(told[seat]) for told in undone}) == 1, f"seat {seat}, {actor} has taken a move back"


def draft(move: str) -> Action:
    return partial(actions.play, move=move, at=None)


async def test_a_hidden_card_is_neither_in_news_nor_in_a_record_before_the_end(here: Services, browser: Browser) -> None:
    table = await here.tables.open(await browser.order("you", "link"))
    broadcast = here.tables.broadcast
    assert isinstance(broadcast, MemoryBroadcast)
    subscription = broadcast.subscribe(table.facts.id)
    await browser.post(f"/t/{table.facts.id}/move", move=str(table.now.position.moves[0]))
    news = await subscription.get()
    assert isinstance(news, News)
    assert news == News(table.facts.id, news.seq, news.ply, "move")
    assert set(News.__slots__) == {"table_id", "seq", "ply", "kind", "seat", "draft", "is_followed"}
    assert (await browser.http.get(f"/t/{table.facts.id}/record")).status_code == 409


async def test_bots_are_sent_views(here: Services) -> None:
    from baumeister.web.live.bot_pool import _message, _order
    from baumeister.web.live.bot_worker import view_of

    position = bm.game("manhattan", 3).start()
    for _ in range(30):
        position = position.play(position.numbers[0])
    view = position.view(max(position.actor, 1))
    message = _message(view) | _order("easy", 1.0, "", cores=1, is_compiled=False)
    about_the_view, about_the_bot = (
        {"game", "seats", "options", "state"},
        {"level", "character", "seed", "seconds", "cores", "compiled"},
    )
    assert set(message) == about_the_view | about_the_bot
    assert view_of(message).json() == view.json()


async def test_the_seed_is_told_only_after_the_end(browser: Browser, visit: Visit, here: Services) -> None:
    table = await here.tables.open(await browser.order("you", "here"))
    hidden = table.facts.seed.hex()
    here.tables.broadcast.close()
    told = await everything(browser.http, table, 0, [], wrong=wrong_moves(table.now.position))
    assert not any(hidden in text for text in told.values())
