"""Baumeister: city-building board games with exact rules, fast engines, strong bots and a table in the browser.

import random
import baumeister as bm

position = bm.game("manhattan", seats=4).start()
while not position.is_over:
    position = position.play(random.choice(position.moves))
print(position.scores, position.winners)
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from baumeister.core.errors import BadRecordError, BaumeisterError, IllegalMove, UnknownGameError
    from baumeister.core.game import Game, Move
    from baumeister.core.position import Position, View
    from baumeister.games import GAMES

__version__ = "0.1.0"
__all__ = [
    "GAMES",
    "BadRecordError",
    "BaumeisterError",
    "Game",
    "IllegalMove",
    "Move",
    "Position",
    "UnknownGameError",
    "View",
    "game",
]

_HOMES = {
    "GAMES": "games",
    "BadRecordError": "core.errors",
    "BaumeisterError": "core.errors",
    "IllegalMove": "core.errors",
    "UnknownGameError": "core.errors",
    "Game": "core.game",
    "Move": "core.game",
    "Position": "core.position",
    "View": "core.position",
}


def game(name: str, seats: int | None = None, **options: str) -> "Game":
    """Return a game, ready to be started.

    Args:
        name: its id, one of `GAMES`.
        seats: how many play; the most that the game allows if not given.
        options: the game's options by name, as strings.

    Raises:
        UnknownGameError: if there is no such game, number of seats, option or value.
    """
    from baumeister.core.game import Game  # noqa: PLC0415 - imported when needed, so that the command line starts at once
    from baumeister.games import rules  # noqa: PLC0415

    found = rules(name)
    return Game(found, found.seats[-1] if seats is None else seats, options)


def __getattr__(name: str) -> Any:
    """Import what the package offers when it is first asked for: Numba alone takes half a second."""
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)


def __dir__() -> list[str]:
    return sorted({*__all__, "__version__"})
