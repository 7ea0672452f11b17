"""Bots in character: of the moves that are nearly as good as their choice they make the one that they like best."""

from typing import Protocol

from baumeister.bots.bot import BotError, Thought
from baumeister.core.manners import Manners
from baumeister.core.rules import Rules
from baumeister.positions.game import Move
from baumeister.positions.position import View

TRIED = 0.42
"""A search knows a move well enough that it tried so often, measured by its choice: the last four of sixteen, or of eight."""


class Thinking(Protocol):
    """A bot that tells what it thought of the moves."""

    def choose(self, view: View) -> Move:
        """Return one of the view's legal moves."""

    def thoughts(self) -> list[Thought]:
        """Return its thoughts at the last choice; none if there was only one move."""


def check_character(found: Rules, character: str) -> Manners:
    """Return the manners of a game's characters.

    Raises:
        BotError: if the character isn't among them.
    """
    if character not in found.manners.likings:
        raise BotError(f"{found.id} has no character “{character}”; there are {', '.join(found.manners.likings)}")
    return found.manners


class MannerBot:
    """Plays as another bot does, but with a taste of its own: a character's manner (`Rules.manners`)."""

    def __init__(self, bot: Thinking, character: str) -> None:
        self._bot, self._character = bot, character

    def choose(self, view: View) -> Move:
        """Return the move that the character likes best among those nearly as good as the bot's choice.

        Raises:
            BotError: if the game has no such character.
        """
        manners = check_character(view.game.rules, self._character)
        chosen = self._bot.choose(view)
        moves = [chosen, *self._equals(view, chosen)]
        liked = manners.liking(self._character, view.state, [move.number for move in moves])
        return moves[liked.index(max(liked))]

    def _equals(self, view: View, chosen: Move) -> list[Move]:
        """Return the moves that are nearly as good, and known to be so, among those that the seat can pay."""
        thoughts = self._bot.thoughts()
        own = next((thought for thought in thoughts if thought.move == chosen), None)
        if own is None:
            return []
        affords = view.game.rules.kernels.affords
        return [
            thought.move
            for thought in thoughts
            if abs(thought.value - own.value) <= view.game.rules.manners.nearly
            and thought.visits >= TRIED * own.visits
            and thought.move != chosen
            and affords(view.state, thought.move.number)
        ]
