"""A game with a number of seats and options, and its moves."""

from collections.abc import Mapping, Sequence
from functools import cached_property
from operator import itemgetter
from types import MappingProxyType
from typing import Any, Generic, Protocol, SupportsIndex

import numpy as np

from baumeister.core.chance import Rng, Source, pick, rng_of
from baumeister.core.errors import BaumeisterError
from baumeister.core.features import slices_of
from baumeister.core.options import checked_options, checked_seats, whole
from baumeister.core.record import Integers
from baumeister.core.rules import Rules, State
from baumeister.positions.engine import Engine, engine_for
from baumeister.positions.immutable import Immutable


class Move(Immutable, str):
    """A move: its notation, which is also how it compares and prints, and its `number`."""

    __slots__ = ("number",)
    number: int

    def __new__(cls, text: str, number: int) -> "Move":
        """Pair a notation with its number."""
        move = super().__new__(cls, text)
        object.__setattr__(move, "number", number)
        return move

    def __reduce__(self) -> tuple[type["Move"], tuple[str, int]]:
        """Pickle both."""
        return Move, (str(self), self.number)


class Chances(Protocol):
    """A position, as far as chance looks at it."""

    @property
    def game(self) -> "Game[Any]":
        """The game that it is of."""

    @property
    def numbers(self) -> Sequence[int]:
        """The numbers of the legal moves."""

    @property
    def odds(self) -> Sequence[int]:
        """The weights of chance's moves, parallel to `numbers`; empty if it isn't chance's turn."""


class Game(Immutable, Generic[State]):
    """A game, ready to be played. `baumeister.game` makes them by name. Games are immutable, and equal if played alike."""

    rules: Rules[State]
    seats: int
    options: Mapping[str, str]
    """The options that differ from their defaults."""

    def __init__(
        self, rules: Rules[State], seats: SupportsIndex, options: Mapping[str, str | SupportsIndex] = MappingProxyType({})
    ) -> None:
        """Take a game's rules, how many play, and options by name.

        Raises:
            UnknownGameError: if there is no such number of seats, option or value.
        """
        own = self.__dict__
        own["rules"] = rules
        own["seats"] = count = checked_seats(rules.name, rules.seats, seats)
        own["options"] = MappingProxyType(checked_options(rules.name, rules.options, count, options))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and self._key == other._key

    def __hash__(self) -> int:
        return hash(self._key)

    def __repr__(self) -> str:
        options = "".join(f", {name}={value!r}" for name, value in self.options.items())
        return f"baumeister.game({self.rules.id!r}, seats={self.seats}{options})"

    def __reduce__(self) -> tuple[type["Game[State]"], tuple[Rules[State], int, dict[str, str]]]:
        """Pickle the arguments that it was made from."""
        return type(self), (self.rules, self.seats, dict(self.options))

    @cached_property
    def _key(self) -> tuple[object, ...]:
        return self.rules.id, self.seats, *self.options.items()

    @property
    def id(self) -> str:
        """The game's name in the registry."""
        return self.rules.id

    @property
    def engine(self) -> Engine:
        """How this process runs the game's kernels."""
        return engine_for(self.rules)

    @cached_property
    def option_indices(self) -> Integers:
        """The options as kernels take them: for each option of the game the index of its value."""
        chosen = [option.values.index(self.options.get(option.id, option.values[0])) for option in self.rules.options]
        indices = np.array(chosen, np.int64)
        indices.setflags(write=False)
        return indices

    @cached_property
    def moves(self) -> tuple[Move, ...]:
        """Every move of the game by its number, whether legal or not."""
        return tuple(Move(text, number) for number, text in enumerate(self.rules.move_texts))

    def move(self, move: str | SupportsIndex) -> Move:
        """Return a move, given its notation or number.

        Raises:
            IllegalMove: if no move of this game is written or numbered so (C4).
        """
        return self.moves[self.number(move)]

    def number(self, move: str | SupportsIndex) -> int:
        """Return a move's number, given its notation or number; a `Move` too goes by its notation.

        Raises:
            IllegalMove: if no move of this game is written or numbered so (C4).
        """
        found = self.rules.numbers.get(move) if isinstance(move, str) else whole(move)
        if found is None or not 0 <= found < len(self.rules.move_texts):
            raise self.rules.unknown_move(move)
        return found

    def numbered(self, numbers: Sequence[int]) -> tuple[Move, ...]:
        """Return the moves with these numbers, which aren't checked."""
        if len(numbers) < 2:
            return tuple(self.moves[number] for number in numbers)
        found: tuple[Move, ...] = itemgetter(*numbers)(self.moves)  # four times as fast as a loop
        return found

    @cached_property
    def observation_slices(self) -> Mapping[str, slice]:
        """Where the numbers of `View.observation` are, by name; the rows of the table at the head of `bots/features.py`."""
        return MappingProxyType(slices_of(self.rules.kernels.features, self.rules.feature_count))

    def sample_chance(self, position: Chances, source: Source = None) -> Move:
        """Return a move of chance, by its odds in a position.

        Args:
            position: one in which chance is to move.
            source: a seed (a whole number from 0), a NumPy Generator, or an `rng` of `core.chance`; None: unpredictable.

        Raises:
            BaumeisterError: if it is no position, one of another game, or chance isn't to move.
        """
        if not hasattr(position, "odds"):
            raise BaumeisterError(
                f"chance moves in a position, as game.start() and view.guess() return one, not in {position!r}"
            )
        if position.game != self:
            raise BaumeisterError(f"the position is one of {position.game!r}, not of {self!r}")
        if not position.odds:
            raise BaumeisterError(f"chance is not to move in {position!r}; see position.actor")
        return self.moves[position.numbers[pick(rng_of(source), position.odds, len(position.odds))]]

    def drawn(self, raw: bytes, rng: Rng) -> int:
        """Return a move of chance by its number, by its odds in a state in which chance is to move; unchecked."""
        engine = self.engine
        moves = engine.legal(raw)
        return moves[pick(rng, engine.odds(raw, moves), len(moves))]

    def first(self) -> bytes:
        """Return the first state, as bytes."""
        return self.engine.first(self.seats, self.option_indices)
