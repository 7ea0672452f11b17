"""What Project Skyline says: notation, prompts, log, refusals, endings."""
