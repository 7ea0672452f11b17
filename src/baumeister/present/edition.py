"""An edition: a game's rules together with its words and drawings."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from typing import TYPE_CHECKING

from baumeister.core.errors import IllegalMove
from baumeister.core.record import OVER
from baumeister.core.rules import Rules, State
from baumeister.present.facts import Facts
from baumeister.present.words import Words
from baumeister.text import Language, Text, quoted, the_seat

if TYPE_CHECKING:
    from baumeister.present.drawing import Drawing
    from baumeister.present.tour import Tour

UNKNOWN_MOVE = Text(
    "“{move}” is not a move in {game}; write moves like {examples}",
    "„{move}“ ist kein Zug in {game}; schreib Züge so: {examples}",
)
UNKNOWN_NUMBER = Text(
    "{given} is not a move in {game}; moves are numbered from 0 to {last}, or written like {examples}",
    "{given} ist kein Zug in {game}; Züge sind von 0 bis {last} nummeriert oder werden so geschrieben: {examples}",
)
GAME_OVER = Text("the game is over", "das Spiel ist zu Ende")
NOT_NOW = Text("you can’t play “{move}” now: it is {whose}’s turn", "„{move}“ geht jetzt nicht: {whose} ist am Zug")
CHANCE = Text("chance", "der Zufall")


@dataclass(frozen=True, kw_only=True, eq=False)
class Edition(Rules[State]):
    """A game as people meet it."""

    facts: Facts
    words: Words[State]
    screen: Callable[[State, Language], str]
    """screen(view, language): the view as text for a terminal, in Rich's markup and the styles of present/terminal.py."""
    deals: Callable[[State], Iterator[tuple[State, int]]] | None = None
    """deals(view): every full state that a view allows, each with its exact weight, for solving the end of a game; what is no
    matter any more may be taken together. It yields none where there are too many. None: the game lists none at all."""

    @cached_property
    def drawing(self) -> "Drawing[State]":
        """How the game looks; loaded when somebody looks."""
        found: Drawing[State] = import_module(f"{self.folder}.drawing").DRAWING
        return found

    @cached_property
    def tour(self) -> "Tour":
        """The guided first game; loaded when somebody takes it."""
        found: Tour = import_module(f"{self.folder}.words.tour").TOUR
        return found

    @property
    def title(self) -> Text:
        """The game's title."""
        return self.facts.title

    @property
    def name(self) -> str:
        """The game's name in messages."""
        return self.facts.title.en

    def unknown_move(self, given: object) -> IllegalMove:
        """Return why a text, or whatever else is given, is neither a move nor a move's number (C4)."""
        examples, last = ", ".join(self.examples), len(self.move_texts) - 1
        if isinstance(given, str):
            return IllegalMove("C4", UNKNOWN_MOVE.format(move=quoted(given), game=self.title, examples=examples))
        told = quoted(repr(given))
        return IllegalMove("C4", UNKNOWN_NUMBER.format(given=told, game=self.title, last=last, examples=examples))

    def refusal(self, view: State, move: int) -> IllegalMove:
        """Return why a move, by its number, can't be made now; `view` is that of the seat whose turn it is.

        The reason names seats by placeholders; the message names them by their colours.
        """
        if 0 <= move < self.seat_move_count:
            found = self.words.refuse(view, move)
            rule, reason = found.rule, Text.of(found.reason)
        elif view.actor == OVER:
            rule, reason = "C6", GAME_OVER
        else:
            whose = the_seat(int(view.actor)) if view.actor > 0 else CHANCE
            rule, reason = "C2", NOT_NOW.format(move=self.move_texts[move], whose=whose)
        return IllegalMove(rule, reason, reason.named(self.words.seat_names(int(view.seats))).en)
