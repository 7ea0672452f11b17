"""What Manhattan says: notation, prompts, log, refusals, endings, forms, the terminal's screen."""
