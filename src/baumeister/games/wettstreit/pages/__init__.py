"""The rules of Wettstreit der Baumeister for players, in each language."""
