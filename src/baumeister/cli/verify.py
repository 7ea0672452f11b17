"""`baumeister verify`: whether a live table's chance was fair."""

from pathlib import Path
from typing import Annotated

import typer

from baumeister.cli.options import read_text


def verify(
    record: Annotated[Path, typer.Argument(metavar="RECORD", help="A record from a table; - is standard input.")],
) -> None:
    """Check that a record's chance moves follow from its seed, and the seed from the hash shown before the first move."""
    from baumeister.records import read  # noqa: PLC0415
    from baumeister.records.fairness import verify as check  # noqa: PLC0415

    found = read(read_text(record))
    count = check(found)
    typer.echo(f"verified: all {count} chance moves follow from the seed, and the seed from its hash")
