"""Moves in a row, for tests of all games."""

import re

from tests.games.kinds import Position


def played(position: Position, *moves: str) -> Position:
    """Return the position after moves in notation, each one text, or several in one with commas or line breaks between."""
    for move in re.split(r"[,\n]", ",".join(moves)):
        if move.strip():
            position = position.play(move.strip())
    return position
