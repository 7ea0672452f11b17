"""The home page lists the visitor's tables first; what is deleted is said before."""

import json
import re

import anyio
import pytest
from sqlalchemy import ColumnElement, Update, literal_column, update

from baumeister.text import Text, written
from baumeister.web.http.services import Services
from baumeister.web.pages.home.age import DAY, HOUR, MINUTE, WEEK, ago
from baumeister.web.pages.home.own_tables import SHOWN
from baumeister.web.storage import schema
from baumeister.web.storage.sql_store import SqlStore
from baumeister.web.table.summary import Summary
from tests.web.conftest import Browser, Clock, Visit
from tests.web.people import moves, sit

pytestmark = pytest.mark.anyio


def listed(page: str) -> list[str]:
    """Return the ids of the listed tables, in their order."""
    return re.findall(r'<li class="own-table[^>]*><a href="/t/([^"]+)"', page)


async def test_my_tables_come_first_and_those_that_wait_for_me_before_all(
    browser: Browser, visit: Visit, here: Services
) -> None:
    waiting = await here.tables.open(await browser.order("you", "link", name="Ada"))
    await sit(visit(), waiting, 2, browser, "Ben")
    others = await here.tables.open(await browser.order("you", "link", name="Ada"))
    await sit(visit(), others, 2, browser, "Ben")
    while others.now.actor == 1:
        await moves(browser, others)
    alone = await browser.order("you", "here", name="Ada")
    over = await browser.order("you", "here", name="Ada")
    for seat in (1, 2):
        await browser.get(f"/t/{over}")
        await browser.post(f"/t/{over}/seats/{seat}/resign")
    page = await browser.get("/")
    assert listed(page) == [waiting.facts.id, alone, others.facts.id, over]
    assert page.index('id="own-tables"') < page.index('class="games"')
    assert page.count(">Your turn<") == 2
    assert "Ben’s turn" in page
    assert "Finished games (1)" in page
    assert ">Resigned<" in page
    assert re.search(r'<time datetime="20\d\d-[^"]+">just now</time>', page)


async def test_each_table_shows_its_position_and_who_sits_there(browser: Browser, here: Services) -> None:
    table_id = await browser.order("you", "easy", name="Ada")
    live = await here.tables.open(table_id)
    bot = live.now.seat(2)
    [entry] = re.findall(r'<li class="own-table.*?</li>', await browser.get("/"))
    assert 'fill="var(--water)"' in entry  # the bare board
    while "-light" not in "".join(colour for colour, _ in Summary.of(live.now).sketch):
        if live.now.actor == 1:
            await moves(browser, live)
        await anyio.sleep(0.01)
    page = await browser.get("/")
    assert page.count(f'id="face-{bot.character}"') == page.count(f'href="#face-{bot.character}"') == 1
    [entry] = re.findall(r'<li class="own-table.*?</li>', page)
    assert '<path fill="var(--' in entry
    assert 'class="outline"' in entry


async def test_points_that_are_open_are_told_apart_as_at_the_table(browser: Browser, here: Services) -> None:
    live = await here.tables.open(await browser.order("you", "here", game="neue_heimat"))
    while not any(Summary.of(live.now).stakes):
        await moves(browser, live)
    kept = Summary.read(Summary.of(live.now).text)
    assert kept == Summary.of(live.now)
    seat = next(seat for seat, stake in enumerate(kept.stakes) if stake)
    stake, other = kept.stakes[seat], kept.scores[1 - seat]
    page = await browser.get("/")
    assert f"<b>{written(kept.scores[seat] + 2 * stake)} / {written(kept.scores[seat])}</b>" in page
    assert kept.stakes[1 - seat] or f"<b>{other}</b>" in page


async def test_a_table_from_before_there_were_sketches_is_listed_without(browser: Browser, here: Services) -> None:
    kept = json.loads(Summary.of((await here.tables.open(await browser.order("you", "here"))).now).text)
    assert Summary.read(json.dumps(kept)).sketch  # type: ignore[union-attr]
    del kept["sketch"]
    assert Summary.read(json.dumps(kept)).sketch == ()  # type: ignore[union-attr]


async def test_many_tables_are_folded(browser: Browser) -> None:
    for _ in range(SHOWN + 2):
        await browser.order("you", "here")
    page = await browser.get("/")
    assert len(listed(page)) == SHOWN + 2
    assert "2 more, 2 waiting for you" in page
    assert page.count('id="cover-manhattan"') == 1


async def test_a_table_that_nobody_shares_is_deleted(browser: Browser, here: Services) -> None:
    table_id = await browser.order("you", "here", name="Ada")
    asked = await browser.get(f"/t/{table_id}/delete")
    assert "gone for good" in asked
    page = await browser.post(f"/t/{table_id}/delete")
    assert (browser.path, listed(page)) == ("/", [])
    await browser.get(f"/t/{table_id}")
    assert browser.status == 404
    assert await here.tables.store.load(table_id) is None


async def test_a_table_where_others_sit_is_only_taken_off_the_list(browser: Browser, visit: Visit, here: Services) -> None:
    table = await here.tables.open(await browser.order("you", "link", name="Ada"))
    friend, path = visit(), f"/t/{table.facts.id}"
    await sit(friend, table, 2, browser, "Ben")
    asked = await browser.get(f"{path}/delete")
    assert "only disappears from your list" in asked
    for _ in range(2):  # twice does no harm
        assert listed(await browser.post(f"{path}/delete")) == []
    assert listed(await friend.get("/")) == [table.facts.id]
    await moves(browser, table)


async def test_nobody_deletes_anothers_table(browser: Browser, visit: Visit) -> None:
    table_id = await browser.order("you", "here")
    stranger = visit()
    await stranger.get(f"/t/{table_id}/delete")
    assert stranger.status == 403
    await stranger.get("/")
    await stranger.post(f"/t/{table_id}/delete")
    assert stranger.status == 403
    assert listed(await browser.get("/")) == [table_id]


@pytest.mark.parametrize(
    ("seconds", "said"),
    [
        (-5, Text("just now", "gerade eben")),
        (59, Text("just now", "gerade eben")),
        (MINUTE, Text("1 minute ago", "vor 1 Minute")),
        (2 * HOUR + 59 * MINUTE, Text("2 hours ago", "vor 2 Stunden")),
        (DAY, Text("yesterday", "gestern")),
        (6 * DAY, Text("6 days ago", "vor 6 Tagen")),
        (3 * WEEK, Text("3 weeks ago", "vor 3 Wochen")),
    ],
)
def test_ages_are_said_in_the_largest_unit(seconds: float, said: Text) -> None:
    assert ago(seconds) == said


async def test_the_list_tells_how_long_a_table_rests(browser: Browser, clock: Clock) -> None:
    await browser.order("you", "here")
    clock.now += 2 * HOUR
    assert ">2 hours ago</time>" in await browser.get("/")


async def test_a_table_of_an_unknown_game_hides_no_other(
    browser: Browser, here: Services, caplog: pytest.LogCaptureFixture
) -> None:
    unknown, other = await browser.order("you", "here"), await browser.order("you", "here")
    await spoil(here, update(schema.tables).where(schema.tables.c.id == unknown).values(game="gone"))
    for _ in range(5):
        assert listed(await browser.get("/")) == [other]
    (told,) = [record.getMessage() for record in caplog.records if unknown in record.getMessage()]
    assert "left out of its players' lists: there is no game “gone”" in told


async def spoil(here: Services, statement: Update) -> None:
    """Change the database behind the server's back, and have the tables read again."""
    assert isinstance(here.tables.store, SqlStore)
    async with here.tables.store._writer.begin() as connection:
        await connection.execute(statement)
    here.tables.cache._tables.clear()


NO_TEXT: ColumnElement[str] = literal_column("CAST(x'ff41' AS TEXT)")
OF_TABLE, OF_EVENTS = ("game", "options", "seating", "given", "commitment"), ("kind", "text")


@pytest.mark.parametrize("column", ["summary", *OF_TABLE, *OF_EVENTS])
async def test_text_that_is_none_damages_its_table_alone(
    browser: Browser, here: Services, caplog: pytest.LogCaptureFixture, column: str
) -> None:
    """Its list shows the others; itself it is one that can't be read, which is deleted when nobody has touched it for long."""
    damaged, other = await browser.order("you", "here"), await browser.order("you", "here")
    rows = schema.events.c if column in OF_EVENTS else schema.tables.c
    table_id = rows.table_id if column in OF_EVENTS else rows.id
    await spoil(here, update(rows[column].table).where(table_id == damaged).values({column: NO_TEXT}))
    page = await browser.get("/")
    assert (browser.status, listed(page)) == (200, [other, damaged] if column in OF_EVENTS else [other])
    for _ in range(3):
        await browser.get(f"/t/{damaged}")
        assert browser.status == (200 if column == "summary" else 410)
    assert here.tables.cache.unreadable == (set() if column == "summary" else {damaged})
    assert sum("can't be read" in record.getMessage() for record in caplog.records) == len(here.tables.cache.unreadable)
    assert (await browser.http.get("/readyz")).text == "ready\n"
