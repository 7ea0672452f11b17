"""How sure a mean is. The unit is the deal: its games share their luck, so they are not independent of each other."""

from collections.abc import Sequence
from math import exp, log, sqrt
from statistics import NormalDist, fmean
from typing import NamedTuple

CONFIDENCE = 0.95


class Interval(NamedTuple):
    """A mean, and between which values the true one lies in 19 cases of 20."""

    mean: float
    low: float
    high: float


def share_interval(values: Sequence[float], most: float) -> Interval:
    """Return the interval of a mean of deals' values in 0 … `most`.

    It is Student's interval of the deals and two imagined ones, won and lost whole, as Agresti and Coull (1998) add wins and
    losses to games: a few deals that came out alike prove little, and no interval has the width 0.
    """
    return Interval(fmean(values), *student([*values, 0.0, most], 0.0, most))


def difference_interval(values: Sequence[float], most: float) -> Interval:
    """Return the interval of a mean of deals' differences in -`most` … `most`, likewise."""
    return Interval(fmean(values), *student([*values, -most, most], -most, most))


def student(values: Sequence[float], least: float, most: float) -> tuple[float, float]:
    """Return Student's interval for a mean, kept within bounds."""
    mean, error = mean_and_error(values)
    half = quantile(len(values) - 1) * error
    return max(least, mean - half), min(most, mean + half)


def mean_and_error(values: Sequence[float]) -> tuple[float, float]:
    """Return the mean of two values or more, and its standard error."""
    mean = fmean(values)
    return mean, sqrt(sum((value - mean) ** 2 for value in values) / (len(values) - 1) / len(values))


def p_value(values: Sequence[float], most: float) -> float:
    """Return how likely deals' differences in -`most` … `most` are so far from 0 on average or farther, if the truth is 0."""
    padded = [*values, -most, most]
    mean, error = mean_and_error(padded)
    freedom = len(padded) - 1
    deviation = sqrt(freedom * log(1 + (mean / error) ** 2 / freedom)) * factor(freedom)
    return 2 * NormalDist().cdf(-deviation)


def quantile(freedom: int) -> float:
    """Return how many standard errors Student's two-sided 95 % interval extends (by Wallace 1959: exact to some 2 %)."""
    deviation = NormalDist().inv_cdf((1 + CONFIDENCE) / 2) / factor(freedom)
    return sqrt(freedom * (exp(deviation**2 / freedom) - 1))


def factor(freedom: int) -> float:
    """Return Wallace's factor between Student's distribution and the normal one."""
    return (8 * freedom + 1) / (8 * freedom + 3)
