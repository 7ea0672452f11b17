"""How Wettstreit der Baumeister looks, and which drawn parts stand for a move (parts.py names them)."""

from collections.abc import Sequence

from baumeister.core.game import Drawing
from baumeister.games.wettstreit.parts import move_parts
from baumeister.games.wettstreit.state import State
from baumeister.svg import Look, Markup

EMPTY = Markup('<svg xmlns="http://www.w3.org/2000/svg"></svg>')


def board(view: State, look: Look) -> Markup:  # noqa: ARG001 - nothing is drawn yet
    """Draw the board."""
    return EMPTY


def hand(view: State, look: Look) -> Markup:  # noqa: ARG001 - nothing is drawn yet
    """Draw what the viewer holds."""
    return EMPTY


def stock(view: State, seat: int, look: Look) -> Markup:  # noqa: ARG001 - nothing is drawn yet
    """Draw a seat's goods."""
    return EMPTY


def gallery(look: Look) -> Sequence[tuple[str, Markup]]:  # noqa: ARG001 - nothing is drawn yet
    """Show every component."""
    return ()


def cover(look: Look) -> Markup:  # noqa: ARG001 - nothing is drawn yet
    """Draw the game's picture."""
    return EMPTY


DRAWING = Drawing(board, hand, stock, move_parts, gallery, cover)
