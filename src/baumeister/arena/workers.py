"""Processes that play a match's games side by side, one a core."""

from functools import partial

from baumeister.arena.crew import Crew
from baumeister.arena.match import Fixture, Match
from baumeister.arena.playing import MatchPlayer
from baumeister.arena.result import Result


class Workers(Crew[Fixture, Result]):
    """Plays fixtures in processes. One that dies is replaced, and its games are played again."""

    def __init__(self, match: Match, count: int, keeps_records: bool = False) -> None:
        """Take the match, how many processes shall play it, and whether results bring records."""
        super().__init__(partial(MatchPlayer, match, keeps_records), count)
