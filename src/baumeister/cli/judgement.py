"""`baumeister judgement`: look at what a game's network has learned."""

from pathlib import Path

import click

from baumeister.cli.options import the_game
from baumeister.core.errors import BaumeisterError

SEATS = 4
"""As many as there are, if the game allows so many."""


@click.command()
@the_game
@click.option("--games", type=click.IntRange(8), default=400, help="Games that the network plays against itself.")
@click.option("--seed", type=click.IntRange(0), default=1, help="A different seed gives different games.")
@click.option("--threads", type=click.IntRange(1), help="Threads that play; defaults to the number of cores.")
@click.option(
    "--output",
    type=click.Path(file_okay=False, path_type=Path),
    help="The folder for the page and its chart; defaults to that of BAUMEISTER_NETWORKS, else docs/judgement.",
)
def judgement(name: str, games: int, seed: int, threads: int | None, output: Path | None) -> None:
    """Look at what a game's network has learned: how right it is, what it looks at, how it opens.

    Writes GAME.md and GAME-chances.svg. BAUMEISTER_NETWORKS names a folder with other weights, as for the bots.
    """
    from baumeister.bots.weights import named_file, network_and_card
    from baumeister.compiler.games import is_wanted, use_compiled
    from baumeister.games import rules
    from baumeister.present.game import Game
    from baumeister.train.study import study
    from baumeister.train.study_page import chances_chart, page

    found = rules(name)
    file = named_file(found)
    output = output or (file.parent if file else Path("docs/judgement"))
    try:
        output.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BaumeisterError(f"can't write to {output}: {error.strerror or error}") from None
    network, card = network_and_card(found)
    if is_wanted():
        use_compiled(found)
    game = Game(found, max(seats for seats in found.seats if seats <= SEATS))
    click.echo(f"baumeister: {games} games of {name} are played and looked at", err=True)
    result = study(game, network, games, seed, threads)
    (output / f"{name}.md").write_text(page(game, card, result), encoding="utf-8")
    (output / f"{name}-chances.svg").write_text(str(chances_chart(game, result)), encoding="utf-8")
    click.echo(f"baumeister: {output / f'{name}.md'} and its chart are written", err=True)
