"""The rules of Neue Heimat for players, in each language."""
