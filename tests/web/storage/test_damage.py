"""A damaged, moved or replaced database: told as what it is, before the start, while it runs, and on demand."""

import asyncio
import random
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from html import unescape
from pathlib import Path

import httpx
import pytest
from click.exceptions import Exit
from sqlalchemy import text, update

from baumeister.cli.doctor_database import look_at_all
from baumeister.core.errors import BaumeisterError
from baumeister.records.fairness import commitment
from baumeister.web.app import create_app, running
from baumeister.web.http.services import Services
from baumeister.web.server import check_place, serve
from baumeister.web.settings import Settings
from baumeister.web.storage import database_file, schema
from baumeister.web.storage.backup import backup
from baumeister.web.storage.checkup import check_pages, check_tables
from baumeister.web.storage.damage import is_damage, quick_look
from baumeister.web.storage.database import bring_up_to_date, open_database
from baumeister.web.storage.database_file import DatabaseFile
from baumeister.web.storage.sql_store import SqlStore
from baumeister.web.table.refusals import DAMAGED, MOVED, StoreError
from baumeister.web.table.state import Facts
from tests.web.conftest import Browser, RandomChooser, Visit, first_move
from tests.web.people import moves, to_the_end

pytestmark = pytest.mark.anyio
RELEASE = Path(__file__).parents[2] / "releases" / "0.1.0" / "baumeister.sqlite3"


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """The database of a release, with tables of all games."""
    return Path(shutil.copy(RELEASE, tmp_path / "baumeister.sqlite3"))


def damage(file: Path, pages: int, seed: int) -> None:
    """Write random bytes over some pages, not the first."""
    chance = random.Random(seed)
    with file.open("r+b") as opened:
        for _ in range(pages):
            opened.seek(4096 * chance.randrange(1, file.stat().st_size // 4096))
            opened.write(chance.randbytes(4096))


def test_a_sound_database_is_found_sound(database: Path) -> None:
    assert quick_look(database) is None
    assert quick_look(database, 0.0) is None
    assert check_pages(database) == []
    assert check_tables(database) == (20, [])
    assert quick_look(database.with_name("none")) is None


def test_a_fault_of_the_program_is_told_apart_from_damage(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(_: Facts) -> None:
        raise TypeError("an example")

    monkeypatch.setattr("baumeister.web.storage.checkup.start", fail)
    number, wrong = check_tables(database)
    assert len(wrong) == number == 20
    assert all("Baumeister itself failed on it" in line and "TypeError: an example" in line for line in wrong)


HALF = """
import os, sqlite3, sys
connection = sqlite3.connect(sys.argv[1], isolation_level=None)
for order in ("PRAGMA journal_mode=DELETE", "PRAGMA cache_size=1", "BEGIN", "CREATE TABLE half (x)"):
    connection.execute(order)
for _ in range(200):
    connection.execute("INSERT INTO half VALUES (zeroblob(4000))")
os.kill(os.getpid(), 9)
"""


def test_a_database_whose_maker_was_killed_is_made_anew(tmp_path: Path) -> None:
    """Before it is switched to its log of writes, what was begun is taken back by the next who may write."""
    settings = Settings(data_folder=tmp_path, port=0)
    file = settings.database_file
    assert file is not None
    subprocess.run([sys.executable, "-c", HALF, str(file)], check=False)
    assert file.with_name(file.name + "-journal").exists()
    check_place(settings)
    assert check_pages(file) == []
    assert check_tables(file) == (0, [])


def half(file: Path) -> None:
    subprocess.run([sys.executable, "-c", HALF, str(file)], check=False)


def switched(file: Path) -> None:
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA journal_mode=WAL")


@pytest.mark.parametrize("left", [half, switched, Path.touch])
def test_a_database_whose_making_was_cut_short_is_told_as_that(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], left: Callable[[Path], None]
) -> None:
    settings, copy = Settings(data_folder=tmp_path, port=0), tmp_path / "copy"
    file = settings.database_file
    assert file is not None
    left(file)
    with pytest.raises(BaumeisterError, match=r"no server has finished making it, .* does; there is nothing"):
        backup(settings, copy)
    with pytest.raises(Exit):
        look_at_all(file)
    assert "LOOK  it is empty: no server has finished making it" in capsys.readouterr().out
    assert not copy.exists()
    check_place(settings)
    assert backup(settings, copy).tables == 0
    look_at_all(file)


@pytest.mark.parametrize("seed", range(6))
def test_random_bytes_are_told_in_a_sentence(database: Path, tmp_path: Path, seed: int) -> None:
    """At the start, on demand, by a copy: never a traceback, never an address in use."""
    damage(database, 25, seed)
    with pytest.raises(BaumeisterError, match=r"can't open the database .*: it is damaged \(.*; `baumeister doctor --d"):
        serve(Settings(data_folder=tmp_path, port=0))
    assert check_pages(database) != []


def test_the_advice_names_the_database_that_was_served(database: Path, tmp_path: Path) -> None:
    other = database.rename(tmp_path / "another one.sqlite3")
    damage(other, 25, 1)
    advice = rf"`baumeister doctor --database '{other}'` says how far, `baumeister restore --database '{other}' FILE` puts"
    with pytest.raises(BaumeisterError, match=advice):
        serve(Settings(data_folder=tmp_path, database=str(other), port=0))


def test_one_bit_in_a_late_page_is_found(database: Path) -> None:
    with database.open("r+b") as opened:
        opened.seek(4096 * 30 + 3)
        opened.write(b"\xff")
    assert check_pages(database) != []
    assert "it is damaged" in str(quick_look(database, 60))


@pytest.mark.parametrize("length", [100, 4096, 100_000])
def test_a_file_cut_short_is_told(database: Path, length: int) -> None:
    with database.open("r+b") as opened:
        opened.truncate(length)
    with pytest.raises(BaumeisterError, match="it is damaged"):
        check_place(Settings(data_folder=database.parent, port=0))


def test_what_fails_after_the_first_look_is_a_sentence_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(_: SqlStore, turns: object) -> list[str]:
        raise SqlStore.failure(_, malformed())

    monkeypatch.setattr(SqlStore, "waiting", fail)
    with pytest.raises(BaumeisterError, match=r"can't use the database .*: the database is damaged \(database disk image"):
        serve(Settings(data_folder=tmp_path, port=0))


def malformed() -> sqlite3.DatabaseError:
    error = sqlite3.DatabaseError("database disk image is malformed")
    error.sqlite_errorcode = sqlite3.SQLITE_CORRUPT
    return error


async def test_damage_met_while_it_runs_is_told_as_damage(
    browser: Browser, here: Services, caplog: pytest.LogCaptureFixture
) -> None:
    table = await here.tables.open(await browser.order("you", "here"))
    seq = table.now.seq
    await spoil(here)
    page = await browser.get("/")
    assert browser.status == 503
    assert DAMAGED.text.en in unescape(page)
    ready = await browser.http.get("/readyz")
    assert (ready.status_code, ready.text) == (503, "the database is damaged\n")
    answer = await browser.http.post(f"/t/{table.facts.id}/move", data={"csrf": browser.csrf, "move": first_move(table)})
    assert answer.status_code == 503
    assert "retry-after" not in answer.headers
    assert table.now.seq == seq
    assert (await browser.http.get("/healthz")).status_code == 200
    assert all("doctor --database" in record.getMessage() for record in caplog.records if "failed" in record.getMessage())
    assert not any(record.exc_info for record in caplog.records)
    told = len(caplog.records)
    for _ in range(20):
        await browser.get("/")
    assert len(caplog.records) <= told + 1, "who asks again and again fills no log"


async def spoil(here: Services) -> None:
    """Spoil all pages but the first, below SQLite's feet, and its memory of them."""
    assert isinstance(here.tables.store, SqlStore)
    assert here.settings.database_file is not None
    async with here.tables.store._engine.connect() as connection:
        await connection.execute(text("SELECT 1"))
    with closing(sqlite3.connect(here.settings.database_file)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    await here.tables.store._engine.dispose()
    size = here.settings.database_file.stat().st_size
    with here.settings.database_file.open("r+b") as opened:
        opened.seek(4096)
        opened.write(random.Random(1).randbytes(size - 4096))


@pytest.mark.parametrize("how", ["moved", "deleted", "replaced"])
async def test_a_database_that_is_gone_takes_no_more_moves(browser: Browser, here: Services, how: str) -> None:
    file = here.settings.database_file
    assert file is not None
    table = await here.tables.open(await browser.order("you", "here"))
    seq, away = table.now.seq, file.with_name("away")
    shutil.copy(file, file.with_name("copy")) if how == "replaced" else None
    file.rename(away)
    if how == "replaced":
        file.with_name("copy").rename(file)
    await browser.get(f"/t/{table.facts.id}")
    await browser.post(f"/t/{table.facts.id}/ready", seat=1)
    await browser.post(f"/t/{table.facts.id}/move", move=first_move(table))
    assert browser.status == 503
    assert MOVED.text.en in browser.page
    assert table.now.seq == seq
    ready = await browser.http.get("/readyz")
    assert (ready.status_code, ready.text) == (503, "the database was moved away or replaced\n")
    assert how == "replaced" or not file.exists(), "no empty one is made in its place"
    if how == "deleted":
        return
    away.replace(file)
    assert (await browser.http.get("/readyz")).text == "ready\n"
    await moves(browser, table)


@pytest.mark.parametrize("many", [False, True])
async def test_a_copy_written_over_the_database_takes_no_more_moves_and_stays_as_it_is(settings: Settings, many: bool) -> None:
    """It lies where the database lay; SQLite's log of the other must not get into it, not even when the server ends."""
    file, copy = settings.data_folder / "baumeister.sqlite3", settings.data_folder / "copy"
    async with served(settings) as (here, browser):
        kept = await here.tables.open(await browser.order("you", "here"))
        await asyncio.to_thread(backup, settings, copy)
        later = [await browser.order("you", "link") for _ in range(6 if many else 1)]
    async with served(settings, browser) as (here, browser):
        table = await here.tables.open(kept.facts.id)
        await moves(browser, table)
        seq = table.now.seq
        subprocess.run(["cp", str(copy), str(file)], check=True)
        await browser.get(f"/t/{table.facts.id}")
        await browser.post(f"/t/{table.facts.id}/ready", seat=table.now.actor)
        await browser.post(f"/t/{table.facts.id}/move", move=first_move(table))
        assert (browser.status, table.now.seq) == (503, seq)
        assert MOVED.text.en in browser.page
        assert (await browser.http.get("/readyz")).text == "the database was moved away or replaced\n"
    assert file.with_name("baumeister.sqlite3-wal-replaced").stat().st_size > 0
    async with served(settings, browser) as (here, browser):
        assert (await here.tables.open(kept.facts.id)).now.seq == kept.now.seq
        assert (await browser.http.get(f"/t/{later[0]}")).status_code == 404
        assert await asyncio.to_thread(check_pages, file) == []
        await moves(browser, await here.tables.open(kept.facts.id))


@asynccontextmanager
async def served(settings: Settings, before: Browser | None = None) -> AsyncIterator[tuple[Services, Browser]]:
    """Run a server with a browser, which has the cookies of one before."""
    async with running(settings, RandomChooser()) as here:
        app = create_app(settings)
        app.state.services = here
        cookies = before.http.cookies if before else None
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1:8000", cookies=cookies) as http:
            yield here, Browser(http, keys=before.keys if before else iter(range(10**6)))


async def test_a_copy_bears_no_mark_of_the_server_that_ran(browser: Browser, here: Services, tmp_path: Path) -> None:
    await browser.order("you", "here")
    await asyncio.to_thread(backup, here.settings, tmp_path / "copy")
    marks = [mark_of(tmp_path / "copy"), await asyncio.to_thread(mark_of, tmp_path / "baumeister.sqlite3")]
    assert marks[0] == 0
    assert marks[1] > 0


def mark_of(file: Path) -> int:
    with closing(sqlite3.connect(file)) as connection:
        found: int = connection.execute("PRAGMA user_version").fetchone()[0]
    return found


async def test_the_mark_may_reach_the_file_late(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody reads while the server starts: the mark waits in SQLite's log, and nothing is refused for that."""
    monkeypatch.setattr(database_file, "PATIENCE", 0.05)
    file = DatabaseFile(database)
    with closing(sqlite3.connect(database, isolation_level=None)) as reader:
        reader.execute("PRAGMA journal_mode=WAL")
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM events").fetchone()
        file.remember()
        file.check()
        reader.execute("COMMIT")
        reader.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        file.check()
    file.close()


async def test_new_connections_make_no_new_database(database: Path) -> None:
    file = DatabaseFile(database)
    engine = open_database(f"sqlite+aiosqlite:///{database}", file)
    await bring_up_to_date(engine)
    file.remember()
    await engine.dispose()
    database.unlink()
    store = SqlStore(engine, file)
    with pytest.raises(StoreError, match="moved away"):
        await store.load("t")
    assert not database.exists()
    await store.close()


def test_codes_tell_damage() -> None:
    locked = sqlite3.OperationalError("database is locked")
    locked.sqlite_errorcode = sqlite3.SQLITE_BUSY
    assert is_damage(malformed())
    assert not is_damage(locked)
    assert is_damage(sqlite3.OperationalError("Could not decode to UTF-8 column 'text' with text '\udc00'"))
    assert not is_damage(TimeoutError())


def test_on_demand_damage_is_told_by_what_was_found_alone(database: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Whoever asks `doctor --database` needs no advice to ask it."""
    damage(database, 5, 6)
    _, wrong = check_tables(database)
    assert wrong != []
    assert not any("doctor" in fault for fault in wrong)
    assert not caplog.records


@pytest.fixture
async def left(browser: Browser, here: Services, visit: Visit) -> dict[str, str]:
    """A server's tables: one over, one going on."""
    over = await browser.order("you", "here")
    await to_the_end(here, await here.tables.open(over), browser)
    return {"over": over, "going on": await browser.order("you", "link")}


FAULTS = {
    "its seed is not the one": update(schema.tables).values(seed=b"0" * 32),
    "it can't be played again: there is no game “chess”": update(schema.tables).values(game="chess"),
    "it can't be played again": update(schema.events).where(schema.events.c.seq == 5).values(text="nonsense"),
    "from the seed follows": update(schema.tables).values(seed=b"0" * 32, commitment=commitment(b"0" * 32)),
}


@pytest.mark.parametrize("said", FAULTS)
async def test_on_demand_every_table_is_played_again(left: dict[str, str], here: Services, said: str, tmp_path: Path) -> None:
    """Beside the running server, which is not disturbed."""
    assert isinstance(here.tables.store, SqlStore)
    assert here.settings.database_file is not None
    assert check_pages(here.settings.database_file) == []
    assert await asyncio.to_thread(check_tables, here.settings.database_file) == (2, [])
    async with here.tables.store._writer.begin() as connection:
        await connection.execute(FAULTS[said])
    count, wrong = await asyncio.to_thread(check_tables, here.settings.database_file)
    assert (count, len(wrong)) == (2, 2)
    assert all(said in fault for fault in wrong)


async def test_a_lost_reference_is_found(left: dict[str, str], settings: Settings, here: Services) -> None:
    assert settings.database_file is not None
    with closing(sqlite3.connect(settings.database_file)) as connection, connection:
        connection.execute("DELETE FROM tables WHERE id = ?", (left["over"],))
    assert any("a row of events belongs to no table" in fault for fault in check_pages(settings.database_file))
