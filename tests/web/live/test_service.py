"""What people can do at a table: taking back, confirming, handing over, joining."""

import asyncio

import httpx
import pytest

from baumeister.records.fairness import verify
from baumeister.web.http.services import Services
from baumeister.web.live.broadcast import MemoryBroadcast
from baumeister.web.live.client_request import ClientRequest
from baumeister.web.live.service import TableService
from baumeister.web.table import actions
from baumeister.web.table.change import Shown
from baumeister.web.table.record_export import record_of
from baumeister.web.table.visitor import Visitor
from tests.web.conftest import Browser, RandomChooser, Visit, first_move
from tests.web.people import follow, invitation, moves, sit, take, to_the_end

pytestmark = pytest.mark.anyio


async def test_friends_by_link_take_back_their_last_move_until_somebody_else_moves(
    browser: Browser, visit: Visit, here: Services
) -> None:
    table = await here.tables.open(await browser.order("you", "link", "link"))
    await moves(browser, table)
    assert table.now.actor == 2
    chosen = table.now.position.move
    await browser.post(f"/t/{table.facts.id}/undo")
    assert (table.now.actor, browser.status) == (1, 200)
    await browser.post(f"/t/{table.facts.id}/redo")
    assert table.now.position.move == chosen
    friend = visit()
    await sit(friend, table, 2, browser)
    await moves(friend, table)
    await browser.get(f"/t/{table.facts.id}")
    await browser.post(f"/t/{table.facts.id}/undo")
    assert browser.status == 409


async def test_a_move_that_uncovered_a_card_stays(browser: Browser, visit: Visit, here: Services) -> None:
    table = await here.tables.open(await browser.order("you", "link"))
    friend = visit()
    await sit(friend, table, 2, browser)
    await moves(browser, table, 2)
    await moves(friend, table, 2)
    assert "+" in first_move(table)
    await moves(browser, table)
    await browser.get(f"/t/{table.facts.id}")
    await browser.post(f"/t/{table.facts.id}/undo")
    assert browser.status == 409


async def test_alone_with_bots_one_goes_back_to_any_point_and_draws_anew(browser: Browser, here: Services) -> None:
    table = await here.tables.open(await browser.order("you", "here"))
    await moves(browser, table, 12)
    ply, line = table.now.position.ply, table.now.position.history
    await browser.get(f"/t/{table.facts.id}")
    await browser.post(f"/t/{table.facts.id}/undo", ply=12)
    assert table.now.position.ply == 12
    assert (table.now.branch, table.now.branches) == (1, 1)
    while table.now.undone:
        await browser.get(f"/t/{table.facts.id}")
        await browser.post(f"/t/{table.facts.id}/redo")
        assert browser.status == 200
    assert table.now.position.history == line
    await browser.get(f"/t/{table.facts.id}")
    await browser.post(f"/t/{table.facts.id}/undo", ply=12)
    await to_the_end(here, table, browser)
    assert table.now.position.ply > ply
    assert verify(record_of(table)).checked > 50


async def test_the_deal_stays(browser: Browser, here: Services) -> None:
    table = await here.tables.open(await browser.order("you", "here"))
    await browser.post(f"/t/{table.facts.id}/undo")
    assert browser.status == 409


async def test_confirmed_moves_wait_and_uncover_nothing(browser: Browser, visit: Visit, here: Services) -> None:
    table = await here.tables.open(await browser.order("you", "link"))
    table_id = table.facts.id
    await browser.post(f"/t/{table_id}/confirms", on="yes")
    seq, before = table.now.seq, table.now.position
    await browser.post(f"/t/{table_id}/move", move=first_move(table))
    assert (browser.status, table.now.seq) == (200, seq)
    assert table.draft(1).moves == (first_move(table),)
    await browser.post(f"/t/{table_id}/cancel")
    assert table.draft(1).moves == ()
    await browser.post(f"/t/{table_id}/move", move=first_move(table))
    second = str(before.play(first_move(table)).moves[0])
    await browser.post(f"/t/{table_id}/move", move=second)
    await browser.post(f"/t/{table_id}/move", move=second)
    assert browser.status == 409
    await browser.post(f"/t/{table_id}/undo")
    assert len(table.draft(1).moves) == 1
    here.tables.cache.forget(table_id)  # tentative moves are kept
    table = await here.tables.open(table_id)
    assert len(table.draft(1).moves) == 1
    await browser.post(f"/t/{table_id}/confirm")
    assert (browser.status, table.now.position.ply) == (200, before.ply + 1)
    await browser.post(f"/t/{table_id}/confirm")
    assert browser.status == 409


async def test_on_one_device_hands_are_hidden_until_the_person_is_there(browser: Browser, here: Services) -> None:
    table = await here.tables.open(await browser.order("you", "here"))
    table_id = table.facts.id
    page = await browser.get(f"/t/{table_id}")
    assert f'action="/t/{table_id}/ready"' in page
    assert f'action="/t/{table_id}/move"' not in page
    await browser.post(f"/t/{table_id}/ready", seat=1)
    assert f'action="/t/{table_id}/move"' in browser.page
    await browser.post(f"/t/{table_id}/ready", seat=3)
    assert browser.status == 403


async def test_a_seat_on_another_device(browser: Browser, visit: Visit, here: Services) -> None:
    table = await here.tables.open(await browser.order("you", "easy"))
    phone = visit()
    await take(phone, invitation(browser, table, 1))
    assert phone.path == f"/t/{table.facts.id}"
    await moves(phone, table)
    assert table.is_free((1,))


@pytest.mark.slow
async def test_who_moves_to_another_device_takes_back_only_own_moves(browser: Browser, visit: Visit, here: Services) -> None:
    table = await here.tables.open(await browser.order("you", "here"))
    await moves(browser, table, 4)
    table_id, first = table.facts.id, table.now.position.ply - 4
    assert f'action="/t/{table_id}/undo"' in await browser.get(f"/t/{table_id}?ply={first}")
    phone = visit()
    await take(phone, invitation(browser, table, 2))
    assert not table.is_free((1, 2))
    for person in (browser, phone):
        assert f'action="/t/{table_id}/undo"' not in await person.get(f"/t/{table_id}?ply={first}")
        await person.post(f"/t/{table_id}/undo", ply=first)
        assert person.status == 409
    last = table.now.position.before
    assert last is not None
    for seat, may in ((3 - last.actor, False), (last.actor, True)):  # who is at the screen
        assert (last.actor in table.own_seats(Visitor(browser.http.cookies["browser"], at_screen=seat))) == may
    await take(phone, invitation(browser, table, 1))
    assert table.is_free((1, 2))


async def test_a_program_with_one_seat_of_a_device_takes_back_only_its_own_moves(
    browser: Browser, api: httpx.AsyncClient, here: Services
) -> None:
    table = await here.tables.open(await browser.order("you", "here"))
    await moves(browser, table, 4)
    secret = invitation(browser, table, 2).rpartition("#")[2]
    answer = await api.post(
        f"/api/v1/tables/{table.facts.id}/undo", json={"ply": 8}, headers={"authorization": f"Bearer {secret}"}
    )
    assert answer.status_code == 409


async def test_an_invitation_is_good_once(browser: Browser, visit: Visit, here: Services) -> None:
    table = await here.tables.open(await browser.order("you", "link"))
    link = invitation(browser, table, 2)
    friend, stranger = visit(), visit()
    await follow(stranger, link)
    await take(friend, link, name="  Ben\u202e\n")
    assert table.now.seat(2).name == "Ben"
    await take(stranger, link, name="Mallory")
    assert stranger.status == 404
    assert table.now.seat(2).name == "Ben"


async def test_nobody_acts_for_anothers_seat(browser: Browser, visit: Visit, here: Services) -> None:
    table = await here.tables.open(await browser.order("you", "link"))
    stranger = visit()
    await stranger.get("/")
    for action in ("move", "undo", "redo", "confirm", "cancel", "confirms", "seats/1/bot", "seats/1/take", "seats/2/take"):
        seq = table.now.seq
        await stranger.post(f"/t/{table.facts.id}/{action}", move=first_move(table), seat=1)
        assert stranger.status in (403, 409), action
        assert table.now.seq == seq
    await stranger.post(f"/t/{table.facts.id}/ready", seat=1)
    assert stranger.status == 403


async def test_bots_move_by_themselves_and_a_failing_one_is_replaced(
    browser: Browser, here: Services, chooser: RandomChooser
) -> None:
    chooser.failures = 3
    table = await here.tables.open(await browser.order("you", "easy", "medium", "hard"))
    await moves(browser, table)
    async with asyncio.timeout(10):
        while table.now.actor != 1:
            await asyncio.sleep(0.01)
    assert all(view.seat == view.actor > 1 for view in chooser.views)


async def test_two_writers_of_one_event(browser: Browser, here: Services) -> None:
    """Two processes that both think it is their turn to write: one wins, the other sees what was written."""
    from baumeister.web.table.refusals import Refusal

    table_id = await browser.order("you", "link")
    other = TableService(here.tables.store, MemoryBroadcast(), here.settings)
    theirs, ours = await other.open(table_id), await here.tables.open(table_id)
    asked = ClientRequest(Visitor(browser.http.cookies["browser"]))
    move, seq = first_move(ours), ours.now.seq
    await here.tables.change(table_id, asked, lambda change: actions.play(change, move, Shown(seq)))
    assert theirs.now.seq == seq
    with pytest.raises(Refusal) as refused:
        await other.change(table_id, asked, lambda change: actions.play(change, move, Shown(seq)))
    assert refused.value.code == "not now"
    assert (await other.open(table_id)).now.position.history == ours.now.position.history


async def test_many_at_once_make_one_move(browser: Browser, here: Services) -> None:
    table = await here.tables.open(await browser.order("you", "here"))
    form = {"csrf": browser.csrf, "seq": browser.seq, "move": first_move(table)}
    path, ply = f"/t/{table.facts.id}/move", table.now.position.ply
    answers = await asyncio.gather(*(browser.http.post(path, data=form | {"key": f"k{n}"}) for n in range(20)))
    assert sorted(answer.status_code for answer in answers) == [303] + [409] * 19
    assert table.now.position.ply == ply + 1
