"""Bürger, Baumeister & Co. in words: notation, prompts, log, refusals, endings."""
