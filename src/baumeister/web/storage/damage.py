"""Damage: how SQLite tells of it, and looking for it before a server starts."""

import shlex
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from baumeister.web.storage.faults import explain, find_lone_log, size_of, sqlite_code, tell_lone_log

DAMAGE = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
UNDECODABLE = "Could not decode"  # the driver's own complaint, without a code
QUICK = 0.1  # seconds that a start may take for looking
STEPS = 2000  # of SQLite's machine between two looks at the time
MOST = 20  # faults that are named
UNMADE = "empty: no server has finished making it, and the next one that starts (`baumeister serve`) does"
KEY_TABLES = ("tables", "events", "keys", "drafts", "requests")


def examine_command(file: Path) -> str:
    """Return the command that looks at all of a database."""
    return f"`baumeister doctor --database {shlex.quote(str(file))}`"


def restore_command(file: Path) -> str:
    """Return the command that puts a copy in the place of a database."""
    return f"`baumeister restore --database {shlex.quote(str(file))} FILE`"


def damage_advice(file: Path) -> str:
    """Return what to do about a damaged database."""
    return f"{examine_command(file)} says how far, {restore_command(file)} puts a copy in its place"


def is_damaged_file(error: BaseException) -> bool:
    """Tell whether an error means that the file is damaged: nothing more may be written to it."""
    return sqlite_code(error) in DAMAGE


def is_damage(error: BaseException) -> bool:
    """Tell whether an error means that the file or a row is damaged: trying again doesn't help."""
    return is_damaged_file(error) or is_undecodable(error)


def is_undecodable(error: BaseException | None) -> bool:
    """Tell whether an error means that a row holds text that is none: only what reads this row fails."""
    return str(error).startswith(UNDECODABLE)


def quick_look(file: Path, seconds: float = QUICK) -> str | None:
    """Look at a database for so long at most: its header, its tables, then page after page.

    Returns:
        the fault and its remedy, None if nothing was found. A file that isn't there, or is empty, will be made.
        Writes left half done by a killed server are taken back first.
    """
    log = find_lone_log(file)
    if log is not None:
        return tell_lone_log(log)
    if size_of(file) == 0:
        return None
    try:
        take_back_half(file)
        with closing(open_to_read(file)) as connection:
            names = {row[0] for row in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")}
            for name in names.intersection(KEY_TABLES):
                connection.execute(f"SELECT * FROM {name} LIMIT 1").fetchone()  # noqa: S608 - names of ours
            found = _checked(connection, seconds)
            return None if found == "ok" else f"it is damaged ({found}); {damage_advice(file)}"
    except sqlite3.Error as error:
        return f"it is damaged ({error}); {damage_advice(file)}" if is_damage(error) else explain(error, file)


def take_back_half(file: Path) -> None:
    """Let SQLite take back writes left half done by a killed server: a reader can't."""
    try:
        with closing(open_to_read(file)) as connection:
            connection.execute("SELECT 1 FROM sqlite_schema").fetchone()
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode != sqlite3.SQLITE_READONLY_ROLLBACK:
            raise
        with closing(sqlite3.connect(file)) as connection:
            connection.execute("SELECT 1 FROM sqlite_schema").fetchone()


def is_unmade(file: Path) -> bool:
    """Tell whether a database has no tables: its making was cut short, or hasn't begun.

    Writes left half done by a killed server are taken back first. An unreadable file is left alone: its reader says why.
    """
    try:
        take_back_half(file)
        with closing(open_to_read(file)) as connection:
            return connection.execute("SELECT 1 FROM sqlite_schema").fetchone() is None
    except sqlite3.Error:
        return False


def _checked(connection: sqlite3.Connection, seconds: float) -> str:
    deadline = time.monotonic() + seconds
    connection.set_progress_handler(lambda: time.monotonic() > deadline, STEPS)
    try:
        found: str = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode != sqlite3.SQLITE_INTERRUPT:
            raise
        return "ok"  # so far: a large file takes longer
    return found


def whole_look(connection: sqlite3.Connection, on_progress: Callable[[], None] = lambda: None) -> list[str]:
    """Look at every page, index and reference; return what is wrong. `on_progress` is called now and then.

    Raises:
        sqlite3.Error: if they can't be looked at, for missing rights say.
    """
    connection.set_progress_handler(on_progress, 100 * STEPS)
    try:
        found = [row[0] for row in connection.execute(f"PRAGMA integrity_check({MOST})")]
        if found != ["ok"]:
            return found
        lost = connection.execute("PRAGMA foreign_key_check").fetchall()
    except sqlite3.Error as error:
        if not is_damage(error):
            raise
        return [str(error)]
    return [f"a row of {row[0]} belongs to no table" for row in lost[:MOST]]


def open_to_read(file: Path, *, alone: bool = False) -> sqlite3.Connection:
    """Open a database read-only; `alone` if nobody else uses the file, so that nothing is laid beside it."""
    return sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro{'&immutable=1' if alone else ''}", uri=True)
