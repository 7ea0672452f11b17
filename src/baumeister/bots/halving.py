"""Sequential halving (Karnin, Koren, Somekh 2013): which moves are still compared, and for how long."""

from collections.abc import Callable, Sequence


class Halving:
    """A contest among candidates in rounds of equal length; after each the worse half is out."""

    def __init__(self, candidates: Sequence[int]) -> None:
        """Take the candidates, two at least."""
        self.left = list(candidates)
        self._out: list[int] = []
        self.rounds = max(1, (len(self.left) - 1).bit_length())
        self.round = 0

    @property
    def is_over(self) -> bool:
        """Whether all rounds have been played."""
        return self.round == self.rounds

    @property
    def until(self) -> float:
        """The part of the whole search after which this round ends."""
        return (self.round + 1) / self.rounds

    @property
    def ranking(self) -> list[int]:
        """All candidates, best first: those that stayed longer are better."""
        return self.left + self._out

    def halve(self, value: Callable[[int], float]) -> None:
        """End a round: keep the better half, rounded up, best first; equally good ones stay in their order."""
        self.left.sort(key=value, reverse=True)
        self.round += 1
        if not self.is_over:
            half = (len(self.left) + 1) // 2
            self.left, self._out = self.left[:half], self.left[half:] + self._out
