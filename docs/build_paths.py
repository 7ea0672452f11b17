"""Writes docs/paths.md from the tables of path counts: python docs/build_paths.py > docs/paths.md."""

import sys
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.conformance.paths import Entry, entries

from baumeister.games import GAMES, rules

HEAD = """# Path counts

How many lines of play lead on from a position, by their length ("perft", as chess programmers call it): a line of two is a move
and a move after it; each of chance's outcomes counts as a move; lines that the game's end cuts short don't count. Two engines
that agree on such counts agree on which moves are legal and what they lead to. The moves that lead to these positions are in
`tests/games/GAME/paths.txt`.

    python -m tests.conformance.paths        # counts all of them anew
    python docs/build_paths.py > docs/paths.md

The tests compare them with what the engine finds.
"""


def page() -> Iterator[str]:
    """Yield the page in parts."""
    yield HEAD
    for game in GAMES:
        found = entries(game)
        depth = max(len(entry.counts) for entry in found)
        yield f"\n## {rules(game).title.en}\n\n"
        yield f"| position | seats | after | {' | '.join(map(str, range(1, depth + 1)))} |\n"
        yield f"|---|--:|--:|{'--:|' * depth}\n"
        yield from (row(entry, depth) for entry in found)


def row(entry: Entry, depth: int) -> str:
    """Return a position's row."""
    _, _, name = entry.name.rpartition(": ")
    counts = [f"{count:,}" for count in entry.counts] + [""] * (depth - len(entry.counts))
    options = "".join(f", {option}={value}" for option, value in entry.position.game.options.items())
    return f"| {name}{options} | {entry.position.game.seats} | {entry.position.ply} | {' | '.join(counts)} |\n"


if __name__ == "__main__":
    sys.stdout.writelines(page())
