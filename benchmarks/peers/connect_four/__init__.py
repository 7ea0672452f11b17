"""Connect four in our pattern: the game that we have in common with others. It belongs to no registry."""
