"""Many states of one game side by side: the queries of views and positions, for all of them in one call."""

from collections.abc import Iterable
from hashlib import blake2b
from typing import Self, SupportsIndex, TypeAlias

import numpy as np
from numpy.typing import NDArray

from baumeister.bots.workspace import Workspace
from baumeister.core.chance import Source, rng_of
from baumeister.core.errors import BadStateError, BaumeisterError
from baumeister.core.record import Floats, Integers, Mask, Moves, Reals
from baumeister.envs.compiled import ENV_CODE
from baumeister.envs.memory import many_slots, row_handles
from baumeister.envs.refusals import array_of, refusal_of
from baumeister.envs.seating import checked_seat
from baumeister.generic.returns import kind_of_returns
from baumeister.present.game import Game, Position

State: TypeAlias = Position | bytes | NDArray[np.uint8]
"""A position, or its bytes: `Position.raw`, or a row of `Batch.states`."""
KEY_SIZE = 16
"""Bytes of `View.key`."""


def checked_state(game: Game, state: State) -> bytes:
    """Return a state's bytes if it is one of this game.

    Raises:
        BadStateError: if it isn't.
    """
    if isinstance(state, np.ndarray) and state.dtype == np.uint8 and state.ndim == 1:
        return Position(game, state.tobytes()).raw
    if isinstance(state, bytes):
        return Position(game, state).raw
    if not isinstance(state, Position) or state.game != game:
        found = repr(state) if isinstance(state, Position) else f"a {type(state).__name__}"
        raise BadStateError(f"a batch is of positions of one game, {game!r}, or of their bytes, not of {found}")
    return state.raw


def checked_states(game: Game, states: Iterable[State]) -> list[bytes]:
    """Return the bytes of states if they are of this game.

    Raises:
        BadStateError: if one isn't.
        BaumeisterError: if the game is none, or there is but one state.
    """
    if not isinstance(game, Game):
        raise BaumeisterError(f"a batch takes a game, as baumeister.game(…) makes it, and its positions, not {game!r}")
    if isinstance(states, Position | bytes) or not isinstance(states, Iterable):
        raise BaumeisterError(f"a batch takes a list of positions of {game!r}, or of their bytes, not {type(states).__name__}")
    return [checked_state(game, state) for state in states]


class Batch:
    """Some full states of a game, a row of bytes each. It is written to by nobody; `play` returns another."""

    def __init__(self, game: Game, states: Iterable[State]) -> None:
        """Take positions of this game, or their bytes (`position.raw`, the rows of another batch's `states`).

        Raises:
            BadStateError: if one is no full state of this game, as far as its length and heading tell.
        """
        raws = checked_states(game, states)
        size = game.rules.state.dtype.itemsize
        self._take(game, np.frombuffer(b"".join(raws), np.uint8).reshape(len(raws), size))

    def _play(self, moves: Moves) -> None:
        self._code.play_all(self._work.calls.play, self._slots, moves)

    def _take(self, game: Game, rows: NDArray[np.uint8]) -> None:
        self.game, self._engine = game, game.engine
        self._code = ENV_CODE.functions_for(self._engine)
        self._slots, self._count = many_slots(self._engine, len(rows)), len(rows)
        self._slots.rows[: self._count] = rows
        self._rng = np.ones(1, np.uint64)
        self._work = Workspace(game, 2, self._rng)

    def __len__(self) -> int:
        return self._count

    @property
    def states(self) -> NDArray[np.uint8]:
        """The states' bytes, (states, bytes of one): a copy."""
        return self._slots.rows[: self._count].copy()

    @property
    def actors(self) -> Mask:
        """The actors, (states): 0 chance, a seat's number, -1 nobody."""
        return np.array(self._slots.heads.actor[: self._count])

    def positions(self) -> list[Position]:
        """Return the states as positions."""
        return [Position.unchecked(self.game, row.tobytes()) for row in self.states]

    def observations(self, seat: SupportsIndex | None = None) -> Floats:
        """Return `View.observation` of each state, float32, (states, features).

        It is that of a seat; None: of the seat to move, and where there is none of seat 1.
        """
        kernels, count, seats = self._engine.kernels, len(self), self._viewers(seat)
        found = np.empty((count, self.game.rules.feature_count), np.float32)
        handles = row_handles(self._engine, found)
        self._code.observe_all(kernels.hide, kernels.features, self._slots, self._work.slots, seats, found, handles)
        return found

    def masks(self) -> Mask:
        """Return `View.mask` of the seat to move in each state, int8, (states, moves of seats); 0 where no seat is to move."""
        buffers = self._work.buffers
        found = np.zeros((len(self), self.game.rules.seat_move_count), np.int8)
        self._code.mask_all(self._work.calls.legal, self._slots, buffers.moves, buffers.moves_at, found)
        return found

    def returns(self, kind: str = "share") -> Reals:
        """Return `Position.returns` of each state, float64, (states, seats)."""
        number, buffers = kind_of_returns(kind), self._work.buffers
        found, points = np.zeros((len(self), self.game.seats)), np.zeros(self.game.seats, np.int64)
        kernels, points_at = self._engine.kernels, self._engine.handle(points)
        winners = buffers.won, buffers.won_at
        self._code.return_all(kernels.score, kernels.winners, self._slots, number, points, points_at, *winners, found)
        return found

    def sample_chance(self, source: Source = None) -> Moves:
        """Return a move of chance, by its odds, for each state in which chance is to move, int32, (states); else -1.

        Args:
            source: a seed (a whole number from 0), a NumPy Generator, or an `rng` of `core.chance`; None: unpredictable.

        Raises:
            BaumeisterError: if it is none of these.
        """
        calls, buffers = self._work.calls, self._work.buffers
        found = np.full(len(self), -1, np.int32)
        room = buffers.moves, buffers.moves_at, buffers.weights, buffers.weights_at
        self._code.sample_all(calls.legal, calls.odds, self._slots, *room, rng_of(source), found)
        return found

    def play(self, moves: NDArray[np.integer] | list[int]) -> Self:
        """Return the states after a legal move in each, given by its number; -1: none.

        Raises:
            IllegalMove: if the rules refuse one; says which.
            BaumeisterError: if there are not as many whole numbers as states, or one is no move's.
        """
        given = array_of(moves)
        if given.shape != (len(self),) or given.dtype.kind not in "iu":
            raise BaumeisterError(f"a batch of {len(self)} states takes as many whole numbers, not {given!r}")
        if not ((given >= -1) & (given < len(self.game.moves))).all():
            raise BaumeisterError(f"moves are numbered from 0 to {len(self.game.moves) - 1}, and -1 stands for none")
        chosen, buffers = given.astype(np.int32), self._work.buffers
        refused = self._code.unplayable(self._work.calls.legal, self._slots, chosen, buffers.moves, buffers.moves_at)
        if refused >= 0:
            position = Position.unchecked(self.game, self.states[refused].tobytes())
            raise refusal_of(position, int(chosen[refused]), f"state {refused}: ")
        after = type(self)(self.game, ())
        after._take(self.game, self.states)  # noqa: SLF001 - one of these
        after._play(chosen)  # noqa: SLF001
        return after

    def keys(self, seat: SupportsIndex | None = None) -> list[bytes]:
        """Return `View.key` of each state: a seat's; None: that of the seat to move, else seat 1's."""
        views, count = many_slots(self._engine, len(self)), len(self)
        self._code.hide_all(self._engine.kernels.hide, self._slots, views, self._viewers(seat))
        head, keys = blake2b(repr(self.game).encode(), digest_size=KEY_SIZE), []
        for row in views.rows[:count]:
            key = head.copy()
            key.update(row)
            keys.append(key.digest())
        return keys

    def _viewers(self, seat: SupportsIndex | None) -> Integers:
        own = np.maximum(self.actors, 1) if seat is None else np.full(len(self), checked_seat(self.game, seat))
        return own.astype(np.int64)
