"""The ladder: every bot against the one below it, in every game, as anybody can measure again.

Its matches are kept in a folder, each as a journal; the page is made from them alone.
"""

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

from baumeister.arena.journal import kept_in, versions
from baumeister.arena.match import Match
from baumeister.arena.sequential import Decision
from baumeister.arena.standing import Standing, standings
from baumeister.games import GAMES, facts

SECONDS = 0.05
"""For a move, on one core."""
LEVELS = (("easy", "random"), ("medium", "easy"), ("hard", "medium"), ("master", "hard"))
"""Pairings of the levels, in every number of seats: one of the first against as many of the second as there are other seats."""
REFERENCES = (("greedy-1", "random"), ("mcts-1", "greedy-1"), ("greedy", "greedy-1"), ("mcts", "mcts-1"))
"""Pairings of the bots that never change, and of today's with them; four seats."""
LONGER = 0.2
"""Seconds for a move where a goal is tested."""
FEWEST, FOUR = 0, 4
"""Seats of a goal: as few as the game allows; four."""


class Goal(NamedTuple):
    """A share of the win that a bot is to exceed."""

    challenger: str
    rival: str
    seats: int
    """FEWEST or FOUR."""
    shares: Mapping[str, float]
    """By game."""


GOALS = (
    Goal("network", "random", FOUR, dict.fromkeys(GAMES, 0.98) | {"neue_heimat": 0.9, "skyline": 0.85}),
    Goal("mcts", "mcts-1", FOUR, dict.fromkeys(GAMES, 0.3)),
    Goal("master", "greedy-1", FOUR, dict.fromkeys(GAMES, 0.6) | {"neue_heimat": 0.45, "skyline": 0.45}),
    Goal("master", "mcts-1", FEWEST, dict.fromkeys(GAMES, 0.6) | {"wettstreit": 0.42}),
    Goal("master", "mcts-1", FOUR, dict.fromkeys(GAMES, 0.35)),
)
"""What the bots are to reach, the quickest to test first."""

HEAD = f"""# How strong the bots are

`baumeister arena --ladder` measured this, and measures it again: one challenger against equal rivals in all other seats, which
go round in every deal; {SECONDS:g} s a move on one core for bots that search, of which `hard` takes a quarter. Even is
what all would win if they were equally strong. Intervals are 95 %, by deal ([how](arena.md)). A bot's time is
its processor time. The games are kept in `docs/strength/`.
"""
TABLE = """
## {}

| game | seats | challenger | rivals | won | 95 % interval | even | games | ms a move | ended | version |
|---|---|---|---|---|---|---|---|---|---|---|
"""
GOALS_HEAD = f"""
## What they are to reach

{LONGER:g} s a move on one core. A match ends once it is shown whether the challenger wins more or less than its goal, or after
as many games as were asked for; the intervals, 95 %, hold at every moment
([how](arena.md)). `master` searches as `mcts` does.

| game | seats | challenger | rivals | goal | won | 95 % interval | it is | games | ended | version |
|---|---|---|---|---|---|---|---|---|---|---|
"""


class Rung(NamedTuple):
    """A match of the ladder."""

    match: Match
    goal: float | None = None
    """The share of the win that is tested until it is decided; None where so many games are played as were asked for."""


def rungs() -> Iterator[Rung]:
    """Yield the ladder's matches, from the lowest upwards, each in all games, then the goals: half a ladder is of use, too."""
    for match in (*matches_of_levels(), *matches_of_references()):
        yield Rung(match)
    yield from rungs_of_goals()


def rungs_of_goals() -> Iterator[Rung]:
    """Yield the matches in which goals are tested."""
    for goal in GOALS:
        for game in GAMES:
            yield Rung(match_for(goal, game), goal.shares[game])


def match_for(goal: Goal, game: str) -> Match:
    """Return the match in which a goal is tested in a game."""
    allowed = facts(game).seats
    seats = allowed[0] if goal.seats == FEWEST else min(FOUR, allowed[-1])
    return match_between(game, seats, goal.challenger, goal.rival, LONGER)


def matches_of_levels() -> Iterator[Match]:
    """Yield the matches between the strengths in which people meet the bots."""
    for challenger, rival in LEVELS:
        for game in GAMES:
            for seats in facts(game).seats:
                yield match_between(game, seats, challenger, rival)


def matches_of_references() -> Iterator[Match]:
    """Yield the matches with the bots that never change."""
    for challenger, rival in REFERENCES:
        for game in GAMES:
            yield match_between(game, min(FOUR, facts(game).seats[-1]), challenger, rival)


def match_between(game: str, seats: int, challenger: str, rival: str, seconds: float = SECONDS) -> Match:
    """Return the match of one bot against equal others."""
    return Match(game, seats, {}, (challenger, *[rival] * (seats - 1)), seconds=seconds)


def folder_of(match: Match, home: Path) -> Path:
    """Return where a match of the ladder is kept."""
    time = "" if match.seconds == SECONDS else f"-{match.seconds:g}s"
    return home / f"{match.game}-{match.seats}-{match.bots[0]}-against-{match.bots[1]}{time}"


def page(home: Path) -> str:
    """Return the page of the measurements so far."""
    levels, references = (
        "".join(line(match, home) for match in some) for some in (matches_of_levels(), matches_of_references())
    )
    goals = "".join(line_of_goal(rung, home) for rung in rungs_of_goals())
    tables = f"{TABLE.format('The levels')}{levels}{TABLE.format('The bots that never change')}{references}"
    return f"{HEAD}{tables}{GOALS_HEAD}{goals}"


def line_of_goal(rung: Rung, home: Path) -> str:
    """Return the line of a goal; nothing if no deal is over."""
    match, (sessions, results) = rung.match, kept_in(folder_of(rung.match, home))
    test = Decision(match, rung.goal)
    test.add(results)
    if test.deals == 0:
        return ""
    mean, low, high = test.interval
    cells = (
        *(match.game, match.seats, f"`{match.bots[0]}`", f"{match.seats - 1} `{match.bots[1]}`", f"{test.goal:.0%}"),
        *(f"{mean:.1%}", f"{low:.1%} to {high:.1%}", "open" if not test.is_made else "more" if mean > test.goal else "less"),
        *(len(results), sessions[-1]["session"][:10], ", ".join(versions(sessions))),
    )
    return row_of(cells)


def line(match: Match, home: Path) -> str:
    """Return a match's line of the table; nothing if no deal is over."""
    sessions, results = kept_in(folder_of(match, home))
    found = [one for one in standings(match, results) if one.bot == match.bots[0]]
    return "".join(written(match, one, sessions[-1]["session"][:10], ", ".join(versions(sessions))) for one in found)


def written(match: Match, one: Standing, date: str, commits: str) -> str:
    """Write a challenger's result as a line of the table."""
    mean, low, high = one.share
    failed = f" ({sum(one.failures.values())} by failing)" if one.failures else ""
    cells = (
        *(match.game, match.seats, f"`{match.bots[0]}`", f"{match.seats - 1} `{match.bots[1]}`"),
        *(f"{mean:.1%}{failed}", f"{low:.1%} to {high:.1%}", f"{1 / match.seats:.0%}", one.games),
        *(f"{one.milliseconds:.1f}", date, commits),
    )
    return row_of(cells)


def row_of(cells: Iterable[object]) -> str:
    """Write cells as a row of a table."""
    return f"| {' | '.join(map(str, cells))} |\n"
