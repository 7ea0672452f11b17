"""By how much placing a floor or a roof changes its seat's score, as a short label on the board."""

from baumeister.core.record import copy
from baumeister.games.neue_heimat.rules.moves import LONGER, SITE
from baumeister.games.neue_heimat.rules.scoring import round_score
from baumeister.games.neue_heimat.rules.state import PLACE, State
from baumeister.games.neue_heimat.rules.turn import play
from baumeister.text import signed


def gain(view: State, move: int) -> str:
    """Return by how much the seat's score changes (NH 6.1): a house counts against its owner until its row is complete."""
    if view.phase != PLACE or not SITE <= move < LONGER:
        return ""
    after, seat = copy(view), int(view.actor) - 1
    play(after, move)
    return signed(round_score(after, seat) - round_score(view, seat))
