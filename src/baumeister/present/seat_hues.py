"""The colours of the seats, by name."""

SEAT_HUES = ("orange", "blue", "yellow", "purple")
"""Most games' colours of the seats, by their names in the palette (svg/look.py)."""
