"""The unit of a game's scores: points, mostly."""

from typing import NamedTuple

from baumeister.text import Text


class ScoreUnit(NamedTuple):
    """The words for a number of what counts: the singular and the plural of the score unit."""

    title: Text
    """The heading of a column of scores."""
    one: Text
    """The singular."""
    many: Text
    """The plural."""
    with_many: Text
    """The plural in the dative, after “wins with”."""

    def of(self, count: int) -> Text:
        """Return the word that stands behind a number."""
        return self.one if count == 1 else self.many


POINTS = ScoreUnit(Text("Points", "Punkte"), Text("point", "Punkt"), Text("points", "Punkte"), Text("points", "Punkten"))
