"""What bots know of Bürger, Baumeister & Co.: what a position promises, and a view as numbers."""
