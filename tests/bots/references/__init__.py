"""What the reference bots choose, kept as data: a file for each game."""
