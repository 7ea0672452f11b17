"""`baumeister replay`: check and show a record."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from baumeister.cli.options import read_text, the_language, write_bytes
from baumeister.core.errors import BaumeisterError
from baumeister.text import Language

if TYPE_CHECKING:
    from baumeister.present.game import Position


@click.command()
@click.argument("record", type=Path, help="A record file; - reads standard input.")
@click.option("--final", is_flag=True, help="Show only the last position and the result.")
@click.option("--step", is_flag=True, help="Show the position after each move and wait for Enter.")
@click.option("--ply", type=click.IntRange(min=0), help="Show the position after this many moves instead of the last.")
@click.option("--svg", type=Path, help="Write the position as an SVG drawing to this file.")
@click.option("--png", type=Path, help="Write the position as a PNG picture to this file.")
@click.option("--dark", is_flag=True, help="Draw as a blueprint.")
@click.option("--width", type=click.IntRange(100, 8000), default=1600, help="Width of the picture in pixels.")
@the_language
def replay(
    record: Path,
    final: bool,
    step: bool,
    ply: int | None,
    svg: Path | None,
    png: Path | None,
    dark: bool,
    width: int,
    language: Language,
) -> None:
    """Check a record by replaying it, and show the game or a position of it."""
    text = read_text(record)
    from baumeister.records import read  # after a file that can't be read has been refused

    found = read(text)
    line = found.position.line()
    if ply is not None:
        if ply >= len(line):
            raise BaumeisterError(f"the record has {len(line) - 1} moves; --ply {ply} is past its end")
        line = line[: ply + 1]
    if svg or png:
        draw(line[-1], svg, png, dark, width, language)
        return
    if final or (tell(line, found.players, step, language) and not step):
        show(line[-1], found.players, language)


def draw(position: "Position", svg: Path | None, png: Path | None, dark: bool, width: int, language: Language) -> None:
    """Write drawings of a position."""
    from baumeister.svg import BLUEPRINT, PRINT, png_from

    drawing = position.svg((BLUEPRINT if dark else PRINT).speaking(language))
    if svg:
        write_bytes(svg, str(drawing).encode())
    if png:
        write_bytes(png, png_from(drawing, width))
    for path in filter(None, (svg, png)):
        click.echo(f"wrote {path}: {position.game.rules.title[language]} after {position.ply} moves")


def tell(line: "list[Position]", players: "tuple[str, ...] | None", step: bool, language: Language) -> bool:
    """Print the log, move by move; step by step with the position after each. Returns whether the end was reached."""
    from baumeister.core.record import FULL

    for position in line[1:]:
        for index, entry in enumerate(position.log(FULL)):
            number = f"{position.ply - 1:>4}  {position.move or '':<14}" if index == 0 else " " * 20
            click.echo(f"{number} {entry.text[language]}")
        if step:
            show(position, players, language)
            if sys.stdin.readline() == "":
                return False
    return True


def show(position: "Position", players: "tuple[str, ...] | None", language: Language) -> None:
    """Print a position and the leaders."""
    from baumeister.cli.screen import Screen

    Screen(position.game, language, players).show(position)
