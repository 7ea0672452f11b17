"""Colours of pieces: a name in the palette, with a hatch and a letter that tell it without colour."""

from dataclasses import dataclass

from baumeister.text import Text


@dataclass(frozen=True)
class Hue:
    """A colour: its name in the palette (`look.py`), its hatch (`hatch.py`), its letter."""

    name: str
    hatch: str
    letter: Text


ORANGE = Hue("orange", "diagonal", Text("O", "O"))
BLUE = Hue("blue", "dots", Text("B", "B"))
YELLOW = Hue("yellow", "upright", Text("Y", "G"))
PURPLE = Hue("purple", "cross", Text("P", "L"))
