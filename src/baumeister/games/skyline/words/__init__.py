"""Project Skyline in words: notation, prompts, log, refusals, endings."""
