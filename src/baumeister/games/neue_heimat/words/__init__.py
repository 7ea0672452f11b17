"""What Neue Heimat says: notation, prompts, log, refusals, endings."""
