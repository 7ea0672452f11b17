"""How strong bots are to be in Wettstreit der Baumeister."""

from baumeister.generic.goals import Goals

GOALS = Goals(at_small_tables=0.42)
"""There are three seats at least."""
