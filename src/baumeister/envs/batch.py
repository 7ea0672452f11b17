"""Many states of one game side by side: the queries of views and positions, for all of them in one call."""

from collections.abc import Iterable
from typing import Self, SupportsIndex

import numpy as np
from numpy.typing import NDArray

from baumeister.bots.workspace import Workspace
from baumeister.core.chance import Source, rng_of
from baumeister.core.errors import BadStateError, BaumeisterError
from baumeister.core.record import Floats, Mask, Moves, Reals
from baumeister.envs.compiled import ENV_CODE
from baumeister.envs.memory import many_slots, row_handles
from baumeister.envs.seating import checked_seat
from baumeister.generic.returns import kind_of_returns
from baumeister.present.game import Game, Position


def checked_state(game: Game, state: Position | bytes) -> bytes:
    """Return a state's bytes if it is one of this game.

    Raises:
        BadStateError: if it isn't.
    """
    if isinstance(state, bytes):
        return Position(game, state).raw
    if not isinstance(state, Position) or state.game != game:
        raise BadStateError(f"a batch is of positions of one game, {game!r}, or of their bytes, not of {state!r}")
    return state.raw


class Batch:
    """Some full states of a game, a row of bytes each. It is written to by nobody; `play` returns another."""

    def __init__(self, game: Game, states: Iterable[Position | bytes]) -> None:
        """Take positions of this game, or their bytes (`position.raw`).

        Raises:
            BadStateError: if one is no full state of this game, as far as its length and heading tell.
        """
        raws = [checked_state(game, state) for state in states]
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
        kernels, count = self._engine.kernels, len(self)
        own = np.maximum(self.actors, 1) if seat is None else np.full(count, checked_seat(self.game, seat))
        found = np.empty((count, self.game.rules.feature_count), np.float32)
        handles = row_handles(self._engine, found)
        self._code.observe_all(
            kernels.hide, kernels.features, self._slots, self._work.slots, own.astype(np.int64), found, handles
        )
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
        """Return a move of chance, by its odds, for each state in which chance is to move, int32, (states); else -1."""
        calls, buffers = self._work.calls, self._work.buffers
        found = np.full(len(self), -1, np.int32)
        room = buffers.moves, buffers.moves_at, buffers.weights, buffers.weights_at
        self._code.sample_all(calls.legal, calls.odds, self._slots, *room, rng_of(source), found)
        return found

    def play(self, moves: NDArray[np.integer] | list[int]) -> Self:
        """Return the states after a legal move in each, given by its number; -1: none. That moves are legal is not checked.

        Raises:
            BaumeisterError: if there are not as many whole numbers as states, or one is no move's.
        """
        given = np.asarray(moves)
        if given.shape != (len(self),) or given.dtype.kind not in "iu":
            raise BaumeisterError(f"a batch of {len(self)} states takes as many whole numbers, not {given!r}")
        if not ((given >= -1) & (given < len(self.game.moves))).all():
            raise BaumeisterError(f"moves are numbered from 0 to {len(self.game.moves) - 1}, and -1 stands for none")
        after = type(self)(self.game, ())
        after._take(self.game, self.states)  # noqa: SLF001 - one of these
        after._play(given.astype(np.int32))  # noqa: SLF001
        return after

    def keys(self, seat: SupportsIndex | None = None) -> list[bytes]:
        """Return `View.key` of each state: a seat's; None: that of the seat to move, else seat 1's."""
        own = np.maximum(self.actors, 1).tolist() if seat is None else [checked_seat(self.game, seat)] * len(self)
        return [position.view(number).key() for position, number in zip(self.positions(), own, strict=True)]
