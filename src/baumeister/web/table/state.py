"""A table at one moment."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Literal, get_args

from baumeister.present.game import Game, Position
from baumeister.present.tour import Guide, Tour, TourStep
from baumeister.web.table.events import Kind
from baumeister.web.table.line import Line

Holder = Literal["person", "bot", "open"]
HOLDERS: tuple[Holder, ...] = get_args(Holder)
Farewell = Literal["left", "resigned"]
Level = Literal["easy", "medium", "hard", "master", "random"]
"""A bot's strength. Nobody chooses `random`: it is the last resort when the others fail."""
PLAYED_LEVELS: tuple[Level, ...] = get_args(Level)
Runs = tuple[tuple[int, int], ...]
"""The branch of each ply: first plies and their branches, in order."""
SIMPLER: Mapping[Level, Level] = {"master": "hard", "hard": "medium", "medium": "easy", "easy": "random"}
"""The bot that plays on for one that failed."""


@dataclass(frozen=True)
class Seating:
    """A seat's holder."""

    name: str
    holder: Holder
    level: Level | None = None  # of the bot that plays
    device: int = 0  # persons with the same number sit at the same device; 0 for bots
    is_lent: bool = False  # a bot plays for an absent person, who can take the seat back, or for one who resigned
    failed: Level | None = None  # the bot that was to play here and failed; a simpler one plays on
    character: str = ""  # of a bot with a seat of its own, by its id; empty at tables from before there were any
    gone: Farewell | None = None  # its person left it free, or resigned and a bot plays on

    @property
    def is_persons(self) -> bool:
        """Whether the seat is a person's, even one yet to come, or replaced by a bot."""
        return self.device > 0

    @property
    def is_bots_own(self) -> bool:
        """Whether a bot plays for itself, and for nobody who is away."""
        return self.holder == "bot" and not self.is_lent

    @property
    def is_there(self) -> bool:
        """Whether a person plays here, even one who is away while a bot plays on."""
        return self.is_persons and self.holder != "open" and self.gone is None

    @property
    def with_person(self) -> "Seating":
        """The seat with its person on it."""
        return replace(self, holder="person", level=None, is_lent=False, failed=None, gone=None)

    @property
    def can_be_taken_back(self) -> bool:
        """Whether a bot plays until the seat's person is back."""
        return self.is_lent and self.gone is None

    @property
    def as_meant(self) -> "Seating":
        """The seat for another game: with its person if it was lent, with its bot even if it failed."""
        if self.is_lent:
            return self.with_person
        return replace(self, level=self.failed or self.level, failed=None)


@dataclass(frozen=True)
class Facts:
    """A table's constants."""

    id: str
    game: Game
    seating: tuple[Seating, ...]
    seed: bytes
    created: float
    given: tuple[str, ...] = ()  # moves made before the table started: a game played on

    @property
    def tour(self) -> Tour | None:
        """The script of a guided game: such a table has its seed, which is no secret."""
        tour = self.game.rules.tour
        return tour if self.seed == tour.seed else None


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Undone:
    """An undone move: the line that ends with it, its branch, and the move undone before it."""

    line: Line
    branch: int
    rest: "Undone | None"


@dataclass(frozen=True)
class Note:
    """A change of a seat's holder, with the ply of the game at that moment."""

    ply: int
    kind: Kind
    seat: int
    level: Level | None  # of the bot that plays from now on
    was_open: bool
    before: Level | None = None  # of the bot that played until now, and failed unless somebody sat down
    name: str = ""  # of the person who sat there, or sits there from now on
    count: int = 0  # moves of seats that were taken back


@dataclass(frozen=True)
class Greeted:
    """A person's greeting, with the ply of the game at that moment."""

    ply: int
    seat: int
    greeting: str
    at: float  # seconds since 1970
    name: str  # of the person


@dataclass(frozen=True)
class UndoRequest:
    """A person's request to take back the moves from a ply on; it lapses with the next move."""

    seat: int
    ply: int
    waits_for: tuple[int, ...]  # seats whose persons haven't answered yet
    declined_by: int = 0  # the seat that refused: then nobody asks again before the next move
    since: int = 0  # the event by which it was made

    @property
    def is_pending(self) -> bool:
        """Whether it waits for an answer."""
        return self.declined_by == 0


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class TableState:
    """A table after one event. States of a table share their common parts, so that each is small."""

    facts: Facts
    line: Line
    seating: tuple[Seating, ...]
    seq: int = 0
    line_seq: int = 0  # the last event that changed the position
    branch: int = 0  # of the next chance move
    branches: int = 0  # the highest branch so far
    runs: Runs = ()
    undone: Undone | None = None  # the latest
    request: UndoRequest | None = None  # since the last move
    asked: tuple[int, ...] = ()  # seats that have asked since the last move, each as often as it did
    notes: tuple[Note, ...] = ()
    greetings: tuple[Greeted, ...] = ()  # the latest
    closed_by: str | None = None  # the reason of the table's end, if not the game's
    rematch: str | None = None
    has_left_tour: bool = False  # the guided game goes on by itself
    touched: float = field(default=0.0)

    @property
    def position(self) -> Position:
        """The position at the table."""
        return self.line.position

    @property
    def ended_by(self) -> str | None:
        """The reason of the table's end: `game`, or why it was closed."""
        return self.closed_by or ("game" if self.position.is_over else None)

    @property
    def has_one_person(self) -> bool:
        """Whether one person plays, and all others are bots."""
        return sum(seat.is_persons for seat in self.seating) == 1

    @property
    def is_over(self) -> bool:
        """Whether nothing more can happen: the game has ended, or the table has expired."""
        return self.ended_by is not None

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won: by the rules, or as the only one whose rivals have all resigned."""
        if self.closed_by != "resigned":
            return self.position.winners
        playing = [number for number, seat in enumerate(self.seating, 1) if seat.is_there]
        has_won = len(playing) == 1 and sum(seat.gone == "resigned" for seat in self.seating) == len(self.seating) - 1
        return tuple(playing) if has_won else ()

    @property
    def actor(self) -> int:
        """The next to move: 0 chance, a seat's number, -1 nobody."""
        return -1 if self.is_over else self.position.actor

    @property
    def turn(self) -> str:
        """The turn as the store keeps it, to find tables waiting for the server: a holder, `chance` or `over`."""
        if self.is_over:
            return "over"
        return "chance" if self.actor == 0 else self.seating[self.actor - 1].holder

    @property
    def tour(self) -> Tour | None:
        """The script that is followed: of a guided game that nobody has left."""
        return None if self.has_left_tour or self.is_over else self.facts.tour

    @property
    def scripted(self) -> TourStep | None:
        """The step of the script that comes next."""
        return self.tour.next(self.position) if self.tour else None

    def guide(self, position: Position) -> Guide | None:
        """Return where the guided game stands in this position of the table; None in other games."""
        return self.tour.guide(position) if self.tour else None

    @property
    def sit_together(self) -> bool:
        """Whether all persons sit at one device, those for whom a bot plays included.

        Open seats count as persons elsewhere, until somebody gives one to a bot: then it can harm nobody.
        """
        return len({seat.device for seat in self.seating if seat.is_persons}) <= 1

    def seat(self, number: int) -> Seating:
        """Return a seat's holder."""
        return self.seating[number - 1]
