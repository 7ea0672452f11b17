"""Path counts: how many lines of play lead on from a position, by depth; chance's outcomes count as moves.

Each game keeps a table `tests/games/<game>/paths.txt`. A paragraph of it is a position: its name; the number of seats and the
options; the moves that lead there; then the counts, for one move, two moves, and so on. `python -m tests.conformance.paths`
prints the tables with the counts as the engine finds them.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from baumeister.games import GAMES, rules
from baumeister.present.game import Game, Position

GAMES_FOLDER = Path(__file__).parents[1] / "games"


class Entry(NamedTuple):
    """A named position and its kept path counts."""

    name: str
    position: Position
    counts: tuple[int, ...]


def entries(game: str) -> list[Entry]:
    """Return the table of a game."""
    text = (GAMES_FOLDER / game / "paths.txt").read_text("utf-8")
    return [_entry(game, paragraph.splitlines()) for paragraph in text.strip().split("\n\n")]


def _entry(game: str, lines: list[str]) -> Entry:
    fields = dict(line.strip().split(": ", 1) for line in lines[1:])
    seats, *options = fields["seats"].split()
    position = Game(rules(game), int(seats), dict(option.split("=") for option in options)).start()
    for move in fields["moves"].split(", "):
        position = position.play(move)
    return Entry(lines[0], position, tuple(int(count.replace("_", "")) for count in fields["paths"].split()))


def paths(position: Position, depth: int) -> int:
    """Return how many lines of exactly that many moves lead on from a position; none do beyond the end."""
    if depth == 1:
        return len(position.numbers)
    return sum(paths(position.play(number), depth - 1) for number in position.numbers)


def table(game: str) -> Iterator[str]:
    """GamesPlayed the lines of a game's table, counted anew to the depths that it has."""
    for entry in entries(game):
        options = (f"{name}={value}" for name, value in entry.position.game.options.items())
        yield entry.name
        yield "  seats: " + " ".join([str(entry.position.game.seats), *options])
        yield "  moves: " + ", ".join(entry.position.history)
        yield "  paths: " + " ".join(f"{paths(entry.position, depth + 1):_}" for depth in range(len(entry.counts)))
        yield ""


if __name__ == "__main__":
    for name in GAMES:
        sys.stdout.write("\n".join(table(name)))
