"""`baumeister arena`: which bot is stronger."""

import os
import re
import sys
from math import isnan
from pathlib import Path
from typing import TYPE_CHECKING

import click
from click.core import ParameterSource

from baumeister.cli.options import make_game, the_options, the_seats_of_bots, write_bytes

if TYPE_CHECKING:
    from baumeister.arena.contest import Contest
    from baumeister.arena.ladder import Rung
    from baumeister.arena.match import Match


TAKEN_BY_LADDER = {"ladder", "games", "workers", "output"}
"""All that may be given with `--ladder`: it plays all games with all bots, and has goals of its own."""
LONGEST_NAME = 24
"""Characters of a bot's name in a folder's."""


class ManyBots(click.Command):
    """A command whose `--bots` takes all words up to the next option."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Write `--bots a b` as click understands it, `--bots a --bots b`."""
        written, is_listing = list[str](), False
        for word in args:
            if word == "--bots" or word.startswith("--bots="):
                is_listing = True
                written += ["--bots", word.removeprefix("--bots=")] if word != "--bots" else []
            elif is_listing and not word.startswith("-"):
                written += ["--bots", word]
            else:
                is_listing = False
                written.append(word)
        return super().parse_args(ctx, written)


@click.command(cls=ManyBots)
@click.argument("name", metavar="[GAME]", required=False, help="The game's id; `baumeister games` lists them.")
@click.option(
    "--bots",
    multiple=True,
    metavar="BOT BOT …",
    help="Who plays: names of bots, mcts:simulations=200, network:weights=FILE, exec:COMMAND or table:COMMAND for a program, "
    "class:MODULE:CLASS.",
)
@click.option("--games", type=click.IntRange(1), default=400, help="How many games; rounded up to whole deals.")
@the_seats_of_bots
@the_options
@click.option(
    "--seconds",
    type=click.FloatRange(0, min_open=True),
    help="Seconds a move, for programs and bots that search; the latter take 1 if no limit is given.",
)
@click.option("--simulations", type=click.IntRange(1), help="Simulations a move, for bots that search.")
@click.option("--seed", type=click.IntRange(0), default=1, help="A different seed gives different deals.")
@click.option("--workers", type=click.IntRange(1), help="Games played in parallel; defaults to the number of cores.")
@click.option(
    "--output", type=click.Path(file_okay=False, path_type=Path), help="Where the match is kept; by default under arena/."
)
@click.option("--records", is_flag=True, help="Also keep the games' records.")
@click.option("--ray", "on_cluster", is_flag=True, help="Play on a Ray cluster: the one at RAY_ADDRESS, or one started here.")
@click.option("--ladder", is_flag=True, help="Measure all bots in all games instead, and write docs/strength.md.")
@click.option("--until-decided", is_flag=True, help="Stop once the first bot is shown to win more or less than an even share.")
@click.option(
    "--goal",
    type=click.FloatRange(0, 1, min_open=True, max_open=True),
    help="With --until-decided: test the first bot, all its seats together, against this share of the win, such as 0.35.",
)
def arena(
    name: str | None,
    bots: tuple[str, ...],
    games: int,
    seats: int | None,
    options: tuple[str, ...],
    seconds: float | None,
    simulations: int | None,
    seed: int,
    workers: int | None,
    output: Path | None,
    records: bool,
    until_decided: bool,
    goal: float | None,
    on_cluster: bool,
    ladder: bool,
) -> None:
    """Let bots play each other, and say which is stronger.

    Each deal is played once from every seat, with the same luck. Games are kept as they end; the same command goes on where
    it stopped.
    """
    if os.environ.get("BAUMEISTER_NETWORKS") and (ladder or (on_cluster and os.environ.get("RAY_ADDRESS"))):
        why = (
            "measures the package's networks" if ladder else "takes networks as network:weights=FILE, the same path everywhere"
        )
        raise click.UsageError(f"--{'ladder' if ladder else 'ray'} {why}: unset BAUMEISTER_NETWORKS")
    if ladder:
        refuse_with_ladder()
        climb(output or Path("docs"), games, workers)
        return
    if goal is not None and (isnan(goal) or not until_decided):
        raise click.UsageError("--goal is a share that --until-decided tests: give both, such as --until-decided --goal 0.35")
    if not name or not bots:
        raise click.UsageError("name a game and its bots: baumeister arena GAME --bots greedy random")
    match = match_of(name, bots, seats, options, seconds, simulations, seed)
    from baumeister.arena.cluster import Cluster
    from baumeister.arena.contest import Contest, check  # after a game that doesn't exist has been refused
    from baumeister.arena.journal import Journal
    from baumeister.arena.match import core_count
    from baumeister.arena.workers import Workers
    from baumeister.cli.arena_report import report, run_watched
    from baumeister.cli.compiling import compile_for_search
    from baumeister.compiler.games import is_wanted

    check(match)
    players = Cluster(match, records) if on_cluster else Workers(match, workers or core_count(), records)
    folder = output or folder_for(match, Path("arena"))
    with Journal(folder, match) as journal:
        contest = Contest(match, journal, games, until_decided, goal)
        if is_wanted():
            compile_for_search(match.game)
        announce(contest)
        if records and (without := journal.without_records):
            click.echo(f"baumeister: --records keeps games as they are played; {without} earlier ones have no record", err=True)
        is_over = run_watched(contest, players.play)
        report(contest)
        if not is_over:
            raise click.Abort


def refuse_with_ladder() -> None:
    """Refuse what `--ladder` doesn't take.

    Raises:
        click.UsageError: if an option was given that it doesn't take.
    """
    context = click.get_current_context()
    given = [
        parameter.opts[0] if isinstance(parameter, click.Option) else str(parameter.metavar).strip("[]")
        for parameter in context.command.params
        if parameter.name not in TAKEN_BY_LADDER
        and context.get_parameter_source(str(parameter.name)) is ParameterSource.COMMANDLINE
    ]
    if given:
        raise click.UsageError(
            f"--ladder plays all games with all bots: leave {', '.join(given)} out; it takes --games, --workers and --output"
        )


def climb(docs: Path, games: int, workers: int | None) -> None:
    """Play the games that the ladder lacks, and write its page after each match that lacked some, and at the end."""
    from baumeister.arena.ladder import folder_of, page, rungs  # loads NumPy
    from baumeister.cli.compiling import compile_all
    from baumeister.compiler.games import is_wanted

    if is_wanted():
        compile_all()
    for rung in rungs():
        if (is_over := climb_one(rung, folder_of(rung.match, docs / "strength"), games, workers)) is not None:
            write_bytes(docs / "strength.md", page(docs / "strength").encode())
            if not is_over:
                raise click.Abort
    write_bytes(docs / "strength.md", page(docs / "strength").encode())


def climb_one(rung: "Rung", folder: Path, games: int, workers: int | None) -> bool | None:
    """Play the games that a match of the ladder lacks; return None if it lacks none, False if Ctrl-C ended it."""
    from baumeister.arena.contest import Contest
    from baumeister.arena.journal import Journal
    from baumeister.arena.match import core_count
    from baumeister.arena.verdict import counted
    from baumeister.arena.workers import Workers
    from baumeister.cli.arena_report import run_watched

    match = rung.match
    with Journal(folder, match) as journal:
        contest = Contest(match, journal, games, rung.goal is not None, rung.goal)
        said = f"{match.game}, {match.seats} seats, {match.seconds:g} s: {match.bots[0]} against {match.bots[1]}"
        at_most = "" if rung.goal is None else "at most "
        click.echo(f"baumeister: {said}, {at_most}{counted(contest.games_left, 'game')} to go", err=True)
        return None if contest.is_over else run_watched(contest, Workers(match, workers or core_count()).play)


def match_of(
    name: str,
    bots: tuple[str, ...],
    seats: int | None,
    options: tuple[str, ...],
    seconds: float | None,
    simulations: int | None,
    seed: int,
) -> "Match":
    """Return the match that the options ask for.

    Raises:
        BaumeisterError: if there is no such game.
    """
    from baumeister.games import facts

    allowed = facts(name).seats
    many = min(max(len(bots), allowed[0]), allowed[-1]) if seats is None else seats
    game = make_game(name, many, options)
    from baumeister.arena.entrants import pinned
    from baumeister.arena.match import Match

    return Match(game.id, game.seats, dict(game.options), tuple(map(pinned, bots)), seconds, simulations, seed)


def folder_for(match: "Match", home: Path) -> Path:
    """Return where below a folder a match is kept if nobody says: named after its game and bots, always the same."""
    from baumeister.arena.luck import key_of

    key = f"{key_of(str(match.json())):016x}"[:6]
    there = sorted(home.glob(f"{match.game}-{match.seats}-*-{key}"))  # perhaps by an earlier version, which named it otherwise
    names = [name for name in map(short_name, match.kinds) if name][:4]
    return there[0] if there else home / "-".join((match.game, str(match.seats), *names, key))


def short_name(bot: str) -> str:
    """Return a name for a bot as it may stand in a folder's: its own, its class's or its program's."""
    from baumeister.arena.made_of import started_by

    kind, _, rest = bot.partition(":")
    if kind == "class":
        kind = rest.rpartition(":")[2]
    elif kind in {"exec", "table"}:
        kind = Path(started_by(rest.split())).stem
    return re.sub(r"[^\w]+", "-", kind)[:LONGEST_NAME].strip("-")


def announce(contest: "Contest") -> None:
    """Say where the match is kept, and how many games are there already."""
    found, folder = len(contest.journal.results), contest.journal.folder
    there = f" {found} {'game is' if found == 1 else 'games are'} there already;" if found else ""
    click.echo(f"baumeister: games are kept in {folder};{there} the same command goes on from there", err=True)
    if changed := contest.changed:
        have = "has" if len(changed) == 1 else "have"
        click.echo(
            f"baumeister: careful: {', '.join(changed)} {have} changed since games of this match were played. "
            "Those games stay; with another --output all are played again",
            err=True,
        )
    if sys.stderr.isatty() and contest.is_over:
        click.echo("baumeister: nothing is left to play", err=True)
