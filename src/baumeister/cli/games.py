"""`baumeister games`: what can be played."""

from collections.abc import Iterator

from baumeister.cli.options import Lang, language_of
from baumeister.core.game import Rules
from baumeister.text import Text, amount

SEATS = Text("seats", "Plätze")
HIDDEN, CHANCE = Text("hidden", "verdeckt"), Text("chance", "Zufall")
OPTIONS = Text("options", "Optionen")
SIZES, MEASURES = Text("sizes", "Größen"), Text("{moves} moves, {bytes} bytes", "{moves} Züge, {bytes} Byte")


def games(language: Lang = "") -> None:
    """Show the games: seats, what is hidden, what chance does, options, sizes."""
    from rich.console import Console  # noqa: PLC0415
    from rich.padding import Padding  # noqa: PLC0415
    from rich.table import Table  # noqa: PLC0415

    from baumeister.games import GAMES, rules  # noqa: PLC0415

    chosen = language_of(language)
    console = Console(highlight=False)
    for game in map(rules, GAMES):
        made = f"{game.title[chosen]}, {game.author}, {game.publisher} {game.year}"
        console.print(f"\n[bold]{game.id}[/]  {made}", soft_wrap=True)
        table = Table.grid(padding=(0, 2))
        for label, said in _facts(game):
            table.add_row(f"[dim]{label[chosen]}[/]", said[chosen])
        console.print(Padding(table, (0, 0, 0, 2)))


def _facts(game: Rules) -> Iterator[tuple[Text, Text]]:
    """Return what is told of a game: each fact's name, and the fact."""
    yield SEATS, _same(f"{game.seats[0]}-{game.seats[-1]}")
    yield HIDDEN, game.hidden
    yield CHANCE, game.chance
    if game.options:
        yield OPTIONS, _same("\n".join(f"{option.id}: {' | '.join(option.values)}" for option in game.options))
    yield SIZES, MEASURES.format(moves=amount(game.seat_move_count), bytes=amount(game.state.dtype.itemsize))


def _same(said: str) -> Text:
    return Text(said, said)
