"""`baumeister doctor --database`: every page of the database, and every table played again."""

from itertools import count
from math import inf
from pathlib import Path

import click

from baumeister.cli.progress import ProgressLine
from baumeister.core.errors import BaumeisterError

TURNS = "|/-\\"
MOST = 50  # faults that are printed


def look_at_all(file: Path | None) -> None:
    """Look at a database, by default the server's, and print what is wrong. Exit code 1 if something is."""
    from baumeister.web.settings import Settings
    from baumeister.web.storage.backup import database_file
    from baumeister.web.storage.checkup import check_pages, check_tables
    from baumeister.web.storage.damage import UNMADE, is_unmade, restore_command
    from baumeister.web.storage.faults import refuse_unreadable

    chosen = file or database_file(Settings.from_environment())
    refuse_unreadable(chosen)
    if not chosen.is_file():
        raise BaumeisterError(f"there is no database at {chosen}")
    click.echo(f"      {chosen}, {chosen.stat().st_size:,} bytes")
    if is_unmade(chosen):
        click.echo(f"LOOK  it is {UNMADE}")
        click.echo(f"      → if it ought to have tables, {restore_command(chosen)} puts a backup in its place")
        raise click.exceptions.Exit(1)
    turns, line = count(), ProgressLine(interval=inf)
    wrong = check_pages(chosen, lambda: line.show(f"pages {TURNS[next(turns) % len(TURNS)]}"))
    _tell(line, "pages, indexes, references", wrong)
    faults = list[str]()
    try:
        tables, faults = check_tables(chosen, lambda done, total: line.show(f"table {done:,} of {total:,}"))
        _tell(line, f"{tables:,} tables, played again; their chance follows from their seeds", faults)
    except BaumeisterError as error:
        if not wrong:
            raise
        _tell(line, "tables, played again", [str(error)])
    if wrong or faults:
        click.echo(f"      → keep a copy of the file as it is; {restore_command(chosen)} puts a backup in its place")
        raise click.exceptions.Exit(1)


def _tell(line: ProgressLine, subject: str, wrong: list[str]) -> None:
    line.clear()
    click.echo(f"{'LOOK' if wrong else 'ok  '}  {subject}")
    for fault in wrong[:MOST]:
        click.echo(f"      {fault}")
    if len(wrong) > MOST:
        click.echo(f"      and {len(wrong) - MOST} more")
