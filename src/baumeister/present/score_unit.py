"""What a game's scores are counted in: points, mostly."""

from typing import NamedTuple

from baumeister.text import Text


class Unit(NamedTuple):
    """The words for a number of what counts."""

    title: Text
    """What stands over a column of scores."""
    one: Text
    """The word behind a 1."""
    many: Text
    """The word behind all other numbers."""
    with_many: Text
    """The word where somebody wins with so many, which in German is the dative."""

    def of(self, count: int) -> Text:
        """Return the word that stands behind a number."""
        return self.one if count == 1 else self.many


POINTS = Unit(Text("Points", "Punkte"), Text("point", "Punkt"), Text("points", "Punkte"), Text("points", "Punkten"))
