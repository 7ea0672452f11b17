"""`baumeister trace`: games decision by decision, to compare engines."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from baumeister.cli.options import Options, Seats, Seed, make_game, read_text
from baumeister.core.errors import BaumeisterError

if TYPE_CHECKING:
    from baumeister.present.game import Game


def trace(
    name: Annotated[str | None, typer.Argument(metavar="[GAME]", help="The game's id; not with --record.")] = None,
    seats: Seats = None,
    option: Options = None,
    seed: Seed = 0,
    games: Annotated[int, typer.Option("--games", "-k", min=1, help="How many games, with seeds S, S+1, …")] = 1,
    record: Annotated[Path | None, typer.Option(help="Trace a recorded game instead; - reads standard input.")] = None,
) -> None:
    """Print every decision of random games with all legal moves and odds, as JSON Lines.

    One line a move, before it is made: ply, actor (0 is chance), legal moves in character order, odds where chance acts, the
    move. The last line of a game has its scores and winners. Seats play uniformly at random, but where they may bid and pass,
    they pass with probability 1/2, and bid one of the five lowest bids.
    """
    if (record is None) == (name is None):
        raise BaumeisterError("give either a GAME or --record FILE")
    if record is not None:
        if seats is not None or option or games != 1:
            raise BaumeisterError("--record can't be combined with --seats, --option or --games")
        trace_record(read_text(record))
    else:
        trace_games(make_game(name or "", seats, option), seed or 0, games)


def trace_record(text: str) -> None:
    """Print the trace of a recorded game."""
    from baumeister.records import read  # noqa: PLC0415 - after a file that can't be read has been refused
    from baumeister.records.trace import trace as lines  # noqa: PLC0415

    for line in lines(read(text).position.line()):
        typer.echo(line)


def trace_games(game: "Game", seed: int, count: int) -> None:
    """Print the traces of random games, one seed after another."""
    from baumeister.records.trace import random_game  # noqa: PLC0415 - after a game that doesn't exist has been refused
    from baumeister.records.trace import trace as lines  # noqa: PLC0415

    for number in range(count):
        for line in lines(random_game(game, seed + number)):
            typer.echo(line)
