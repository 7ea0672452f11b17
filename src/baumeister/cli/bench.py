"""`baumeister bench`: how fast a game runs."""

import json
from typing import Annotated

import typer

from baumeister.cli.options import Name, Options, Seats, Seed, make_game


def bench(
    name: Name,
    seats: Seats = None,
    option: Options = None,
    seconds: Annotated[float, typer.Option(min=0.1, max=600, help="How many seconds to measure.")] = 5.0,
    seed: Seed = 1,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Measure random play on one core: events (moves of all actors), decisions (of seats) and games a second."""
    game = make_game(name, seats, option)
    from baumeister.bots.playouts import bench as measure  # noqa: PLC0415 - after a game that doesn't exist has been refused
    from baumeister.machine import describe  # noqa: PLC0415

    result = measure(game, seconds, seed if seed is not None else 1)
    machine = describe()
    if as_json:
        typer.echo(json.dumps({"game": game.id, "seats": game.seats, "options": dict(game.options)} | result | machine))
        return
    typer.echo(f"{game.rules.name}, {game.seats} seats, random play on one core for {result['seconds']:.1f} s")
    for unit in ("events", "decisions", "games"):
        typer.echo(f"  {result[unit + '_per_second']:>12,.0f} {unit} a second")
    for key, value in machine.items():
        typer.echo(f"  {key}: {value}")
