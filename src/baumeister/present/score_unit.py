"""The unit of a game's scores: points, mostly; money needs none."""

from typing import NamedTuple

from baumeister.text import NO_TEXT, Text, amount


class ScoreUnit(NamedTuple):
    """The words for a number of what counts: the singular and the plural of the score unit."""

    title: Text
    """The heading of a column of scores."""
    one: Text
    """The singular, empty if sums stand by themselves."""
    many: Text
    """The plural."""
    with_many: Text
    """The plural in the dative, after “wins with”."""

    def label(self, count: int) -> Text:
        """Return the word that stands beside a number by itself: where sums have no unit, what they are."""
        return Text(self.title.en.lower(), self.title.de) if self.one == NO_TEXT else self._of(count)

    def counted(self, count: int) -> Text:
        """Say a number of them; it stays on one line."""
        return _with(amount(count), self._of(count))

    def with_counted(self, count: int) -> Text:
        """Say a number of them after “wins with”."""
        return _with(amount(count), self.one if count == 1 else self.with_many)

    def _of(self, count: int) -> Text:
        return self.one if count == 1 else self.many


def _with(number: Text, unit: Text) -> Text:
    return number if unit == NO_TEXT else Text("{number}\u00a0{unit}", "{number}\u00a0{unit}").format(number=number, unit=unit)


POINTS = ScoreUnit(Text("Points", "Punkte"), Text("point", "Punkt"), Text("points", "Punkte"), Text("points", "Punkten"))
