"""A position: an immutable point in a game, and what one seat may know of it."""

from collections.abc import Iterator
from functools import cached_property
from operator import index
from typing import Any, SupportsIndex

import numpy as np

from baumeister.core.chance import Rng
from baumeister.core.errors import IllegalMove
from baumeister.core.game import Game, Move
from baumeister.core.knowledge import hide_nothing
from baumeister.core.record import FULL, OVER, as_json, copy
from baumeister.present.words import LogLine
from baumeister.svg import PRINT, Look, Markup
from baumeister.text import Text


class View:
    """What one seat (0: an onlooker) knows of a position: the only thing that may leave for that seat."""

    def __init__(self, game: Game, state: Any) -> None:
        """Wrap a state from which `hide` has taken what the viewer doesn't know (or a full one, of which all is known).

        `state` is the record itself, for kernels that read it. Never write to it: take a `copy` (core.record).
        """
        self.game, self.state = game, state

    @property
    def seat(self) -> int:
        """Who sees this: a seat's number, 0 for an onlooker, -1 if nothing is hidden."""
        return int(self.state.viewer)

    @property
    def actor(self) -> int:
        """Who moves next: 0 chance, a seat's number, -1 nobody."""
        return int(self.state.actor)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.actor == OVER

    @cached_property
    def scores(self) -> tuple[int, ...]:
        """Each seat's points as they stand."""
        points = np.zeros(self.game.seats, np.int64)
        self.game.rules.kernels.score(self.state, points)
        return tuple(points.tolist())

    @cached_property
    def winners(self) -> tuple[int, ...]:
        """The seats that won, after the end; before, none."""
        if not self.is_over:
            return ()
        won = np.zeros(self.game.seats, np.int64)
        self.game.rules.kernels.winners(self.state, won)
        return tuple(seat for seat, has_won in enumerate(won.tolist(), 1) if has_won)

    @cached_property
    def numbers(self) -> tuple[int, ...]:
        """The numbers of the legal moves, lowest first; none if the viewer may not know them (C5)."""
        if self.is_over or self.seat not in (FULL, self.actor) or self.seat == 0:
            return ()
        return tuple(int(number) for number in np.sort(_legal(self.game, self.state)))

    @cached_property
    def moves(self) -> tuple[Move, ...]:
        """The legal moves, those of chance included; none if the viewer may not know them (C5)."""
        return tuple(self.game.moves[number] for number in self.numbers)

    def guess(self, rng: Rng) -> "Position":
        """Return a full position that this view allows; every deal of the hidden pieces is (nearly) equally likely.

        Where nothing is hidden it is the position itself.
        """
        state = copy(self.state)
        if self.seat != FULL:
            self.game.rules.kernels.guess(state, rng)
        return Position(self.game, state)

    def prompt(self) -> Text:
        """Say what the seat whose turn it is has to do."""
        return self.game.rules.words.prompt(self.state)

    def json(self) -> dict[str, Any]:
        """Return the view as plain numbers, lists and strings; docs/json.md says what each means."""
        return {
            "game": self.game.id,
            "seats": self.game.seats,
            "options": dict(self.game.options),
            "viewer": self.seat,
            "actor": self.actor,
            "scores": list(self.scores),
            "winners": list(self.winners),
            "moves": [str(move) for move in self.moves],
            "state": as_json(self.state),
        }

    def svg(self, look: Look = PRINT) -> Markup:
        """Draw the board as this viewer sees it."""
        return self.game.rules.drawing.board(self.state, look)

    def _repr_svg_(self) -> str:
        return str(self.svg())


class Position(View):
    """An immutable point in a game, with everything that happened before it. Nothing is hidden in it; `view` hides."""

    def __init__(self, game: Game, state: Any, before: "Position | None" = None, move: Move | None = None) -> None:
        """Wrap a full state; `before` and `move` are what it came from. Use `start` and `Position.play`."""
        super().__init__(game, state)
        self.before, self.move = before, move

    def __repr__(self) -> str:
        return f"<{self.game.rules.title.en}, ply {self.ply}, scores {self.scores}>"

    @property
    def has_revealed(self) -> bool:
        """Whether the last move was a seat's and showed somebody what was hidden (after the end all is open, C5)."""
        if self.before is None or self.before.actor <= 0:
            return False
        rules = self.game.rules
        return (self.is_over and rules.kernels.hide is not hide_nothing) or rules.reveals(self.before.state, self.state)

    @property
    def ply(self) -> int:
        """How many moves have been made."""
        return int(self.state.ply)

    @cached_property
    def odds(self) -> tuple[int, ...]:
        """The weights of chance's moves, parallel to `moves`; empty if a seat acts."""
        if self.actor != 0:
            return ()
        moves = np.array(self.numbers, np.int32)
        weights = np.zeros(len(moves), np.int64)
        self.game.rules.kernels.odds(self.state, moves, len(moves), weights)
        return tuple(weights.tolist())

    def play(self, move: str | SupportsIndex) -> "Position":
        """Return the position after a move, given by its notation or number.

        Raises:
            IllegalMove: if the rules refuse it; this position is unchanged, as ever.
        """
        number = self.game.move(move).number if isinstance(move, str) else index(move)
        if number not in self.numbers:
            raise self._refusal(number)
        state = copy(self.state)
        self.game.rules.kernels.play(state, number)
        return Position(self.game, state, self, self.game.moves[number])

    def undo(self, plies: int = 1) -> "Position":
        """Return the position `plies` moves ago."""
        position = self
        for _ in range(plies):
            if position.before is None:
                raise IllegalMove("", Text("there is no move to take back", "es gibt keinen Zug zum Zurücknehmen"))
            position = position.before
        return position

    def line(self) -> list["Position"]:
        """Return all positions from the start to this one."""
        return list(self._backwards())[::-1]

    @property
    def history(self) -> tuple[Move, ...]:
        """The moves made so far."""
        return tuple(position.move for position in self.line() if position.move is not None)

    def view(self, seat: int) -> View:
        """Return what a seat knows (0: an onlooker)."""
        if not 0 <= seat <= self.game.seats:
            raise IllegalMove(
                "",
                Text(
                    f"there is no seat {seat}: seats are 1 to {self.game.seats}, 0 is an onlooker",
                    f"es gibt keinen Platz {seat}: 1 bis {self.game.seats}, 0 schaut zu",
                ),
            )
        state = copy(self.state)
        self.game.rules.kernels.hide(state, seat)
        return View(self.game, state)

    def log(self, seat: int) -> tuple[LogLine, ...]:
        """Return what the last move did, as a seat (0: an onlooker, -1: who may know everything) saw it."""
        if self.before is None or self.move is None:
            return ()
        if seat == FULL:
            return tuple(self.game.rules.words.log(self.before.state, self.move.number, self.state))
        seen = self.game.rules.sees(self.before.state, self.move.number, seat)
        before, after = self.before.view(seat).state, self.view(seat).state
        return tuple(self.game.rules.words.log(before, self.move.number if seen else None, after))

    def _refusal(self, number: int) -> IllegalMove:
        if 0 <= number < self.game.rules.seat_move_count:
            return self.game.rules.words.refuse(self.view(max(self.actor, 0)).state, number)
        if self.is_over:
            return IllegalMove("C6", Text("the game is over", "das Spiel ist zu Ende"))
        text = self.game.moves[number] if 0 <= number < len(self.game.moves) else number
        whose = Text("chance", "der Zufall") if self.actor == 0 else Text(f"P{self.actor}", f"P{self.actor}")
        return IllegalMove(
            "C2",
            Text("“{move}” can't be made now: it is {whose}'s move", "„{move}“ geht jetzt nicht: am Zug ist {whose}").format(
                move=text, whose=whose
            ),
        )

    def _backwards(self) -> Iterator["Position"]:
        position: Position | None = self
        while position is not None:
            yield position
            position = position.before


def _legal(game: Game, state: Any) -> Any:
    buffer = np.empty(len(game.rules.move_texts), np.int32)
    count = game.rules.kernels.legal(state, buffer)
    return buffer[:count]
