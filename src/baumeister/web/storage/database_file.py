"""The file behind an SQLite database: whether it is still the one that was opened, and nothing was copied over it."""

import os
import secrets
import shutil
import sqlite3
from contextlib import closing
from io import FileIO
from pathlib import Path

from baumeister.web.storage.damage import restore_command
from baumeister.web.storage.database_errors import failure_of
from baumeister.web.storage.lock import Hold, find_file_id
from baumeister.web.table.refusals import MOVED, UNLOCKED, StoreError

MARK_AT, MARK_BYTES = 60, 4  # where SQLite's header has the `user_version`, which means nothing to us
PATIENCE = 5.0  # seconds that the mark waits for whoever reads or writes


class DatabaseFile:
    """A database's file; None stands for a database that is none. `hold` is the lock that keeps others from it."""

    def __init__(self, path: Path | None = None, hold: Hold | None = None) -> None:
        self.path, self._hold = path, hold
        self._opened: tuple[int, int] | None = None
        self._header: FileIO | None = None
        self._mark = self._before = 0

    def remember(self) -> None:
        """Take the file that is there now for the one that stays, and mark it with a number of this run.

        What is copied over the file stays in its place on the disk, but bears another number. The header is read by a file
        that stays open: to close one takes SQLite's locks away.

        Raises:
            StoreError: if it can't be written.
        """
        if self.path is None:
            return
        self._opened, self._header = find_file_id(self.path), FileIO(self.path)
        self._mark, self._before = 1 + secrets.randbelow(2**31 - 1), self._found_mark(self._header)
        try:
            with closing(sqlite3.connect(self.path, PATIENCE, isolation_level=None)) as connection:
                connection.execute(f"PRAGMA user_version={self._mark}")
                connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")  # it may have to wait for who reads
        except sqlite3.Error as error:
            raise failure_of(error, self.path) from None

    def check(self) -> None:
        """Refuse to go on without the file, or without its lock: what is written to one that is gone is lost.

        Raises:
            StoreError: if another file is there, or none, or another server may be at work.
        """
        if self._opened is None:
            return
        if self.path is not None and find_file_id(self.path) != self._opened:
            advice = "stop the server, put it back, start again"
            raise StoreError(f"{self._missing(self.path)}; {advice}", MOVED)
        if self._hold is not None and not self._hold.is_ours:
            raise StoreError(f"{self._hold.lost}; end them all, then start one again", UNLOCKED)
        if self.path is not None and not self._is_marked:
            advice = f"stop the server, then put in its place what you want to keep: {restore_command(self.path)}"
            raise StoreError(f"something was copied over the database {self.path} while the server ran; {advice}", MOVED)

    def close(self) -> None:
        """Let go of the file, when nothing else has it open."""
        if self._header is not None:
            self._header.close()
        self._opened = self._header = None

    def lay_log_aside(self) -> None:
        """Keep SQLite from writing its log into what was copied over the file, when it closes: they don't fit."""
        is_there = self.path is not None and find_file_id(self.path) == self._opened
        if self.path is None or not is_there or self._is_marked or (self._hold is not None and not self._hold.is_ours):
            return
        log = self.path.with_name(f"{self.path.name}-wal")
        if log.exists():
            shutil.copyfile(log, log.with_name(f"{log.name}-replaced"))
            os.truncate(log, 0)

    @staticmethod
    def _missing(path: Path) -> str:
        if find_file_id(path.parent) is None:
            return f"the folder {path.parent}, with the database, was moved away or deleted"
        return f"the database {path} was moved away, deleted or replaced"

    @property
    def _is_marked(self) -> bool:
        """Whether the file bears the mark of this run, or none has come to it yet: SQLite's log had it first."""
        if self._header is None:
            return True
        found = self._found_mark(self._header)
        if found == self._mark:
            self._before = found
        return found in (self._mark, self._before)

    @staticmethod
    def _found_mark(header: FileIO) -> int:
        header.seek(MARK_AT)
        return int.from_bytes(header.read(MARK_BYTES), "big")
