"""Standings: each bot's share of the win in a match."""

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean

from baumeister.arena.intervals import Interval, share_interval
from baumeister.arena.match import Match
from baumeister.arena.result import Result


@dataclass(frozen=True)
class Standing:
    """How a bot stands."""

    bot: str
    games: int
    share: Interval
    """Its share of the win for each of its seats, by deal."""
    points: float
    """On average, in games that were played to the end."""
    milliseconds: float
    """For a decision, on average."""
    failures: Mapping[str, int]
    """How many games it lost by failing, by kind."""


def by_deal(match: Match, results: Sequence[Result]) -> dict[int, list[Result]]:
    """Return the results of whole deals: a part of one would favour the better seats."""
    found: defaultdict[int, list[Result]] = defaultdict(list)
    for result in results:
        found[result.fixture.deal].append(result)
    return {deal: games for deal, games in sorted(found.items()) if len(games) == len(match.deal(deal))}


def values(deals: Mapping[int, Sequence[Result]], kind: int) -> dict[int, float]:
    """Return a bot's share of the win for each of its seats in each deal in which it took part."""
    found = {deal: [share for game in games for share in of_kind(game, kind, game.shares)] for deal, games in deals.items()}
    return {deal: fmean(shares) for deal, shares in found.items() if shares}


def most(deals: Mapping[int, Sequence[Result]], kind: int) -> float:
    """Return the greatest share for each of its seats that a bot can have: all of the win, shared among its seats."""
    counts = [game.fixture.seating.count(kind) for games in deals.values() for game in games]
    return 1 / min(count for count in counts if count)


def of_kind(game: Result, kind: int, by_seat: Sequence[float]) -> list[float]:
    """Return the sum of something over a bot's seats in a game."""
    return [value for value, sits in zip(by_seat, game.fixture.seating, strict=True) if sits == kind]


def standings(match: Match, results: Sequence[Result]) -> list[Standing]:
    """Return all bots of which something can be said, the one with the greatest share first."""
    deals = by_deal(match, results)
    found = [standing(match, deals, kind) for kind in range(len(match.kinds)) if values(deals, kind)]
    return sorted(found, key=lambda standing: -standing.share.mean)


def standing(match: Match, deals: Mapping[int, Sequence[Result]], kind: int) -> Standing:
    """Return how a bot stands."""
    games = [game for played in deals.values() for game in played if kind in game.fixture.seating]
    whole = [game for game in games if game.failure is None]
    spent, decisions = total(games, kind, lambda game: game.seconds), total(games, kind, lambda game: game.decisions)
    failed = [game.failure.kind for game in games if game.failure and game.fixture.seating[game.failure.seat - 1] == kind]
    points = [point for game in whole for point in of_kind(game, kind, game.scores)]
    return Standing(
        match.kinds[kind],
        len(games),
        share_interval(list(values(deals, kind).values()), most(deals, kind)),
        fmean(points) if points else 0.0,
        1000 * spent / max(1, decisions),
        {name: failed.count(name) for name in dict.fromkeys(failed)},
    )


def total(games: Sequence[Result], kind: int, by_seat: Callable[[Result], Sequence[float]]) -> float:
    """Return the sum of something over a bot's seats in all games."""
    return sum(sum(of_kind(game, kind, by_seat(game))) for game in games)
