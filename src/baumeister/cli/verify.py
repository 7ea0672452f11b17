"""`baumeister verify`: whether a live table's chance was fair."""

from pathlib import Path

import click

from baumeister.cli.options import read_text
from baumeister.core.errors import BaumeisterError


@click.command()
@click.argument("record", type=Path, help="A record from a table; - reads standard input.")
def verify(record: Path) -> None:
    """Check that a record's chance moves follow from its seed, and the seed from the hash shown before the first move."""
    text = read_text(record)
    from baumeister.records.fairness import verify as check  # after a file that can't be read has been refused

    verified = check(text)
    if verified.checked == 0:
        raise BaumeisterError("nothing to verify: the record has no chance move that was made at its own table")
    click.echo(f"verified: {verified.checked} chance moves follow from the seed, and the seed fits its hash")
    if verified.given:
        click.echo(f"not checked: the first {verified.given} moves, made at the table from which this game was played on")
    if verified.branches:
        click.echo(
            f"taken back past chance: up to {verified.branches} times by the record's own account; each brought new cards"
        )
