"""`baumeister games`: what can be played."""

import json
from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated

import typer

from baumeister.cli.options import Lang, language_of
from baumeister.present.facts import Facts
from baumeister.text import Language, Text, amount

if TYPE_CHECKING:
    from baumeister.core.record import Json

SEATS = Text("seats", "Plätze")
HIDDEN, CHANCE = Text("hidden", "verdeckt"), Text("chance", "Zufall")
OPTIONS = Text("options", "Optionen")
ABOUT, NOTE = Text("about", "Thema"), Text("note", "Hinweis")
SIZES, MEASURES = Text("sizes", "Größen"), Text("{moves} moves, {bytes} bytes", "{moves} Züge, {bytes} Byte")
COLUMN = 10


def games(
    name: Annotated[str | None, typer.Argument(metavar="[GAME]", help="Show everything about one game.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object per game, one per line.")] = False,
    language: Lang = "",
) -> None:
    """Show the games: seats, what is hidden, what chance does; of one game also options and sizes."""
    from baumeister.games import GAMES, facts  # noqa: PLC0415

    chosen = language_of(language)
    for game in GAMES if name is None else (name,):
        found = facts(game)
        if as_json:
            typer.echo(json.dumps(as_data(game, found, chosen), ensure_ascii=False))
            continue
        said = [*common(found), *(particular(game, found) if name else ())]
        typer.echo(f"\n{game}  {found.title[chosen]}, {found.author}, {found.publisher} {found.year}")
        for label, text in said:
            typer.echo(f"  {label[chosen]:<{COLUMN}}{text[chosen]}")


def common(game: Facts) -> Iterator[tuple[Text, Text]]:
    """Yield what is told of every game: each fact's name, and the fact."""
    yield SEATS, _same(f"{game.seats[0]}-{game.seats[-1]}")
    yield HIDDEN, game.hidden
    yield CHANCE, game.chance


def particular(name: str, game: Facts) -> Iterator[tuple[Text, Text]]:
    """Yield what is told of one game alone."""
    from baumeister.games import rules  # noqa: PLC0415

    yield ABOUT, game.about
    found = rules(name)
    for option in found.options:
        yield OPTIONS, _same(f"{option.id}={' | '.join(option.values)}")
    yield SIZES, MEASURES.format(moves=amount(found.seat_move_count), bytes=amount(found.state.dtype.itemsize))
    if game.reconstructed.en:
        yield NOTE, game.reconstructed


def as_data(name: str, game: Facts, language: Language) -> "Json":
    """Return a game's facts for programs."""
    from baumeister.games import rules  # noqa: PLC0415

    found = rules(name)
    return {
        "game": name,
        "title": game.title[language],
        "author": game.author,
        "publisher": game.publisher,
        "year": game.year,
        "seats": list(game.seats),
        "hidden": game.hidden[language],
        "chance": game.chance[language],
        "options": {option.id: list(option.values) for option in found.options},
        "moves": found.seat_move_count,
        "state_bytes": found.state.dtype.itemsize,
        "features": found.feature_count,
    }


def _same(said: str) -> Text:
    return Text(said, said)
