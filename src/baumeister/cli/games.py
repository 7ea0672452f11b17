"""`baumeister games`: the list of games."""

import json
from collections.abc import Iterator
from typing import TYPE_CHECKING

import click

from baumeister.cli.options import the_language
from baumeister.present.facts import Facts
from baumeister.text import Language, Text, amount

if TYPE_CHECKING:
    from baumeister.core.record import Json

SEATS = Text("seats", "Plätze")
HIDDEN, CHANCE = Text("hidden", "verdeckt"), Text("chance", "Zufall")
OPTIONS = Text("options", "Optionen")
ABOUT, OWN = Text("about", "Thema"), Text("our own", "von uns")
SIZES, MEASURES = Text("sizes", "Größen"), Text("{moves} moves, {bytes} bytes", "{moves} Züge, {bytes} Byte")
COLUMN = 10


@click.command()
@click.argument("name", metavar="[GAME]", required=False, help="Show everything about one game.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object per game, one per line.")
@the_language
def games(name: str | None, as_json: bool, language: Language) -> None:
    """Show the games: seats, what is hidden, what chance does; of one game also options and sizes."""
    from baumeister.games import GAMES, facts

    for game in GAMES if name is None else (name,):
        found = facts(game)
        if as_json:
            click.echo(json.dumps(as_data(game, found, language), ensure_ascii=False))
            continue
        said = [*common(found), *(particular(game, found) if name else ())]
        click.echo(f"\n{game}  {found.title[language]}, {found.author}, {found.publisher} {found.year}")
        for label, text in said:
            click.echo(f"  {label[language]:<{COLUMN}}{text[language]}")


def common(game: Facts) -> Iterator[tuple[Text, Text]]:
    """Yield the facts shown of every game, each with its name."""
    yield SEATS, _same(f"{game.seats[0]}-{game.seats[-1]}")
    yield HIDDEN, game.hidden
    yield CHANCE, game.chance


def particular(name: str, game: Facts) -> Iterator[tuple[Text, Text]]:
    """Yield the facts shown of a single game."""
    from baumeister.games import rules

    yield ABOUT, game.about
    found = rules(name)
    for option in found.options:
        yield OPTIONS, _same(f"{option.id}={' | '.join(option.values)}")
    yield SIZES, MEASURES.format(moves=amount(found.seat_move_count), bytes=amount(found.state.dtype.itemsize))
    if game.reconstructed.en:
        yield OWN, game.reconstructed


def as_data(name: str, game: Facts, language: Language) -> "Json":
    """Return a game's facts for programs."""
    from baumeister.games import rules

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
