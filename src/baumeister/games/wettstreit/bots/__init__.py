"""What bots know of Wettstreit der Baumeister: what a position promises, and a view as numbers."""
