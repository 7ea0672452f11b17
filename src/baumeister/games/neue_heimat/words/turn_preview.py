"""What placing a floor or a roof brings its seat, as a short label on the board."""

from baumeister.core.record import copy
from baumeister.games.neue_heimat.rules.components import ROWS
from baumeister.games.neue_heimat.rules.moves import LONGER, SITE
from baumeister.games.neue_heimat.rules.scoring import house_points, owner_of
from baumeister.games.neue_heimat.rules.state import PLACE, State
from baumeister.games.neue_heimat.rules.turn import play
from baumeister.text import signed


def gain(view: State, move: int) -> str:
    """Return by how much the points of the seat's houses grow (NH 6.1); whether for or against it, their rows decide."""
    if view.phase != PLACE or not SITE <= move < LONGER:
        return ""
    after, seat = copy(view), int(view.actor) - 1
    play(after, move)
    return signed(_points(after, seat) - _points(view, seat))


def _points(state: State, seat: int) -> int:
    houses = [(row, lot) for row in range(ROWS) for lot in range(state.house_counts[row])]
    return sum(house_points(state, row, lot) for row, lot in houses if owner_of(state, row, lot) == seat)
