"""What placing a floor or a roof means for its seat's score, as a short label; what unfinished rows could bring."""

import numpy as np

from baumeister.core.items import by_seat
from baumeister.core.record import OVER, copy
from baumeister.games.neue_heimat.rules.components import ROWS
from baumeister.games.neue_heimat.rules.moves import LONGER, SITE, site_of
from baumeister.games.neue_heimat.rules.round_end import is_complete
from baumeister.games.neue_heimat.rules.scoring import round_score, score
from baumeister.games.neue_heimat.rules.state import PLACE, State
from baumeister.games.neue_heimat.rules.turn import play
from baumeister.games.neue_heimat.words.items import row_items
from baumeister.present.words import Glance
from baumeister.text import signed

COMPLETE, INCOMPLETE = "✓", "✗"  # a row


def gain(view: State, move: int) -> str:
    """Return by how much the seat's score changes (NH 6.1).

    As long as the row is incomplete there are two lines: what it would be once it is complete, and until then.
    """
    if view.phase != PLACE or not SITE <= move < LONGER:
        return ""
    after, seat = copy(view), int(view.actor) - 1
    play(after, move)
    change = round_score(after, seat) - round_score(view, seat)
    row, _ = site_of(move)
    if not change or is_complete(after, row):
        return signed(change)
    return f"{COMPLETE}{signed(-change)}\n{INCOMPLETE}{signed(change)}"


def glance(view: State) -> Glance:
    """Return what each seat's points would be with all its houses in complete rows, as they are minus until then."""
    return Glance(hopes=[if_completed(view, seat) for seat in range(view.seats)])


def if_completed(view: State, seat: int) -> int | None:
    """Return a seat's score if all its houses stood in complete rows; None if all of them do, or if all is counted."""
    if view.actor == OVER or view.is_scored:
        return None
    lost = sum(by_seat(row_items(view, row), int(view.seats))[seat] for row in range(ROWS) if not is_complete(view, row))
    points = np.zeros(view.seats, np.int64)
    score(view, points)
    return int(points[seat]) - 2 * lost if lost else None
