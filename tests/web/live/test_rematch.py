"""What can be done when a game is over: looking back, playing again, playing on; and how a table ends that nobody touches."""

import asyncio
import re

import pytest
from markupsafe import escape

from baumeister.records.fairness import verify
from baumeister.web.http.services import Services
from baumeister.web.live.broadcast import MemoryBroadcast
from baumeister.web.live.cleanup import Cleanup
from baumeister.web.live.client_request import ClientRequest
from baumeister.web.live.rematch import Rematches
from baumeister.web.live.service import TableService
from baumeister.web.pages.table import texts as words
from baumeister.web.settings import DAY
from baumeister.web.table import refusals
from baumeister.web.table.visitor import Visitor
from tests.web.conftest import Browser, Visit, first_move, pass_by
from tests.web.people import moves, sit, to_the_end

pytestmark = pytest.mark.anyio


async def test_a_rematch_keeps_everybody_and_the_second_begins(browser: Browser, visit: Visit, here: Services) -> None:
    table = await here.tables.open(await browser.order("you", "link", name="Ada"))
    friend = visit()
    await sit(friend, table, 2, browser, "Ben")
    await browser.post(f"/t/{table.facts.id}/rematch")
    assert browser.status == 409
    await to_the_end(here, table, browser, friend)
    await browser.post(f"/t/{table.facts.id}/rematch")
    again = await here.tables.open(browser.table_id)
    assert again.facts.id != table.facts.id
    assert table.now.rematch == again.facts.id
    assert [seat.name for seat in again.now.seating] == ["Ben", "Ada"]
    await friend.get(f"/t/{table.facts.id}")
    await friend.post(f"/t/{table.facts.id}/rematch")
    assert friend.table_id == again.facts.id
    await moves(friend, again, 2)
    await moves(browser, again, 2)


async def test_a_double_click_makes_one_table(browser: Browser, here: Services) -> None:
    table = await here.tables.open(await browser.order("you", "here"))
    await to_the_end(here, table, browser)
    before = await tables_made(here)
    for action, field in (("rematch", {}), ("continue", {"ply": "40"})):
        await browser.get(f"/t/{table.facts.id}")
        form = {"csrf": browser.csrf, "seq": browser.seq, "key": f"twice {action}", **field}
        answers = await asyncio.gather(*(browser.http.post(f"/t/{table.facts.id}/{action}", data=form) for _ in range(5)))
        assert {answer.status_code for answer in answers} == {303}
        assert len({answer.headers["location"] for answer in answers}) == 1
    assert await tables_made(here) == before + 2


async def tables_made(here: Services) -> int:
    return len(await here.tables.store.waiting(("person", "open", "bot", "chance", "over")))


async def test_of_two_processes_one_makes_the_rematch(browser: Browser, here: Services) -> None:
    table_id = await browser.order("you", "here")
    await to_the_end(here, await here.tables.open(table_id), browser)
    other = TableService(here.tables.store, MemoryBroadcast(), here.settings)
    await other.open(table_id)
    asked = ClientRequest(Visitor(browser.http.cookies["browser"]))
    one, two = await here.rematches.rematch(table_id, asked), await Rematches(other).rematch(table_id, asked)
    assert one.facts.id == two.facts.id


@pytest.mark.slow
async def test_playing_on_from_a_finished_game(browser: Browser, visit: Visit, here: Services) -> None:
    table = await here.tables.open(await browser.order("you", "here"))
    await browser.post(f"/t/{table.facts.id}/continue", ply=20)
    assert browser.status == 409
    await to_the_end(here, table, browser)
    stranger = visit()
    await stranger.get(f"/t/{table.facts.id}")
    await stranger.post(f"/t/{table.facts.id}/continue", ply=40)
    other = await here.tables.open(stranger.table_id)
    assert other.facts.id != table.facts.id
    assert other.history.after(0).position.history == table.now.position.history[:40]
    for wrong in (table.now.position.ply, 10**6):
        await stranger.get(f"/t/{table.facts.id}")
        await stranger.post(f"/t/{table.facts.id}/continue", ply=wrong)
        assert stranger.status in (404, 409)


async def test_a_finished_game_is_shown_stepped_through_and_downloaded(browser: Browser, here: Services) -> None:
    table = await here.tables.open(await browser.order("you", "here"))
    assert (await browser.http.get(f"/t/{table.facts.id}/record")).status_code == 409
    await to_the_end(here, table, browser)
    page = await browser.get(f"/t/{table.facts.id}")
    assert table.facts.seed.hex() in page
    assert (await browser.http.get(f"/t/{table.facts.id}?ply=30")).status_code == 200
    assert (await browser.http.get(f"/t/{table.facts.id}?ply=3000")).status_code == 404
    record = (await browser.http.get(f"/t/{table.facts.id}/record")).json()
    assert verify(record).checked > 50
    assert record["scores"] == list(table.now.position.scores)


async def days_pass(here: Services, days: float) -> None:
    pass_by(here.tables.store, days * DAY)
    await Cleanup(here.tables).sweep()


async def test_an_untouched_table_ends_and_is_deleted_later(browser: Browser, here: Services) -> None:
    table = await here.tables.open(await browser.order("you", "link"))
    for days in (29, 2, 0.9):
        await days_pass(here, days)
        assert not table.now.is_over
    await days_pass(here, 0.2)  # marked for more than a day
    assert table.now.ended_by == "expiry"
    page = await browser.get(f"/t/{table.facts.id}")
    assert table.facts.seed.hex() in page
    assert words.EXPIRED.en in page
    assert not {"move", "undo", "redo", "confirms"} & set(re.findall(rf'action="/t/{table.facts.id}/([^"]+)"', page))
    german = await browser.http.get(f"/t/{table.facts.id}", headers={"accept-language": "de"})
    assert words.EXPIRED.de in german.text
    assert (await browser.http.get(f"/t/{table.facts.id}/record")).status_code == 200
    await browser.post(f"/t/{table.facts.id}/move", move=first_move(table))
    assert browser.status == 409
    for days in (89, 2, 0.9):
        await days_pass(here, days)
        assert (await browser.http.get(f"/t/{table.facts.id}")).status_code == 200
    await days_pass(here, 0.2)
    page = await browser.get(f"/t/{table.facts.id}")
    assert browser.status == 404
    assert escape(refusals.no_table().text.en) in page


async def test_who_let_a_table_expire_plays_again_with_the_same_people(browser: Browser, visit: Visit, here: Services) -> None:
    table = await here.tables.open(await browser.order("you", "link", name="Ada"))
    await sit(visit(), table, 2, browser, "Ben")
    for days in (31, 2):
        await days_pass(here, days)
    await browser.get(f"/t/{table.facts.id}")
    await browser.post(f"/t/{table.facts.id}/rematch")
    again = await here.tables.open(browser.table_id)
    assert (table.now.rematch, [seat.name for seat in again.now.seating]) == (again.facts.id, ["Ben", "Ada"])
