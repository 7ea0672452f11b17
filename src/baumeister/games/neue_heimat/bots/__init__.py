"""Bots' knowledge of Neue Heimat: the evaluation of positions, and views as numbers."""
