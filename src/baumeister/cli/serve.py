"""`baumeister serve`, `backup` and `restore`: the table in the browser, and its database."""

import gc
from pathlib import Path

import click

from baumeister.cli.options import the_port

the_database = click.option(
    "--database",
    envvar="BAUMEISTER_DATABASE",
    show_envvar=True,
    help="Database file or URL; defaults to a file in the data folder.",
)


@click.command()
@click.option(
    "--host",
    envvar="BAUMEISTER_HOST",
    show_envvar=True,
    default="127.0.0.1",
    help="Address to listen on; 0.0.0.0 for all.",
)
@the_port(help="Port; 0 for any free one.")
@the_database
@click.option("--open", "open_browser", is_flag=True, help="Open the table in the browser.")
def serve(host: str, port: int, database: str | None, open_browser: bool) -> None:
    """Serve the table in the browser, to play alone or with friends.

    The first time the games are compiled behind the tables, for bots that think ahead; a bar shows how far it is.
    """
    gc.disable()  # it would look through all that is loaded, again and again: a sixth of the time until the table listens
    from baumeister.cli.compiling import show_progress
    from baumeister.web.server import serve as run
    from baumeister.web.settings import Settings

    gc.freeze()
    gc.enable()
    run(
        Settings.from_environment(host=host, port=port, database=database), open_browser=open_browser, on_compiled=show_progress
    )


@click.command()
@click.argument("target", type=Path, metavar="FILE", help="Where to write the copy; the file must not exist yet.")
@the_database
def backup(target: Path, database: str | None) -> None:
    """Copy the database, while the server may be running, and read the copy back.

    Exit code 1 if it can't be copied whole; nothing is left behind then.
    """
    from baumeister.web.settings import Settings
    from baumeister.web.storage.backup import backup as copy

    copied = copy(Settings.from_environment(database=database), target)
    click.echo(f"wrote {target} ({copied.size:,} bytes, {copied.tables:,} tables, {copied.events:,} events), and read it back")


@click.command()
@click.argument("source", type=Path, metavar="FILE", help="The copy, made by `baumeister backup`; it stays as it is.")
@the_database
def restore(source: Path, database: str | None) -> None:
    """Put a copy in the place of the database, which is laid aside. No server may be running on it.

    The copy is checked and read back first. Exit code 1 if that fails or a server is running; nothing has changed then.
    """
    from baumeister.web.settings import Settings
    from baumeister.web.storage.backup import restore as put_back

    settings = Settings.from_environment(database=database)
    copied = put_back(settings, source)
    click.echo(f"restored {settings.database_file} from {source} ({copied.tables:,} tables, {copied.events:,} events)")
    if copied.is_log_aside:
        click.echo(f"a log without its database lay there; it is kept as {copied.aside}: without that database it is of no use")
    elif copied.aside is not None:
        click.echo(f"the database of before is kept as {copied.aside}; delete it when all is well")
