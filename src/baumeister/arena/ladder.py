"""The ladder: every bot against the one below it, in every game, as anybody can measure again.

Its matches are kept in a folder, each as a journal; the page is made from them alone.
"""

from collections.abc import Iterator
from pathlib import Path

from baumeister.arena.journal import kept_in, versions
from baumeister.arena.match import Match
from baumeister.arena.standing import Standing, standings
from baumeister.games import GAMES, facts

SECONDS = 0.05
"""For a move, on one core."""
LEVELS = (("easy", "random"), ("medium", "easy"), ("hard", "medium"), ("master", "hard"))
"""Pairings of the levels, in every number of seats: one of the first against as many of the second as there are other seats."""
REFERENCES = (("greedy-1", "random"), ("mcts-1", "greedy-1"), ("greedy", "greedy-1"), ("mcts", "mcts-1"))
"""Pairings of the bots that never change, and of today's with them; four seats."""

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


def matches() -> Iterator[Match]:
    """Yield the ladder's matches, from the lowest rung upwards, each in all games: half a ladder is of use, too."""
    yield from matches_of_levels()
    yield from matches_of_references()


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


def match_between(game: str, seats: int, challenger: str, rival: str) -> Match:
    """Return the match of one bot against equal others."""
    return Match(game, seats, {}, (challenger, *[rival] * (seats - 1)), seconds=SECONDS)


def folder_of(match: Match, home: Path) -> Path:
    """Return where a match of the ladder is kept."""
    return home / f"{match.game}-{match.seats}-{match.bots[0]}-against-{match.bots[1]}"


def page(home: Path) -> str:
    """Return the page of the measurements so far."""
    levels, references = (
        "".join(line(match, home) for match in some) for some in (matches_of_levels(), matches_of_references())
    )
    return f"{HEAD}{TABLE.format('The levels')}{levels}{TABLE.format('The bots that never change')}{references}"


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
    return f"| {' | '.join(map(str, cells))} |\n"
