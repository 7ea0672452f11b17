"""The facts of a game as it was published, in words: enough to list it, and quick to import."""

from dataclasses import dataclass, field

from baumeister.text import NO_TEXT, Text


@dataclass(frozen=True)
class Facts:
    """The facts on the box, and a few of our own."""

    title: Text
    prefix: str
    """Two letters before the numbers of its rules."""
    author: str
    publisher: str
    year: int
    kind: Text
    """What one does in it, in two or three words."""
    about: Text
    """The same in a sentence or two."""
    seats: tuple[int, ...]
    minutes: tuple[int, int]
    """How long a game lasts for one person against bots, and with people on all seats."""
    hidden: Text
    chance: Text
    meaning: Text = NO_TEXT
    """What the title means, or the game's other title, in languages in which it says nothing."""
    reconstructed: Text = NO_TEXT
    """Which component data is our own because no printed text gives it; empty if none is."""
    option_titles: dict[str, Text] = field(default_factory=dict)
    """Each option's name, by its id."""
