"""`baumeister trace`: games decision by decision, to compare engines."""

from pathlib import Path
from typing import Annotated

import typer

from baumeister.cli.options import Options, Seats, Seed, make_game, read_text
from baumeister.core.errors import BaumeisterError


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
    from baumeister.records import read  # noqa: PLC0415
    from baumeister.records.trace import random_game  # noqa: PLC0415
    from baumeister.records.trace import trace as lines  # noqa: PLC0415

    if (record is None) == (name is None):
        raise BaumeisterError("give either a GAME or --record FILE")
    if record is not None:
        if seats is not None or option or games != 1:
            raise BaumeisterError("--record can't be combined with --seats, --option or --games")
        for line in lines(read(read_text(record)).position.line()):
            typer.echo(line)
        return
    game = make_game(name or "", seats, option)
    for number in range(games):
        for line in lines(random_game(game, (seed or 0) + number)):
            typer.echo(line)
