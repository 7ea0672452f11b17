"""Reading and learning a game: its rules, the six lines, the way to the guided first game, the gallery of its pieces."""
