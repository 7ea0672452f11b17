"""`baumeister serve`, `backup` and `restore`: the table in the browser, and its database."""

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
    """Copy the database, while the server may be running, and read the copy back.

    Exit code 1 if it can't be copied whole; nothing is left behind then.
    """
    from baumeister.web.settings import Settings  # noqa: PLC0415
    from baumeister.web.storage.backup import backup as copy  # noqa: PLC0415

    copied = copy(Settings.from_environment(database=database), target)
    typer.echo(f"wrote {target} ({copied.size:,} bytes, {copied.tables:,} tables, {copied.events:,} events), and read it back")


def restore(
    source: Annotated[Path, typer.Argument(metavar="FILE", help="The copy, made by `baumeister backup`; it stays as it is.")],
    database: Database = None,
) -> None:
    """Put a copy in the place of the database, which is laid aside. No server may be running on it.

    The copy is checked and read back first. Exit code 1 if that fails or a server is running; nothing has changed then.
    """
    from baumeister.web.settings import Settings  # noqa: PLC0415
    from baumeister.web.storage.backup import restore as put_back  # noqa: PLC0415

    settings = Settings.from_environment(database=database)
    copied = put_back(settings, source)
    typer.echo(f"restored {settings.database_file} from {source} ({copied.tables:,} tables, {copied.events:,} events)")
    if copied.aside is not None:
        typer.echo(f"the database of before is kept as {copied.aside}; delete it when all is well")
