"""`baumeister train`: teach a game's network to judge positions."""

from math import isfinite
from pathlib import Path
from typing import TYPE_CHECKING

import click

from baumeister.cli.options import the_game
from baumeister.core.errors import BaumeisterError

if TYPE_CHECKING:
    from baumeister.train.training import Report, Training

MINUTE = 60.0


class WithSettings(click.Command):
    """A command whose help lists the settings of a training run."""

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write each setting's usual value, what it means, and what it can be."""
        from baumeister.train.settings import Settings, known_settings

        super().format_epilog(ctx, formatter)
        with formatter.section("Settings with their defaults, least and greatest values"):
            formatter.write_dl(
                [
                    (f"{name}={getattr(Settings, name)}", f"{setting.meaning} [{setting.least}…{setting.greatest}]")
                    for name, setting in known_settings().items()
                ]
            )


@click.command(cls=WithSettings)
@the_game
@click.option("--minutes", type=click.FloatRange(0, min_open=True), default=60.0, help="How long to train in all.")
@click.option("--rounds", type=click.IntRange(1), help="Stop after this many rounds in all.")
@click.option(
    "--run", "path", type=click.Path(file_okay=False, path_type=Path), help="The run's folder; by default train/GAME."
)
@click.option("--seed", type=click.IntRange(0), default=1, help="A different seed gives different games.")
@click.option("--threads", type=click.IntRange(1), help="Threads that play; defaults to the number of cores.")
@click.option("--ray", "on_cluster", is_flag=True, help="Play on a Ray cluster: the one at RAY_ADDRESS, or one started here.")
@click.option(
    "--set", "changes", multiple=True, metavar="NAME=VALUE", help="Change one of the settings below; may be repeated."
)
def train(
    name: str,
    minutes: float,
    rounds: int | None,
    path: Path | None,
    seed: int,
    threads: int | None,
    on_cluster: bool,
    changes: tuple[str, ...],
) -> None:
    """Teach a game's network to judge positions, through games against itself and others.

    The folder keeps settings, progress and, after each round, the network; the same command goes on where it stopped.
    """
    from baumeister.games import facts

    facts(name)
    if not isfinite(minutes):
        raise click.UsageError("--minutes is a number such as 60")
    if on_cluster and threads is not None:
        raise click.UsageError(
            "--threads counts threads on this machine; with --ray the cluster decides how many orders it plays at once"
        )
    try:
        import torch  # noqa: F401
    except ImportError:
        raise BaumeisterError("training needs PyTorch: pip install 'baumeister[train]'") from None
    from baumeister.cli.compiling import compile_for_search
    from baumeister.compiler.games import is_wanted
    from baumeister.machine import describe, installed
    from baumeister.train.cluster import ClusterPlayers
    from baumeister.train.folder import RunFolder
    from baumeister.train.rounds import Players
    from baumeister.train.settings import settings_with
    from baumeister.train.training import Training

    settings = settings_with(name, seed, changes)
    with RunFolder(path or Path("train") / name, settings, describe() | {"torch": installed("torch")}) as folder:
        if is_wanted():
            compile_for_search(name)
        training = Training(settings, folder, ClusterPlayers() if on_cluster else Players(threads))
        announce(training)
        try:
            watch(training, minutes * MINUTE, rounds)
        except KeyboardInterrupt:
            click.echo("\nbaumeister: stopped; the last whole round is kept", err=True)
            raise click.Abort from None


def announce(training: "Training") -> None:
    """Say where the run is kept, and how far it is."""
    totals, folder = training.totals, training.folder.path
    done = "1 round is" if totals.rounds == 1 else f"{totals.rounds} rounds are"
    there = f" {done} done;" if totals.rounds else ""
    click.echo(f"baumeister: the run is kept in {folder};{there} the same command goes on from there", err=True)
    click.echo(f"baumeister: {len(training.kinds)} kinds of games, learning on {training.device}", err=True)


def watch(training: "Training", seconds: float, rounds: int | None) -> None:
    """Train until the time is up or enough rounds are done, and print a line on each."""
    totals = training.totals
    if totals.seconds >= seconds or (rounds is not None and totals.rounds >= rounds):
        click.echo("baumeister: nothing is left to do; with more --minutes or --rounds it goes on", err=True)
        return
    for report in training.run():
        click.echo(line_on(report))
        if totals.seconds >= seconds or totals.rounds == rounds:
            return


def line_on(report: "Report") -> str:
    """Write a line on a round."""
    totals = report.totals
    strength = "".join(f"  {share:.1%} against {rival}" for rival, share in report.strength.items())
    return (
        f"round {totals.rounds:>4}  {totals.seconds / MINUTE:6.1f} min"
        f"  {totals.games:>8,} games  {totals.positions:>11,} positions"
        f"  loss {report.loss:.4f}  log loss {report.own.log_loss:.4f} (by hand {report.hand.log_loss:.4f})"
        f"  Brier {report.own.brier:.4f} ({report.hand.brier:.4f}){strength}"
    )
