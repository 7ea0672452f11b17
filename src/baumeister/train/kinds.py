"""The ways to play a game: every number of seats with every choice of options."""

from itertools import product

from baumeister.compiler.games import is_wanted, use_compiled
from baumeister.core.options import Option
from baumeister.games import rules
from baumeister.present.game import Game


def kinds_of(name: str) -> tuple[Game, ...]:
    """Return a game in all the ways in which it can be played; this process runs it compiled, if it may.

    Raises:
        UnknownGameError: if there is no such game.
    """
    found = rules(name)
    if is_wanted():
        use_compiled(found)
    return tuple(Game(found, seats, options) for seats in found.seats for options in choices(found.options, seats))


def choices(options: tuple[Option, ...], seats: int) -> list[dict[str, str]]:
    """Return every choice of the options that there are with so many seats."""
    there = [option for option in options if seats in option.seats]
    return [
        {option.id: value for option, value in zip(there, values, strict=True)}
        for values in product(*(option.values for option in there))
    ]
