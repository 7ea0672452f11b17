"""A game: static facts, a record type, a handful of pure functions. Everything else in Baumeister stands on these."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from baumeister.core.errors import IllegalMove, UnknownGameError
from baumeister.core.record import Head, new
from baumeister.present.drawing import Drawing
from baumeister.present.words import Words
from baumeister.text import Language, Text

if TYPE_CHECKING:
    from baumeister.core.position import Position

Integers = NDArray[np.int64]


@dataclass(frozen=True)
class Kernels:
    """The narrow waist: what a game's compiled functions promise. `moves` are int32, all other arrays int64 or as said."""

    setup: Callable[[Any, int, Integers], None]
    """setup(state, seats, options): fill a zeroed record; options are indices into each option's values."""
    legal: Callable[[Any, NDArray[np.int32]], int]
    """legal(state, moves): write the numbers of all legal moves, each once, chance's included; return how many."""
    odds: Callable[[Any, NDArray[np.int32], int, Integers], None]
    """odds(state, moves, count, weights): write a positive weight for each of the first `count` moves of chance."""
    play: Callable[[Any, int], None]
    """play(state, move): make a legal move, unchecked, and all that follows by itself."""
    hide: Callable[[Any, int], None]
    """hide(state, seat): turn a full state into what a seat (0: an onlooker) knows. After the end nothing is hidden."""
    guess: Callable[[Any, NDArray[np.uint64]], None]
    """guess(view, rng): fill a view up to a full state; every deal that it allows can come, all (nearly) equally likely."""
    score: Callable[[Any, Integers], None]
    """score(state, points): write each seat's points as they stand."""
    winners: Callable[[Any, Integers], None]
    """winners(state, won): after the end write 1 for each seat that wins or shares, else 0."""
    evaluate: Callable[[Any, NDArray[np.float64]], None]
    """evaluate(state, values): write about how many points each seat will have at the end. Reads nothing hidden of others."""
    features: Callable[[Any, NDArray[np.float32]], None]
    """features(view, numbers): write the view as `Rules.feature_count` numbers, mostly in 0 … 1, the viewer first."""


@dataclass(frozen=True)
class Option:
    """A choice before the game: its values, the first of them the default, and the seats for which it exists."""

    id: str
    title: Text
    values: tuple[str, ...]
    seats: tuple[int, ...]


def affords_all(view: Any, move: int) -> bool:  # noqa: ARG001 - the same for all moves
    """Return True: in this game what is legal can be paid."""
    return True


def reveals_nothing(before: Any, after: Any) -> bool:  # noqa: ARG001 - the same for all moves
    """Return False: in this game only chance brings up what was hidden."""
    return False


@dataclass(frozen=True)
class Rules:
    """A game as the registry knows it: facts, kernels, notation, words, drawing."""

    id: str
    title: Text
    prefix: str
    author: str
    publisher: str
    year: int
    about: Text
    reconstructed: Text
    """Which component data is our own because no printed text gives it; empty if none is."""
    seats: tuple[int, ...]
    hidden: Text
    chance: Text
    state: type[Head]
    move_texts: tuple[str, ...]
    """Every move's notation by its number: first those of seats, then those of chance."""
    seat_move_count: int
    examples: tuple[str, ...]
    """A few moves in notation, for messages."""
    feature_count: int
    kernels: Kernels
    sees: Callable[[Any, int, int], bool]
    """sees(state, move, seat): whether a seat (0: an onlooker) is shown which move is made in this state."""
    words: Words
    drawing: Drawing
    screen: Callable[[Any, Language], str]
    """screen(view, language): the view as text for a terminal, in Rich's markup and the styles of core/terminal.py."""
    folder: str
    """The package that holds the game, with its rules pages."""
    options: tuple[Option, ...] = ()
    bids: range = range(0)
    """The numbers of the moves that bid, lowest bid first; `pass_move` is the move that passes."""
    pass_move: int = -1
    bids_rise: bool = False
    """Whether an outbid seat is asked again, as in an open auction: then it is enough to think about the lowest bids."""
    affords: Callable[[Any, int], bool] = affords_all
    """affords(view, move): whether the seat whose turn it is can pay for a legal move; bots make no bid that they can't."""
    reveals: Callable[[Any, Any], bool] = reveals_nothing
    """reveals(before, after): whether a seat's move between these full states showed somebody what was hidden from them."""
    numbers: Mapping[str, int] = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "numbers", {text: number for number, text in enumerate(self.move_texts)})


class Move(str):
    """A move: its notation, which is also how it compares and prints, and its `number`."""

    __slots__ = ("number",)
    number: int

    def __new__(cls, text: str, number: int) -> "Move":
        """Pair a notation with its number."""
        move = super().__new__(cls, text)
        move.number = number
        return move

    def __reduce__(self) -> tuple[type["Move"], tuple[str, int]]:
        """Pickle both."""
        return Move, (str(self), self.number)


@dataclass(frozen=True)
class Game:
    """A game with a number of seats and options, ready to be played. Made by `baumeister.game`."""

    rules: Rules
    seats: int
    options: Mapping[str, str]

    def __post_init__(self) -> None:
        check_seats(self.rules, self.seats)
        object.__setattr__(self, "options", checked_options(self.rules, self.seats, self.options))

    def __hash__(self) -> int:
        return hash((self.rules.id, self.seats, tuple(self.options.items())))

    def __repr__(self) -> str:
        options = "".join(f", {name}={value!r}" for name, value in self.options.items())
        return f"baumeister.game({self.rules.id!r}, seats={self.seats}{options})"

    @property
    def id(self) -> str:
        """The game's name in the registry."""
        return self.rules.id

    @cached_property
    def option_indices(self) -> Integers:
        """The options as kernels take them: for each option of the game the index of its value."""
        chosen = [option.values.index(self.options.get(option.id, option.values[0])) for option in self.rules.options]
        return np.array(chosen, np.int64)

    @cached_property
    def moves(self) -> tuple[Move, ...]:
        """Every move of the game by its number, whether legal or not."""
        return tuple(Move(text, number) for number, text in enumerate(self.rules.move_texts))

    def move(self, text: str) -> Move:
        """Return the move with this notation.

        Raises:
            IllegalMove: if no move of this game is written so.
        """
        number = self.rules.numbers.get(text)
        if number is None:
            examples = ", ".join(self.rules.examples)
            raise IllegalMove(
                "C4",
                Text(
                    f"“{text}” is no move of {self.rules.title.en}; moves are written like {examples}",
                    f"„{text}“ ist kein Zug von {self.rules.title.de}; Züge schreibt man so: {examples}",
                ),
            )
        return self.moves[number]

    def start(self) -> "Position":
        """Return the first position. The first time on a machine the game's kernels are compiled before."""
        from baumeister.core.warm import warm  # noqa: PLC0415 - warming plays games

        warm(self.rules)
        return self.first()

    def first(self) -> "Position":
        """Return the first position, without making sure that the kernels are compiled."""
        from baumeister.core.position import Position  # noqa: PLC0415 - a position holds its game, a game starts one

        state = new(self.rules.state)
        self.rules.kernels.setup(state, self.seats, self.option_indices)
        return Position(self, state)


def check_seats(rules: Rules, seats: int) -> None:
    """Refuse a number of seats that the game doesn't have."""
    if not isinstance(seats, int) or seats not in rules.seats:
        raise UnknownGameError(f"{rules.title.en} is for {rules.seats[0]} to {rules.seats[-1]} seats, not {seats!r}")


def checked_options(rules: Rules, seats: int, options: Mapping[str, str]) -> dict[str, str]:
    """Return the options in the game's order, without those at their default; refuse what doesn't exist."""
    known = {option.id: option for option in rules.options}
    for name, value in options.items():
        option = known.get(name)
        if option is None:
            there = ", ".join(known) or "none"
            raise UnknownGameError(f"{rules.title.en} has no option “{name}”; its options: {there}")
        if value not in option.values:
            raise UnknownGameError(f"option {name} is one of {', '.join(option.values)}, not “{value}”")
        if seats not in option.seats and value != option.values[0]:
            for_seats = " or ".join(map(str, option.seats))
            raise UnknownGameError(f"option {name} exists with {for_seats} seats only, not with {seats}")
    return {name: options[name] for name in known if options.get(name, known[name].values[0]) != known[name].values[0]}
