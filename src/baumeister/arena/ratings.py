"""Ratings by Weng and Lin's Bayesian method (JMLR 12, 2011), after each game of several seats: the package openskill."""

from collections.abc import Sequence
from statistics import fmean
from typing import NamedTuple

from baumeister.arena.match import Match
from baumeister.arena.result import Result


class Rating(NamedTuple):
    """How strong a bot is, and how sure that is; bots begin at 25 ± 8.3, and one by 4.2 stronger wins about three in four."""

    strength: float
    spread: float


def ratings(match: Match, results: Sequence[Result]) -> dict[str, Rating]:
    """Return the bots' ratings after their games in the order of the deals.

    Where a bot has several seats it is rated in each, and the mean counts. Points beyond winning don't.
    """
    from openskill.models import PlackettLuce  # noqa: PLC0415 - only now wanted

    model = PlackettLuce()
    known = {bot: model.rating() for bot in match.kinds}
    for result in sorted(results, key=lambda result: result.fixture):
        seated = [match.kinds[kind] for kind in result.fixture.seating]
        rated = model.rate([[known[bot]] for bot in seated], ranks=[1.0 - share for share in result.shares])
        for bot in set(seated):
            own = [team[0] for team, name in zip(rated, seated, strict=True) if name == bot]
            known[bot] = model.rating(mu=fmean(rating.mu for rating in own), sigma=fmean(rating.sigma for rating in own))
    return {bot: Rating(rating.mu, rating.sigma) for bot, rating in known.items()}
