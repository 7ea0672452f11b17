"""How Project Skyline looks."""

from collections.abc import Sequence

from baumeister.core.game import Drawing
from baumeister.games.skyline.parts import move_parts
from baumeister.games.skyline.state import State
from baumeister.svg import Look, Markup

EMPTY = Markup('<svg xmlns="http://www.w3.org/2000/svg"></svg>')


def board(view: State, look: Look) -> Markup:  # noqa: ARG001 - nothing is drawn yet
    """Draw the board."""
    return EMPTY


def hand(view: State, look: Look) -> Markup:  # noqa: ARG001 - nobody holds anything
    """Draw nothing."""
    return Markup("")


def stock(view: State, seat: int, look: Look) -> Markup:  # noqa: ARG001 - nothing is drawn yet
    """Draw a seat's money."""
    return EMPTY


def parts(view: State, move: int) -> tuple[str, ...]:
    """Name the drawn parts that together stand for a move."""
    return move_parts(view, move)


def gallery(look: Look) -> Sequence[tuple[str, Markup]]:  # noqa: ARG001 - nothing is drawn yet
    """Show every component."""
    return ()


def cover(look: Look) -> Markup:  # noqa: ARG001 - nothing is drawn yet
    """Draw the game's picture."""
    return EMPTY


DRAWING = Drawing(board, hand, stock, parts, gallery, cover)
