"""The common game as a registry would give it: by its interface, and not by its record."""

from importlib import import_module

from baumeister.present.edition import Edition
from baumeister.present.game import Game

RULES: Edition = import_module("benchmarks.peers.connect_four.game").RULES
CONNECT_FOUR = Game(RULES, RULES.seats[-1])
