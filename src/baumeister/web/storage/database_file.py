"""The file behind an SQLite database: whether it is still the one that was opened."""

from pathlib import Path

from baumeister.web.table.refusals import MOVED, StoreError


class DatabaseFile:
    """A database's file; None stands for a database that is none."""

    def __init__(self, path: Path | None = None) -> None:
        self._path = path
        self._opened: tuple[int, int] | None = None

    def remember(self) -> None:
        """Take the file that is there now for the one that stays."""
        self._opened = self._found()

    def check(self) -> None:
        """Refuse to go on without the file: writes to one moved away or deleted are lost.

        Raises:
            StoreError: if another file is there, or none.
        """
        if self._opened is not None and self._found() != self._opened:
            advice = "stop the server, put it back, start again"
            raise StoreError(f"the database {self._path} was moved away, deleted or replaced; {advice}", MOVED)

    def _found(self) -> tuple[int, int] | None:
        try:
            found = self._path.stat() if self._path else None
        except OSError:
            return 0, 0
        return (found.st_dev, found.st_ino) if found else None
