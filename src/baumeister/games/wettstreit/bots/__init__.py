"""Bots' knowledge of Wettstreit der Baumeister: the evaluation of positions, and views as numbers."""
