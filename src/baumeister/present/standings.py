"""How everybody stands between two rounds of a match: a value that pages show as a table beside the players."""

from collections.abc import Sequence
from typing import NamedTuple

from baumeister.text import Text


class Standings(NamedTuple):
    """A table with a line for each seat."""

    title: Text
    """After which round this is."""
    columns: Sequence[tuple[Text, Sequence[int]]]
    """A short heading and a number for each seat; the second-to-last column, the points so far, is highlighted."""
