"""A point in a game together with all that each seat was shown on the way there: information states with perfect recall.

A view holds a seat's present knowledge; a course adds its past, in order. Both are made from
`hide` and `sees`, so nothing is in them that the seat wasn't shown.
"""

from collections.abc import Sequence
from hashlib import blake2b
from typing import Self

import numpy as np

from baumeister.core.chance import Source, rng_of
from baumeister.core.errors import BaumeisterError, NoSuchSeatError
from baumeister.core.record import Integers, heading, read
from baumeister.positions.immutable import Immutable
from baumeister.present.game import Game, Position, View

DIGEST = 16
"""Bytes that name an information state."""
UNSHOWN = -1
"""Stands for a move that was made without showing it."""

Memory = tuple[bytes, bytes]
"""A seat's memory: a digest of all views and moves that it was shown, and the moves, as the bytes of int32 numbers."""


class Course(Immutable):
    """A point in a game and its past. Immutable: `play` returns another, which shares its past with this one."""

    game: Game
    raw: bytes
    """The full state."""
    before: Self | None
    """The point before the last move; None where it began."""
    move: int
    """The move that led here, by number."""
    memories: dict[int, Memory]
    """The memories of a spectator (0) and of seats, as far as they were asked for."""

    def __init__(self, game: Game, raw: bytes, memories: Sequence[Memory] = ()) -> None:
        """Begin where a state is; `memories` are those of a spectator and of each seat, if there were moves before."""
        fresh = [(digest(repr(game).encode()), b"")] * (game.seats + 1)
        self.__dict__.update(game=game, raw=raw, before=None, move=UNSHOWN, memories=dict(enumerate(memories or fresh)))

    @classmethod
    def start(cls, game: Game) -> Self:
        """Begin a game.

        Raises:
            BaumeisterError: if it is none.
        """
        if not isinstance(game, Game):
            raise BaumeisterError(f"a course is of a game, as baumeister.game(…) makes it, not of {game!r}")
        return cls(game, game.first())

    def __deepcopy__(self, memo: dict[int, object]) -> Self:
        return self

    def __reduce__(self) -> tuple[type[Self], tuple[Game, bytes, tuple[Memory, ...]]]:
        """Pickle the state and the memories, not the way."""
        return type(self), (self.game, self.raw, tuple(self._memory(seat) for seat in range(self.game.seats + 1)))

    @property
    def actor(self) -> int:
        """The next to move: 0 chance, a seat's number, -1 nobody."""
        return heading(self.raw)[1]

    @property
    def numbers(self) -> list[int]:
        """The numbers of the legal moves, lowest first; none after the end. They aren't kept: a past of lists is large."""
        return self.game.engine.legal(self.raw) if self.actor >= 0 else []

    @property
    def position(self) -> Position:
        """Where the game stands; nothing is hidden in it."""
        return Position.unchecked(self.game, self.raw)

    def view(self, seat: int) -> View:
        """Return the view of a seat (0: a spectator).

        Raises:
            NoSuchSeatError: if there is no such seat; so do `key`, `shown` and `guess`.
        """
        return self.position.view(seat)

    def play(self, number: int) -> Self:
        """Return the course after a legal move, which isn't checked."""
        after = object.__new__(type(self))
        raw = self.game.engine.play(self.raw, number)
        after.__dict__.update(game=self.game, raw=raw, before=self, move=number, memories={})
        return after

    def key(self, seat: int) -> bytes:
        """Return the name of a seat's information state: equal exactly if it was shown the same, in the same order."""
        return self._memory(seat)[0]

    def shown(self, seat: int) -> Integers:
        """Return the moves by number, in the order in which they were made; `UNSHOWN` where the seat wasn't shown which."""
        return np.frombuffer(self._memory(seat)[1], np.int32).astype(np.int64)

    def guess(self, seat: int, source: Source = None) -> Self:
        """Return another course that a seat can't tell from this one: everything unknown to it is drawn by lot.

        The seat remembers the same; others remember what everybody has seen, and what they know where the game stands now.

        Args:
            seat: the one that can't tell.
            source: a seed (a whole number from 0), a NumPy Generator, or an `rng` of `core.chance`; None: unpredictable.
        """
        raw = self.game.engine.guess(self.view(seat).raw, rng_of(source))
        digest_of_all, moves = self._memory(0)
        others = [(digest(digest_of_all + self.game.engine.hide(raw, other)), moves) for other in range(1, self.game.seats + 1)]
        memories = [self._memory(0), *others]
        memories[seat] = self._memory(seat)
        return type(self)(self.game, raw, memories)

    def _memory(self, seat: int) -> Memory:
        """Return a seat's memory, computed from the last point at which it was asked for."""
        points = [self]
        while (before := points[-1].before) is not None and seat not in points[-1].memories:
            points.append(before)
        first = points.pop().memories  # there each seat has one
        if seat not in first:
            raise NoSuchSeatError(f"there is no seat {seat}: seats are 1 to {self.game.seats}, 0 is a spectator")
        memory = first[seat]
        for point in reversed(points):
            memory = point.memories[seat] = added_to(memory, point, seat)
        return memory


def added_to(memory: Memory, course: Course, seat: int) -> Memory:
    """Return a memory extended by the move that led to a point."""
    rules, before = course.game.rules, course.before
    assert before is not None
    is_shown = rules.sees(read(rules.state, before.raw), course.move, seat)
    move = (course.move if is_shown else UNSHOWN).to_bytes(4, "little", signed=True)
    return digest(memory[0] + move + course.game.engine.hide(course.raw, seat)), memory[1] + move


def digest(content: bytes) -> bytes:
    """Return bytes that name some content."""
    return blake2b(content, digest_size=DIGEST).digest()
