"""`baumeister serve` and `baumeister backup`: the table in the browser."""

import gc
from pathlib import Path
from typing import Annotated

import typer

Database = Annotated[
    str | None,
    typer.Option("--database", envvar="BAUMEISTER_DATABASE", help="Database URL; defaults to a file in the data folder."),
]


def serve(
    host: Annotated[str, typer.Option(envvar="BAUMEISTER_HOST", help="Address to listen on; 0.0.0.0 for all.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(envvar="BAUMEISTER_PORT", min=0, max=65535, help="Port; 0 for any free one.")] = 8000,
    database: Database = None,
    open_browser: Annotated[bool, typer.Option("--open", help="Open the table in the browser.")] = False,
) -> None:
    """Serve the table in the browser, to play alone or with friends.

    The first time the games are compiled behind the tables, for bots that think ahead; a bar shows how far it is.
    """
    gc.disable()  # it would look through all that is loaded, again and again: a sixth of the time until the table listens
    from baumeister.cli.compiling import show_progress  # noqa: PLC0415
    from baumeister.web.server import serve as run  # noqa: PLC0415
    from baumeister.web.settings import Settings  # noqa: PLC0415

    gc.freeze()
    gc.enable()
    run(
        Settings.from_environment(host=host, port=port, database=database), open_browser=open_browser, on_compiled=show_progress
    )


def backup(
    target: Annotated[Path, typer.Argument(metavar="FILE", help="Where to write the copy; the file must not exist yet.")],
    database: Database = None,
) -> None:
    """Copy the database while the server may be running."""
    from baumeister.web.backup import backup as copy  # noqa: PLC0415
    from baumeister.web.settings import Settings  # noqa: PLC0415

    size = copy(Settings.from_environment(database=database), target)
    typer.echo(f"wrote {target} ({size:,} bytes)")
