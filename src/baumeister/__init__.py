"""Baumeister: city-building board games with exact rules, fast engines, strong bots and a table in the browser.

import random
import baumeister as bm

position = bm.game("manhattan", seats=4).start()
while not position.is_over:
    position = position.play(random.choice(position.moves))
print(position.scores, position.winners)
"""

from baumeister.core.errors import BadRecordError, BaumeisterError, IllegalMove, UnknownGameError
from baumeister.core.game import Game, Move
from baumeister.core.position import Position, View
from baumeister.games import GAMES, rules

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


def game(name: str, seats: int | None = None, **options: str) -> Game:
    """Return a game, ready to be started.

    Args:
        name: its id, one of `GAMES`.
        seats: how many play; the most that the game allows if not given.
        options: the game's options by name, as strings.

    Raises:
        UnknownGameError: if there is no such game, number of seats, option or value.
    """
    found = rules(name)
    return Game(found, found.seats[-1] if seats is None else seats, options)
