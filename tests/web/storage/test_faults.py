"""What keeps a database from being used is told as what it is, with the remedy: rights, a full disk, a log left alone."""

import errno
import os
import shutil
import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from markupsafe import escape
from sqlalchemy.exc import OperationalError

from baumeister.cli.doctor import check_database
from baumeister.cli.doctor_database import look_at_all
from baumeister.core.errors import BaumeisterError
from baumeister.web.http.services import Services
from baumeister.web.server import check_place, serve
from baumeister.web.settings import Settings
from baumeister.web.storage import backup as backup_module
from baumeister.web.storage import faults
from baumeister.web.storage.backup import backup, restore
from baumeister.web.storage.checkup import check_pages, check_tables
from baumeister.web.storage.database_errors import failure_of
from baumeister.web.storage.faults import explain, find_lone_log, is_full
from baumeister.web.table.refusals import FULL
from tests.web.conftest import Browser, first_move

RELEASE = Path(__file__).parents[2] / "releases" / "0.1.0" / "baumeister.sqlite3"
NOBODY = 65534


def sqlite_error(code: int, text: str = "it failed") -> sqlite3.OperationalError:
    error = sqlite3.OperationalError(text)
    error.sqlite_errorcode = code
    return error


@pytest.fixture
def alone(tmp_path: Path) -> Path:
    """A database that was moved away from a server that was killed: its log is still there."""
    folder = tmp_path / "data"
    folder.mkdir()
    file = Path(shutil.copy(RELEASE, tmp_path / "baumeister.sqlite3"))
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("DELETE FROM events")
        connection.commit()
        shutil.copy(file.with_name(f"{file.name}-wal"), folder)
    return folder / file.name


def is_missing(_: Path) -> None:
    """Leave it as it is."""


@pytest.mark.parametrize("left", [is_missing, Path.touch])
def test_nobody_opens_the_place_of_a_database_whose_log_is_there(
    alone: Path, tmp_path: Path, left: Callable[[Path], None]
) -> None:
    left(alone)
    settings, log = Settings(data_folder=alone.parent, port=0), alone.with_name("baumeister.sqlite3-wal")
    content = log.read_bytes()
    uses: tuple[Callable[[], object], ...] = (
        lambda: serve(settings),
        lambda: backup(settings, tmp_path / "copy"),
        lambda: look_at_all(alone),
        lambda: restore(Settings(data_folder=tmp_path / "other"), alone),
    )
    for use in uses:
        with pytest.raises(BaumeisterError, match=rf"but its log is here, {log}, .*: put the database back first, or move"):
            use()
        assert log.read_bytes() == content
    assert "its log is here" in check_database(settings).advice


@pytest.mark.parametrize("left", [is_missing, Path.touch])
def test_restore_lays_a_lone_log_aside(alone: Path, left: Callable[[Path], None]) -> None:
    left(alone)
    settings, content = Settings(data_folder=alone.parent, port=0), alone.with_name("baumeister.sqlite3-wal").read_bytes()
    copied = restore(settings, RELEASE)
    assert copied.is_log_aside
    assert copied.aside is not None
    assert copied.aside.read_bytes() == content
    assert (copied.tables, check_pages(alone), find_lone_log(alone)) == (20, [], None)
    check_place(settings)


@pytest.fixture
def place(monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder for everybody; not below pytest's, which nobody else may enter. It is where temporary files go."""
    folder = Path(tempfile.mkdtemp(prefix="baumeister-"))
    folder.chmod(0o777)
    monkeypatch.setattr(tempfile, "tempdir", str(folder))
    yield folder
    shutil.rmtree(folder)


@pytest.fixture
def data(place: Path) -> Iterator[Path]:
    """A folder of nobody's, with a database."""
    folder = place / "data"
    folder.mkdir(mode=0o700)
    file = Path(shutil.copy(RELEASE, folder / "baumeister.sqlite3"))
    if os.getuid() == 0:
        os.chown(folder, NOBODY, NOBODY)
        os.chown(file, NOBODY, NOBODY)
    yield folder
    folder.chmod(0o700)


@contextmanager
def without_privileges() -> Iterator[None]:
    """Be nobody for a while: rights mean nothing to root."""
    if os.getuid() != 0:
        yield
        return
    os.setresuid(NOBODY, NOBODY, 0)
    try:
        yield
    finally:
        os.setresuid(0, 0, 0)


@pytest.mark.parametrize(
    ("at", "mode", "said"),
    [("", 0, "enter"), ("baumeister.sqlite3", 0, "read"), ("", 0o500, "put files, like SQLite's log, into")],
)
def test_missing_rights_are_told_as_that(place: Path, data: Path, at: str, mode: int, said: str) -> None:
    file, settings = data / "baumeister.sqlite3", Settings(data_folder=data, port=0)
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA journal_mode=WAL")
    (data / at).chmod(mode)
    named = Settings(data_folder=data.parent, database=str(file), port=0)
    release = Path(shutil.copy(RELEASE, place / "release.sqlite3"))
    told = rf"rights are missing: this user may not {said} {data / at}; change them, or run this as its owner \(`ls -ld"
    uses: dict[str, Callable[[], object]] = {
        "serve": lambda: serve(settings),
        "serve --database": lambda: serve(named),
        "backup": lambda: backup(settings, place / "copy"),
        "doctor --database": lambda: look_at_all(file),
    }
    if at == "":
        uses["restore"] = lambda: restore(settings, release)
        uses["backup there"] = lambda: backup(Settings(database=str(release)), data / "copy")
    for use in uses.values():
        with without_privileges(), pytest.raises(BaumeisterError, match=told):
            use()
    with without_privileges():
        assert "set BAUMEISTER_DATA to a folder that can" in check_database(settings).advice
        assert check_database(named).advice.endswith(", or name another database")


def test_a_file_that_may_only_be_read_is_read_but_not_served(data: Path) -> None:
    file = data / "baumeister.sqlite3"
    file.chmod(0o400)
    with without_privileges():
        with pytest.raises(BaumeisterError, match=f"this user may not write to {file}"):
            serve(Settings(data_folder=data, port=0))
        look_at_all(file)


def test_where_nothing_can_be_written_an_old_database_is_not_examined(place: Path, data: Path) -> None:
    place.chmod(0o755)
    with without_privileges(), pytest.raises(BaumeisterError, match="or set TMPDIR to a folder that can be written to"):
        check_tables(data / "baumeister.sqlite3")


def test_vague_errors_mean_a_full_disk_where_there_is_no_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file, vague = tmp_path / "database", sqlite_error(sqlite3.SQLITE_CANTOPEN, "unable to open database file")
    assert explain(vague, file) == "unable to open database file"
    monkeypatch.setattr(shutil, "disk_usage", lambda _: shutil._ntuple_diskusage(1000, 1000, 0))
    assert explain(vague, file) == f"the disk is full (unable to open database file); make room where {tmp_path} lies"
    assert not faults.has_room(file)
    assert is_full(OSError(errno.ENOSPC, "No space left on device"))
    assert not is_full(sqlite_error(sqlite3.SQLITE_BUSY), file)
    assert not is_full(ValueError())
    assert failure_of(vague, file).trouble is FULL


@pytest.mark.anyio
async def test_a_full_disk_is_told_until_there_is_room(
    browser: Browser, here: Services, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(*_: object) -> None:
        raise OperationalError("INSERT", None, sqlite_error(sqlite3.SQLITE_FULL, "database or disk is full"))

    table = await here.tables.open(await browser.order("you", "here"))
    await browser.get(f"/t/{table.facts.id}")
    with monkeypatch.context() as patch:
        patch.setattr("baumeister.web.storage.sql_store.add", fail)
        patch.setattr(shutil, "disk_usage", lambda _: shutil._ntuple_diskusage(1000, 1000, 0))
        await browser.post(f"/t/{table.facts.id}/move", move=first_move(table))
        assert browser.status == 503
        assert escape(FULL.text.en) in browser.page
        for _ in range(2):
            assert (await browser.http.get("/readyz")).text == "the disk is full\n"
    assert (await browser.http.get("/readyz")).text == "ready\n"
    assert f"the disk is full (database or disk is full); make room where {here.settings.data_folder} lies" in caplog.text


def test_a_start_on_a_full_disk_says_what_to_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(connection: sqlite3.Connection) -> None:
        connection.close()
        raise sqlite_error(sqlite3.SQLITE_FULL, "database or disk is full")

    settings = Settings(data_folder=tmp_path, port=0)
    check_place(settings)
    monkeypatch.setattr("baumeister.web.storage.database_file.closing", fail)
    with pytest.raises(
        BaumeisterError, match=rf"can't use the database .*: the disk is full .*; make room where {tmp_path} lies"
    ):
        serve(settings)


def test_restore_names_the_disk_that_is_full(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise sqlite_error(sqlite3.SQLITE_FULL, "database or disk is full")

    monkeypatch.setattr(backup_module, "_write", fail)
    with pytest.raises(BaumeisterError, match=rf"can't copy {RELEASE} to {tmp_path}: the disk is full .*where {tmp_path} lies"):
        restore(Settings(data_folder=tmp_path), RELEASE)
