"""`baumeister trace`: games decision by decision, to compare engines."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from baumeister.cli.options import make_game, read_text, the_options, the_seats, the_seed
from baumeister.core.errors import BaumeisterError

if TYPE_CHECKING:
    from baumeister.present.game import Game


@click.command()
@click.argument("name", metavar="[GAME]", required=False, help="The game's id; not with --record.")
@the_seats
@the_options
@the_seed(default=0)
@click.option("--games", "-k", type=click.IntRange(min=1), default=1, help="How many games, with seeds S, S+1, …")
@click.option("--record", type=Path, help="Trace a recorded game instead; - reads standard input.")
def trace(name: str | None, seats: int | None, options: tuple[str, ...], seed: int, games: int, record: Path | None) -> None:
    """Print every decision of random games with all legal moves and odds, as JSON Lines.

    One line a move, before it is made: ply, actor (0 is chance), legal moves in character order, odds where chance acts, the
    move. The last line of a game has its scores and winners. Seats play uniformly at random, but where they may bid and pass,
    they pass with probability 1/2, and bid one of the five lowest bids.
    """
    if (record is None) == (name is None):
        raise BaumeisterError("give either a GAME or --record FILE")
    if record is not None:
        if seats is not None or options or games != 1:
            raise BaumeisterError("--record can't be combined with --seats, --option or --games")
        trace_record(read_text(record))
    else:
        trace_games(make_game(name or "", seats, options), seed, games)


def trace_record(text: str) -> None:
    """Print the trace of a recorded game."""
    from baumeister.records import read  # after a file that can't be read has been refused
    from baumeister.records.trace import trace as lines

    for line in lines(read(text).position.line()):
        click.echo(line)


def trace_games(game: "Game", seed: int, count: int) -> None:
    """Print the traces of random games, one seed after another."""
    from baumeister.records.trace import random_game  # after a game that doesn't exist has been refused
    from baumeister.records.trace import trace as lines

    for number in range(count):
        for line in lines(random_game(game, seed + number)):
            click.echo(line)
