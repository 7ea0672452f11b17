"""The game that an environment plays."""

from collections.abc import Mapping
from typing import SupportsIndex

from baumeister.compiler.games import is_wanted, use_compiled
from baumeister.core.errors import UnknownGameError
from baumeister.games import GAMES, rules
from baumeister.positions.game import Game as BareGame
from baumeister.present.game import Game


def compiled_game(game: str | Game, seats: SupportsIndex | None, options: Mapping[str, str | SupportsIndex]) -> Game:
    """Return a game by its id and how it is played, or the one that is given; this process runs it compiled, if it may.

    Raises:
        UnknownGameError: if there is no such game, number of seats, option or value.
    """
    if not isinstance(game, str | BareGame):
        raise UnknownGameError(
            f"a game is its id, one of {', '.join(GAMES)}, or one that baumeister.game(…) made, not {game!r}"
        )
    edition = rules(game) if isinstance(game, str) else game.rules
    chosen = game
    if isinstance(chosen, str):
        chosen = Game(edition, edition.seats[-1] if seats is None else seats, options)
    elif seats is not None or options:
        chosen = Game(edition, chosen.seats if seats is None else seats, {**chosen.options, **options})
    if is_wanted():
        use_compiled(edition)
    return chosen
