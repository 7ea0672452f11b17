"""The verdict on a match, in words."""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from typing import NamedTuple

from baumeister.arena.intervals import Interval, difference_interval, p_value
from baumeister.arena.match import Match
from baumeister.arena.result import Result
from baumeister.arena.standing import by_deal, most, values

ERROR = 0.05


class Comparison(NamedTuple):
    """Two bots in the deals in which both took part."""

    first: str
    second: str
    lead: Interval
    """By how much more of the win the first takes for each of its seats."""
    p: float
    """How likely so great a lead is among bots that are equally strong; for all comparisons of the match together."""

    def __str__(self) -> str:
        if self.p >= ERROR:
            said = f"Not shown which of {self.first} and {self.second} is stronger"
            return f"{said}: {self.more()} (95 % interval {self.bounds()}, p = {self.p:.2f})."
        size = "p < 0.001" if self.p < 0.001 else f"p = {self.p:.3f}"
        return f"{self.order[0]} is stronger than {self.order[1]}: {self.more()} (95 % interval {self.bounds()}, {size})."

    @property
    def order(self) -> tuple[str, str]:
        """The bots, the better one first."""
        return (self.first, self.second) if self.lead.mean > 0 else (self.second, self.first)

    def more(self) -> str:
        """Return the lead in words: a shared win counts in parts."""
        better, worse = self.order
        lead = f"{100 * abs(self.lead.mean):.1f}"
        more = "as many as" if lead == "0.0" else f"{lead} more than"
        return f"in 100 games a seat of {better} wins {more} one of {worse}"

    def bounds(self) -> str:
        """Return the interval of the lead, the better bot's lead first."""
        low, high = (self.lead.low, self.lead.high) if self.lead.mean > 0 else (-self.lead.high, -self.lead.low)
        return f"{100 * low:+.1f} to {100 * high:+.1f}"


def comparisons(match: Match, results: Sequence[Result]) -> list[Comparison]:
    """Compare all bots in pairs, by deal."""
    deals = by_deal(match, results)
    shares = [values(deals, kind) for kind in range(len(match.kinds))]
    found = []
    for first, second in combinations(range(len(match.kinds)), 2):
        leads = [shares[first][deal] - shares[second][deal] for deal in shares[first] if deal in shares[second]]
        if leads:
            pair = match.kinds[first], match.kinds[second]
            reach = max(most(deals, first), most(deals, second))
            found.append(Comparison(*pair, difference_interval(leads, reach), p_value(leads, reach)))
    return holm(found)


def holm(found: Sequence[Comparison]) -> list[Comparison]:
    """Raise the chances of error so that they hold for all comparisons together (Holm 1979)."""
    most, adjusted = 0.0, dict[tuple[str, str], float]()
    for place, one in enumerate(sorted(found, key=lambda one: one.p)):
        most = max(most, min(1.0, one.p * (len(found) - place)))
        adjusted[one.first, one.second] = most
    return [one._replace(p=adjusted[one.first, one.second]) for one in found]


def failures(match: Match, results: Sequence[Result]) -> list[str]:
    """Say which bots lost games by failing, and what was said of the first failure of each."""
    counts, first = dict[str, Counter[str]](), dict[str, str]()
    for result in results:
        if result.failure is not None:
            bot = match.kinds[result.fixture.seating[result.failure.seat - 1]]
            counts.setdefault(bot, Counter())[result.failure.kind] += 1
            first.setdefault(bot, result.failure.detail)
    said = list[str]()
    for bot, kinds in counts.items():
        amounts = ", ".join(f"{kind} {count}" for kind, count in kinds.items())
        reason = f" The first time: {first[bot]}" if first[bot] else ""
        said.append(f"{bot} lost {counted(kinds.total(), 'game')} by failing: {amounts}.{reason}")
    return said


def counted(number: int, unit: str) -> str:
    """Write a number of things."""
    return f"{number} {unit}" if number == 1 else f"{number} {unit}s"
