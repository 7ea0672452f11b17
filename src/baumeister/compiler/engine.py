"""The compiled engine: a game's C functions, called by Python."""

import threading
from collections.abc import Callable, Sequence

import numpy as np

from baumeister.compiler.c_functions import CFunctions
from baumeister.core.chance import Rng
from baumeister.core.record import Floats, Integers
from baumeister.core.rules import Rules
from baumeister.generic.slots import Handle, Slots, compiled_slots
from baumeister.positions.engine import Array


class Buffers:
    """Memory to work in."""

    def __init__(self, rules: Rules) -> None:
        moves = len(rules.move_texts)
        record = np.zeros(rules.state.dtype.itemsize, np.uint8)
        self.memory, self.state = record.data, record.ctypes.data
        self.moves, self.numbers = np.zeros(moves, np.int32), np.zeros(max(moves, 1), np.int64)
        self.values, self.floats = np.zeros(rules.seats[-1]), np.zeros(rules.feature_count, np.float32)
        self.moves_at, self.numbers_at = self.moves.ctypes.data, self.numbers.ctypes.data
        self.values_at, self.floats_at = self.values.ctypes.data, self.floats.ctypes.data


class ThreadBuffers(threading.local):
    """One set of buffers per thread."""

    def __init__(self, rules: Rules) -> None:
        self.own = Buffers(rules)


class Compiled:
    """Runs a game's kernels as machine code. Nothing is checked: callers see to it that states are this game's."""

    is_compiled = True

    def __init__(self, rules: Rules, functions: CFunctions) -> None:
        self.kernels, self._rules = functions, rules
        self._buffers = ThreadBuffers(rules)

    def slots(self, count: int) -> Slots:
        """Return room for some states."""
        return compiled_slots(self._rules.state, count)

    def handle(self, array: Array) -> Handle:
        """Return an array's handle for kernels: its address, valid as long as the array lives."""
        return array.ctypes.data

    def first(self, seats: int, options: Integers) -> bytes:
        """Return the first state."""
        return self._changed(bytes(self._rules.state.dtype.itemsize), self.kernels.setup.call, seats, options.ctypes.data)

    def legal(self, raw: bytes) -> list[int]:
        """Return the numbers of the legal moves, lowest first."""
        buffers = self._buffers.own
        count = self.kernels.legal.call(raw, buffers.moves_at)
        found: list[int] = buffers.moves[:count].tolist()
        found.sort()
        return found

    def odds(self, raw: bytes, moves: Sequence[int]) -> list[int]:
        """Return the weights of chance's moves."""
        buffers, count = self._buffers.own, len(moves)
        buffers.moves[:count] = moves
        self.kernels.odds.call(raw, buffers.moves_at, count, buffers.numbers_at)
        found: list[int] = buffers.numbers[:count].tolist()
        return found

    def play(self, raw: bytes, move: int) -> bytes:
        """Return the state after a legal move."""
        return self._changed(raw, self.kernels.play.call, move)

    def hide(self, raw: bytes, seat: int) -> bytes:
        """Return the view that a seat (0: a spectator) has of a full state."""
        return self._changed(raw, self.kernels.hide.call, seat)

    def guess(self, raw: bytes, rng: Rng) -> bytes:
        """Return a full state that a view allows; advances `rng`."""
        return self._changed(raw, self.kernels.guess.call, rng.ctypes.data)

    def score(self, raw: bytes, seats: int) -> list[int]:
        """Return each seat's points."""
        return self._seats(raw, self.kernels.score.call, seats)

    def winners(self, raw: bytes, seats: int) -> list[int]:
        """Return 1 for each seat that won, else 0."""
        return self._seats(raw, self.kernels.winners.call, seats)

    def evaluate(self, raw: bytes, seats: int) -> list[float]:
        """Return about how many points each seat will have at the end."""
        buffers = self._buffers.own
        self.kernels.evaluate.call(raw, buffers.values_at)
        found: list[float] = buffers.values[:seats].tolist()
        return found

    def features(self, raw: bytes) -> Floats:
        """Return a view as numbers."""
        buffers = self._buffers.own
        self.kernels.features.call(raw, buffers.floats_at)
        return buffers.floats.copy()

    def _changed(self, raw: bytes, door: Callable[..., int], *numbers: int) -> bytes:
        buffers = self._buffers.own
        buffers.memory[:] = raw
        door(buffers.state, *numbers)
        return buffers.memory.tobytes()

    def _seats(self, raw: bytes, door: Callable[..., int], seats: int) -> list[int]:
        buffers = self._buffers.own
        buffers.numbers[:seats] = 0
        door(raw, buffers.numbers_at)
        found: list[int] = buffers.numbers[:seats].tolist()
        return found
