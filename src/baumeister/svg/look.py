"""How a drawing is to look: which colours, which language."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from markupsafe import Markup

from baumeister.text import Language

__all__ = ["BLUEPRINT", "COLOURS", "PAGE", "PRINT", "Look", "Markup"]

COLOURS: Mapping[str, tuple[str, str]] = {
    "paper": ("#f6f0e2", "#12304f"),
    "ink": ("#2b2a28", "#e8eef4"),
    "lit": ("#c25a1b", "#ffb45c"),
}
"""Every colour of a drawing by name: on paper by day, on the blueprint by night."""


@dataclass(frozen=True)
class Look:
    """A palette and a language. Colours are literal for files and notebooks, CSS variables for pages."""

    colours: Mapping[str, str]
    language: Language = "en"

    def __getitem__(self, name: str) -> str:
        """Return a colour by its name."""
        return self.colours[name]

    def speaking(self, language: Language) -> "Look":
        """Return this look in another language."""
        return replace(self, language=language)


PRINT = Look({name: day for name, (day, _) in COLOURS.items()})
BLUEPRINT = Look({name: night for name, (_, night) in COLOURS.items()})
PAGE = Look({name: f"var(--{name})" for name in COLOURS})
