"""People at different devices greet one another, in a few words, each in the reader's language, and not without end."""

import pytest

from baumeister.web.http.services import Services
from baumeister.web.table.greetings import MOST, WITHIN
from baumeister.web.table.live_table import LiveTable
from tests.web.conftest import Browser, Clock, Visit
from tests.web.people import moves, table_of_two

pytestmark = pytest.mark.anyio


@pytest.fixture
async def table(browser: Browser, friend: Browser, here: Services) -> LiveTable:
    return await table_of_two(here, browser, friend)


async def say(browser: Browser, table: LiveTable, greeting: str) -> str:
    await browser.get(f"/t/{table.facts.id}")
    return await browser.post(f"/t/{table.facts.id}/greet", greeting=greeting)


async def test_a_greeting_stands_at_the_seat_and_in_the_log_until_its_person_moves(
    browser: Browser, friend: Browser, table: LiveTable, here: Services
) -> None:
    await say(browser, table, "hello")
    page = await friend.get(f"/t/{table.facts.id}")
    assert '<q class="greeting">Hello!</q>' in page
    assert ": “Hello!”" in page
    await friend.post("/preferences", language="de", back=f"/t/{table.facts.id}")
    assert '<q class="greeting">Hallo!</q>' in await friend.get(f"/t/{table.facts.id}")
    here.tables.cache.forget(table.facts.id)
    table = await here.tables.open(table.facts.id)
    while table.now.actor == 1:
        await moves(browser, table)
    page = await friend.get(f"/t/{table.facts.id}")
    assert '<q class="greeting">' not in page
    assert ": „Hallo!“" in page


async def test_a_greeting_outdates_no_move(browser: Browser, friend: Browser, table: LiveTable) -> None:
    await browser.get(f"/t/{table.facts.id}")
    await say(friend, table, "good luck")
    ply = table.now.position.ply
    await moves(browser, table)
    assert table.now.position.ply > ply


async def test_nobody_greets_on_and_on(browser: Browser, friend: Browser, table: LiveTable, clock: Clock) -> None:
    for _ in range(MOST):
        await say(browser, table, "thanks")
        assert browser.status == 200
    assert "enough greeting" in await say(browser, table, "thanks")
    assert (browser.status, len(table.now.greetings)) == (409, MOST)
    await say(friend, table, "thanks")  # others may still
    assert friend.status == 200
    clock.now += WITHIN
    await say(browser, table, "thanks")
    assert browser.status == 200


async def test_only_players_greet_and_only_in_words_that_there_are(browser: Browser, visit: Visit, table: LiveTable) -> None:
    assert "none of them" in await say(browser, table, "You cheat!")
    watcher = visit()
    assert 'id="greet-panel"' not in await watcher.get(f"/t/{table.facts.id}")
    await say(watcher, table, "hello")
    assert (watcher.status, table.now.greetings) == (403, ())


async def test_alone_or_at_one_device_there_is_nobody_to_greet(browser: Browser, here: Services) -> None:
    for others in (["easy"], ["here"], ["link"]):
        table = await here.tables.open(await browser.order("you", *others))
        assert 'id="greet-panel"' not in await browser.get(f"/t/{table.facts.id}")
        assert "nobody to greet" in await say(browser, table, "hello")


async def test_greetings_are_muted_by_choice(browser: Browser, table: LiveTable) -> None:
    path = f"/t/{table.facts.id}"
    assert 'class="table muted"' not in await browser.get(path)
    assert 'class="table muted"' in await browser.post("/preferences", greetings="off", back=path)


async def test_moves_taken_back_leave_the_greetings_at_an_earlier_ply(
    browser: Browser, friend: Browser, table: LiveTable
) -> None:
    while table.now.actor == 1:
        await moves(browser, table)
    await say(friend, table, "well played")
    await browser.get(f"/t/{table.facts.id}")
    await browser.post(f"/t/{table.facts.id}/ask")
    await friend.get(f"/t/{table.facts.id}")
    await friend.post(f"/t/{table.facts.id}/answer", agrees="yes")
    assert [said.ply for said in table.now.greetings] == [table.now.position.ply]
