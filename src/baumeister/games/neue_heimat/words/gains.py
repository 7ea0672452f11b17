"""What a placed floor or roof brings its seat, in a word for the board."""

from baumeister.core.record import copy
from baumeister.games.neue_heimat.rules.components import ROWS
from baumeister.games.neue_heimat.rules.moves import LONGER, SITE
from baumeister.games.neue_heimat.rules.scoring import owner_of
from baumeister.games.neue_heimat.rules.state import PLACE, State
from baumeister.games.neue_heimat.rules.turn import act
from baumeister.text import signed


def gain(view: State, move: int) -> str:
    """Return by how much pips and roofs of the seat's houses grow (NH 6.1); whether for or against it, their rows decide."""
    if view.phase != PLACE or not SITE <= move < LONGER:
        return ""
    after = copy(view)
    act(after, move)
    return signed(_pips(after, view.actor - 1) - _pips(view, view.actor - 1))


def _pips(state: State, seat: int) -> int:
    houses = [(row, lot) for row in range(ROWS) for lot in range(state.house_counts[row])]
    return sum(int(state.pips[house] + state.roofs[house]) for house in houses if owner_of(state, *house) == seat)
