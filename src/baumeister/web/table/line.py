"""The moves that led to a table's position, each played when somebody asks for the position after it.

Moves that were taken back, and are only redone or looked at now and then, cost no playing when a table is opened.
"""

from collections.abc import Iterator

from baumeister.core.errors import IllegalMove
from baumeister.present.game import Position
from baumeister.web.table import refusals


class Line:
    """A line of moves: the last one, and the line before it. Lines share their beginnings."""

    __slots__ = ("before", "known", "move", "ply", "seat")

    def __init__(self, before: "Line | None", move: str, seat: int, known: Position | None = None) -> None:
        """Add a seat's move (0: chance's) to a line; `known` is the position after it, if it has been played."""
        self.before, self.move, self.seat, self.known = before, move, seat, known
        self.ply: int = before.ply + 1 if before is not None else 0

    @property
    def position(self) -> Position:
        """The position after the moves.

        Raises:
            Refusal: if one of them is no move of the game (any more).
        """
        unplayed, line = list[Line](), self
        while line.known is None:
            unplayed.append(line)
            assert line.before is not None
            line = line.before
        position = line.known
        while unplayed:
            line = unplayed.pop()
            position = line.known = _played(position, line)
        return position

    def learn(self, other: "Line") -> None:
        """Take over another line's positions as far as the moves are the same, so that they needn't be played."""
        own, others = list(self.backwards())[::-1], list(other.backwards())[::-1]
        for line, same in zip(own, others, strict=False):
            if (line.move, line.seat) != (same.move, same.seat):
                return
            line.known = same.known

    def backwards(self) -> Iterator["Line"]:
        """Yield this line, and those before it down to the start."""
        line: Line | None = self
        while line is not None:
            yield line
            line = line.before


def _played(position: Position, line: Line) -> Position:
    if (position.actor == 0) != (line.seat == 0):
        raise refusals.UnreadableError
    try:
        return position.play(line.move)
    except IllegalMove as error:
        raise refusals.UnreadableError from error
