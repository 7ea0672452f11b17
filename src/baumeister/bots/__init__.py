"""Bots: they get a view and its legal moves, nothing else, and choose. No game's name occurs here."""

from baumeister.bots.bot import Bot, BotError, Thought
from baumeister.bots.greedy import GreedyBot
from baumeister.bots.levels import BOTS, LEVELS, REFERENCES, SEARCHING, make_bot
from baumeister.bots.mcts import MctsBot
from baumeister.bots.random_bot import RandomBot

__all__ = [
    "BOTS",
    "LEVELS",
    "REFERENCES",
    "SEARCHING",
    "Bot",
    "BotError",
    "GreedyBot",
    "MctsBot",
    "RandomBot",
    "Thought",
    "make_bot",
]
