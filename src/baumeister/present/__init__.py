"""A game's words and drawings, as types."""
