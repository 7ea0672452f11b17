"""How Manhattan looks."""

from collections.abc import Sequence
from typing import Any

from baumeister.core.game import Drawing
from baumeister.svg import Look, Markup


def board(view: Any, look: Look) -> Markup:
    """Draw the board."""
    return Markup("<svg></svg>")


def hand(view: Any, look: Look) -> Markup:
    """Draw the viewer's hand."""
    return Markup("<svg></svg>")


def stock(view: Any, seat: int, look: Look) -> Markup:
    """Draw a seat's stock."""
    return Markup("<svg></svg>")


def parts(view: Any, move: int) -> tuple[str, ...]:
    """Name the parts of a move."""
    return ()


def gallery(look: Look) -> Sequence[tuple[str, Markup]]:
    """Show every component."""
    return ()


def cover(look: Look) -> Markup:
    """Draw the cover."""
    return Markup("<svg></svg>")


DRAWING = Drawing(board, hand, stock, parts, gallery, cover)
