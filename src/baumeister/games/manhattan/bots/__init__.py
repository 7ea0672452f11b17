"""What bots know of Manhattan: what a position promises, and a view as numbers."""
