"""The registry: a new game adds its line here."""

from importlib import import_module
from typing import TYPE_CHECKING

from baumeister.core.errors import UnknownGameError

if TYPE_CHECKING:  # listing the games loads no NumPy
    from baumeister.present.edition import Edition
    from baumeister.present.facts import Facts

GAMES = ("manhattan", "buerger", "neue_heimat", "skyline", "wettstreit")
"""The ids of all games."""


def rules(name: str) -> "Edition":
    """Return a game by its id; its code is imported now, not before.

    Raises:
        UnknownGameError: if there is no such game.
    """
    found: Edition = import_module(f"baumeister.games.{known(name)}.game").RULES
    return found


def facts(name: str) -> "Facts":
    """Return what stands on a game's box; imports nothing else of it.

    Raises:
        UnknownGameError: if there is no such game.
    """
    found: Facts = import_module(f"baumeister.games.{known(name)}.facts").FACTS
    return found


def known(name: str) -> str:
    """Return a game's id if there is such a game."""
    if name not in GAMES:
        raise UnknownGameError(f"there is no game “{name}”; the games are {', '.join(GAMES)}")
    return name
