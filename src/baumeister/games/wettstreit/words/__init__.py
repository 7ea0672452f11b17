"""Wettstreit der Baumeister in words: notation, prompts, log, refusals, endings."""
