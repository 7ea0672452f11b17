"""A game's position on the terminal, with colours where the terminal has them."""

from collections.abc import Sequence

from rich.console import Console
from rich.table import Table
from rich.text import Text as Plain
from rich.theme import Theme

from baumeister.core.game import Game
from baumeister.core.position import View
from baumeister.text import Language, Text

PLY = Text("After {ply} moves", "Nach {ply} Zügen")
TO_MOVE = Text("to move", "am Zug")
WON = Text("won", "gewonnen")


class Screen:
    """Prints views of one game in one language."""

    def __init__(self, game: Game, language: Language, players: Sequence[str] | None = None) -> None:
        """Prepare a console that knows the game's colours; players are the names of the seats."""
        self.game, self.language = game, language
        self.names = players or [name[language] for name in game.rules.words.seat_names(game.seats)]
        self.console = Console(theme=Theme(dict(game.rules.colours)), highlight=False)

    def show(self, view: View) -> None:
        """Print a position: board, holdings, scores."""
        self.console.print()
        self.console.print(self.game.rules.screen(view.state, self.language))
        self.console.print(self._scores(view))

    def say(self, text: str, style: str | None = None) -> None:
        """Print a line as it is."""
        self.console.print(text, style=style, markup=False)

    def _scores(self, view: View) -> Table:
        table = Table(title=PLY.format(ply=int(view.state.ply))[self.language], title_justify="left")
        table.add_column("")
        table.add_column(self.game.rules.words.unit.title[self.language], justify="right")
        for row, _ in self.game.rules.words.breakdown(view.state):
            table.add_column(row[self.language], justify="right")
        table.add_column("")
        breakdown = [values for _, values in self.game.rules.words.breakdown(view.state)]
        for seat, points in enumerate(view.scores, 1):
            state = WON if seat in view.winners else TO_MOVE if seat == view.actor else Text("", "")
            parts = [str(values[seat - 1]) for values in breakdown]
            table.add_row(Plain(f"P{seat} {self.names[seat - 1]}"), str(points), *parts, state[self.language])
        return table
