"""One process at a time for an SQLite database: a lock that ends with the process that holds it, however that ends."""

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from pathlib import Path

from filelock import FileLock, Timeout

from baumeister.core.errors import BaumeisterError


@dataclass
class Holder:
    """The holder of a database, from a note beside it."""

    note: Path
    does: str  # “serves” or “restores”
    process: int
    since: str
    address: str = ""

    def write(self, address: str = "") -> None:
        """Write the note; the lock doesn't depend on it."""
        self.address = address
        with suppress(OSError):
            self.note.write_text(json.dumps(asdict(self) | {"note": ""}), encoding="utf-8")


@contextmanager
def hold_database(database: Path | None, does: str = "serves") -> Iterator[Holder | None]:
    """Hold a database for this process, which may do so again within; None, a database of another kind, isn't held.

    The lock file stays where it is: its content means nothing, and to delete it would open a second door. Processes started
    meanwhile must not inherit it, lest they outlive the holder with it.

    Raises:
        BaumeisterError: if somebody else holds it.
    """
    if database is None:
        yield None
        return
    database = database.resolve()
    if not database.parent.is_dir():
        raise BaumeisterError(f"can't open the database {database}: there is no folder {database.parent}")
    lock = FileLock(_beside(database, ".lock"), timeout=0, thread_local=False, is_singleton=True, mode=0o600)
    is_first = not lock.is_locked
    holder = Holder(_beside(database, ".holder"), does, os.getpid(), f"{datetime.now(UTC):%Y-%m-%d %H:%M:%S} UTC")
    try:
        lock.acquire()
    except Timeout:
        raise BaumeisterError(f"can't use the database {database}: {_who(holder.note)}") from None
    except OSError as error:
        raise BaumeisterError(f"can't lock the database {database}: {error.strerror or error}") from None
    try:
        if is_first:
            holder.write()
        yield holder
    finally:
        if is_first:
            holder.note.unlink(missing_ok=True)
        lock.release()


def _beside(database: Path, ending: str) -> Path:
    return database.with_name(database.name + ending)


def _who(note: Path) -> str:
    advice = "one process at a time may: end that one first, or name another database"
    try:
        found = Holder(**json.loads(note.read_text(encoding="utf-8")))
    except (OSError, ValueError, TypeError):
        return f"another process uses it; {advice}"
    where = f" at {found.address}" if found.address else ""
    return f"process {found.process} {found.does} it{where} since {found.since}; {advice}"
