"""Arguments and options that several commands share, and how their errors read."""

import locale
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import click
from click.core import ParameterSource

from baumeister.core.errors import BaumeisterError
from baumeister.text import LANGUAGES, Language

if TYPE_CHECKING:
    from baumeister.present.game import Game


def language_of(name: str | None) -> Language:
    """Return the language asked for, or that of the user's system."""
    if name:
        for language in LANGUAGES:
            if language == name:
                return language
        raise BaumeisterError(f"languages are {' and '.join(LANGUAGES)}, not “{name}”")
    system = locale.normalize((locale.getlocale()[0] or "").partition("_")[0])  # "de_DE", for "German" too
    return next((language for language in LANGUAGES if system.startswith(language)), LANGUAGES[0])


def _chosen(_context: click.Context, _parameter: click.Parameter, name: str | None) -> Language:
    return language_of(name)


the_game = click.argument("name", metavar="GAME", help="The game's id; `baumeister games` lists them.")
the_seats = click.option("--seats", "-n", type=int, help="Number of players; defaults to the game's maximum.")
the_seats_of_bots = click.option(
    "--seats", "-n", type=int, help="Number of players; defaults to the number of bots, as far as the game allows it."
)
the_options = click.option(
    "--option", "-o", "options", multiple=True, metavar="NAME=VALUE", help="An option of the game; may be repeated."
)
the_language = click.option("--language", callback=_chosen, help=f"{' or '.join(LANGUAGES)}; defaults to your system's.")
the_seed = partial(click.option, "--seed", type=click.IntRange(min=0), help="Make the game repeatable.")


def _port(context: click.Context, parameter: click.Parameter, given: str) -> int:
    from baumeister.web.settings import checked_port

    is_variable = context.get_parameter_source(parameter.name or "") is ParameterSource.ENVIRONMENT
    try:
        return checked_port(given, "BAUMEISTER_PORT" if is_variable else "--port")
    except BaumeisterError as error:
        raise click.UsageError(str(error), context) from None


the_port = partial(
    click.option, "--port", envvar="BAUMEISTER_PORT", show_envvar=True, metavar="NUMBER", default="8000", callback=_port
)


def make_game(name: str, seats: int | None, options: Sequence[str]) -> "Game":
    """Return the game that the options ask for."""
    from baumeister.games import rules

    pairs = [option.partition("=") for option in options]
    for key, equals, _ in pairs:
        if not equals:
            raise BaumeisterError(f"write options as NAME=VALUE, not “{key}”")
    found = rules(name)
    from baumeister.present.game import Game  # after a mistyped name has been refused

    return Game(found, found.seats[-1] if seats is None else seats, {key: value for key, _, value in pairs})


def read_text(path: Path) -> str:
    """Return a file's text; `-` is standard input."""
    try:
        return sys.stdin.buffer.read().decode("utf-8-sig") if str(path) == "-" else path.read_text(encoding="utf-8-sig")
    except OSError as error:
        raise BaumeisterError(f"can't read {path}: {error.strerror or error}") from None
    except UnicodeDecodeError:
        raise BaumeisterError(f"can't read {path}: it is not UTF-8 text") from None


def write_bytes(path: Path, content: bytes) -> None:
    """Write a file whole."""
    try:
        path.write_bytes(content)
    except OSError as error:
        raise BaumeisterError(f"can't write {path}: {error.strerror or error}") from None
