"""View models, made from one viewer's view: a page can't tell anything that the viewer may not know."""

import pickle
from bisect import bisect_left
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Literal, NamedTuple

from baumeister.present.character import Character
from baumeister.present.edition import Edition
from baumeister.present.game import Game, View
from baumeister.present.tour import Guide
from baumeister.present.words import LogLine
from baumeister.svg.sketch import Sketch
from baumeister.text import Language, Text
from baumeister.web.table.state import Farewell, Holder, Level, UndoRequest

Theme = Literal["system", "light", "dark"]


@dataclass(frozen=True)
class Seat:
    """A seat and its holder, as all may know."""

    number: int
    name: str  # the person's or the character's
    holder: Holder
    level: Level | None  # of a bot
    is_warming_up: bool  # a bot that will think ahead as soon as its code is compiled
    is_yours: bool  # the viewer's browser holds its secret
    is_connected: bool  # a person with an open stream, or a bot
    can_be_handed_over: bool  # gone or free for so long that the viewer may hand it to a bot
    can_be_taken: bool  # open, or the viewer's own that a bot plays for it
    secret_link: str | None  # of the viewer's own seats only: opens the seat on another device; for open seats: the invitation
    failed: Level | None = None  # the bot for which this one plays, because it failed
    character: Character | None = None  # who plays, where the seat is a bot's own
    gone: Farewell | None = None  # its person left it free, or resigned
    can_leave: bool = False  # the viewer's own, and others could give it away
    can_resign: bool = False  # the viewer's own
    can_be_invited_to: bool = False  # left by its person; the viewer may make an invitation
    greeting: str = ""  # what its person said last, before any move since


@dataclass(frozen=True)
class LogEntry:
    """A line of the log, with its ply. Logs are sent to processes again and again, so each line is pickled once."""

    ply: int
    line: LogLine
    is_chance: bool = False
    """Whether it tells of a move of chance, such as its seat's throw of the dice."""
    is_greeting: bool = False
    """Whether it is what somebody said to the others."""

    def __reduce__(self) -> tuple[Callable[[bytes], "LogEntry"], tuple[bytes]]:
        """Pickle as was pickled before."""
        return _read_entry, (self._pickled,)

    @cached_property
    def _pickled(self) -> bytes:
        return pickle.dumps((self.ply, self.line, self.is_chance, self.is_greeting), pickle.HIGHEST_PROTOCOL)


@lru_cache(maxsize=20_000)
def _read_entry(pickled: bytes) -> LogEntry:
    return LogEntry(*pickle.loads(pickled))  # noqa: S301 - this server's own


class BestTurn(NamedTuple):
    """A seat's best turn of a game: the ply after its best move, its gain, other moves' part of that, the log's words."""

    seat: int
    ply: int
    gain: int
    besides: int
    text: Text


@dataclass(frozen=True)
class TablePage:
    """A table as one viewer sees it after one event."""

    id: str  # unguessable; /t/{id} is the spectators' link
    game: Game
    seq: int  # the number of the last event shown
    ply: int  # the moves made in the position shown
    last_ply: int  # the moves made in the present position: greater than `ply` when stepping through the past
    step_back: int  # the ply to which a step back leads: before a seat's move and the chance moves after it
    step_on: int  # the ply to which a step on leads
    view: View  # the viewer's knowledge: for the seat `view.seat`, 0: a spectator
    seats: Sequence[Seat]
    log: Sequence[LogEntry]
    can_act: bool  # it is the turn of `view.seat`, at the present, and the viewer holds the seat
    needs_device_passed: bool  # several people at one device: `view` is a spectator's until seat `view.actor` is there
    tentative: bool  # moves that wait for the viewer's confirmation are shown
    draft: str  # their version; empty where moves are final at once
    can_undo: bool  # the last move; when stepping through the past: all moves after the position shown
    can_redo: bool
    can_ask_undo: bool  # of the others, for moves that can't be undone alone
    undo_request: UndoRequest | None  # since the last move
    forced: str  # the only move, which plays itself; empty if there is a choice, or it was taken back
    has_hints: bool  # estimates of values are shown
    confirms: bool  # the viewer has switched "confirm my moves" on
    scores_by_ply: Sequence[Sequence[int]]  # public scores after each ply, for the chart; of a finished game
    commitment: str  # SHA-256 of the seed of chance
    seed: str | None  # after the end
    ended_by: str | None  # "game", "expiry", "resigned"; None while it is played
    rematch_id: str | None
    best_turns: Sequence[BestTurn] = ()  # one a seat at most; of a finished game
    rounds_by_ply: Sequence[int] = ()  # the round of each ply, where the game has rounds; of a finished game
    guide: Guide | None = None  # where a guided game stands; None in other games
    won_by_resigning: Sequence[int] = ()  # the one whose rivals have all resigned, at the end
    resigned: Sequence[int] = ()  # seats, since the viewer's last move; of a game that goes on
    step_starts: Sequence[int] = ()  # the plies at which steps begin, without the opening deal; where one can step
    can_end: bool = False  # all rivals of the viewer have resigned
    gains: Sequence[int] = ()  # of each seat since the viewer's last turn began; none where it had none, or in the past

    @property
    def winners(self) -> Sequence[int]:
        """The seats that have won in the position shown: by the rules, or because all others resigned."""
        return self.view.winners or self.won_by_resigning

    def step_of(self, ply: int) -> int:
        """Return the number of the step that led to a ply, as the slider counts them."""
        return bisect_left(self.step_starts, ply)

    def round_of(self, ply: int) -> int:
        """Return the number of the round in which a ply was played; 0 where the game has no rounds."""
        return self.rounds_by_ply[ply] if self.rounds_by_ply else 0

    @property
    def shown(self) -> str:
        """The state on the page, as its forms say it (field `seq`): the event, and the version of the tentative moves."""
        return f"{self.seq}.{self.draft}" if self.draft else str(self.seq)


@dataclass(frozen=True)
class Message:
    """The page's message: the reason for a refusal, or an error."""

    text: Text
    rule: str = ""  # the number of the rule behind it, linked to the rules page


@dataclass(frozen=True)
class Frame:
    """A page's settings, beside its content."""

    language: Language
    csrf: str  # hidden field `csrf` of every form
    key: str  # hidden field `key` of every form: makes a repeated POST harmless; a new one with every page
    path: str  # where the page is, for the switch of language (field `back`)
    message: Message | None = None
    status: int = 200
    theme: Theme = "system"  # chosen by the reader; "system" follows the device
    hints: bool = False  # the reader wants them, where nobody else plays
    greetings: bool = True  # the reader wants to see those of others
    origin: str = ""  # scheme and host, for links to share: "http://127.0.0.1:8000"


@dataclass(frozen=True)
class RecentSeat:
    """A seat of a table as the home page lists it."""

    number: int
    name: str
    hue: str  # of its pieces
    score: int | None  # None: unknown
    stake: int  # of it: points that count minus so far, and may yet count plus
    is_yours: bool
    is_anothers: bool  # another person plays
    is_free: bool
    has_resigned: bool
    character: Character | None = None  # who plays, where the seat is a bot's own


@dataclass(frozen=True)
class RecentTable:
    """A table at which this browser has a seat."""

    id: str
    game: Edition
    seats: Sequence[RecentSeat]
    actor: int  # whose turn it is: a seat's number; 0 or -1: nobody's
    is_your_turn: bool
    is_over: bool
    winners: Sequence[int]  # seats, after the end of the game
    touched: float  # seconds since 1970
    sketch: Sketch = ()  # of the position; none of a table last touched before there were any


@dataclass(frozen=True)
class HomePage:
    """Where tables are made: POST /tables with the fields of `web/http/forms.py`."""

    games: Sequence[Edition]
    name: str  # the name that this browser used last, or none
    recent: Sequence[RecentTable]  # those in play first, the visitor's turn before all
    now: float = 0.0  # seconds since 1970


@dataclass(frozen=True)
class FarewellPage:
    """The question whether to leave a seat, or to resign."""

    table_id: str
    seat: int
    name: Text  # of its holder
    others: Sequence[Text]  # the other persons at the table
    leaves_winner: bool = False  # nobody but one of them is left who hasn't resigned


@dataclass(frozen=True)
class RemovalPage:
    """The question whether to delete a table."""

    table_id: str
    game: Edition
    is_over: bool
    is_shared: bool  # somebody else has a seat: it is only taken off the list


@dataclass(frozen=True)
class LinkPage:
    """Where private links lead: asks for the link, for the server hasn't seen its secret."""

    table_id: str
    game: Game
    has_free_seat: bool


@dataclass(frozen=True)
class JoinPage:
    """Behind a private link: sit down on an open seat, or bring one's own seat to this device."""

    table_id: str
    game: Game
    seats: Sequence[Seat]  # all of them
    number: int  # of the seat that the link opens
    secret: str
    is_invitation: bool  # an open seat, for which a name is asked; else the seat on another device
    name: str
