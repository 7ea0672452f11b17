"""How a game of a match ended."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple, TypeAlias

from baumeister.arena.match import Fixture
from baumeister.core.errors import BaumeisterError
from baumeister.core.record import Json


class Forfeit(BaumeisterError):  # noqa: N818 - an event, not a fault of ours
    """A bot can't or mustn't go on: it loses the game. `kind` is one of crash, illegal move, overrun, silence."""

    def __init__(self, kind: str, detail: str) -> None:
        self.kind, self.detail = kind, detail
        super().__init__(f"{kind}: {detail}")


class Failure(NamedTuple):
    """The seat that lost a game by failing, and how."""

    seat: int
    kind: str
    detail: str


Thoughts: TypeAlias = Sequence[tuple[int, Sequence[tuple[int, int, float]]]]
"""Of some plies: each move that was tried there, by number, how often, and the mover's share of the win after it."""


@dataclass(frozen=True)
class Result:
    """The end of a game. Seats are lists' places here: seat 1 comes first."""

    fixture: Fixture
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    plies: int
    seconds: tuple[float, ...]
    """How long each seat thought, all its moves together."""
    decisions: tuple[int, ...]
    """How many moves each seat chose among several."""
    failure: Failure | None = None
    said: tuple[tuple[float, ...], ...] = ()
    """By seat: the share of the win that a searching bot promised itself of each move it chose, to three places; empty if
    nobody searched."""
    record: Json | None = field(default=None, compare=False)
    """The game's record if it was asked for; it has a file of its own."""
    thoughts: Thoughts = field(default=(), compare=False)
    """The thoughts of searching bots at their decisions, if the record was asked for; likewise."""

    @property
    def shares(self) -> tuple[float, ...]:
        """Each seat's share of the win, together 1.

        Winners share it. Where a bot failed it gets nothing, and the others, whose game was cut short, share it equally:
        among themselves nobody wins or loses by it.
        """
        seats = range(1, len(self.scores) + 1)
        winners = self.winners if self.failure is None else [seat for seat in seats if seat != self.failure.seat]
        return tuple((seat in winners) / len(winners) for seat in seats)

    def json(self) -> Json:
        """Return the result as a line of the journal has it."""
        line: Json = {
            **self.fixture._asdict(),
            "scores": self.scores,
            "winners": self.winners,
            "plies": self.plies,
            "seconds": [round(spent, 4) for spent in self.seconds],
            "decisions": self.decisions,
        }
        if any(self.said):
            line["said"] = self.said
        return line if self.failure is None else line | {"failure": self.failure._asdict()}


def result_from(line: Json) -> Result:
    """Return the result that a line of the journal holds.

    Raises:
        ValueError: if a seat won that isn't there.
    """
    result = Result(
        Fixture(line["deal"], line["rotation"], tuple(line["seating"])),
        tuple(line["scores"]),
        tuple(line["winners"]),
        line["plies"],
        tuple(line["seconds"]),
        tuple(line["decisions"]),
        Failure(**line["failure"]) if "failure" in line else None,
        tuple(map(tuple, line.get("said", ()))),
    )
    if not set(result.winners) <= set(range(1, len(result.scores) + 1)):
        raise ValueError(result.winners)
    return result
