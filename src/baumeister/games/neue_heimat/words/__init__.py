"""Neue Heimat in words: notation, prompts, log, refusals, endings."""
