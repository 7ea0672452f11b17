"""A run's folder: `settings.json`, `progress.jsonl` (a line a round), `checkpoint.pt`, and `GAME.weights`, the network so far.

Files are written whole under another name first, so a kill at any moment leaves the last round's.
"""

import json
import os
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Self

from filelock import FileLock, Timeout

from baumeister.core.errors import BaumeisterError
from baumeister.core.record import Json
from baumeister.train.settings import Settings

SETTINGS, PROGRESS, CHECKPOINT, LOCK = "settings.json", "progress.jsonl", "checkpoint.pt", "train.lock"


class RunFolder:
    """Where a run is kept; one process at a time uses it."""

    def __init__(self, path: Path, settings: Settings, about: Json) -> None:
        """Open a run, or begin it; `about` describes the machine.

        Raises:
            BaumeisterError: if another process trains there, it holds another run, or it can't be written to.
        """
        self.path = path
        try:
            path.mkdir(parents=True, exist_ok=True)
            self._lock = FileLock(path / LOCK, timeout=0)
            self._lock.acquire()
            self._take_up(settings, about)
        except Timeout:
            raise BaumeisterError(f"another process is training in {path}") from None
        except OSError as error:
            raise BaumeisterError(f"can't keep a run in {path}: {error.strerror or error}") from None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self._lock.release()

    @property
    def checkpoint(self) -> Path:
        """Where the run can go on from."""
        return self.path / CHECKPOINT

    @property
    def rounds_noted(self) -> int:
        """The number of the last round that has a line; 0 if none has."""
        path = self.path / PROGRESS
        lines = path.read_bytes().splitlines() if path.exists() else []
        for line in reversed(lines):
            with suppress(ValueError, KeyError, TypeError):  # a kill may have cut it short
                return int(json.loads(line)["rounds"])
        return 0

    def weights(self, game: str) -> Path:
        """Where the network so far is."""
        return self.path / f"{game}.weights"

    def note(self, line: Json) -> None:
        """Add a line on a round."""
        with (self.path / PROGRESS).open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")

    def replace(self, path: Path, content: bytes) -> None:
        """Write a file whole, or not at all."""
        half = path.with_name(path.name + ".part")
        with half.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        half.replace(path)

    def _take_up(self, settings: Settings, about: Json) -> None:
        path, given = self.path / SETTINGS, settings.json()
        if not path.exists() or not (self.checkpoint.exists() or (self.path / PROGRESS).exists()):  # nothing is lost
            self.replace(path, json.dumps({"settings": given, **about}, indent=1).encode())
            return
        try:
            found = dict(json.loads(path.read_text(encoding="utf-8"))["settings"])
        except (ValueError, KeyError, TypeError):
            raise BaumeisterError(f"{path} is damaged; take another folder") from None
        different = [name for name in given if found.get(name) != given[name]]
        if different:
            there = ", ".join(f"{name} {found.get(name)}" for name in different)
            raise BaumeisterError(f"{self.path} holds a run with {there}; go on with that, or take another folder")
