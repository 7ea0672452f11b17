"""`baumeister bench`: how fast a game runs."""

import json

import click

from baumeister.cli.options import make_game, the_game, the_options, the_seats, the_seed


@click.command()
@the_game
@the_seats
@the_options
@click.option("--seconds", type=click.FloatRange(0.1, 600), default=5.0, help="How many seconds to measure.")
@the_seed(default=1)
@click.option("--search", is_flag=True, help="Measure how fast bots search, not random play.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def bench(
    name: str, seats: int | None, options: tuple[str, ...], seconds: float, seed: int, search: bool, as_json: bool
) -> None:
    """Measure one core: random play, in events (moves of all), decisions (of seats) and games a second, or the search."""
    game = make_game(name, seats, options)
    from baumeister.bots.playouts import bench as play  # after a game that doesn't exist has been refused
    from baumeister.bots.search_speed import bench_search
    from baumeister.machine import describe

    result = bench_search(game, seconds, seed) if search else play(game, seconds, seed)
    machine = describe()
    if as_json:
        click.echo(json.dumps({"game": game.id, "seats": game.seats, "options": dict(game.options)} | result | machine))
        return
    measured = "search" if search else "random play"
    click.echo(f"{game.rules.name}, {game.seats} seats, {measured} on one core for {result['seconds']:.1f} s")
    for unit in ("simulations",) if search else ("events", "decisions", "games"):
        click.echo(f"  {result[unit + '_per_second']:>12,.0f} {unit} a second")
    for key, value in machine.items():
        click.echo(f"  {key}: {value}")
