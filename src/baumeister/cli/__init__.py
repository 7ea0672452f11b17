"""The command line: `baumeister --help`."""

import gc
import os
import sys
from io import TextIOWrapper

import click

from baumeister import __version__
from baumeister.cli import arena, bench, dataset, doctor, endings, games, judgement, play, replay, serve, trace, train, verify
from baumeister.core.errors import BaumeisterError

STOPPED = 130  # the exit code of a program stopped with Ctrl-C


class InThisOrder(click.Group):
    """Commands in the order of the help: the most wanted first."""

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002 - as click calls it
        """Return the commands' names."""
        return list(self.commands)


@click.group(
    cls=InThisOrder,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100, "show_default": True},
)
@click.version_option(__version__, message="baumeister %(version)s")
def app() -> None:
    """City-building board games: play them in the browser or here, and study them."""


for command in (
    serve.serve,
    play.play,
    games.games,
    replay.replay,
    verify.verify,
    serve.backup,
    serve.restore,
    trace.trace,
    arena.arena,
    endings.endings,
    dataset.dataset,
    train.train,
    judgement.judgement,
    bench.bench,
    doctor.doctor,
):
    command.short_help = (command.help or "").partition("\n\n")[0]  # click would cut it off
    app.add_command(command)


def main() -> None:
    """Run the command line. Errors that a user can mend are one sentence on standard error and exit code 1."""
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # starting NumPy's threads takes 40 ms; nothing here has a use for them
    gc.set_threshold(20_000)  # modules stay loaded; scanning them again and again takes a tenth of a short command
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):  # not every terminal knows every character, and lines end alike everywhere
            stream.reconfigure(errors="replace", newline="\n")
    if isinstance(sys.stdin, TextIOWrapper):  # undecodable input is refused as no move
        sys.stdin.reconfigure(errors="replace")
    sys.exit(run())


def run() -> int:
    """Run the command that was typed; returns the exit code."""
    try:
        return app.main(standalone_mode=False) or 0
    except click.ClickException as error:
        error.show()
        return error.exit_code
    except BaumeisterError as error:
        click.echo(f"baumeister: {error}", err=True)
        return 1
    except click.Abort:
        return STOPPED
