"""A game: static facts, a record type, a handful of pure functions. Everything else in Baumeister stands on these."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

import numpy as np
from numpy.typing import NDArray

from baumeister.core.auction import Auction
from baumeister.core.errors import IllegalMove, UnknownGameError
from baumeister.core.record import Head, new
from baumeister.core.standings import Standings
from baumeister.core.unit import POINTS, Unit
from baumeister.svg import Look, Markup
from baumeister.text import Language, Text

if TYPE_CHECKING:
    from baumeister.core.position import Position

Integers = NDArray[np.int64]
SEAT_HUES = ("orange", "blue", "yellow", "purple")
"""Most games' colours of the seats, by their names in the palette (svg/look.py)."""


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


@dataclass(frozen=True)
class LogLine:
    """One line of the log: a sentence, who acts, the drawn parts it is about, points for each seat, the rule it follows."""

    text: Text
    seat: int = 0
    parts: tuple[str, ...] = ()
    points: tuple[int, ...] = ()
    rule: str = ""


class MoveGroup(NamedTuple):
    """Moves that belong together in a form: a heading and the moves' numbers with a label each."""

    title: Text
    moves: Sequence[tuple[int, Text]]


def grouped(moves: Sequence[int], labelled: Callable[[int], tuple[Text, Text]]) -> list[MoveGroup]:
    """Put moves under their headings: `labelled` returns the heading and the label of one."""
    found: dict[Text, list[tuple[int, Text]]] = {}
    for move in moves:
        title, label = labelled(move)
        found.setdefault(title, []).append((move, label))
    return [MoveGroup(title, members) for title, members in found.items()]


def affords_all(view: Any, move: int) -> bool:  # noqa: ARG001 - the same for all moves
    """Return True: in this game what is legal can be paid."""
    return True


def reveals_nothing(before: Any, after: Any) -> bool:  # noqa: ARG001 - the same for all moves
    """Return False: in this game only chance brings up what was hidden."""
    return False


def no_hand(view: Any, look: Look) -> Markup:  # noqa: ARG001 - nobody holds anything in secret
    """Draw nothing: in this game all that a seat has lies in its panel."""
    return Markup("")


def no_item(view: Any, look: Look) -> Markup:  # noqa: ARG001 - nothing is for sale
    """Draw nothing: in this game nothing is auctioned."""
    return Markup("")


def no_auction(view: Any) -> Auction | None:  # noqa: ARG001 - nothing is for sale
    """Return None: in this game nothing is auctioned."""
    return None


def no_standings(view: Any) -> Standings | None:  # noqa: ARG001 - there are no rounds
    """Return None: this game is no match of several rounds."""
    return None


class Step(NamedTuple):
    """A step of a turn: what is done in it, and whether it is over, present, left out or still to come."""

    text: Text
    state: Literal["done", "now", "skipped", "next"]


def no_steps(view: Any) -> Sequence[Step]:  # noqa: ARG001 - the same in all positions
    """Return no steps: a turn is a single move."""
    return ()


def no_gain(view: Any, move: int) -> str:  # noqa: ARG001 - the same for all moves
    """Return nothing: what a move brings can't be told in a word."""
    return ""


class Drawing(NamedTuple):
    """How a game looks: pure functions from views to SVG. Pieces have stable ids; hidden ones of others ids by slot."""

    board: Callable[[Any, Look], Markup]
    """board(view, look): the board and everything on it, as one SVG element. Narrow screens show the piece of its sheet that
    `data-narrow` names (as a viewBox), move parts to their own `data-narrow` (a transform), and leave out the class `wide`."""
    hand: Callable[[Any, Look], Markup]
    """hand(view, look): what the viewer holds, as SVG elements that stand side by side and on a phone one below the other;
    empty markup for an onlooker."""
    stock: Callable[[Any, int, Look], Markup]
    """stock(view, seat, look): what all can see of a seat's holdings, small, for its panel."""
    parts: Callable[[Any, int], tuple[str, ...]]
    """parts(view, move): ids of the drawn parts that together stand for a move; clicking all, in any order, plays it. It
    names them for a seat's moves that are not legal, too: by them the page finds out why a part can't be chosen."""
    gallery: Callable[[Look], Sequence[tuple[str, Markup]]]
    """gallery(look): every component by name; rules pages take their drawings from here."""
    cover: Callable[[Look], Markup]
    """cover(look): the game's picture for the home page."""
    item: Callable[[Any, Look], Markup] = no_item
    """item(view, look): what is for sale in an auction, large, as one SVG element; empty markup while nothing is."""
    seat_hues: tuple[str, ...] = SEAT_HUES
    """The colour of each seat's pieces, by its name in the palette."""


class Words(NamedTuple):
    """What a game says, in sentences."""

    seat_names: Callable[[int], tuple[Text, ...]]
    """seat_names(seats): what each seat is called, by its colour."""
    prompt: Callable[[Any], Text]
    """prompt(view): one sentence that tells the seat whose turn it is what it has to do."""
    log: Callable[[Any, int | None, Any], Sequence[LogLine]]
    """log(before, move, after): what happened, from two views of one seat; the move is None if that seat can't see it."""
    refuse: Callable[[Any, int], IllegalMove]
    """refuse(view, move): why the seat whose turn it is may not make this move."""
    groups: Callable[[Any, Sequence[int]], Sequence[MoveGroup]]
    """groups(view, moves): the legal moves as a form shows them."""
    breakdown: Callable[[Any], Sequence[tuple[Text, Sequence[int]]]]
    """breakdown(view): where each seat's points come from, as rows of one number a seat, which add up to the scores."""
    auction: Callable[[Any], Auction | None] = no_auction
    """auction(view): the auction as the viewer sees it (core/auction.py); None where there is none."""
    steps: Callable[[Any], Sequence[Step]] = no_steps
    """steps(view): the steps of the present turn in their order, of which one at most is present; none outside turns."""
    gain: Callable[[Any, int], str] = no_gain
    """gain(view, move): what a legal move brings, as short as "+8"; pages write it on the drawn part that makes the move."""
    unit: Unit = POINTS
    """What scores are counted in."""
    standings: Callable[[Any], Standings | None] = no_standings
    """standings(view): how everybody stands after a round, as long as it is fresh in everybody's mind; else None."""


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
