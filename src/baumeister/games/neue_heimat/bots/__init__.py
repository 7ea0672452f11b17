"""What bots know of Neue Heimat: what a position promises, and a view as numbers."""
