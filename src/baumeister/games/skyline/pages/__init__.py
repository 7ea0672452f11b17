"""The rules of Project Skyline for players, in each language."""
