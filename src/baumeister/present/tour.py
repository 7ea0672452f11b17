"""A guided first game: an opening written down move by move, which shows each kind of move once; then the game goes on."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType

from baumeister.core.rules import State
from baumeister.positions.position import Position
from baumeister.text import Text, the_seat

SEATS_MOST = 5


@dataclass(frozen=True)
class Look:
    """Something to look at before a move: what is said of it, and the ids of what is drawn there."""

    text: Text
    parts: tuple[str, ...]


@dataclass(frozen=True)
class TourStep:
    """A seat's move in a script, with the instruction for the person who makes it; others' may say what happens before them."""

    move: str
    text: Text | None = None
    watch: Text | None = None
    looks: tuple[Look, ...] = ()

    @property
    def count(self) -> int:
        """How much the person is told here."""
        return len(self.looks) + (self.text is not None)


@dataclass(frozen=True)
class Guide:
    """Where a guided game stands."""

    text: Text | None  # the instruction; None while the others move, and off the script
    move: str = ""  # the move that the person is to make now; none while the others move, and off the script
    number: int = 0  # of the instruction, from 1; before it come those of its looks
    count: int = 0  # of all that the person is told, looks and instructions
    watch: Text | None = None  # what happens, while the others move
    is_astray: bool = False  # other moves were made than the script has
    looks: tuple[Look, ...] = ()  # what the person is shown before the instruction


@dataclass(frozen=True)
class Tour:
    """A script. Chance follows from the seed, as at every table, and so is scripted, too."""

    seed: bytes
    seats: int
    steps: Sequence[TourStep]
    last: Text  # said when all is shown, until the person has chosen a move again
    options: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))

    seat = 1
    """The person's; gentle bots sit on the others."""

    def next(self, position: Position[State]) -> TourStep | None:
        """Return the step that comes after a position; None off the script, and after its end."""
        played = _seats_moves(position)
        is_on = len(played) < len(self.steps) and all(map(_is_made, self.steps, played))
        return self.steps[len(played)] if is_on else None

    def guide(self, position: Position[State]) -> Guide | None:
        """Return where a guided game stands; None when the person has moved on after the script's end."""
        played, count = _seats_moves(position), sum(step.count for step in self.steps)
        if not all(map(_is_made, self.steps, played)):
            return Guide(None, count=count, is_astray=True)
        if len(played) >= len(self.steps):
            return None if _has_chosen(position, self.seat, len(self.steps)) else Guide(self.last, number=count, count=count)
        told = sum(step.count for step in self.steps[: len(played)])
        step = self.steps[len(played)]
        if step.text is None or position.actor != self.seat:
            return Guide(None, number=told, count=count, watch=step.watch)
        return Guide(step.text, step.move, told + step.count, count, looks=step.looks)


def _is_made(step: TourStep, move: str) -> bool:
    return step.move == move


def _seats_moves(position: Position[State]) -> list[str]:
    """Return the moves made so far, but those of chance."""
    return [str(move) for move in position.history if move.number < position.game.rules.seat_move_count]


def _has_chosen(position: Position[State], seat: int, after: int) -> bool:
    """Tell whether a seat has chosen among several moves after so many moves of seats: the only one may play itself."""
    before = [each.before for each in position.line() if each.before is not None and each.before.actor > 0]
    return any(each.actor == seat and len(each.numbers) > 1 for each in before[after:])


def instruct(move: str, en: str, de: str, *looks: Look) -> TourStep:
    """Return a step of the person's. `{p2}` in a sentence stands for the name of the second seat."""
    return TourStep(move, _named(en, de), looks=looks)


def look(en: str, de: str, *parts: str) -> Look:
    """Return something to look at before a step."""
    return Look(_named(en, de), parts)


def _named(en: str, de: str) -> Text:
    return Text(en, de).format(**{f"p{number}": the_seat(number) for number in range(1, SEATS_MOST + 1)})


def others(*moves: str) -> tuple[TourStep, ...]:
    """Return steps of the others."""
    return tuple(map(TourStep, moves))


def watched(en: str, de: str, *moves: str) -> tuple[TourStep, ...]:
    """Return steps of the others, before which something happens that is to be told."""
    return tuple(TourStep(move, watch=Text(en, de)) for move in moves)
