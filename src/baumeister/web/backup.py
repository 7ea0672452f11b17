"""Copying the server's database."""

import contextlib
import sqlite3
from collections.abc import Iterator
from pathlib import Path

from baumeister.core.errors import BaumeisterError
from baumeister.web.settings import Settings


def backup(settings: Settings, target: Path) -> int:
    """Copy the database to a new file, even while a server runs; return the copy's size in bytes.

    Raises:
        BaumeisterError: if there is nothing to copy, the file exists, or it can't be written.
    """
    source = settings.database_file
    if source is None:
        raise BaumeisterError("only an SQLite database is copied so; other databases bring tools of their own")
    if not source.exists():
        raise BaumeisterError(f"there is no database at {source}")
    if target.exists():
        raise BaumeisterError(f"{target} exists already; choose another name")
    with _opened(f"{source.resolve().as_uri()}?mode=ro") as there, _opened(target.resolve().as_uri()) as copy:
        try:
            there.backup(copy)
        except sqlite3.Error as error:
            target.unlink(missing_ok=True)
            raise BaumeisterError(f"can't copy {source} to {target}: {error}") from None
    target.chmod(0o600)
    return target.stat().st_size


@contextlib.contextmanager
def _opened(uri: str) -> Iterator[sqlite3.Connection]:
    try:
        connection = sqlite3.connect(uri, uri=True)
    except sqlite3.Error as error:
        raise BaumeisterError(f"can't open {uri}: {error}") from None
    with contextlib.closing(connection):
        yield connection
