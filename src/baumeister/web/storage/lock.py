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
from baumeister.web.storage.faults import explain, find_rights_fault, is_folder


class HeldError(BaumeisterError):
    """Another process has the database; `address` is where it serves, if its note says so."""

    def __init__(self, message: str, address: str) -> None:
        self.address = address
        super().__init__(message)


@dataclass
class Holder:
    """The holder of a database, from a note beside it."""

    does: str  # “serves” or “restores”
    process: int
    since: str
    address: str = ""


class Hold:
    """A database that is held: by its lock, with a note beside it that says by whom."""

    def __init__(self, database: Path, does: str) -> None:
        """Begin when the lock has been taken."""
        self.lock, self._note = _beside(database, ".lock"), _beside(database, ".holder")
        self._taken = find_file_id(self.lock)
        self._holder = Holder(does, os.getpid(), f"{datetime.now(UTC):%Y-%m-%d %H:%M:%S} UTC")

    @property
    def is_ours(self) -> bool:
        """Whether the lock is the one that was taken: where there is another, or none, others get in."""
        return self._taken is not None and find_file_id(self.lock) == self._taken

    @property
    def lost(self) -> str:
        """What is to be said when it isn't."""
        return f"the lock {self.lock} was deleted or replaced, so another server may be at work on the same database"

    def write(self, address: str = "") -> None:
        """Write the note; the lock doesn't depend on it."""
        self._holder.address = address
        with suppress(OSError):
            self._note.write_text(json.dumps(asdict(self._holder)), encoding="utf-8")

    def unlink_note(self) -> None:
        """Delete the note, unless it is another's."""
        found = _read_holder(self._note)
        if found is None or found.process == self._holder.process:
            self._note.unlink(missing_ok=True)


def find_file_id(path: Path | None) -> tuple[int, int] | None:
    """Return what tells a file from all others, whatever its name; None if there is none."""
    try:
        found = path.stat() if path else None
    except OSError:
        return None
    return (found.st_dev, found.st_ino) if found else None


@contextmanager
def hold_database(database: Path | None, does: str = "serves") -> Iterator[Hold | None]:
    """Hold a database for this process, which may do so again within; None, a database of another kind, isn't held.

    The lock file stays where it is: its content means nothing, and to delete it would open a second door. Processes started
    meanwhile must not inherit it, lest they outlive the holder with it.

    Raises:
        HeldError: if somebody else holds it.
        BaumeisterError: if it can't be locked.
    """
    if database is None:
        yield None
        return
    database = database.resolve()
    if not is_folder(database.parent):
        problem = find_rights_fault(database) or f"there is no folder {database.parent}"
        raise BaumeisterError(f"can't open the database {database}: {problem}")
    lock = FileLock(_beside(database, ".lock"), timeout=0, thread_local=False, is_singleton=True, mode=0o600)
    is_first = not lock.is_locked
    try:
        lock.acquire()
    except Timeout:
        found = _read_holder(_beside(database, ".holder"))
        raise HeldError(_who(database, found), found.address if found else "") from None
    except OSError as error:
        raise BaumeisterError(f"can't lock the database {database}: {explain(error, database)}") from None
    hold = Hold(database, does)
    try:
        if is_first:
            hold.write()
        yield hold
    finally:
        if is_first:
            hold.unlink_note()
        lock.release()


def _beside(database: Path, ending: str) -> Path:
    return database.with_name(database.name + ending)


def _who(database: Path, found: Holder | None) -> str:
    """Say who has a database and since when, what runs where first."""
    advice = "one process at a time may use a database: end that one first, or name another"
    if found is None:
        return f"another process uses the database {database}; {advice}"
    who = f"process {found.process} {found.does} the database {database} since {found.since}"
    return f"a table is already running at {found.address}: {who}; {advice}" if found.address else f"{who}; {advice}"


def _read_holder(note: Path) -> Holder | None:
    try:
        return Holder(**json.loads(note.read_text(encoding="utf-8")))
    except (OSError, ValueError, TypeError):
        return None
