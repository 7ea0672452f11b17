"""Bots' knowledge of Manhattan: the evaluation of positions, and views as numbers."""
