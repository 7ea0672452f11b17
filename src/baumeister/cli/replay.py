"""`baumeister replay`: check and show a record."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from baumeister.cli.options import Lang, language_of, read_text, write_bytes
from baumeister.core.errors import BaumeisterError

if TYPE_CHECKING:
    from baumeister.present.game import Position
    from baumeister.text import Language


def replay(
    record: Annotated[Path, typer.Argument(metavar="RECORD", help="A record file; - reads standard input.")],
    final: Annotated[bool, typer.Option("--final", help="Show only the last position and the result.")] = False,
    step: Annotated[bool, typer.Option("--step", help="Show the position after each move and wait for Enter.")] = False,
    ply: Annotated[int | None, typer.Option(min=0, help="Show the position after this many moves instead of the last.")] = None,
    svg: Annotated[Path | None, typer.Option(help="Write the position as an SVG drawing to this file.")] = None,
    png: Annotated[Path | None, typer.Option(help="Write the position as a PNG picture to this file.")] = None,
    dark: Annotated[bool, typer.Option("--dark", help="Draw as a blueprint.")] = False,
    width: Annotated[int, typer.Option(min=100, max=8000, help="Width of the picture in pixels.")] = 1600,
    language: Lang = "",
) -> None:
    """Check a record by replaying it, and show the game or a position of it."""
    chosen, text = language_of(language), read_text(record)
    from baumeister.records import read  # noqa: PLC0415 - after a file that can't be read has been refused

    found = read(text)
    line = found.position.line()
    if ply is not None:
        if ply >= len(line):
            raise BaumeisterError(f"the record has {len(line) - 1} moves; --ply {ply} is past its end")
        line = line[: ply + 1]
    if svg or png:
        draw(line[-1], svg, png, dark, width, chosen)
        return
    if final or (tell(line, found.players, step, chosen) and not step):
        show(line[-1], found.players, chosen)


def draw(position: "Position", svg: Path | None, png: Path | None, dark: bool, width: int, language: "Language") -> None:
    """Write drawings of a position."""
    from baumeister.svg import BLUEPRINT, PRINT, png_from  # noqa: PLC0415

    drawing = position.svg((BLUEPRINT if dark else PRINT).speaking(language))
    if svg:
        write_bytes(svg, str(drawing).encode())
    if png:
        write_bytes(png, png_from(drawing, width))
    for path in filter(None, (svg, png)):
        typer.echo(f"wrote {path}: {position.game.rules.title[language]} after {position.ply} moves")


def tell(line: "list[Position]", players: "tuple[str, ...] | None", step: bool, language: "Language") -> bool:
    """Print what happened, move by move; step by step with the position after each. Returns whether the end was reached."""
    from baumeister.core.record import FULL  # noqa: PLC0415

    for position in line[1:]:
        for index, entry in enumerate(position.log(FULL)):
            number = f"{position.ply - 1:>4}  {position.move or '':<14}" if index == 0 else " " * 20
            typer.echo(f"{number} {entry.text[language]}")
        if step:
            show(position, players, language)
            if sys.stdin.readline() == "":
                return False
    return True


def show(position: "Position", players: "tuple[str, ...] | None", language: "Language") -> None:
    """Print a position and who leads."""
    from baumeister.cli.screen import Screen  # noqa: PLC0415

    Screen(position.game, language, players).show(position)
