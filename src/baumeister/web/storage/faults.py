"""What keeps a database's file from being used, and the remedy: missing rights, a full disk, a log left alone."""

import errno
import os
import shutil
import sqlite3
from pathlib import Path

from baumeister.core.errors import BaumeisterError

FULL = (errno.ENOSPC, errno.EDQUOT)
FULL_STATE = "53100"  # of PostgreSQL
VAGUE = (sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_IOERR)  # SQLite's log finds no room, or no entrance
LITTLE = 64 * 1024  # bytes: the log's index needs half of that
ENOUGH = 1024 * 1024  # bytes for tables and many moves


def explain(error: BaseException, file: Path | None) -> str:
    """Return the meaning of a failure for the host: what is full or whose rights are missing, with the remedy."""
    said = str((error.strerror if isinstance(error, OSError) else None) or error).partition("\n")[0] or type(error).__name__
    if is_full(error, file):
        where = f" where {file.parent} lies" if file else ""
        return f"the disk is full ({said}); make room{where}"
    return (file and _find_barrier(error, file)) or said


def is_full(error: BaseException, file: Path | None = None) -> bool:
    """Tell whether an error means that the disk is full: `file` is the one that was to be written."""
    if isinstance(error, OSError):
        return error.errno in FULL
    code = sqlite_code(error)
    if code in VAGUE:
        return file is not None and _room_beside(file) < LITTLE
    return code == sqlite3.SQLITE_FULL or getattr(error, "sqlstate", None) == FULL_STATE


def has_room(file: Path | None) -> bool:
    """Tell whether there is room beside a file for some time of play; as far as we know there is for other databases."""
    return file is None or _room_beside(file) >= ENOUGH


def sqlite_code(error: BaseException) -> int:
    """Return the number of an SQLite error's kind, 0 if it is none."""
    code = getattr(error, "sqlite_errorcode", 0)
    return code & 0xFF if isinstance(code, int) else 0


def _find_barrier(error: BaseException, file: Path) -> str | None:
    """Return the rights that may be behind a failure to use a file; None if it has other causes."""
    if isinstance(error, OSError):
        named = Path(error.filename) if isinstance(error.filename, str) else file
        return find_rights_fault(named, to_write=True) or find_rights_fault(file, to_write=True)
    if sqlite_code(error) in (*VAGUE, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_PERM):
        return find_rights_fault(file, to_write=True)
    return None


def find_rights_fault(file: Path, *, to_write: bool = False) -> str | None:
    """Return which right to a file is missing, with the remedy; None if none is, or nothing is there.

    SQLite keeps its log beside the file: who writes to one writes to the folder, and often so does who reads.
    """
    file = file.resolve()
    wanted = [(folder, os.X_OK, "enter") for folder in reversed(file.parents)] + [(file, os.R_OK, "read")]
    if to_write:
        wanted += [(file, os.W_OK, "write to"), (file.parent, os.W_OK, "put files, like SQLite's log, into")]
    for path, right, act in wanted:
        if is_there(path) and not os.access(path, right):
            remedy = f"change them, or run this as its owner (`ls -ld {path}` names it)"
            return f"rights are missing: this user may not {act} {path}; {remedy}"
    return None


def find_lone_log(file: Path) -> Path | None:
    """Return the log of writes beside a database that is missing or empty; None if there is none.

    Whoever makes or opens a database there, even to read, has SQLite delete the log.
    """
    file = file.resolve()
    log = file.with_name(f"{file.name}-wal")
    return log if size_of(log) and not size_of(file) else None


def tell_lone_log(log: Path) -> str:
    """Return what is to be said of a log without its database."""
    return (
        f"it is missing or empty, but its log is here, {log}, with what was written last: "
        "put the database back first, or move the log away"
    )


def refuse_unreadable(file: Path) -> None:
    """Refuse to look at a database that can't be read, or would lose its log by that.

    Raises:
        BaumeisterError: with the remedy; not if there is nothing at all.
    """
    problem = find_rights_fault(file)
    log = None if problem else find_lone_log(file)
    if problem or log:
        raise BaumeisterError(f"can't read {file}: {problem or (log and tell_lone_log(log))}")


def is_there(path: Path) -> bool:
    """Tell whether there is a file or folder, as far as this user may know: `Path.exists` raises where rights are missing."""
    return os.path.exists(path)  # noqa: PTH110


def is_folder(path: Path) -> bool:
    """Tell whether there is a folder, as far as this user may know."""
    return os.path.isdir(path)  # noqa: PTH112


def size_of(file: Path) -> int:
    """Return a file's size in bytes; 0 if there is none."""
    try:
        return file.stat().st_size
    except OSError:
        return 0


def _room_beside(file: Path) -> int:
    try:
        return shutil.disk_usage(file.parent).free
    except OSError:  # it tells nothing: all other errors are told as what they are
        return ENOUGH
