"""A game's position on the terminal, with colours where the terminal has them."""

from collections.abc import Sequence

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table
from rich.text import Text as Plain
from rich.theme import Theme

from baumeister.present.game import Game, View
from baumeister.present.terminal import STYLES
from baumeister.text import Language, Text, written

PLY = Text("After {ply} moves", "Nach {ply} Zügen")
WON = Text("won", "gewonnen")


class Screen:
    """Prints views of one game in one language."""

    def __init__(self, game: Game, language: Language, players: Sequence[str] | None = None) -> None:
        """Prepare a console that knows the games' colours; players are the names of the seats."""
        self.game, self.language = game, language
        self.names = players or [name[language] for name in game.seat_names]
        self.console = Console(theme=Theme(STYLES), highlight=False)

    def show(self, view: View) -> None:
        """Print a position: board, holdings, scores."""
        self.console.print()
        self.console.print(self.game.rules.screen(view.state, self.language))
        self.console.print(self._scores(view))

    def say(self, text: str, style: str | None = None) -> None:
        """Print a line as it is."""
        self.console.print(text, style=style, markup=False)

    def _scores(self, view: View) -> Table:
        """Tabulate each seat's points by source; after the end, the winners."""
        table = Table(box=SIMPLE_HEAD, pad_edge=False)
        table.add_column(PLY.format(ply=int(view.state.ply))[self.language])
        for name in self.names:
            table.add_column(Plain(name), justify="right")
        for row, values in self.game.rules.words.breakdown(view.state):
            table.add_row(row.named(self.game.seat_names)[self.language], *map(written, values))
        total = self.game.rules.words.standing(view.state, view.scores)
        table.add_row(self.game.rules.words.unit.title[self.language], *map(written, total), style="bold")
        if view.winners:
            table.add_row("", *(WON[self.language] if seat in view.winners else "" for seat in range(1, len(self.names) + 1)))
        return table
