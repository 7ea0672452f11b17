"""`baumeister dataset`: games of bots as data for learners."""

from contextlib import closing
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING

import click

from baumeister.cli.arena import folder_for, match_of
from baumeister.cli.options import the_options, the_seats_of_bots
from baumeister.cli.progress import show_progress_of
from baumeister.core.errors import BaumeisterError

if TYPE_CHECKING:
    from baumeister.arena.contest import Contest
    from baumeister.arena.workers import Workers


@click.command()
@click.argument("name", metavar="GAME", help="The game's id; `baumeister games` lists them.")
@click.option("--bot", "bots", multiple=True, required=True, metavar="BOT", help="Who plays, as in `arena`; may be repeated.")
@click.option("--games", type=click.IntRange(1), default=100, help="How many games; rounded up to whole deals.")
@click.option(
    "--format", "kind", type=click.Choice(["records", "parquet"]), default="records", help="Parquet adds tables of decisions."
)
@the_seats_of_bots
@the_options
@click.option("--seconds", type=click.FloatRange(0, min_open=True), help="Seconds a move, for programs and bots that search.")
@click.option("--simulations", type=click.IntRange(1), help="Simulations a move, for bots that search.")
@click.option("--seed", type=click.IntRange(0), default=1, help="A different seed gives different games.")
@click.option("--workers", type=click.IntRange(1), help="Processes; defaults to the number of cores.")
@click.option(
    "--output", type=click.Path(file_okay=False, path_type=Path), help="Where the data is kept; by default under dataset/."
)
def dataset(
    name: str,
    bots: tuple[str, ...],
    games: int,
    kind: str,
    seats: int | None,
    options: tuple[str, ...],
    seconds: float | None,
    simulations: int | None,
    seed: int,
    workers: int | None,
    output: Path | None,
) -> None:
    """Let bots play, and keep their games as data: moves, what was seen, what searches found, how it ended.

    One bot plays all seats; several take turns, each deal once from every seat. Games are kept as they end; the same command
    goes on where it stopped.
    """
    match = match_of(name, bots, seats, options, seconds, simulations, seed)
    from baumeister.arena.contest import Contest, check_playable  # after an unknown game has been refused
    from baumeister.arena.journal import Journal
    from baumeister.arena.match import core_count
    from baumeister.arena.playing import game_of
    from baumeister.arena.workers import Workers
    from baumeister.cli.compiling import compile_for_search
    from baumeister.compiler.games import is_wanted
    from baumeister.datasets.card import write_card
    from baumeister.datasets.shards import write_shards
    from baumeister.datasets.tables import arrow

    check_playable(match)
    has_tables, processes = kind == "parquet", workers or core_count()
    if has_tables:
        arrow()
    folder = output or folder_for(match, Path("dataset"))
    check_ours(folder)
    with Journal(folder, match) as journal:
        contest = Contest(match, journal, games)
        click.echo(f"baumeister: the data is kept in {journal.folder}; the same command goes on from there", err=True)
        try:
            if is_wanted():
                compile_for_search(match.game)
            play(contest, Workers(match, processes, keeps_records=True))
            if has_tables:
                whole = sorted(result.fixture for result in journal.results if result.failure is None)
                written = write_shards(journal.folder, match, whole, processes)
                show_progress_of(f"{done} of {total} tables written" for done, total in written)
        except KeyboardInterrupt:
            click.echo("\nbaumeister: stopped; every game that was over is kept", err=True)
            raise click.Abort from None
        write_card(match, journal, game_of(match), has_tables)
        click.echo(f"{len(journal.results)} games in {journal.folder}; README.md there says what is in it")


def check_ours(folder: Path) -> None:
    """Refuse a folder of other files: a data set has its own README.md.

    Raises:
        BaumeisterError: if there are files, and no games.
    """
    from baumeister.arena.journal import GAMES

    if folder.is_dir() and any(folder.iterdir()) and not (folder / GAMES).exists():
        raise BaumeisterError(f"{folder} holds other files and no games of ours; name a new or an empty folder as --output")


def play(contest: "Contest", players: "Workers") -> None:
    """Play the games that are left, and show progress, also before the first is over."""
    from baumeister.cli.arena_report import progress  # loads the report

    with closing(contest.play(players.play)) as results:
        show_progress_of(progress(contest) for _ in chain([None], results))
