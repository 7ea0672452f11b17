"""Baumeister: city-building board games with exact rules, fast engines, strong bots and a table in the browser.

import random
import baumeister as bm

position = bm.game("manhattan", seats=4).start()
while not position.is_over:
    position = position.play(random.choices(position.moves, position.odds or None)[0])
print(position.scores, position.winners)
"""

from importlib import import_module
from typing import TYPE_CHECKING, SupportsIndex

if TYPE_CHECKING:
    from baumeister import bots, records
    from baumeister.bots import make_bot
    from baumeister.core.chance import rng_of
    from baumeister.core.errors import (
        BadRecordError,
        BadStateError,
        BaumeisterError,
        IllegalMove,
        NoSuchSeatError,
        NothingToUndoError,
        UnknownGameError,
    )
    from baumeister.games import GAMES
    from baumeister.positions.game import Move
    from baumeister.present.game import Game, Position, View

__version__ = "0.1.0"
__all__ = [
    "GAMES",
    "BadRecordError",
    "BadStateError",
    "BaumeisterError",
    "Game",
    "IllegalMove",
    "Move",
    "NoSuchSeatError",
    "NothingToUndoError",
    "Position",
    "UnknownGameError",
    "View",
    "bots",
    "compile_game",
    "game",
    "make_bot",
    "records",
    "rng_of",
]

_HOMES = {
    "GAMES": "games",
    "BadRecordError": "core.errors",
    "BadStateError": "core.errors",
    "BaumeisterError": "core.errors",
    "IllegalMove": "core.errors",
    "NoSuchSeatError": "core.errors",
    "NothingToUndoError": "core.errors",
    "UnknownGameError": "core.errors",
    "Game": "present.game",
    "Move": "positions.game",
    "Position": "present.game",
    "View": "present.game",
    "make_bot": "bots",
    "rng_of": "core.chance",
}


def game(name: str, seats: SupportsIndex | None = None, **options: str | SupportsIndex) -> "Game":
    """Return a game, ready to be started.

    Its kernels run compiled if their compiled code is on this machine (`compile_game`), else interpreted, with the same
    results. BAUMEISTER_KERNELS=interpreted in the environment keeps them interpreted.

    Args:
        name: its id, one of `GAMES`.
        seats: how many play; the most that the game allows if not given.
        options: the game's options by name.

    Raises:
        UnknownGameError: if there is no such game, number of seats, option or value.
    """
    from baumeister.compiler.games import is_compiled, is_wanted, use_compiled  # noqa: PLC0415 - imported when needed: commands start at once
    from baumeister.games import rules  # noqa: PLC0415
    from baumeister.present.game import Game  # noqa: PLC0415

    found = rules(name)
    if is_wanted() and is_compiled(found):
        use_compiled(found)
    return Game(found, found.seats[-1] if seats is None else seats, options)


def compile_game(name: str) -> None:
    """Run a game's kernels compiled in this process from now on; some ten seconds the first time on a machine.

    Raises:
        UnknownGameError: if there is no such game.
    """
    from baumeister.compiler.games import use_compiled  # noqa: PLC0415
    from baumeister.games import rules  # noqa: PLC0415

    use_compiled(rules(name))


if not TYPE_CHECKING:  # so that type checkers know which names exist

    def __getattr__(name: str) -> object:
        """Import public names when they are first used."""
        if name in ("bots", "records"):
            return import_module(f"{__name__}.{name}")
        if name not in _HOMES:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        return getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)


def __dir__() -> list[str]:
    return sorted({*__all__, "__version__"})
