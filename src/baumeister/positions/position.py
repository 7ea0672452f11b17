"""Positions, immutable points in a game, and views, one seat's knowledge of them."""

from collections.abc import Iterator
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Generic, NoReturn, Self, SupportsIndex, TypeVar

import numpy as np

from baumeister.core.chance import Source, rng_of
from baumeister.core.errors import BadStateError, BaumeisterError, IllegalMove, NoSuchSeatError, NothingToUndoError
from baumeister.core.features import BOUND
from baumeister.core.knowledge import hide_nothing
from baumeister.core.options import whole
from baumeister.core.record import FULL, OVER, Floats, Json, Mask, as_bytes, as_json, heading, read
from baumeister.core.rules import State
from baumeister.generic.returns import kind_of_returns, write_returns
from baumeister.positions.game import Game, Move
from baumeister.positions.immutable import Immutable
from baumeister.positions.remembered import remembered


class View(Immutable, Generic[State]):
    """One seat's (0: a spectator's) knowledge of a position: the only thing that may leave for that seat.

    Views are immutable; equal if game and state are; small to pickle.
    """

    game: Game[State]
    raw: bytes
    """The state as bytes."""

    def __init__(self, game: Game[State], state: State | bytes) -> None:
        """Wrap a state, or its bytes, from which `hide` has taken everything unknown to the viewer.

        Raises:
            BadStateError: if it is no such state of this game, as far as its type, length and heading tell.
        """
        own = self.__dict__
        own["game"] = game
        own["raw"] = self._checked(game, state)

    @classmethod
    def unchecked(cls, game: Game[State], raw: bytes) -> Self:
        """Wrap the bytes of such a state, unchecked: quicker, and for the engines' own results only."""
        made = object.__new__(cls)
        own = made.__dict__
        own["game"] = game
        own["raw"] = raw
        return made

    @classmethod
    def _checked(cls, game: Game[State], state: State | bytes) -> bytes:
        raw = bytes_of(game, state)
        if not 0 <= heading(raw)[2] <= game.seats:
            raise BadStateError(f"a view is of a seat from 1 to {game.seats} or 0, a spectator; take position.view(seat)")
        return raw

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.raw == other.raw and self.game == other.game

    def __hash__(self) -> int:
        return hash((self.raw, self.game))

    def __repr__(self) -> str:
        return f"<{self.game.rules.name}, view of seat {self.seat}, ply {self.ply}, scores {self.scores}>"

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: dict[int, object]) -> Self:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle game and state."""
        return type(self), (self.game, self.raw)

    @remembered
    def state(self) -> State:
        """The state as a record that can't be written to; `core.record.copy` returns one that can."""
        return read(self.game.rules.state, self.raw)

    @property
    def seat(self) -> int:
        """The viewer: a seat's number, 0 for a spectator, -1 if nothing is hidden."""
        return heading(self.raw)[2]

    @property
    def actor(self) -> int:
        """The next to move: 0 chance, a seat's number, -1 nobody."""
        return heading(self.raw)[1]

    @property
    def ply(self) -> int:
        """How many moves have been made."""
        return heading(self.raw)[3]

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.actor == OVER

    @remembered
    def scores(self) -> tuple[int, ...]:
        """Each seat's points as they stand."""
        return tuple(self.game.engine.score(self.raw, self.game.seats))

    @remembered
    def winners(self) -> tuple[int, ...]:
        """The seats that won, after the end; before, none."""
        if not self.is_over:
            return ()
        won = self.game.engine.winners(self.raw, self.game.seats)
        return tuple(seat for seat, has_won in enumerate(won, 1) if has_won)

    def returns(self, kind: str = "share") -> tuple[float, ...]:
        """Return each seat's return from the game; before its end, 0.

        Args:
            kind: one of `RETURNS`: a `share` of the win, the `rank` from 1 for the first place to 0 for the last, or the
                `margin` of points to the best other seat.

        Raises:
            BaumeisterError: if there is no such kind.
        """
        number, seats = kind_of_returns(kind), self.game.seats
        if not self.is_over:
            return (0.0,) * seats
        returns, engine = np.zeros(seats), self.game.engine
        points, won = engine.score(self.raw, seats), engine.winners(self.raw, seats)
        write_returns(number, np.array(points, np.int64), np.array(won, np.int64), seats, returns)
        return tuple(returns.tolist())

    @remembered
    def numbers(self) -> tuple[int, ...]:
        """The numbers of the legal moves, lowest first; none if the viewer may not know them (C5)."""
        _, actor, viewer, _ = heading(self.raw)
        if actor == OVER or viewer not in (FULL, actor) or viewer == 0:
            return ()
        return tuple(self.game.engine.legal(self.raw))

    @remembered
    def moves(self) -> tuple[Move, ...]:
        """The legal moves, those of chance included; none if the viewer may not know them (C5)."""
        return self.game.numbered(self.numbers)

    def observation(self) -> Floats:
        """Return the view as `game.rules.feature_count` float32 numbers, the viewer first, each in -8 … 8.

        `game.observation_slices` says by name where they are; the tables at the head of the game's `bots/features.py` say
        what they mean.

        Raises:
            BaumeisterError: if nothing is hidden: then they would tell more than any seat may know.
        """
        if self.seat == FULL:
            raise BaumeisterError("an observation is that of a view; take position.view(seat).observation()")
        numbers = self.game.engine.features(self.raw)
        return np.clip(numbers, -BOUND, BOUND, out=numbers)

    def mask(self) -> Mask:
        """Return 1 for each legal move of seats by its number, else 0: int8, `game.rules.seat_move_count` of them.

        All are 0 if no seat moves, or one whose moves the viewer may not know (C5).
        """
        mask = np.zeros(self.game.rules.seat_move_count, np.int8)
        if self.actor > 0:
            mask[list(self.numbers)] = 1
        return mask

    def key(self) -> bytes:
        """Return 16 bytes that name what is known here: equal exactly if views are, in every process, for this version.

        Equal keys are the same for all that can follow, so they merge positions reached by different moves. Who needs perfect
        recall adds the moves that the seat was shown.
        """
        return blake2b(repr(self.game).encode() + self.raw, digest_size=16).digest()

    def guess(self, source: Source = None) -> "Position[State]":
        """Return a full position that this view allows; every deal of the hidden pieces is (nearly) equally likely.

        Where nothing is hidden it is the position itself.

        Args:
            source: a seed (a whole number from 0), a NumPy Generator, or an `rng` of `core.chance`; None: unpredictable.
        """
        return Position.unchecked(self.game, self.guessed(source))

    def guessed(self, source: Source = None) -> bytes:
        """Return the state of such a position, as bytes."""
        return self.raw if self.seat == FULL else self.game.engine.guess(self.raw, rng_of(source))

    if not TYPE_CHECKING:  # type checkers know that there is no such method

        def play(self, _move: str | SupportsIndex) -> NoReturn:
            """Refuse: a view doesn't know hidden things."""
            raise BaumeisterError("a view can't be played on: play the position, or view.guess(), which is one that it allows")

    def json(self) -> Json:
        """Return the view as plain numbers, lists and strings; docs/json.md explains each."""
        return {
            "game": self.game.id,
            "seats": self.game.seats,
            "options": dict(self.game.options),
            "viewer": self.seat,
            "actor": self.actor,
            "scores": list(self.scores),
            "winners": list(self.winners),
            "moves": [str(move) for move in self.moves],
            "state": as_json(self.state),
        }


class Position(View[State]):
    """An immutable point in a game, with everything that happened before it. Nothing is hidden in it; `view` hides."""

    move: Move | None
    """The move that led here; None at the start."""

    def __init__(self, game: Game[State], state: State | bytes, before: "Self | None" = None, move: Move | None = None) -> None:
        """Wrap a full state; `before` and `move` are its origin. Use `start` and `Position.play`.

        Raises:
            BadStateError: if it is no full state of this game, as far as its type, length and heading tell.
        """
        super().__init__(game, state)
        own = self.__dict__
        own["before"] = before
        own["move"] = move

    @classmethod
    def unchecked(cls, game: Game[State], raw: bytes, before: Self | None = None, move: Move | None = None) -> Self:
        """Wrap the bytes of such a state, unchecked: quicker, and for the engines' own results only."""
        made = object.__new__(cls)
        own = made.__dict__
        own["game"] = game
        own["raw"] = raw
        own["before"] = before
        own["move"] = move
        return made

    @classmethod
    def _checked(cls, game: Game[State], state: State | bytes) -> bytes:
        raw = bytes_of(game, state)
        if heading(raw)[2] != FULL:
            raise BadStateError("nothing is hidden in a position, but this is a view; view.guess() returns a position")
        return raw

    def __repr__(self) -> str:
        return f"<{self.game.rules.name}, ply {self.ply}, scores {self.scores}>"

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the state and the moves that led here, compactly: the positions before are played again when asked for."""
        first = self.line()[0].raw
        moves = np.array([move.number for move in self.history], np.int32).tobytes()
        return restored, (type(self), self.game, self.raw, None if first == self.game.first() else first, moves)

    @remembered
    def before(self) -> Self | None:
        """The position before the last move; None at the start."""
        first, moves = self.__dict__["_past"]
        position = self.unchecked(self.game, first or self.game.first())
        for number in moves[:-1]:
            position = self.unchecked(self.game, self.game.engine.play(position.raw, number), position, self.game.moves[number])
        return position

    @property
    def has_revealed(self) -> bool:
        """Whether the last move was a seat's and revealed something hidden (after the end all is open, C5)."""
        if self.before is None or self.before.actor <= 0:
            return False
        rules = self.game.rules
        return (self.is_over and rules.kernels.hide is not hide_nothing) or rules.reveals(self.before.state, self.state)

    @remembered
    def odds(self) -> tuple[int, ...]:
        """The weights of chance's moves, parallel to `moves`; empty if a seat acts."""
        return tuple(self.game.engine.odds(self.raw, self.numbers)) if self.actor == 0 else ()

    def play(self, move: str | SupportsIndex) -> Self:
        """Return the position after a move, given by its notation or number; a `Move` too goes by its notation.

        Raises:
            IllegalMove: if the rules refuse it; this position is unchanged, as ever.
        """
        game = self.game
        number, moves = game.number(move), game.moves
        if moves[number] not in self.moves:
            raise self._refusal(number)
        return self.unchecked(game, game.engine.play(self.raw, number), self, moves[number])

    def undo(self, plies: SupportsIndex = 1) -> Self:
        """Return the position `plies` moves ago.

        Raises:
            NothingToUndoError: if there are not so many moves, or `plies` is no whole number from 0.
        """
        line = self.line()
        made, number = len(line) - 1, whole(plies)
        if number is None or not 0 <= number <= made:
            raise NothingToUndoError(f"{plies!r} moves can't be taken back, only 0 to {made}: {made} have been made")
        return line[made - number]

    def line(self) -> list[Self]:
        """Return all positions from the start to this one."""
        return list(self._backwards())[::-1]

    @property
    def history(self) -> tuple[Move, ...]:
        """The moves made so far."""
        return tuple(position.move for position in self.line() if position.move is not None)

    def view(self, seat: SupportsIndex) -> View[State]:
        """Return the view of a seat (0: a spectator).

        Raises:
            NoSuchSeatError: if there is no such seat.
        """
        return View.unchecked(self.game, self.hidden(seat))

    def hidden(self, seat: SupportsIndex) -> bytes:
        """Return the view of a seat (0: a spectator), as the bytes of a state."""
        number = whole(seat)
        if number is None or not 0 <= number <= self.game.seats:
            raise NoSuchSeatError(f"there is no seat {seat}: seats are 1 to {self.game.seats}, 0 is a spectator")
        return self.game.engine.hide(self.raw, number)

    def hides_nothing_of(self, seat: SupportsIndex) -> bool:
        """Tell whether a seat knows no more than everybody."""
        own, open_to_all, viewer = self.hidden(seat), self.hidden(0), self.game.rules.state.fields["viewer"].place
        return own[:viewer] == open_to_all[:viewer] and own[viewer + 1 :] == open_to_all[viewer + 1 :]

    def _refusal(self, number: int) -> IllegalMove:
        return self.game.rules.refusal(read(self.game.rules.state, self.hidden(max(self.actor, 0))), number)

    def _backwards(self) -> Iterator[Self]:
        position: Self | None = self
        while position is not None:
            yield position
            position = position.before


def bytes_of(game: Game[State], state: State | bytes) -> bytes:
    """Return a state as bytes if it can be one of this game: by its type, its length, its seats and its actor.

    Compiled kernels read and write what these say. Whether the rules can lead to the rest is left to its maker.

    Raises:
        BadStateError: if it can't, or the game is none.
    """
    if not isinstance(game, Game):
        raise BadStateError(f"a state is one of a game, as baumeister.game(…) makes it, not of {game!r}")
    kind = game.rules.state
    raw = as_bytes(state) if isinstance(state, kind) else state
    if not isinstance(raw, bytes) or len(raw) != kind.dtype.itemsize:
        raise BadStateError(
            f"a state of {game.rules.name} is one of its records, or {kind.dtype.itemsize} bytes; this is neither"
        )
    seats, actor, _, _ = heading(raw)
    if seats != game.seats or not OVER <= actor <= seats:
        raise BadStateError(f"in this state {seats} seats play and {actor} moves, but the game has {game.seats} seats")
    return raw


Kind = TypeVar("Kind", bound=Position)


def restored(kind: type[Kind], game: Game, raw: bytes, first: bytes | None, moves: bytes) -> Kind:
    """Return a pickled position; `first` is the state from which its moves were made if it isn't the game's first."""
    numbers = np.frombuffer(moves, np.int32).tolist()
    position = kind(game, raw, None, game.moves[numbers[-1]] if numbers else None)
    if numbers:
        position.__dict__.pop("before")
        position.__dict__["_past"] = first, numbers
    return position
