"""The command line: `baumeister --help`."""

import gc
import os
import sys
from io import TextIOWrapper

import typer

from baumeister import __version__
from baumeister.cli import bench, doctor, games, play, replay, serve, trace, verify
from baumeister.core.errors import BaumeisterError

app = typer.Typer(
    name="baumeister",
    help="City-building board games: play them in the browser or here, and study them.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    rich_markup_mode="markdown",
    context_settings={"help_option_names": ["-h", "--help"]},
)
for command in (
    serve.serve,
    play.play,
    games.games,
    replay.replay,
    verify.verify,
    serve.backup,
    serve.restore,
    trace.trace,
    bench.bench,
):
    app.command()(command)
app.command()(doctor.doctor)


def show_version(is_asked: bool) -> None:
    """Show the version and leave, if asked."""
    if is_asked:
        typer.echo(f"baumeister {__version__}")
        raise typer.Exit


@app.callback()
def root(
    version: bool = typer.Option(False, "--version", is_eager=True, callback=show_version, help="Show the version and exit."),
) -> None:
    """City-building board games: play them in the browser or here, and study them."""


def main() -> None:
    """Run the command line. Errors that a user can mend are one sentence on standard error and exit code 1."""
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # starting NumPy's threads takes 40 ms; nothing here has a use for them
    gc.set_threshold(20_000)  # what is loaded stays; looking through it again and again takes a tenth of a short command
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):  # not every terminal knows every character, and lines end alike everywhere
            stream.reconfigure(errors="replace", newline="\n")
    if isinstance(sys.stdin, TextIOWrapper):  # what is no text is told as no move
        sys.stdin.reconfigure(errors="replace")
    try:
        app()
    except BaumeisterError as error:
        typer.echo(f"baumeister: {error}", err=True)
        sys.exit(1)
    except KeyboardInterrupt:
        sys.exit(130)
    except BrokenPipeError:  # whoever read our output has seen enough
        sys.stderr.close()
        sys.exit(0)
