"""Games, positions and views with sentences and drawings.

Each class extends the one of the same name in `positions`, imported here as `bare`: the same thing, with words. Code beneath
`present` uses the bare ones, all other code these.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, SupportsIndex

from baumeister.core.chance import Source
from baumeister.core.errors import BaumeisterError
from baumeister.core.record import FULL
from baumeister.core.rules import State
from baumeister.positions import game as bare_game
from baumeister.positions import position as bare
from baumeister.present.edition import Edition
from baumeister.present.words import LogLine
from baumeister.text import Text

if TYPE_CHECKING:
    from baumeister.svg import Look, Markup


class Game(bare_game.Game[State]):
    """A game, ready to be played. Made by `baumeister.game`."""

    rules: Edition[State]

    def start(self) -> "Position[State]":
        """Return the first position."""
        return Position.unchecked(self, self.first())

    @property
    def seat_names(self) -> Sequence[Text]:
        """Each seat's name, by its colour."""
        return self.rules.words.seat_names(self.seats)


class View(bare.View[State]):
    """One seat's (0: a spectator's) knowledge of a position: the only thing that may leave for that seat."""

    game: Game[State]

    def guess(self, source: Source = None) -> "Position[State]":
        """Return a full position that this view allows, as `positions.position.View.guess` does."""
        return Position.unchecked(self.game, self.guessed(source))

    def prompt(self) -> Text:
        """Tell the seat to move its task, in a sentence."""
        return self.game.rules.words.prompt(self.state).named(self.game.seat_names)

    @property
    def opens_turn(self) -> bool:
        """Whether chance is to move, and opens somebody's turn."""
        return self.actor == 0 and self.game.rules.words.opens_turn(self.state)

    def svg(self, look: "Look | None" = None) -> "Markup":
        """Draw the board as this viewer sees it; on paper by day, if no look is given. Seats are called by their colours.

        Raises:
            BaumeisterError: if the look is none.
        """
        from baumeister.present.drawing import named  # noqa: PLC0415 - most who play in Python or a terminal draw nothing
        from baumeister.svg import PRINT, Look  # noqa: PLC0415

        chosen = PRINT if look is None else look
        if not isinstance(chosen, Look):
            raise BaumeisterError(f"a look is PRINT or BLUEPRINT of baumeister.svg, or BLUEPRINT.speaking('de'), not {look!r}")
        return named(self.game.rules.drawing.board(self.state, chosen), self.game.seat_names, chosen.language)

    def _repr_svg_(self) -> str:
        return str(self.svg())


class Position(bare.Position[State], View[State]):
    """An immutable point in a game, with everything that happened before it. Nothing is hidden in it; `view` hides."""

    def view(self, seat: SupportsIndex) -> View[State]:
        """Return the view of a seat (0: a spectator).

        Raises:
            NoSuchSeatError: if there is no such seat.
        """
        return View.unchecked(self.game, self.hidden(seat))

    def log(self, seat: int) -> tuple[LogLine, ...]:
        """Return the log of the last move, as a seat (0: a spectator, -1: one who may know everything) saw it.

        Seats are called by their colours.
        """
        names = self.game.seat_names
        return tuple(replace(line, text=line.text.named(names)) for line in log_of(self, seat))


def log_of(
    position: Position[State], seat: int, view: Callable[[Position[State], int], View[State]] = Position.view
) -> Sequence[LogLine]:
    """Return the log of the last move, as a seat saw it, with placeholders for seats. `view` returns a position's view."""
    before, move, rules = position.before, position.move, position.game.rules
    if before is None or move is None:
        return ()
    if seat == FULL:
        return rules.words.log(before.state, move.number, position.state)
    seen = rules.sees(before.state, move.number, seat)
    return rules.words.log(view(before, seat).state, move.number if seen else None, view(position, seat).state)
