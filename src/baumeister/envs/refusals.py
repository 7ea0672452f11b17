"""Why something can't be done in an environment."""

from typing import Any, SupportsIndex

import numpy as np
from numpy.typing import NDArray

from baumeister.core.errors import BaumeisterError, IllegalMove
from baumeister.core.options import whole
from baumeister.present.game import Game, Position
from baumeister.text import Text

NO_NUMBER = Text(
    "a move is its number, from 0 to {last}, not {given}", "ein Zug ist seine Zahl, von 0 bis {last}, nicht {given}"
)
NO_MOVE = Text("seats’ moves are numbered from 0 to {last}", "die Züge der Sitze haben die Zahlen von 0 bis {last}")

NOT_BEGUN = "no game was begun; call reset() first"
GAME_OVER = "the game is over; call reset()"
CLOSED = "the environment is closed; make another"


def array_of(given: object) -> NDArray[Any]:
    """Return what is given as an array; lists of different lengths as one of objects, whose type then says what is wrong."""
    try:
        return np.asarray(given)
    except ValueError:
        return np.asarray(given, object)


def checked_number(game: Game, action: object) -> int:
    """Return a move's number as an int, as whole numbers of every kind give it.

    Raises:
        IllegalMove: if it is no whole number.
    """
    number = whole(action)  # type: ignore[arg-type]  # what else there is, is what it looks for
    if number is None:
        raise IllegalMove("C4", NO_NUMBER.format(last=game.rules.seat_move_count - 1, given=repr(action)))
    return number


def checked_seed(seed: SupportsIndex) -> int:
    """Return a seed as an int.

    Raises:
        BaumeisterError: if it is no whole number from 0.
    """
    number = whole(seed)
    if number is None or number < 0:
        raise BaumeisterError(f"a seed is a whole number from 0, not {seed!r}")
    return number


def refusal_of(position: Position, number: int, where: str = "") -> IllegalMove:
    """Return why an illegal move, by its number, is refused; `where` tells which of several games it is."""
    game = position.game
    is_any = 0 <= number < len(game.moves)
    if not (position.is_over or is_any):
        reason = NO_MOVE.format(last=game.rules.seat_move_count - 1)
        return IllegalMove("C4", reason, f"{where}move {number}: {reason.en}")
    try:
        position.play(number if is_any else 0)  # after the end all are refused alike
    except IllegalMove as refusal:
        reason = Text.of(refusal.reason).named(game.seat_names)
        return IllegalMove(refusal.rule, refusal.reason, f"{where}move {number}: {reason.en}")
    raise AssertionError(f"move {number} is legal in {position!r}")
