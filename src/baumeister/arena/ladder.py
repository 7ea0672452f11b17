"""The ladder: every bot against the one below it, in every game, as anybody can measure again.

Its matches are kept in a folder, each as a journal; the page is made from them alone.
"""

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from baumeister.arena.journal import kept_in, played_in, versions
from baumeister.arena.match import Match
from baumeister.arena.result import Result
from baumeister.arena.sequential import LESS, MORE, OPEN, Decision, percent
from baumeister.arena.standing import Standing, standings
from baumeister.bots.own_settings import own_setting
from baumeister.core.record import Json
from baumeister.games import GAMES, facts, rules
from baumeister.generic.goals import Goals

SECONDS = 0.05
"""For a move, on one core."""
LEVELS = (("easy", "random"), ("medium", "easy"), ("hard", "medium"), ("master", "hard"))
"""Pairings of the levels, in every number of seats: one of the first against as many of the second as there are other seats."""
REFERENCES = (("greedy-1", "random"), ("mcts-1", "greedy-1"), ("greedy", "greedy-1"), ("mcts", "mcts-1"))
"""Pairings of the bots that never change, and of today's with them; four seats."""
LONGER = 0.2
"""Seconds for a move where a goal is tested."""


class Goal(NamedTuple):
    """A pairing in which a share of the win is to be exceeded."""

    challenger: str
    rival: str
    seats: int
    """As many, or as near to it as the game allows."""
    name: str
    """Of the share, in the game's `Goals`."""


GOALS = (
    Goal("master", "mcts-1", 4, "search"),
    Goal("master", "greedy-1", 4, "among_greedy"),
    Goal("master", "mcts-1", 2, "at_small_tables"),
    Goal("master", "mcts-1", 4, "master"),
)
"""What bots are to reach in every game: `master`, which searches as `mcts` does. Two goals of one match share its games."""

HEAD = f"""# How strong the bots are

`baumeister arena --ladder` measured this, and measures it again: one challenger against equal rivals in all other seats, which
go round in every deal; {SECONDS:g} s a move on one core for bots that search, of which `hard` takes a quarter. Even is
what all would win if they were equally strong. Intervals are 95 %, by deal ([how](arena.md)); where even lies outside, it is
shown, each row by itself, that a challenger wins more or less. Some of the levels' rows with more than 102 games were
played on because they said nothing yet, so their intervals say a little too much. A bot's time is its processor time; a search
that can afford only one move takes no time. The games are in the folder `strength` beside this page; `baumeister arena --ladder
--games 100` plays those that are missing, and all anew with `--output` elsewhere. Rows say when they were last played, and by
which commits (`+`: with changes that weren't committed): where bots have changed since, a row tells of the earlier ones. [What
the machines are](#the-machines): a faster one makes more simulations in the same time.
"""
TABLE = """
## {}

| game | seats | challenger | rivals | won | 95 % interval | even | shown | games | ms a move | date | machine | version |
|---|---|---|---|---|---|---|---|---|---|---|---|---|
"""
GOALS_HEAD = f"""
## What they are to reach

{LONGER:g} s a move on one core. A match ends once it is shown whether the challenger wins more or less than its goal, or is
shown to lie within 0.02 of it; at the latest after as many games as were asked for. “Nothing yet” can be played on, and
pairings that are missing weren't played. The intervals, 95 %, hold at every moment ([how](arena.md)). `master` and `mcts`
search alike, so one match tests the goals of both, {percent(Goals().search)} and {percent(Goals().master)}.

| game | seats | challenger | rivals | goal | won | 95 % interval | shown | games | ms a move | date | machine | version |
|---|---|---|---|---|---|---|---|---|---|---|---|---|
"""

MACHINES_HEAD = """
## The machines

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
            shares = own_setting(rules(game), "goals", "GOALS", Goals())
            yield Rung(match_for(goal, game), getattr(shares, goal.name))


def match_for(goal: Goal, game: str) -> Match:
    """Return the match in which a goal is tested in a game."""
    allowed = facts(game).seats
    seats = min(max(goal.seats, allowed[0]), allowed[-1])
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
            yield match_between(game, min(4, facts(game).seats[-1]), challenger, rival)


def match_between(game: str, seats: int, challenger: str, rival: str, seconds: float = SECONDS) -> Match:
    """Return the match of one bot against equal others."""
    return Match(game, seats, {}, (challenger, *[rival] * (seats - 1)), seconds=seconds)


def folder_of(match: Match, home: Path) -> Path:
    """Return where a match of the ladder is kept."""
    time = "" if match.seconds == SECONDS else f"-{match.seconds:g}s"
    return home / f"{match.game}-{match.seats}-{match.bots[0]}-against-{match.bots[1]}{time}"


class Machines:
    """Letters for machines, given as they turn up."""

    def __init__(self) -> None:
        """Begin with none."""
        self._letters = dict[str, str]()

    def letters(self, sessions: Sequence[Json]) -> str:
        """Return the letters of the machines that played in some sessions."""
        found = dict.fromkeys(str(session["machine"]) for session in sessions)
        return ", ".join(self._letters.setdefault(machine, chr(ord("A") + len(self._letters))) for machine in found)

    def __str__(self) -> str:
        return "".join(f"- {letter}: {machine}\n" for machine, letter in self._letters.items())


def page(home: Path) -> str:
    """Return the page of the measurements so far."""
    machines = Machines()
    levels, references = (
        "".join(line(match, home, machines) for match in some) for some in (matches_of_levels(), matches_of_references())
    )
    tables = f"{TABLE.format('The levels')}{levels}{TABLE.format('Against the bots that never change')}{references}"
    goals = "".join(line_of_goal(rung, home, machines) for rung in rungs_of_goals())
    return f"{HEAD}{tables}{GOALS_HEAD if goals else ''}{goals}{MACHINES_HEAD if str(machines) else ''}{machines}"


def line_of_goal(rung: Rung, home: Path, machines: Machines) -> str:
    """Return the line of a goal; nothing if no deal is over."""
    match, (sessions, results) = rung.match, kept_in(folder_of(rung.match, home))
    test = Decision(match, rung.goal)
    test.add(results)
    if test.deals == 0:
        return ""
    places = [place for place, result in enumerate(results) if result.fixture.deal < test.deals]
    one = standing_of(match, [results[place] for place in places])
    mean, low, high = test.interval
    result = percent(test.goal), f"{mean:.1%}{failed(one)}", f"{low:.1%} to {high:.1%}", test.outcome
    return row_of((*pairing(match), *result, *circumstances(one, played_in(sessions, places), machines)))


def line(match: Match, home: Path, machines: Machines) -> str:
    """Return a match's line of the table; nothing if no deal is over."""
    sessions, results = kept_in(folder_of(match, home))
    if not standings(match, results):
        return ""
    one = standing_of(match, results)
    mean, low, high = one.share
    even = 1 / match.seats
    shown = MORE if low > even else LESS if high < even else OPEN
    digits = 2 if shown != OPEN and f"{even:.1%}" in {f"{low:.1%}", f"{high:.1%}"} else 1
    result = f"{mean:.1%}{failed(one)}", f"{low:.{digits}%} to {high:.{digits}%}", f"{even:.0%}", shown
    return row_of((*pairing(match), *result, *circumstances(one, played_in(sessions, range(len(results))), machines)))


def standing_of(match: Match, results: Sequence[Result]) -> Standing:
    """Return how a match's challenger stands; a deal at least is over."""
    return next(one for one in standings(match, results) if one.bot == match.bots[0])


def failed(one: Standing) -> str:
    """Say how many games a bot lost by failing, if it did."""
    return f" ({sum(one.failures.values())} by failing)" if one.failures else ""


def pairing(match: Match) -> tuple[object, ...]:
    """Return the cells that say who plays whom."""
    return match.game, match.seats, f"`{match.bots[0]}`", f"{match.seats - 1} `{match.bots[1]}`"


def circumstances(one: Standing, sessions: list[Json], machines: Machines) -> tuple[object, ...]:
    """Return the cells that say how much was played, how fast, when, where and by which version."""
    played = one.games, f"{one.milliseconds:.1f}", sessions[-1]["session"][:10]
    return *played, machines.letters(sessions), ", ".join(versions(sessions))


def row_of(cells: Iterable[object]) -> str:
    """Write cells as a row of a table."""
    return f"| {' | '.join(map(str, cells))} |\n"
