"""`baumeister play`: a game in the terminal against bots."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from baumeister.cli.options import make_game, the_game, the_language, the_options, the_seats, the_seed, write_bytes
from baumeister.core.errors import BaumeisterError, IllegalMove
from baumeister.text import Language, Text

if TYPE_CHECKING:
    from baumeister.bots import Bot
    from baumeister.cli.screen import Screen
    from baumeister.core.chance import Rng
    from baumeister.present.game import Game, Position

HELP = Text(
    "Type a move, “moves” to list your moves, “board”, “undo”, “rules”, “save FILE” or “quit”.",
    "Gib einen Zug ein, „moves“ für alle möglichen Züge, „board“, „undo“, „rules“, „save DATEI“ oder „quit“.",
)
BYE = Text("Goodbye.", "Auf Wiedersehen.")
SAVED = Text(
    "Saved to {path}; view it with `baumeister replay {path}`.", "In {path} gesichert; `baumeister replay {path}` zeigt es."
)
WILL_SAVE = Text(
    "The record reveals every card, so it will be saved to {path} when the game ends or you quit.",
    "Die Partie verrät jede Karte; sie wird in {path} gesichert, wenn das Spiel endet oder du gehst.",
)
NO_UNDO = Text(
    "You have no move to undo, or a card has been revealed since.",
    "Du hast keinen Zug zurückzunehmen, oder inzwischen wurde eine Karte aufgedeckt.",
)
COMPILING = Text(
    "Bots that think ahead need the game as machine code: it is being compiled, once for this machine, in a few seconds.",
    "Bots, die vorausdenken, brauchen das Spiel als Maschinencode: Es wird jetzt übersetzt, einmal für diesen Rechner, in "
    "wenigen Sekunden.",
)


@click.command()
@the_game
@the_seats
@the_options
@click.option("--seat", type=click.IntRange(min=0), default=1, help="Your seat; 0 to watch the bots play.")
@click.option("--bots", default="medium", help="Who plays the other seats: easy, medium, hard, master or a bot's name.")
@the_seed()
@the_language
def play(
    name: str, seats: int | None, options: tuple[str, ...], seat: int, bots: str, seed: int | None, language: Language
) -> None:
    """Play a game in the terminal against bots."""
    game = make_game(name, seats, options)
    if seat > game.seats:
        raise BaumeisterError(f"there is no seat {seat}: the game has {game.seats}")
    import secrets

    from baumeister.bots import SEARCHING, make_bot  # after a game that doesn't exist has been refused
    from baumeister.cli.screen import Screen
    from baumeister.core.chance import rng_from

    chosen = secrets.randbits(32) if seed is None else seed
    others = {number: make_bot(bots, seed=chosen + number) for number in range(1, game.seats + 1) if number != seat}
    screen = Screen(game, language)
    screen.say(HELP[screen.language], "dim")
    if bots in SEARCHING and others:
        run_compiled(game, screen)
    Match(game.start(), seat, others, rng_from(chosen), screen).run()


def run_compiled(game: "Game", screen: "Screen") -> None:
    """Run a game's kernels compiled, as bots that search see a hundred times as much then; compile them first if need be."""
    from baumeister.bots.prepare import can_search
    from baumeister.cli.compiling import compile_for_search
    from baumeister.compiler.games import is_wanted, use_compiled

    if not is_wanted():
        return
    if not can_search(game.rules):
        screen.say(COMPILING[screen.language], "dim")
        compile_for_search(game.id)
    use_compiled(game.rules)


class Match:
    """One game between a person at the terminal and bots."""

    def __init__(self, position: "Position", seat: int, bots: "dict[int, Bot]", rng: "Rng", screen: "Screen") -> None:
        """Take the seating; seat 0 only watches."""
        self.position, self.seat, self.bots, self.rng, self.screen = position, seat, bots, rng, screen
        self.target: Path | None = None

    def run(self) -> None:
        """Play to the end, or until the person leaves."""
        while not self.position.is_over:
            if self.position.actor == self.seat != 0:
                self.screen.show(self.position.view(self.seat))
                self.screen.say(self.position.view(self.seat).prompt()[self.screen.language], "bold")
                if not self.ask():
                    self.screen.say(BYE[self.screen.language])
                    self.write()
                    return
            else:
                self.advance(self.foreign_move())
        self.screen.show(self.position)
        self.write()

    def foreign_move(self) -> str | int:
        """Return the move of chance or of a bot."""
        if self.position.actor == 0:
            from baumeister.records.trace import random_move

            return random_move(self.position, self.rng)
        return self.bots[self.position.actor].choose(self.position.view(self.position.actor))

    def advance(self, move: str | int) -> None:
        """Make a move and print its log, as far as the person may know it."""
        self.position = self.position.play(move)
        for line in self.position.log(self.seat):
            self.screen.say(f"{line.text[self.screen.language]}")

    def ask(self) -> bool:
        """Let the person type until a move is made; returns whether to go on."""
        while True:
            try:
                typed = input("> ").strip()
            except EOFError:
                return False
            word, _, rest = typed.partition(" ")
            if word in ("quit", "exit", "q"):
                return False
            if word == "undo" and self.undo():
                return True
            if word in COMMANDS:
                COMMANDS[word](self, rest)
                continue
            try:
                self.advance(typed)
            except IllegalMove as error:
                number = error.rule if " " in error.rule else ""  # of a game's own rules: no page has those common to all
                self.screen.say(f"{number} {self.reason(error)}".strip(), "italic")
                continue
            return True

    def reason(self, error: IllegalMove) -> str:
        """Say why a move is refused."""
        return Text.of(error.reason).named(self.position.game.seat_names)[self.screen.language]

    def undo(self) -> bool:
        """Take back the person's last move if nothing was revealed and nobody else moved since."""
        before = self.position.before
        if before is not None and before.actor == self.seat and not self.position.has_revealed:
            self.position = before
            return True
        return False

    def show_moves(self, _: str) -> None:
        """List the legal moves in groups."""
        view, language = self.position.view(self.seat), self.screen.language
        names = self.position.game.seat_names
        for group in self.position.game.rules.words.groups(view.state, view.numbers):
            self.screen.say(group.title.named(names)[language], "bold")
            for number, label in group.moves:
                self.screen.say(f"  {self.position.game.moves[number]:<18} {label.named(names)[language]}")

    def show_board(self, _: str) -> None:
        """Show the position again."""
        self.screen.show(self.position.view(self.seat))

    def show_rules(self, _: str) -> None:
        """Show the game's rules."""
        from importlib.resources import files

        from rich.markdown import Markdown

        page = files(self.position.game.rules.folder).joinpath("pages", f"rules.{self.screen.language}.md").read_text("utf-8")
        with self.screen.console.pager():
            self.screen.console.print(Markdown(page))

    def save(self, target: str) -> None:
        """Take note where the record goes. It holds every card, so it is written only when the person's game is over."""
        self.target = Path(target or "game.json")
        self.screen.say(WILL_SAVE.format(path=str(self.target))[self.screen.language])

    def write(self) -> None:
        """Write the record, if that was asked for."""
        import json

        from baumeister.records import write

        if self.target is not None:
            write_bytes(self.target, json.dumps(write(self.position), ensure_ascii=False, indent=1).encode())
            self.screen.say(SAVED.format(path=str(self.target))[self.screen.language])

    def refuse_undo(self, _: str) -> None:
        """Say why there is nothing to take back."""
        self.screen.say(NO_UNDO[self.screen.language], "italic")

    def help(self, _: str) -> None:
        """List the commands."""
        self.screen.say(HELP[self.screen.language], "dim")


COMMANDS = {
    "moves": Match.show_moves,
    "board": Match.show_board,
    "rules": Match.show_rules,
    "save": Match.save,
    "undo": Match.refuse_undo,
    "help": Match.help,
    "?": Match.help,
    "": Match.help,
}
