"""Collecting endings until there are enough: each find is kept at once, so a kill loses no game that was searched."""

import json
import os
from collections.abc import Callable, Generator, Iterable
from contextlib import closing
from itertools import count, islice, takewhile
from pathlib import Path
from time import monotonic
from typing import BinaryIO

from filelock import FileLock, Timeout

from baumeister.arena.endings.dataset import Ending, Source, ending_from, line_of, written
from baumeister.arena.journal import whole_lines
from baumeister.core.errors import BaumeisterError

Found = tuple[int, Ending | None]
Searching = Callable[[Iterable[int]], Generator[Found]]
"""Searches games by number and yields each one's ending as it comes: `Crew(…).play`."""
FRUITLESS = 300
"""So many games without an ending, and we give up."""
NO_END = "all take more moves than --bound, or can go on for longer than the solver looks ahead"


class Collection:
    """The endings of a source: those of the first games that have one, by the games' numbers."""

    def __init__(self, source: Source, wanted: int, path: Path) -> None:
        """Take the source, how many endings there shall be, and the file that will hold them."""
        self.source, self.wanted, self.path = source, wanted, path
        self.searched = dict[int, Ending | None]()
        self._since, self._searched_before = monotonic(), 0

    @property
    def endings(self) -> list[Ending]:
        """The endings so far of games before which none is left out."""
        searched = (self.searched[number] for number in takewhile(self.searched.__contains__, count()))
        return list(islice((ending for ending in searched if ending is not None), self.wanted))

    @property
    def found_count(self) -> int:
        """How many endings have been found, in whatever game."""
        return sum(ending is not None for ending in self.searched.values())

    @property
    def seconds_left(self) -> float | None:
        """How long it will take, as far as one can tell."""
        searched = len(self.searched) - self._searched_before
        if not searched or not self.found_count:
            return None
        games_left = max(0, self.wanted - self.found_count) * len(self.searched) / self.found_count
        return (monotonic() - self._since) / searched * games_left

    def collect(self, searching: Searching) -> Generator[Found]:
        """Search on until there are enough, and write the file; yields each game once it is kept.

        Raises:
            BaumeisterError: if the file can't be written, another process collects it, or there are no endings to find.
        """
        kept = self.path.with_name(self.path.name + ".part")
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with FileLock(kept.with_name(kept.name + ".lock"), timeout=0), kept.open("a+b") as journal:
                self._take_up(journal, kept)
                yield from self._search(searching, journal)
            self.path.write_bytes(written(self.source, self.endings))
            kept.unlink()
            kept.with_name(kept.name + ".lock").unlink(missing_ok=True)
        except Timeout:
            raise BaumeisterError(f"another process is collecting {self.path}") from None
        except OSError as error:
            raise BaumeisterError(f"can't keep endings in {self.path}: {error.strerror or error}") from None

    def _take_up(self, journal: BinaryIO, kept: Path) -> None:
        lines = whole_lines(journal)
        if not lines:
            keep(journal, line_of(self.source.json()))
        elif lines[0] != self.source.json():
            raise BaumeisterError(f"{kept} holds another search ({json.dumps(lines[0])}); delete it, or name another --output")
        for line in lines[1:]:
            self.searched[line["searched"]] = ending_from(line["ending"]) if line["ending"] else None
        self._since, self._searched_before = monotonic(), len(self.searched)

    def _search(self, searching: Searching, journal: BinaryIO) -> Generator[Found]:
        if len(self.endings) == self.wanted:
            return
        with closing(searching(number for number in count() if number not in self.searched)) as results:
            for number, ending in results:
                self.searched[number] = ending
                keep(journal, line_of({"searched": number, "ending": None if ending is None else ending.json()}))
                yield number, ending
                if len(self.endings) == self.wanted:
                    return
                if self.found_count == 0 and len(self.searched) >= FRUITLESS:
                    raise BaumeisterError(f"none of {FRUITLESS} games has an end that can be solved: {NO_END}")


def keep(journal: BinaryIO, line: bytes) -> None:
    """Write a line to disk for good."""
    journal.write(line)
    journal.flush()
    os.fsync(journal.fileno())
