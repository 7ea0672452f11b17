"""Chances that are true: what searching bots promised themselves, beside what came of it."""

from collections.abc import Sequence
from statistics import fmean
from typing import NamedTuple

from baumeister.arena.match import Match
from baumeister.arena.result import Result
from baumeister.arena.standing import by_deal
from baumeister.bots.chances import chance_of, fitted_scaling
from baumeister.svg import PRINT, Markup
from baumeister.svg.element import picture
from baumeister.svg.lettering import text
from baumeister.svg.plan import circle, line, rect

BINS = 10
FEW = 50  # decisions: fewer in a bin say nothing
WORTHWHILE = 0.01  # off less: a scaling that gains less isn't told

SIDE, LEFT, TOP, BOTTOM = 400.0, 90.0, 84.0, 64.0
GAP = 70.0


class Bin(NamedTuple):
    """Decisions for which a bot promised itself about the same share of the win."""

    said: float
    """The share it promised itself, on average."""
    came: float
    """The share that came."""
    decisions: int


def chances(match: Match, results: Sequence[Result], kind: int) -> list[Bin]:
    """Return a bot's decisions in bins of a tenth, those with few decisions left out; none if it told no chances."""
    return binned(decisions(match, results, kind))


def decisions(match: Match, results: Sequence[Result], kind: int) -> list[tuple[float, float]]:
    """Return what a bot promised itself at each decision, and the share of the win that came."""
    games = [game for games in by_deal(match, results).values() for game in games if game.failure is None]
    seats = [one for game in games for one in zip(game.fixture.seating, game.shares, game.said, strict=False)]
    return [(said, came) for sits, came, told in seats if sits == kind for said in told]


def binned(found: Sequence[tuple[float, float]]) -> list[Bin]:
    """Return decisions in bins of a tenth of what was promised, those with few decisions left out."""
    bins: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    for said, came in found:
        bins[min(int(said * BINS), BINS - 1)].append((said, came))
    return [Bin(fmean(said for said, _ in one), fmean(came for _, came in one), len(one)) for one in bins if len(one) >= FEW]


def error(bins: Sequence[Bin]) -> float:
    """Return by how much what a bot promised itself differs from what came, on average over its decisions."""
    return sum(abs(one.said - one.came) * one.decisions for one in bins) / sum(one.decisions for one in bins)


def sentences(match: Match, results: Sequence[Result]) -> list[str]:
    """Say of each bot that told its chances how true they were, and what would make them truer."""
    said = []
    for kind, name in enumerate(match.kinds):
        found = decisions(match, results, kind)
        if bins := binned(found):
            worst = max(bins, key=lambda one: abs(one.said - one.came))
            said.append(
                f"{name}'s chances are {error(bins):.1%} off on average; at worst it promised itself {worst.said:.1%} and got "
                f"{worst.came:.1%} ({worst.decisions} decisions).{_better(found, error(bins))}"
            )
    return said


def _better(found: Sequence[tuple[float, float]], before: float) -> str:
    """Say by which scaling chances would be truer, if by any."""
    scaling = fitted_scaling([said for said, _ in found], [came for _, came in found])
    bins = binned([(chance_of(said, scaling), came) for said, came in found])
    if not bins or before - error(bins) < WORTHWHILE:
        return ""
    return f" Scaled by ({scaling[0]:.2f}, {scaling[1]:.2f}, {scaling[2]:.2f}) they would be {error(bins):.1%} off."


def chances_chart(match: Match, results: Sequence[Result]) -> Markup | None:
    """Draw a square for each bot that told its chances: promised to the right, come true upwards; None if none did."""
    found = [(name, chances(match, results, kind)) for kind, name in enumerate(match.kinds)]
    squares = [(name, bins) for name, bins in found if bins]
    if not squares:
        return None
    return drawn(f"{match.game}, {match.seats} seats: chances promised, and what came of them", squares)


def drawn(words: str, squares: Sequence[tuple[str, Sequence[Bin]]]) -> Markup:
    """Draw a square for each of some judges, by name, below a heading."""
    width = LEFT + len(squares) * (SIDE + GAP)
    return picture(
        *(width, TOP + SIDE + BOTTOM, words),
        rect(0, 0, width, TOP + SIDE + BOTTOM, PRINT["paper"]),
        text(30, 32, words, 20, PRINT["ink"], anchor="start"),
        *(part for place, one in enumerate(squares) for part in square(LEFT + place * (SIDE + GAP), *one)),
    )


def square(x: float, name: str, bins: Sequence[Bin]) -> list[Markup]:
    """Draw a bot's chances; on the diagonal they are true. A larger dot stands for more decisions."""
    most = max(one.decisions for one in bins)
    foot = TOP + SIDE
    return [
        text(x, TOP - 18, name, 16, PRINT["ink"], plain=True, anchor="start"),
        *(part for step in range(0, 11, 2) for part in ticks(x, foot, step / 10)),
        line(x, foot, x + SIDE, TOP, PRINT["ink-soft"], 1.5, stroke_dasharray="6 5"),
        *(dot(x + SIDE * one.said, foot - SIDE * one.came, one.decisions / most) for one in bins),
        text(x + SIDE / 2, foot + 46, "promised", 14, PRINT["ink-soft"], plain=True),
        text(x + 10, TOP + 16, "came true", 14, PRINT["ink-soft"], plain=True, anchor="start"),
    ]


def ticks(x: float, foot: float, share: float) -> list[Markup]:
    """Draw a line of the grid in both directions, with its share."""
    across, up = x + SIDE * share, foot - SIDE * share
    return [
        line(across, TOP, across, foot, PRINT["line"]),
        line(x, up, x + SIDE, up, PRINT["line"]),
        text(across, foot + 20, f"{share:.0%}", 13, PRINT["ink-soft"], plain=True),
        text(x - 8, up, f"{share:.0%}", 13, PRINT["ink-soft"], plain=True, anchor="end"),
    ]


def dot(x: float, y: float, part: float) -> Markup:
    """Draw a bin; `part` is how many decisions it has, of the largest bin's."""
    return circle(x, y, 3.0 + 9.0 * part**0.5, PRINT["blue-shade"], opacity=0.8)
