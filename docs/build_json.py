"""Writes docs/json.md from the games' own field texts: python docs/build_json.py > docs/json.md."""

import sys
from collections.abc import Iterator

from baumeister.core.rules import Rules
from baumeister.games import GAMES, rules

HEAD = """# A view as JSON

`position.view(seat).json()`, the HTTP API and the NDJSON stream give what one seat knows as plain numbers, lists and strings.
Names and meanings are stable: new fields may come, none changes its meaning. This page is made from the code by
`docs/build_json.py`.

| key | meaning |
|---|---|
| `game` | the game's id |
| `seats` | how many play |
| `options` | the options that differ from their default, by name |
| `viewer` | whose view this is: a seat's number, 0 a spectator; -1 a full position, in which nothing is hidden |
| `actor` | who moves next: 0 chance, 1, 2, … a seat, -1 nobody: the game is over |
| `scores` | each seat's score as it stands: points, in Project Skyline thousands |
| `winners` | the seats that won or share, after the end; before, empty |
| `moves` | the legal moves in notation, if it is the viewer's turn; else empty |
| `state` | the game's own fields, below |

In `state` whatever can be counted counts from 0: seats, colours, kinds, places. Only `actor` and `viewer` count seats from 1.
"""


def page() -> Iterator[str]:
    """Return the page in parts."""
    yield HEAD
    for name in GAMES:
        yield table(rules(name))


def table(game: Rules) -> str:
    """Return the table of a game's fields."""
    rows = "\n".join(
        f"| `{name}` | {' × '.join(map(str, field.shape)) or 'number'} | {field.doc} |"
        for name, field in game.state.fields.items()
    )
    return f"\n## {game.title.en} (`{game.id}`)\n\n| field | shape | meaning |\n|---|---|---|\n{rows}\n"


if __name__ == "__main__":
    sys.stdout.write("".join(page()))
