"""Endings: positions near the end of which every legal move's worth is known exactly, and how well bots play them.

tree, compiled        the solver: one text for all games           dataset      endings as data
solving               solved positions, and when they are exact      measuring    bots' losses
finding, collecting   endings found in games, and kept               baselines    the table of the reference bots
"""

from baumeister.arena.endings.dataset import Ending, load, load_file
from baumeister.arena.endings.measuring import Exam, Measure
from baumeister.arena.endings.solving import Solution, Solver, Unsolved

__all__ = ["Ending", "Exam", "Measure", "Solution", "Solver", "Unsolved", "load", "load_file"]
