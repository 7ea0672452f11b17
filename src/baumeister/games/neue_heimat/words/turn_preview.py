"""What placing a floor or a roof means for its seat's score, as a short label; what is at stake in unfinished rows."""

from collections.abc import Sequence

from baumeister.core.items import by_seat
from baumeister.core.record import copy
from baumeister.games.neue_heimat.rules.components import ROWS
from baumeister.games.neue_heimat.rules.moves import LONGER, SITE, site_of
from baumeister.games.neue_heimat.rules.round_end import is_complete
from baumeister.games.neue_heimat.rules.scoring import round_score
from baumeister.games.neue_heimat.rules.state import PLACE, State
from baumeister.games.neue_heimat.rules.turn import play
from baumeister.games.neue_heimat.words.items import is_counted, row_items
from baumeister.text import Text, either_way, signed

STAKE = Text(
    "In unfinished rows: plus once they are complete, minus if they never are.",
    "In unfertigen Reihen: plus, sobald sie fertig sind, minus, wenn sie es nie werden.",
)


def gain(view: State, move: int) -> str:
    """Return by how much the seat's score changes (NH 6.1): in an incomplete row plus or minus."""
    if view.phase != PLACE or not SITE <= move < LONGER:
        return ""
    after, seat = copy(view), int(view.actor) - 1
    play(after, move)
    change = round_score(after, seat) - round_score(view, seat)
    row, _ = site_of(move)
    if not change or is_complete(after, row):
        return signed(change)
    return either_way(-change)


def at_stake(view: State) -> Sequence[int]:
    """Return each seat's points in incomplete rows: plus once their rows are complete, minus until then (NH 6.1)."""
    if is_counted(view):
        return ()
    rows = [by_seat(row_items(view, row), int(view.seats)) for row in range(ROWS) if not is_complete(view, row)]
    return [-sum(points) for points in zip(*rows, strict=True)] if rows else ()
