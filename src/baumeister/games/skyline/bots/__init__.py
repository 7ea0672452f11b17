"""What bots know of Project Skyline: what a position promises, and a view as numbers."""
