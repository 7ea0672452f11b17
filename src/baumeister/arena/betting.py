"""A test that one may look at after every deal: a confidence sequence by betting.

Somebody bets on each deal against the claim that the mean is m, at odds that are fair if it is. If m is true their capital
grows to 1/error only with a chance of `error`, at whatever moment one looks (Ville's inequality); so the means against which
it never did are a confidence interval that stays right however often one looks at it and whenever one stops.

This is the hedged capital process of Waudby-Smith and Ramdas, “Estimating means of bounded random variables by betting”,
Journal of the Royal Statistical Society B 86 (2024), section 4.4 and theorem 3. It asks nothing of deals but that they are
independent and their values lie in 0 … 1: the games of one deal may depend on each other as they like.
"""

from math import log, sqrt

import numpy as np

from baumeister.arena.intervals import Interval

ERROR = 0.05
CELLS = 2000
BOLDEST = 0.75
"""The largest stake on a deal, as a part of the possible loss (the paper's c)."""


class ConfidenceSequence:
    """Between which values a mean lies, valid at every moment together."""

    def __init__(self, claim: float) -> None:
        """Take the mean that is put to the test, in 0 … 1; it is also the first guess at the mean."""
        self._means = np.unique(np.append(np.linspace(0.0, 1.0, CELLS + 1)[1:-1], claim))
        self._claim = claim
        self._upper, self._lower = np.zeros(len(self._means)), np.zeros(len(self._means))
        self._is_open = np.ones(len(self._means), np.bool_)
        self._count, self._sum, self._squares = 0, 0.0, claim * (1.0 - claim)

    def add(self, value: float) -> None:
        """Take in the result of one more deal."""
        stake = self._stake()
        means = self._means
        self._upper += np.log1p(np.minimum(stake, BOLDEST / means) * (value - means))
        self._lower += np.log1p(-np.minimum(stake, BOLDEST / (1.0 - means)) * (value - means))
        self._is_open &= np.maximum(self._upper, self._lower) < log(2.0 / ERROR)
        self._count += 1
        self._sum += value
        self._squares += (value - self._mean()) ** 2

    def interval(self) -> Interval:
        """Return the mean so far and the interval; cells' widths are added, so that rounding never makes it too narrow."""
        left = self._means[self._is_open]
        mean = self._sum / self._count if self._count else self._claim
        if len(left) == 0:
            return Interval(mean, mean, mean)
        return Interval(mean, max(0.0, float(left[0]) - 1 / CELLS), min(1.0, float(left[-1]) + 1 / CELLS))

    @property
    def refutes_claim(self) -> bool:
        """Whether it is shown that the mean isn't the one put to the test."""
        return not bool(self._is_open[np.searchsorted(self._means, self._claim)])

    def _mean(self) -> float:
        return (self._claim + self._sum) / (1 + self._count)

    def _stake(self) -> float:
        """Return the stake on the next deal per unit of gain; it follows from the deals before alone."""
        variance = max(self._squares / (1 + self._count), 1e-6)
        following = self._count + 1
        return sqrt(2.0 * log(2.0 / ERROR) / (variance * following * log(1.0 + following)))
