"""Bots: they get a view and its legal moves, nothing else, and choose. No game's name occurs here."""

from baumeister.bots.bot import Bot, BotError
from baumeister.bots.levels import BOTS, LEVELS, make_bot, warm
from baumeister.bots.mcts import MctsBot, Thought

__all__ = ["BOTS", "LEVELS", "Bot", "BotError", "MctsBot", "Thought", "make_bot", "warm"]
