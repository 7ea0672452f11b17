"""Endings kept as data: positions near the end with the value of every legal move.

A file is JSON Lines: a line about the file, then a line an ending.

    {"format": "baumeister-endings/1", "game": "manhattan", "seats": 2, "seed": 1, "bound": 100000, "endings": 200, "sha256": …}
    {"number": 0, "kind": "open", "moves_made": 8312, "values": {"A5+3": 0.5, "B2+1": 1.0}, "record": {…}}

`sha256` is that of all that follows the first line. `record` is a record (docs/records.md) that leads to the position, `values`
the mover's share of the win after each legal move, `number` that of the game in which it was found.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

from baumeister.arena.endings.solving import BOUND, Solution
from baumeister.core.errors import BaumeisterError
from baumeister.core.record import Json
from baumeister.games import GAMES, facts
from baumeister.present.game import Position
from baumeister.records.record import read, write

FORMAT = "baumeister-endings/1"
DATA = "baumeister.arena.endings"
"""The package that holds the files."""


class Source(NamedTuple):
    """The source of endings: the same one gives the same endings."""

    game: str
    seats: int
    seed: int = 1
    bound: int = BOUND

    def json(self) -> Json:
        """Return it as JSON has it."""
        return self._asdict()


@dataclass(frozen=True)
class Ending:
    """A position near the end, and the values of its moves."""

    number: int
    """Of the game in which it was found; no two endings are of the same."""
    record: Json = field(repr=False, hash=False)
    values: Mapping[str, float] = field(hash=False)
    """The mover's share of the win after each legal move, by notation."""
    kind: str
    """Why hidden things don't matter here: open, alone or dealt (docs/endings.md)."""
    moves_made: int
    """How many moves the solver made."""

    @property
    def game(self) -> str:
        """The game that it is of."""
        return str(self.record["game"])

    @cached_property
    def position(self) -> Position:
        """The position, played from the record."""
        return read(self.record).position

    @property
    def best(self) -> float:
        """The position's value to the mover: that of the best move."""
        return max(self.values.values())

    def loss(self, move: str) -> float:
        """Return the loss of a move, in shares of the win."""
        return self.best - self.values[str(move)]

    def json(self) -> Json:
        """Return the ending as a line of a file has it."""
        return {
            "number": self.number,
            "kind": self.kind,
            "moves_made": self.moves_made,
            "values": dict(self.values),
            "record": dict(self.record),
        }


def ending_of(number: int, position: Position, solution: Solution) -> Ending:
    """Return a solved position as an ending."""
    values = {str(move): value for move, value in solution.values.items()}
    return Ending(number, write(position), values, str(solution.kind), solution.moves_made)


def ending_from(line: Json) -> Ending:
    """Return an ending from a line of a file."""
    return Ending(line["number"], line["record"], line["values"], line["kind"], line["moves_made"])


def load(game: str) -> tuple[Ending, ...]:
    """Return the endings of a game that come with the package.

    Raises:
        BaumeisterError: if there is no such game, or none have been found of it.
    """
    facts(game)
    data = files(DATA).joinpath("data", f"{game}.jsonl")
    if not data.is_file():
        raise BaumeisterError(
            f"no endings of {game} come with the package; there are some of {', '.join(games_with_endings())}"
        )
    return parse(data.read_bytes(), f"the endings of {game}")


def games_with_endings() -> list[str]:
    """Return the games whose endings come with the package."""
    return [game for game in GAMES if files(DATA).joinpath("data", f"{game}.jsonl").is_file()]


def load_file(path: Path) -> tuple[Ending, ...]:
    """Return the endings in a file.

    Raises:
        BaumeisterError: if it can't be read, holds no endings, or was changed.
    """
    try:
        return parse(path.read_bytes(), str(path))
    except OSError as error:
        raise BaumeisterError(f"can't read {path}: {error.strerror or error}") from None


def parse(content: bytes, name: str) -> tuple[Ending, ...]:
    """Return the endings in a file's content."""
    first, _, rest = content.partition(b"\n")
    try:
        about = json.loads(first)
        if about["format"] != FORMAT:
            raise ValueError
        checksum = about["sha256"]
    except (ValueError, KeyError, TypeError):
        raise BaumeisterError(f"{name}: this is no file of endings; its first line has to name the format {FORMAT}") from None
    if sha256(rest).hexdigest() != checksum:
        raise BaumeisterError(f"{name}: this was changed after it was written; its checksum differs")
    return tuple(ending_from(json.loads(line)) for line in rest.splitlines())


def written(source: Source, endings: Sequence[Ending]) -> bytes:
    """Return a file's content."""
    rest = b"".join(line_of(ending.json()) for ending in endings)
    about = {"format": FORMAT, **source.json(), "endings": len(endings), "sha256": sha256(rest).hexdigest()}
    return line_of(about) + rest


def line_of(document: Json) -> bytes:
    """Return a line of JSON."""
    return json.dumps(document, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"
