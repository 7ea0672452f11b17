"""What Manhattan says: notation, prompts, log, refusals, endings."""
