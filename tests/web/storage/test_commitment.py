"""The hash that was shown is kept, and the seed must fit it: when a table is loaded, and when it ends."""

import hashlib
import shutil
import sqlite3
from contextlib import closing
from html import unescape
from pathlib import Path

import httpx
import pytest
from sqlalchemy import select, update

from baumeister.web.http.services import Services
from baumeister.web.live.cleanup import Cleanup
from baumeister.web.settings import DAY
from baumeister.web.storage import schema
from baumeister.web.storage.database import bring_up_to_date, open_database
from baumeister.web.storage.sql_store import SqlStore
from baumeister.web.table import refusals
from tests.web.conftest import Browser, first_move, pass_by
from tests.web.people import moves

pytestmark = pytest.mark.anyio
RELEASE = Path(__file__).parents[2] / "releases" / "0.1.0" / "baumeister.sqlite3"
SENTENCE = refusals.broken_seed().text.en


async def alter_seed(here: Services, table_id: str) -> None:
    assert isinstance(here.tables.store, SqlStore)
    async with here.tables.store._writer.begin() as connection:
        await connection.execute(update(schema.tables).where(schema.tables.c.id == table_id).values(seed=b"1" * 32))


async def kept(here: Services, table_id: str) -> str:
    assert isinstance(here.tables.store, SqlStore)
    async with here.tables.store._engine.connect() as connection:
        query = select(schema.tables.c.commitment).where(schema.tables.c.id == table_id)
        return str((await connection.execute(query)).scalar_one())


async def test_what_is_shown_is_what_is_kept(browser: Browser, here: Services) -> None:
    table_id = await browser.order("you", "link")
    assert await kept(here, table_id) in browser.page


async def test_a_table_with_another_seed_is_closed_when_it_is_loaded(
    browser: Browser, api: httpx.AsyncClient, here: Services, caplog: pytest.LogCaptureFixture
) -> None:
    table_id = await browser.order("you", "here")
    await alter_seed(here, table_id)
    here.tables.cache.forget(table_id)
    for _ in range(2):
        page = await browser.get(f"/t/{table_id}")
        assert (browser.status, SENTENCE in unescape(page)) == (410, True)
    answer = await api.get(f"/api/v1/tables/{table_id}", headers={"accept-language": "de"})
    assert (answer.status_code, answer.json()["reason"]) == (410, refusals.broken_seed().text.de)
    assert (await browser.http.get("/")).status_code == 200
    told = [record for record in caplog.records if table_id in record.getMessage()]
    assert len(told) == 1
    assert told[0].exc_info is None


async def test_a_game_whose_seed_was_changed_meanwhile_does_not_end_as_fair(browser: Browser, here: Services) -> None:
    """Loaded before it was changed, it goes on; its last move, which would reveal the seed, is refused."""
    table = await here.tables.open(await browser.order("you", "here"))
    await moves(browser, table)
    await alter_seed(here, table.facts.id)
    while browser.status == 200:
        before = table.now.position
        await browser.get(f"/t/{table.facts.id}")
        await browser.post(f"/t/{table.facts.id}/move", move=first_move(table))
    assert (browser.status, SENTENCE in unescape(browser.page)) == (410, True)
    assert table.now.position is before
    after = before.play(before.moves[0])
    while after.actor == 0:
        after = after.play(after.moves[0])
    assert after.is_over
    await browser.get(f"/t/{table.facts.id}")
    assert browser.status == 410


async def test_an_abandoned_table_with_another_seed_is_deleted_without_having_been_revealed(
    browser: Browser, here: Services, caplog: pytest.LogCaptureFixture
) -> None:
    table_id = await browser.order("you", "link")
    await alter_seed(here, table_id)
    for days in (31, 2, 90):
        assert await here.tables.store.waiting(("person",)) == [table_id]
        pass_by(here.tables.store, days * DAY)
        await Cleanup(here.tables).sweep()
    assert await here.tables.store.waiting(("person",)) == []
    assert len(caplog.records) == 1


async def test_tables_of_before_get_the_commitment_that_was_shown(tmp_path: Path) -> None:
    database = Path(shutil.copy(RELEASE, tmp_path / "baumeister.sqlite3"))
    engine = open_database(f"sqlite+aiosqlite:///{database}")
    await bring_up_to_date(engine)
    await engine.dispose()
    with closing(sqlite3.connect(database)) as connection:
        rows = connection.execute("SELECT seed, commitment, seen, marked FROM tables").fetchall()
        assert len(rows) == 20
        assert all(row[1:] == (hashlib.sha256(row[0]).hexdigest(), 0.0, None) for row in rows)
        connection.execute("UPDATE tables SET commitment = ''")
        connection.commit()
    engine = open_database(f"sqlite+aiosqlite:///{database}")
    await bring_up_to_date(engine)  # once, and never again
    await engine.dispose()
    with closing(sqlite3.connect(database)) as connection:
        assert connection.execute("SELECT max(commitment) FROM tables").fetchone() == ("",)
