"""Bots' knowledge of Project Skyline: the evaluation of positions, and views as numbers."""
