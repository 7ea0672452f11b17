"""A folder that keeps a match: `games.jsonl`, a line for the match, one for each time it was taken up, one for each game.

If records are wanted, `records` has one for each game, and `thoughts` those of searching bots in it.

A line is written when its game is over, and forced to disk. If a kill leaves half a line, the next start drops it.
"""

import json
import os
from bisect import bisect_right
from collections.abc import Iterable, Mapping
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from types import TracebackType
from typing import BinaryIO, Self

from filelock import FileLock, Timeout

from baumeister.arena.match import Fixture, Match
from baumeister.arena.result import Result, Thoughts, result_from
from baumeister.core.errors import BaumeisterError
from baumeister.core.record import Json
from baumeister.machine import describe

FORMAT = "baumeister-arena/1"
GAMES, RECORDS, THOUGHTS = "games.jsonl", "records", "thoughts"
BOTS = "bots"
"""In a session: the hashes of programs and classes that played, by how they are named."""


class Journal:
    """The results of a match so far, kept in a folder."""

    def __init__(self, folder: Path, match: Match) -> None:
        """Open the folder, or begin it.

        Raises:
            BaumeisterError: if another arena uses it, it holds another match, or it can't be written to.
        """
        self.folder, self.results, self.sessions = folder, list[Result](), list[Json]()
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._lock = FileLock(folder / "arena.lock", timeout=0)
            self._lock.acquire()
            self._file = (folder / GAMES).open("a+b")
        except Timeout:
            raise BaumeisterError(f"another arena is playing in {folder}") from None
        except OSError as error:
            raise BaumeisterError(f"can't keep a match in {folder}: {error.strerror or error}") from None
        try:
            self._take_up(match)
        except BaumeisterError:
            self._leave()
            raise
        except OSError as error:
            self._leave()
            raise self._unwritten(error) from None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self._leave()

    def _leave(self) -> None:
        with suppress(OSError):  # what a full disk took no more
            self._file.close()
        self._lock.release()

    @property
    def without_records(self) -> int:
        """How many of the games played have no record."""
        return sum(not (self.folder / RECORDS / file_of(result.fixture)).exists() for result in self.results)

    def begin_session(self, notes: Json | None = None) -> None:
        """Note the machine and commit of the games that follow, and what else is to be known of them.

        Raises:
            BaumeisterError: if it can't be written.
        """
        session: Json = {"session": datetime.now(UTC).isoformat(timespec="seconds"), **describe(), **(notes or {})}
        self._append(session)
        self.sessions.append({**session, "before": len(self.results)})

    def add(self, result: Result) -> None:
        """Keep a result, and its record if it has one.

        Raises:
            BaumeisterError: if it can't be written; what was kept before stays.
        """
        if result.record is not None:
            self._write(RECORDS, result, result.record)
            if result.thoughts:
                self._write(THOUGHTS, result, result.thoughts)
        self._append(result.json())
        self.results.append(result)

    def _write(self, folder: str, result: Result, content: Json | Thoughts) -> None:
        home = self.folder / folder
        try:
            home.mkdir(exist_ok=True)
            with (home / file_of(result.fixture)).open("w", encoding="utf-8") as file:
                json.dump(content, file)
                file.flush()
                os.fsync(file.fileno())
        except OSError as error:
            raise self._unwritten(error) from None

    def _take_up(self, match: Match) -> None:
        lines = whole_lines(self._file)
        if not lines:
            self._append({"format": FORMAT, **match.json()})
            return
        asked = json.loads(json.dumps({"format": FORMAT, **match.json()}))
        if lines[0] != asked:
            raise BaumeisterError(f"{self.folder} holds another match ({difference(lines[0], asked)}); name another --output")
        self.sessions, self.results = sorted_out(self.folder / GAMES, lines)

    def _append(self, line: Json) -> None:
        try:
            self._file.write(json.dumps(line, separators=(",", ":")).encode() + b"\n")
            self._file.flush()
            os.fsync(self._file.fileno())
        except OSError as error:
            raise self._unwritten(error) from None

    def _unwritten(self, error: OSError) -> BaumeisterError:
        why = error.strerror or error
        return BaumeisterError(f"can't write to {self.folder}: {why}; what was kept before stays, and the same command goes on")


def file_of(fixture: Fixture) -> str:
    """Return the name of a game's files, in the folders of records and of thoughts."""
    return f"{fixture.deal:05}-{fixture.rotation}.json"


def kept_in(folder: Path) -> tuple[list[Json], list[Result]]:
    """Return the sessions and results that a folder holds, for whoever only reads; none if there is no match."""
    file = folder / GAMES
    return sorted_out(file, parsed(whole_part(file.read_bytes()), file) if file.exists() else [])


def sorted_out(file: Path, lines: list[Json]) -> tuple[list[Json], list[Result]]:
    """Return the sessions and the results among a journal's lines, of which the first is the match.

    A session says under "before" how many results were kept before it.

    Raises:
        BaumeisterError: if one is neither; says which, and what it lacks.
    """
    sessions, results, found = list[Json](), list[Result](), set[Fixture]()
    for number, line in enumerate(lines[1:], 2):
        try:
            if "session" in line:
                needed = {"baumeister": line["baumeister"], "machine": line["machine"]}
                sessions.append({**needed, **line, "before": len(results)})
            else:
                results.append(result_from(line))
                if results[-1].fixture in found:
                    raise BaumeisterError(f"the journal {file} is damaged: line {number} repeats a game; name another --output")
                found.add(results[-1].fixture)
        except (KeyError, TypeError, ValueError) as error:
            why = f"lacks “{error.args[0]}”" if isinstance(error, KeyError) else "is neither a game nor a session"
            raise BaumeisterError(f"the journal {file} is damaged: line {number} {why}; name another --output") from None
    return sessions, results


def played_in(sessions: list[Json], places: Iterable[int]) -> list[Json]:
    """Return those of a journal's sessions in which results were kept, by the places of these among all results."""
    starts = [session["before"] for session in sessions]
    found = {bisect_right(starts, place) for place in places}
    return [session for number, session in enumerate(sessions, 1) if number in found]


def versions(sessions: list[Json]) -> list[str]:
    """Return the versions and commits that played in some sessions, and what else played that the package doesn't hold."""
    return list(dict.fromkeys(" with ".join(version_of(session)) for session in sessions))


def version_of(session: Json) -> list[str]:
    """Return a session's version, its weights' hash if it has one, and those of others' bots."""
    weights = [f"weights {session['weights']}"] if "weights" in session else []
    return [str(session["baumeister"]), *weights, *(f"{bot} {content}" for bot, content in bots_of(session).items())]


def bots_of(session: Json) -> dict[str, str]:
    """Return the hashes of others' bots in a session."""
    bots = session.get(BOTS)
    return {str(bot): str(content) for bot, content in bots.items()} if isinstance(bots, dict) else {}


def whole_lines(file: BinaryIO) -> list[Json]:
    """Return a file's lines as JSON; an unfinished last line is cut off.

    Raises:
        BaumeisterError: if a line before the last is damaged.
    """
    file.seek(0)
    whole = whole_part(file.read())
    file.truncate(len(whole))
    return parsed(whole, file.name)


def whole_part(text: bytes) -> bytes:
    """Return a journal's text without an unfinished last line."""
    return text[: text.rfind(b"\n") + 1]


def parsed(text: bytes, file: Path | str) -> list[Json]:
    """Return the lines of a journal's text as JSON.

    Raises:
        BaumeisterError: if one is damaged.
    """
    lines: list[Json] = []
    for number, line in enumerate(text.splitlines(), 1):
        try:
            found = json.loads(line)
        except ValueError:
            found = None
        if not isinstance(found, dict):
            raise BaumeisterError(f"the journal {file} is damaged: line {number} is not a JSON object; name another --output")
        lines.append(found)
    return lines


def difference(kept: Mapping[str, object], asked: Mapping[str, object]) -> str:
    """Say how one match differs from another."""
    keys = [key for key in asked if kept.get(key) != asked[key]]
    return ", ".join(f"{key} {json.dumps(kept.get(key))}, not {json.dumps(asked[key])}" for key in keys)
