"""The waist of a game: static facts that code needs, a record type, a handful of pure functions."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from typing import Generic

from typing_extensions import TypeVar

from baumeister.core.bids import affords_all
from baumeister.core.chance import Rng
from baumeister.core.errors import IllegalMove, Plain
from baumeister.core.manners import Manners
from baumeister.core.options import Option
from baumeister.core.record import Floats, Head, Integers, Items, Moves, Reals

State = TypeVar("State", bound=Head, default=Head)
"""A game's record class."""


def as_today(state: Head, values: Reals) -> None:
    """Stand for the first evaluation of a game that has had one only; `Kernels` puts `evaluate` in its place."""


@dataclass(frozen=True, kw_only=True)
class Kernels(Generic[State]):
    """The narrow waist: the contract of a game's kernels."""

    setup: Callable[[State, int, Integers], None]
    """setup(state, seats, options): fill a zeroed record; options are indices into each option's values."""
    legal: Callable[[State, Moves], int]
    """legal(state, moves): write the numbers of all legal moves, each once, chance's included; return how many. Bids come
    after all other moves, lowest first, so that the lowest are found without a look at the rest."""
    odds: Callable[[State, Moves, int, Integers], None]
    """odds(state, moves, count, weights): write a positive weight for each of the first `count` moves of chance."""
    play: Callable[[State, int], None]
    """play(state, move): make a legal move, unchecked, and all that follows by itself."""
    hide: Callable[[State, int], None]
    """hide(state, seat): turn a full state into the view of a seat (0: a spectator). After the end nothing is hidden."""
    guess: Callable[[State, Rng], None]
    """guess(view, rng): fill a view up to a full state; every deal that it allows can come, all (nearly) equally likely."""
    score: Callable[[State, Integers], None]
    """score(state, points): write each seat's points as they stand."""
    itemise: Callable[[State, Items], int]
    """itemise(state, items): write the score item by item (core/items.py); return the number of rows."""
    winners: Callable[[State, Integers], None]
    """winners(state, won): after the end write 1 for each seat that wins or shares, else 0."""
    evaluate: Callable[[State, Reals], None]
    """evaluate(state, values): write about how many points each seat will have at the end. Must not read other
    seats' hidden information."""
    features: Callable[[State, Floats], None]
    """features(view, numbers): write the view as `Rules.feature_count` numbers, the viewer first."""
    evaluate_1: Callable[[State, Reals], None] = as_today
    """The same as it was said first, and never changed: what references judge by (`greedy-1`, `mcts-1`). A game whose
    evaluation has never changed has none."""
    affords: Callable[[State, int], bool] = affords_all
    """affords(view, move): whether the seat whose turn it is can pay for a legal move; bots never bid more than they can
    pay."""

    def __post_init__(self) -> None:
        if self.evaluate_1 is as_today:
            object.__setattr__(self, "evaluate_1", self.evaluate)


def reveals_nothing(before: Head, after: Head) -> bool:  # noqa: ARG001 - the same for all moves
    """Return False: in this game only chance reveals hidden things."""
    return False


@dataclass(frozen=True, kw_only=True, eq=False)
class Rules(Generic[State]):
    """A game as code needs it: facts, notation, kernels. Its words and drawings are in `present.Edition`."""

    id: str
    folder: str
    """The package that holds the game; its module `game` has these rules as `RULES`."""
    seats: tuple[int, ...]
    options: tuple[Option, ...] = ()
    state: type[State]
    move_texts: tuple[str, ...]
    """Every move's notation by its number: first those of seats, then those of chance."""
    seat_move_count: int
    examples: tuple[str, ...]
    """A few moves in notation, for messages."""
    feature_count: int
    item_count: int
    """The most rows that `itemise` writes."""
    kernels: Kernels[State]
    sees: Callable[[State, int, int], bool]
    """sees(state, move, seat): whether a seat (0: a spectator) is shown which move is made in this state."""
    bids: range = range(0)
    """The numbers of the moves that bid, lowest bid first; `pass_move` is the move that passes."""
    pass_move: int = -1
    bids_rise: bool = False
    """Whether an outbid seat is asked again, as in an open auction: then it is enough to think about the lowest bids."""
    manners: Manners[State] = field(default_factory=Manners)
    """What its characters like among moves that are nearly equal."""
    reveals: Callable[[State, State], bool] = reveals_nothing
    """reveals(before, after): whether a seat's move between these full states showed somebody what was hidden from them."""
    numbers: Mapping[str, int] = field(init=False)
    """The moves' numbers by notation."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "numbers", {text: number for number, text in enumerate(self.move_texts)})

    def __reduce__(self) -> "tuple[Callable[[str], Rules], tuple[str]]":
        """Pickle the name of the game alone."""
        return rules_in, (self.folder,)

    @property
    def name(self) -> str:
        """The game's name in messages."""
        return self.id

    def unknown_move(self, given: object) -> IllegalMove:
        """Return why a text, or whatever else is given, is neither a move nor a move's number (C4)."""
        last, examples = len(self.move_texts) - 1, ", ".join(self.examples)
        return IllegalMove(
            "C4", Plain(f"{given!r} is no move of {self.name}; moves are written like {examples} or numbered from 0 to {last}")
        )

    def refusal(self, view: State, move: int) -> IllegalMove:
        """Return why a move, by its number, can't be made now; `view` is that of the seat whose turn it is."""
        return IllegalMove("C2", Plain(f"move {move} is not legal now, with {view.actor} to move"))


def rules_in(folder: str) -> Rules:
    """Return the rules of the game in a package."""
    found: Rules = import_module(f"{folder}.game").RULES
    return found
