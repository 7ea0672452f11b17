"""Options that several commands share, and how their errors read."""

import locale
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from baumeister.core.errors import BaumeisterError
from baumeister.text import LANGUAGES, Language

if TYPE_CHECKING:
    from baumeister.present.game import Game

Name = Annotated[str, typer.Argument(metavar="GAME", help="The game's id; `baumeister games` lists them.")]
Seats = Annotated[int | None, typer.Option("--seats", "-n", help="Number of players; defaults to the game's maximum.")]
Options = Annotated[
    list[str] | None, typer.Option("--option", "-o", metavar="NAME=VALUE", help="An option of the game; may be repeated.")
]
Seed = Annotated[int | None, typer.Option("--seed", min=0, help="Make the game repeatable.")]
Lang = Annotated[str, typer.Option("--language", help="en or de; defaults to your system's.")]


def make_game(name: str, seats: int | None, options: list[str] | None) -> "Game":
    """Return the game that the options ask for."""
    from baumeister.games import rules  # noqa: PLC0415

    pairs = [option.partition("=") for option in options or []]
    for key, equals, _ in pairs:
        if not equals:
            raise BaumeisterError(f"write options as NAME=VALUE, not “{key}”")
    found = rules(name)
    from baumeister.present.game import Game  # noqa: PLC0415 - after a mistyped name has been refused

    return Game(found, found.seats[-1] if seats is None else seats, {key: value for key, _, value in pairs})


def language_of(name: str) -> Language:
    """Return the language asked for, or that of the user's system."""
    if name:
        for language in LANGUAGES:
            if language == name:
                return language
        raise BaumeisterError(f"languages are {' and '.join(LANGUAGES)}, not “{name}”")
    system = locale.getlocale()[0] or ""
    return "de" if system.startswith(("de", "German")) else "en"


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
