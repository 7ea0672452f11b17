"""Events at a table, in order: the truth, from which everything else follows."""

from dataclasses import dataclass
from typing import Literal, get_args

Kind = Literal[
    "move",
    "undo",
    "redo",
    "asked",
    "agreed",
    "declined",
    "joined",
    "handed over",
    "taken back",
    "left",
    "resigned",
    "ended",
    "rematch",
    "tour left",
    "greeted",
]
KINDS: tuple[Kind, ...] = get_args(Kind)


@dataclass(frozen=True, slots=True)
class Event:
    """One event. It is never changed; (table, seq) is unique."""

    seq: int
    kind: Kind
    at: float  # seconds since 1970
    # that moves, takes back, asks, answers, is taken, left, given up or handed over (a bot's: it failed); 0: chance, the server
    seat: int = 0
    # the move's notation · the seats that are asked · the new person's name · a bot's level · the reason of the end ·
    # the next table's id · the greeting
    text: str = ""
    ply: int = 0  # the ply to which moves are taken back or made again, or somebody asks to
