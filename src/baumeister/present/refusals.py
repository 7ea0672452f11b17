"""Refusals: rules that forbid a move, with a sentence each."""

from collections.abc import Iterator

from baumeister.core.errors import IllegalMove
from baumeister.text import Text

Reasons = Iterator[tuple[str, Text]]
"""Rules that forbid a move, with a sentence each; the first one counts."""


def refusal_of(reasons: Reasons, move: str) -> IllegalMove:
    """Return the refusal of a move for the first of its reasons."""
    found = next(reasons, None)
    if found is None:
        raise ValueError(f"{move} is legal here")
    return IllegalMove(*found)
