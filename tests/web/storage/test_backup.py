"""Copies of the database and how they come back: read back before they count, over nothing that is in use."""

import os
import random
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from baumeister.core.errors import BaumeisterError
from baumeister.web.http.services import Services
from baumeister.web.settings import Settings
from baumeister.web.storage import backup as module
from baumeister.web.storage.backup import Copied, backup, restore
from baumeister.web.storage.checkup import check_tables
from baumeister.web.storage.lock import hold_database
from tests.web.conftest import Browser
from tests.web.people import moves

pytestmark = pytest.mark.anyio
RELEASE = Path(__file__).parents[2] / "releases" / "0.1.0" / "baumeister.sqlite3"


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    """A server's folder with the database of a release."""
    folder = tmp_path / "data"
    folder.mkdir()
    shutil.copy(RELEASE, folder / "baumeister.sqlite3")
    return Settings(data_folder=folder, port=0)


def counted(file: Path) -> int:
    with closing(sqlite3.connect(file)) as connection:
        found: int = connection.execute("SELECT count(*) FROM events").fetchone()[0]
    return found


async def test_a_copy_of_a_running_servers_database_comes_back(browser: Browser, here: Services, tmp_path: Path) -> None:
    table = await here.tables.open(await browser.order("you", "here"))
    copy, place = tmp_path / "copy", Settings(data_folder=tmp_path / "new" / "place")
    backup(here.settings, copy)
    await moves(browser, table)
    found = restore(place, copy)
    assert place.database_file is not None
    assert found == Copied(copy.stat().st_size, 21, counted(copy))
    assert [path.name for path in sorted(place.data_folder.iterdir())] == ["baumeister.sqlite3", "baumeister.sqlite3.lock"]
    assert place.database_file.stat().st_mode & 0o777 == 0o600
    assert place.data_folder.stat().st_mode & 0o777 == 0o700


def test_the_replaced_database_is_laid_aside_with_its_last_writes(settings: Settings, tmp_path: Path) -> None:
    """The old one was killed: what it wrote last lies beside it, and must not get into the new one."""
    database, killed = settings.data_folder / "baumeister.sqlite3", tmp_path / "killed"
    backup(settings, tmp_path / "copy")
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("DELETE FROM events")
        connection.commit()
        shutil.copytree(settings.data_folder, killed)
    killed_settings = Settings(data_folder=killed)
    assert (killed / "baumeister.sqlite3-wal").stat().st_size > 0
    aside = restore(killed_settings, tmp_path / "copy").aside
    assert aside is not None
    assert (counted(aside), counted(killed / "baumeister.sqlite3") > 1000) == (0, True)
    assert not (killed / "baumeister.sqlite3-wal").exists()
    again = restore(killed_settings, tmp_path / "copy").aside
    assert again is not None
    assert again != aside


def test_a_damaged_database_is_laid_aside_as_it_is(settings: Settings, tmp_path: Path) -> None:
    database = settings.data_folder / "baumeister.sqlite3"
    backup(settings, tmp_path / "copy")
    content = b"once upon a time " * 1000
    database.write_bytes(content)
    (settings.data_folder / "baumeister.sqlite3-wal").write_bytes(b"its wal")
    aside = restore(settings, tmp_path / "copy").aside
    assert aside is not None
    assert aside.read_bytes() == content
    assert aside.with_name(aside.name + "-wal").read_bytes() == b"its wal"
    assert check_tables(database) == (20, [])


def spoiled(file: Path) -> None:
    with file.open("r+b") as opened:
        opened.seek(4096 * 10)
        opened.write(random.Random(3).randbytes(4096 * 12))


def test_nothing_is_copied_from_what_is_damaged(settings: Settings, tmp_path: Path) -> None:
    spoiled(settings.data_folder / "baumeister.sqlite3")
    with pytest.raises(
        BaumeisterError, match=r"is damaged \(.*\), so nothing was copied; `baumeister doctor --database /.*` says more; to k"
    ):
        backup(settings, tmp_path / "copy")
    assert {path.name for path in tmp_path.iterdir()} == {"data"}


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (
            spoiled,
            r"is damaged \(.*\), so your database is unchanged; take another copy; `baumeister doctor --database /.*copy` s",
        ),
        (lambda file: file.write_text("once upon a time " * 1000), r"is damaged \(file is not a database\), so your"),
        (lambda file: file.write_bytes(b""), "is no database of Baumeister's"),
        (lambda file: change(file, "UPDATE alembic_version SET version_num = '9999'"), "newer version of Baumeister"),
        (lambda file: file.unlink(), "there is no copy at"),
    ],
)
def test_a_bad_copy_changes_nothing(settings: Settings, tmp_path: Path, spoil: object, said: str) -> None:
    backup(settings, tmp_path / "copy")
    before = (settings.data_folder / "baumeister.sqlite3").read_bytes()
    assert callable(spoil)
    spoil(tmp_path / "copy")
    with pytest.raises(BaumeisterError, match=said):
        restore(settings, tmp_path / "copy")
    assert (settings.data_folder / "baumeister.sqlite3").read_bytes() == before
    assert {path.name for path in settings.data_folder.iterdir()} <= {"baumeister.sqlite3", "baumeister.sqlite3.lock"}


def change(file: Path, statement: str) -> None:
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute(statement)


def test_the_database_is_not_restored_from_itself(settings: Settings) -> None:
    with pytest.raises(BaumeisterError, match="is the database itself"):
        restore(settings, settings.data_folder / "baumeister.sqlite3")


def test_a_copy_that_reads_back_otherwise_is_refused(
    settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    numbers = iter([(20, 3000), (20, 2999)])
    monkeypatch.setattr(module, "_counted", lambda *_: next(numbers))
    with pytest.raises(BaumeisterError, match="is the disk failing"):
        backup(settings, tmp_path / "copy")
    assert {path.name for path in tmp_path.iterdir()} == {"data"}


def test_a_disk_without_second_names_will_do(settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError("no links here")

    monkeypatch.setattr(os, "link", refuse)
    backup(settings, tmp_path / "copy")
    aside = restore(settings, tmp_path / "copy").aside
    assert aside is not None
    assert aside.exists()
    assert check_tables(settings.data_folder / "baumeister.sqlite3") == (20, [])


def test_a_folder_that_cannot_be_written_is_named(settings: Settings, tmp_path: Path) -> None:
    with pytest.raises(BaumeisterError, match=r"can't write .*copy: No such file or directory"):
        backup(settings, tmp_path / "nowhere" / "copy")


def test_other_databases_bring_their_own_tools(tmp_path: Path) -> None:
    with pytest.raises(BaumeisterError, match="only an SQLite database"):
        restore(Settings(data_folder=tmp_path, database="postgresql+asyncpg://host/name"), tmp_path / "copy")
    with hold_database(None):
        pass
