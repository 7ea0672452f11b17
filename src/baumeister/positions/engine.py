"""Engines: how kernels are run for Python. Interpreted from the start; compiled where a process asks for it.

Both take and return states as bytes and give the same results; the conformance suite compares them.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any, Generic, Protocol

import numpy as np
from numpy.typing import NDArray

from baumeister.core.chance import Rng
from baumeister.core.record import Floats, Integers, as_bytes, new, read, writable
from baumeister.core.rules import Kernels, Rules, State
from baumeister.generic.slots import Handle, Slots, interpreted_slots

Array = NDArray[np.generic]


class Engine(Protocol):
    """A game's kernels, on states as bytes. Nothing is checked."""

    is_compiled: bool

    @property
    def kernels(self) -> Any:
        """The kernels by name, for code that calls them on `generic.slots`."""

    def slots(self, count: int) -> Slots:
        """Return room for some states."""

    def handle(self, array: Array) -> Handle:
        """Return an array's handle for kernels."""

    def first(self, seats: int, options: Integers) -> bytes:
        """Return the first state."""

    def legal(self, raw: bytes) -> list[int]:
        """Return the numbers of the legal moves, lowest first."""

    def odds(self, raw: bytes, moves: Sequence[int]) -> list[int]:
        """Return the weights of chance's moves."""

    def play(self, raw: bytes, move: int) -> bytes:
        """Return the state after a legal move."""

    def hide(self, raw: bytes, seat: int) -> bytes:
        """Return the view that a seat (0: a spectator) has of a full state."""

    def guess(self, raw: bytes, rng: Rng) -> bytes:
        """Return a full state that a view allows; advances `rng`."""

    def score(self, raw: bytes, seats: int) -> list[int]:
        """Return each seat's points."""

    def winners(self, raw: bytes, seats: int) -> list[int]:
        """Return 1 for each seat that won, else 0."""

    def evaluate(self, raw: bytes, seats: int) -> list[float]:
        """Return about how many points each seat will have at the end."""

    def features(self, raw: bytes) -> Floats:
        """Return a view as numbers."""


class Interpreted(Generic[State]):
    """Runs kernels as the Python that they are."""

    is_compiled = False

    def __init__(self, rules: Rules[State]) -> None:
        self._rules, self._kernels = rules, rules.kernels

    @property
    def kernels(self) -> Kernels[State]:
        """The kernels by name, for code that calls them on `generic.slots`."""
        return self._kernels

    def slots(self, count: int) -> Slots:
        """Return room for some states."""
        return interpreted_slots(self._rules.state, count)

    def handle(self, array: Array) -> Handle:
        """Return an array's handle for kernels."""
        return array

    def first(self, seats: int, options: Integers) -> bytes:
        """Return the first state."""
        state = new(self._rules.state)
        self._kernels.setup(state, seats, options)
        return as_bytes(state)

    def legal(self, raw: bytes) -> list[int]:
        """Return the numbers of the legal moves, lowest first."""
        moves = np.empty(len(self._rules.move_texts), np.int32)
        count = self._kernels.legal(self._read(raw), moves)
        return sorted(moves[:count].tolist())

    def odds(self, raw: bytes, moves: Sequence[int]) -> list[int]:
        """Return the weights of chance's moves."""
        weights = np.zeros(len(moves), np.int64)
        self._kernels.odds(self._read(raw), np.array(moves, np.int32), len(moves), weights)
        return [int(weight) for weight in weights]

    def play(self, raw: bytes, move: int) -> bytes:
        """Return the state after a legal move."""
        state = self._write(raw)
        self._kernels.play(state, move)
        return as_bytes(state)

    def hide(self, raw: bytes, seat: int) -> bytes:
        """Return the view that a seat (0: a spectator) has of a full state."""
        state = self._write(raw)
        self._kernels.hide(state, seat)
        return as_bytes(state)

    def guess(self, raw: bytes, rng: Rng) -> bytes:
        """Return a full state that a view allows; advances `rng`."""
        state = self._write(raw)
        self._kernels.guess(state, rng)
        return as_bytes(state)

    def score(self, raw: bytes, seats: int) -> list[int]:
        """Return each seat's points."""
        points = np.zeros(seats, np.int64)
        self._kernels.score(self._read(raw), points)
        return [int(count) for count in points]

    def winners(self, raw: bytes, seats: int) -> list[int]:
        """Return 1 for each seat that won, else 0."""
        won = np.zeros(seats, np.int64)
        self._kernels.winners(self._read(raw), won)
        return [int(flag) for flag in won]

    def evaluate(self, raw: bytes, seats: int) -> list[float]:
        """Return about how many points each seat will have at the end."""
        values = np.zeros(seats)
        self._kernels.evaluate(self._read(raw), values)
        return [float(value) for value in values]

    def features(self, raw: bytes) -> Floats:
        """Return a view as numbers."""
        numbers = np.zeros(self._rules.feature_count, np.float32)
        self._kernels.features(self._read(raw), numbers)
        return numbers

    def _read(self, raw: bytes) -> State:
        return read(self._rules.state, raw)

    def _write(self, raw: bytes) -> State:
        return writable(self._rules.state, raw)


_COMPILED: dict[str, Engine] = {}


def engine_for(rules: Rules[State]) -> Engine:
    """Return how this process runs a game's kernels: compiled if that was asked for, else interpreted."""
    return _COMPILED.get(rules.id) or interpreted(rules)


@cache
def interpreted(rules: Rules[State]) -> Interpreted[State]:
    """Return the engine that runs a game's kernels as they are."""
    return Interpreted(rules)


def use(game: str, engine: Engine | None) -> None:
    """Let this process run a game's kernels by an engine from now on; None: interpreted again."""
    if engine is None:
        _COMPILED.pop(game, None)
    else:
        _COMPILED[game] = engine
