"""The unit of a game's scores: points, mostly; money needs none."""

from typing import NamedTuple

from baumeister.text import Text, amount


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
    is_noun: bool = True
    """Else it says of what somebody has, not of a lead, what the number counts."""

    def label(self, count: int) -> Text:
        """Return the word that stands beside a number by itself."""
        return self.one if count == 1 else self.many

    def counted(self, count: int) -> Text:
        """Say a number of them; it stays on one line."""
        return _with(amount(count), self.label(count))

    def lead(self, count: int) -> Text:
        """Say by how many one is ahead of another."""
        return self.counted(count) if self.is_noun else amount(count)

    def with_counted(self, count: int) -> Text:
        """Say a number of them after “wins with”."""
        return _with(amount(count), self.one if count == 1 else self.with_many)


def _with(number: Text, unit: Text) -> Text:
    return Text("{number}\u00a0{unit}", "{number}\u00a0{unit}").format(number=number, unit=unit)


POINTS = ScoreUnit(Text("Points", "Punkte"), Text("point", "Punkt"), Text("points", "Punkte"), Text("points", "Punkten"))
