"""When the disk is full or the database locked: a sentence for the visitor, a line for the host, nothing half done."""

import logging
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from socket import socket

import httpx
import pytest
from markupsafe import escape
from sqlalchemy import event

from baumeister.core.errors import BaumeisterError
from baumeister.web.http.services import Services
from baumeister.web.live.bot_driver import BotDriver
from baumeister.web.logs import LINES_MOST, Seldom
from baumeister.web.server import check_address, check_place, serve
from baumeister.web.settings import Settings
from baumeister.web.storage import database
from baumeister.web.storage.backup import backup, restore
from baumeister.web.storage.sql_store import SqlStore
from baumeister.web.table.live_table import LiveTable
from baumeister.web.table.refusals import BUSY, FULL, Trouble
from baumeister.web.table.secrets import new_id
from tests.web.conftest import Browser, Clock, RandomChooser, first_move
from tests.web.live.test_bot_driver import until
from tests.web.people import moves, to_a_bot

pytestmark = pytest.mark.anyio


@pytest.fixture
def settings(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> Settings:
    """A server that doesn't wait long for a lock."""
    quick = [setting.replace("5000", "50") for setting in database.SQLITE_SETTINGS]
    monkeypatch.setattr(database, "SQLITE_SETTINGS", quick)
    return settings


@contextmanager
def locked(here: Services) -> Iterator[None]:
    file = here.settings.database_file
    assert file is not None
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield


@contextmanager
def full(here: Services) -> Iterator[None]:
    def allow(pages: int) -> None:
        def set_most(connection: sqlite3.Connection, *_: object) -> None:
            connection.execute(f"PRAGMA max_page_count={pages}")

        event.listen(engine, "checkout", set_most)

    assert isinstance(here.tables.store, SqlStore)
    engine = here.tables.store._engine.sync_engine
    allow(1)  # as many as there are
    yield
    allow(2**30)


@pytest.mark.parametrize(
    ("trouble", "told", "reason"),
    [
        (locked, BUSY, "database is locked"),
        (full, FULL, "the disk is full (database or disk is full); make room where {} lies"),
    ],
)
async def test_a_move_that_cannot_be_written_is_refused_and_can_be_made_later(
    browser: Browser, here: Services, caplog: pytest.LogCaptureFixture, trouble: object, told: Trouble, reason: str
) -> None:
    assert callable(trouble)
    table = await here.tables.open(await browser.order("you", "here"))
    with trouble(here):
        page = await refused(browser, table, "text/html")
        assert escape(told.text.en) in page.text
        assert 'id="board"' in page.text  # the table as it stands
        short = await refused(browser, table, "application/json")
        assert (short.json()["reason"], short.headers["retry-after"]) == (told.text.en, f"{told.retry_after}")
        assert (await browser.http.get("/")).status_code == 200
    seq = table.now.seq
    await moves(browser, table)
    assert table.now.seq > seq
    lines = [record for record in caplog.records if record.name == "baumeister.web"]
    reason = reason.format(here.settings.data_folder)
    assert {record.getMessage() for record in lines} == {f"the database failed (write): {reason}"}
    assert not any(record.exc_info for record in lines)


async def refused(browser: Browser, table: LiveTable, accept: str) -> httpx.Response:
    """Make moves until one is refused: a full disk has room in its last page."""
    path, headers = f"/t/{table.facts.id}/move", {"accept": accept}
    while True:
        before = table.now
        form = {"csrf": browser.csrf, "seq": str(before.seq), "key": new_id(), "move": first_move(table)}
        answer = await browser.http.post(path, data=form, headers=headers)
        if answer.status_code == 503:
            assert table.now is before
            return answer


async def test_bots_wait_until_the_database_can_be_written(
    browser: Browser, here: Services, caplog: pytest.LogCaptureFixture
) -> None:
    table = await here.tables.open(await browser.order("easy", "you"))
    await here.driver.close()
    await to_a_bot(here, table)
    driver = BotDriver(here.tables, RandomChooser(), (0.01, 0.02))
    with locked(here):
        driver.wake(table.facts.id)
        await until(lambda: sum("tried again in 0.02" in record.getMessage() for record in caplog.records) > 3)
    await until(lambda: table.now.turn == "person")
    await driver.close()
    assert not any(record.exc_info for record in caplog.records)


def test_a_database_of_a_newer_version_is_refused_in_a_sentence(tmp_path: Path) -> None:
    settings = Settings(data_folder=tmp_path, port=0)
    check_place(settings)
    with closing(sqlite3.connect(tmp_path / "baumeister.sqlite3")) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(BaumeisterError, match=r"newer version of Baumeister \(its step 9999, ours"):
        check_place(settings)


NAMES = {
    "://": "Could not parse SQLAlchemy URL",
    "sqlite+pysqlite:////{}/x.sqlite3": "its driver, pysqlite, doesn't work asynchronously",
    "{}/none/y.sqlite3": "there is no folder",
    "nonsense://x": "Can't load plugin: sqlalchemy.dialects:nonsense",
    "postgresql+asyncpg://host/name": "its driver is missing: pip install asyncpg",
    "sqlite+aiosqlite:///{}": "it is a folder",
    "sqlite+aiosqlite:///{}/none/x.sqlite3": "there is no folder",
}


@pytest.mark.parametrize("name", NAMES)
def test_a_database_that_is_named_wrongly_is_told_how_to_name_one(tmp_path: Path, name: str) -> None:
    settings = Settings(data_folder=tmp_path, port=0, database=name.format(tmp_path))
    with pytest.raises(BaumeisterError, match=rf"can't open the .*: {NAMES[name]}.*; name a file, or a URL like"):
        serve(settings)
    assert not list(tmp_path.iterdir()), "no lock is left"
    assert not tmp_path.with_name(f"{tmp_path.name}.lock").exists()


@pytest.mark.parametrize("name", ["{}/own.sqlite3", "sqlite:///{}/own.sqlite3"])
def test_a_database_may_be_named_by_its_file(tmp_path: Path, name: str) -> None:
    settings = Settings(data_folder=tmp_path, database=name.format(tmp_path))
    check_place(settings)
    assert backup(settings, tmp_path / "copy").tables == 0
    assert settings.database_file == tmp_path / "own.sqlite3"


def test_a_folder_is_no_copy_and_no_database(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    with pytest.raises(BaumeisterError, match="is a folder; name a file"):
        restore(Settings(data_folder=tmp_path), tmp_path)
    in_its_place = Settings(data_folder=tmp_path, database=f"sqlite+aiosqlite:///{tmp_path}")
    with pytest.raises(BaumeisterError, match="is a folder; name a file"):
        backup(in_its_place, tmp_path / "copy")
    with pytest.raises(BaumeisterError, match="is a folder; name a file"):
        restore(in_its_place, file)


@pytest.mark.parametrize(("host", "said"), [("192.0.2.7", "--host takes an address of this"), ("no name", "--host takes")])
def test_an_address_that_is_not_this_machines_is_told_as_that(tmp_path: Path, host: str, said: str) -> None:
    with pytest.raises(BaumeisterError, match=said) as told:
        check_address(Settings(data_folder=tmp_path, host=host, port=0))
    assert "--port" not in str(told.value)


def test_a_port_that_is_taken_is_told_as_that(tmp_path: Path) -> None:
    with socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        with pytest.raises(BaumeisterError, match="if a table is running there already, open it; else choose another --port"):
            check_address(Settings(data_folder=tmp_path, port=taken.getsockname()[1]))


def test_the_log_says_the_same_once_a_minute(caplog: pytest.LogCaptureFixture) -> None:
    now = Clock(0.0)
    seldom = Seldom(logging.getLogger("baumeister.web"), now)
    for _ in range(50):
        seldom.error("damaged")
    seldom.error("full")
    now.now += 61
    seldom.error("damaged")
    told = [record.getMessage() for record in caplog.records]
    assert told == ["damaged", "full", "damaged (49 times more since it was last told)"]
    for number in range(1000):
        seldom.error(str(number))
    assert len(seldom._told) <= LINES_MOST


def test_a_file_that_is_no_database_is_refused_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "baumeister.sqlite3").write_text("once upon a time " * 1000)
    with pytest.raises(BaumeisterError, match=r"can't open the database .*: it is damaged \(file is not a database\); `b"):
        check_place(Settings(data_folder=tmp_path, port=0))


def test_a_backup_of_what_is_damaged_leaves_nothing_behind(tmp_path: Path) -> None:
    (tmp_path / "baumeister.sqlite3").write_text("once upon a time " * 1000)
    copy = tmp_path / "copy"
    with pytest.raises(BaumeisterError, match=r"is damaged \(file is not a database\), so nothing was copied"):
        backup(Settings(data_folder=tmp_path), copy)
    assert not copy.exists()
