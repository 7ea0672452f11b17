"""The registry: a new game adds its line here."""

from importlib import import_module

from baumeister.core.errors import UnknownGameError
from baumeister.core.game import Rules

GAMES = ("manhattan", "buerger", "neue_heimat", "skyline", "wettstreit")
"""The ids of all games."""


def rules(name: str) -> Rules:
    """Return a game's rules by its id; its code is imported now, not before.

    Raises:
        UnknownGameError: if there is no such game.
    """
    if name not in GAMES:
        raise UnknownGameError(f"there is no game “{name}”; the games are {', '.join(GAMES)}")
    found: Rules = import_module(f"baumeister.games.{name}.game").RULES
    return found
