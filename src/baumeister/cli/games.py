"""`baumeister games`: what can be played."""

from baumeister.cli.options import Lang, language_of


def games(language: Lang = "") -> None:
    """Show the games: seats, what is hidden, what chance does, options, sizes."""
    from rich import box  # noqa: PLC0415
    from rich.console import Console  # noqa: PLC0415
    from rich.table import Table  # noqa: PLC0415

    from baumeister.games import GAMES, rules  # noqa: PLC0415

    chosen = language_of(language)
    table = Table("game", "seats", "hidden", "chance", "options", "sizes", box=box.SIMPLE_HEAD, padding=(0, 1))
    table.columns[4].no_wrap = table.columns[5].no_wrap = True
    for name in GAMES:
        game = rules(name)
        options = "\n".join(f"{option.id}\n  {' | '.join(option.values)}" for option in game.options)
        table.add_row(
            f"[bold]{game.id}[/]\n{game.title[chosen]}\n{game.author}\n{game.publisher} {game.year}",
            f"{game.seats[0]}-{game.seats[-1]}",
            game.hidden[chosen] or "-",
            game.chance[chosen] or "-",
            options or "-",
            f"{game.seat_move_count:,} moves\n{game.state.dtype.itemsize:,} bytes",
        )
    Console().print(table)
