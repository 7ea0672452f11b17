"""What Wettstreit der Baumeister says: notation, prompts, log, refusals, endings."""
