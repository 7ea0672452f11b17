"""The rules of Manhattan for players, in each language."""
