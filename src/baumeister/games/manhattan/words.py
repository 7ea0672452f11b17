"""What Manhattan says: prompts, the log, refusals, forms."""

from collections.abc import Sequence

from baumeister.core.errors import IllegalMove
from baumeister.core.game import LogLine, MoveGroup, Words
from baumeister.games.manhattan.notation import MOVE_TEXTS
from baumeister.games.manhattan.state import State
from baumeister.text import Text


def seat_names(seats: int) -> tuple[Text, ...]:
    """Name each seat by its colour (MH 2.2)."""
    return (Text("Orange", "Orange"), Text("Blue", "Blau"), Text("Yellow", "Gelb"), Text("Purple", "Lila"))[:seats]


def prompt(view: State) -> Text:
    """Say what to do."""
    return Text("Your turn", "Du bist dran")


def log(before: State, move: int | None, after: State) -> Sequence[LogLine]:
    """Say what happened."""
    return [LogLine(Text(str(move), str(move)))]


def refuse(view: State, move: int) -> IllegalMove:
    """Say why not."""
    return IllegalMove("MH 3.2", Text("no", "nein"))


def groups(view: State, moves: Sequence[int]) -> Sequence[MoveGroup]:
    """Group the legal moves for a form."""
    return [MoveGroup(Text("Moves", "Züge"), [(move, Text(MOVE_TEXTS[move], MOVE_TEXTS[move])) for move in moves])]


def breakdown(view: State) -> Sequence[tuple[Text, Sequence[int]]]:
    """Say where points come from."""
    return [(Text("Points", "Punkte"), view.scores[: view.seats].tolist())]


WORDS = Words(seat_names, prompt, log, refuse, groups, breakdown)
