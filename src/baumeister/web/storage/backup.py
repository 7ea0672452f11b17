"""Copying the server's database, and putting a copy in its place. Whatever is written is read back before it counts."""

import contextlib
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

from baumeister.core.errors import BaumeisterError
from baumeister.web.settings import Settings
from baumeister.web.storage.damage import UNMADE, examine_command, is_damage, is_unmade, open_to_read, quick_look, whole_look
from baumeister.web.storage.database import HEAD
from baumeister.web.storage.faults import explain, find_lone_log, is_folder, is_full, is_there, refuse_unreadable
from baumeister.web.storage.lock import hold_database

LOG = "-wal"
BESIDE = (LOG, "-shm", "-journal")  # SQLite's files beside a database


class Copied(NamedTuple):
    """A copy: its size in bytes, how many tables and events it has, where the replaced database lies, or its lone log."""

    size: int
    tables: int
    events: int
    aside: Path | None = None

    @property
    def is_log_aside(self) -> bool:
        """Whether a log without its database was laid aside."""
        return self.aside is not None and self.aside.name.endswith(LOG)


def backup(settings: Settings, target: Path) -> Copied:
    """Copy the database to a new file, even while a server runs.

    Raises:
        BaumeisterError: if there is nothing to copy, the file exists, can't be written, or doesn't read back whole.
    """
    source = database_file(settings)
    refuse_unreadable(source)
    if not source.exists():
        raise BaumeisterError(f"there is no database at {source}")
    _refuse_folder(source)
    if is_unmade(source):
        raise BaumeisterError(f"{source} is {UNMADE}; there is nothing to copy")
    if is_there(target):
        raise BaumeisterError(f"{target} exists already; choose another name")
    advice = f"{examine_command(source)} says more; to keep it all the same, stop the server and copy the file"
    with _part(target) as part:
        copied = _copied(source, part, f"so nothing was copied; {advice}")
        _place(part, target)
    return copied


def restore(settings: Settings, source: Path) -> Copied:
    """Put a copy in the place of the database, and lay the replaced one aside. No server may run.

    Raises:
        BaumeisterError: if a server runs, or the copy is damaged or of a newer version; nothing has changed then.
    """
    target = database_file(settings).resolve()
    refuse_unreadable(source)
    if not source.exists():
        raise BaumeisterError(f"there is no copy at {source}")
    _refuse_folder(source)
    _refuse_folder(target)
    if is_there(target) and source.samefile(target):
        raise BaumeisterError(f"{source} is the database itself; name a copy of it")
    _make_folder(target.parent)
    advice = f"take another copy; {examine_command(source)} says more"
    with hold_database(target, "restores"), _part(target) as part:
        copied = _copied(source, part, f"so your database is unchanged; {advice}")
        aside = _lay_aside(target)
        part.replace(target)
        _sync(target.parent)
    return copied._replace(aside=aside)


def database_file(settings: Settings) -> Path:
    """Return the file of the database.

    Raises:
        BaumeisterError: if it has none.
    """
    if settings.database_file is None:
        raise BaumeisterError("only an SQLite database is kept in a file; other databases bring tools of their own")
    return settings.database_file


def _refuse_folder(path: Path) -> None:
    if is_folder(path):
        raise BaumeisterError(f"{path} is a folder; name a file")


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise BaumeisterError(f"can't make the folder {folder}: {explain(error, folder)}") from None


@contextlib.contextmanager
def _part(target: Path) -> Iterator[Path]:
    """Make a file that only this user reads, to be renamed to the target; leftovers are deleted."""
    part = target.with_name(f"{target.name}.{os.getpid()}.part")
    try:
        os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        yield part
    except OSError as error:
        raise BaumeisterError(f"can't write {target}: {explain(error, target)}") from None
    finally:
        for ending in ("", *BESIDE):
            with contextlib.suppress(PermissionError):  # then there is none
                _beside(part, ending).unlink(missing_ok=True)


def _copied(source: Path, part: Path, if_damaged: str) -> Copied:
    """Copy a database and compare the copy with it; `if_damaged` says what comes of damage."""
    try:
        counted = _write(source, part)
        wrong = _read_back(source, part, counted)
    except sqlite3.Error as error:
        if is_full(error, part):
            raise BaumeisterError(f"can't copy {source} to {part.parent}: {explain(error, part)}") from None
        if not is_damage(error):
            raise BaumeisterError(f"can't copy {source}: {explain(error, source)}") from None
        wrong = [str(error)]
    if wrong:
        raise BaumeisterError(f"{source} is damaged ({wrong[0]}), {if_damaged}")
    return Copied(part.stat().st_size, *counted)


def _write(source: Path, part: Path) -> tuple[int, int]:
    """Copy a database; return how many tables and events it has."""
    with closing(open_to_read(source)) as there, closing(sqlite3.connect(part)) as copy:
        there.execute("BEGIN")  # the copy and the counts are of one state
        counted = _counted(there, source)
        there.backup(copy)
        copy.execute("PRAGMA journal_mode=DELETE")  # all in one file
        copy.execute("PRAGMA user_version=0")  # the mark of the server that runs is not the copy's
    _sync(part)
    return counted


def _read_back(source: Path, part: Path, counted: tuple[int, int]) -> list[str]:
    """Return what is wrong with a copy, and thus with what was copied.

    Raises:
        BaumeisterError: if the copy isn't what was written.
    """
    with closing(open_to_read(part, alone=True)) as copy:
        wrong = whole_look(copy)
        if not wrong and _counted(copy, part) != counted:
            raise BaumeisterError(f"the copy of {source} doesn't read back as it was written; is the disk failing?")
    return wrong


def _counted(connection: sqlite3.Connection, file: Path) -> tuple[int, int]:
    """Return how many tables and events a database of ours has."""
    try:
        (revision,) = connection.execute("SELECT version_num FROM alembic_version").fetchone() or ("",)
        tables, events = (connection.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in ("tables", "events"))  # noqa: S608
    except sqlite3.OperationalError as error:
        if "no such table" not in str(error):
            raise
        raise BaumeisterError(f"{file} is no database of Baumeister's") from None
    if revision > HEAD:
        raise BaumeisterError(
            f"{file} is of a newer version of Baumeister (its step {revision}, ours {HEAD}); update Baumeister"
        )
    return tables, events


def _place(part: Path, target: Path) -> None:
    """Give a file its name, over no other."""
    try:
        os.link(part, target)
    except FileExistsError:
        raise BaumeisterError(f"{target} exists already; choose another name") from None
    except OSError:  # a disk without second names
        part.rename(target)
    _sync(target.parent)


def _lay_aside(target: Path) -> Path | None:
    """Give the database that is there a second name, until another takes the first; return it.

    Of one that is missing or empty the log is laid aside, if it is there.
    """
    aside, log = _free_name(target), find_lone_log(target)
    if log is not None or not target.exists():
        kept = log and log.rename(_beside(aside, LOG))
        _unlink_beside(target)
        return kept
    if quick_look(target) is None:  # a damaged one stays as it is
        with contextlib.suppress(sqlite3.Error), closing(sqlite3.connect(target)) as old:
            old.execute("PRAGMA wal_checkpoint(TRUNCATE)")  # a killed server has left its last writes beside
            old.execute("PRAGMA journal_mode=DELETE")
    for ending in BESIDE:  # still there, they are not the new one's
        if _beside(target, ending).exists():
            _beside(target, ending).rename(_beside(aside, ending))
    try:
        os.link(target, aside)
    except OSError:
        target.rename(aside)
    return aside


def _unlink_beside(target: Path) -> None:
    for ending in BESIDE:
        _beside(target, ending).unlink(missing_ok=True)


def _beside(database: Path, ending: str) -> Path:
    return database.with_name(database.name + ending)


def _free_name(target: Path) -> Path:
    stem = f"{target.stem}-replaced-{datetime.now(UTC):%Y%m%d-%H%M%S}"
    names = (target.with_name(f"{stem}{more}{target.suffix}") for more in ("", *(f"-{number}" for number in range(2, 100))))
    return next(name for name in names if not any(_beside(name, ending).exists() for ending in ("", *BESIDE)))


def _sync(path: Path) -> None:
    """Bring a file, or a folder's names, to the disk."""
    with contextlib.suppress(PermissionError):  # Windows opens no folders
        number = os.open(path, os.O_RDONLY)
        try:
            os.fsync(number)
        finally:
            os.close(number)
