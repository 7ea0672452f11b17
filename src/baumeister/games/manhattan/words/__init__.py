"""Manhattan in words: notation, prompts, log, refusals, endings, forms, the terminal's screen."""
