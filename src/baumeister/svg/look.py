"""How a drawing is to look: which colours, which language."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from markupsafe import Markup

from baumeister.text import Language

__all__ = ["BLUEPRINT", "COLOURS", "PAGE", "PRINT", "Look", "Markup"]

COLOURS: Mapping[str, tuple[str, str]] = {
    # what one draws on
    "paper": ("#f5eedd", "#12304f"),
    "grid": ("#eee5d0", "#17375a"),
    "sheet": ("#fcf8ed", "#173a5e"),  # cards, panels
    "wash": ("#efe4c9", "#1e4670"),  # behind what has the turn, under a pointer
    "ground": ("#e9dec3", "#183c62"),  # built-up land
    "lot": ("#f7f0df", "#14345a"),
    "park": ("#d3dcb6", "#1d4f5e"),
    "water": ("#bcd5da", "#0c2440"),
    "veil": ("#2b272366", "#061627a6"),  # over what is out of reach
    # what one draws with
    "ink": ("#2b2723", "#e9f0f6"),
    "ink-strong": ("#000000", "#ffffff"),
    "ink-soft": ("#5f564a", "#b9c9d8"),
    "ink-faint": ("#857a68", "#8ba3ba"),
    "line": ("#c9bc9f", "#3f6288"),
    "edge": ("#2b2723", "#0a1f38"),  # fine lines on coloured pieces and what is written on them
    "lit": ("#c8321a", "#ff8163"),
    "lit-text": ("#b02a14", "#ff9a80"),
    "on-lit": ("#fffaf0", "#12304f"),
    # pieces: the face to the sky, the side to the south, the side to the east, the name in text
    "orange": ("#e8934a", "#f5a860"),
    "orange-light": ("#d27a33", "#c9772f"),
    "orange-shade": ("#a65a20", "#8f5121"),
    "orange-text": ("#9a460c", "#ffb877"),
    "blue": ("#8fc6ea", "#8ccbf5"),
    "blue-light": ("#4f93c6", "#3f90cc"),
    "blue-shade": ("#2f6b9b", "#28679c"),
    "blue-text": ("#1d5c8c", "#8fcbf4"),
    "yellow": ("#f6dd74", "#f8e27f"),
    "yellow-light": ("#dfbd46", "#cbac40"),
    "yellow-shade": ("#b39127", "#8d7728"),
    "yellow-text": ("#735700", "#f5dd76"),
    "purple": ("#ad7ebc", "#b584ca"),
    "purple-light": ("#85539a", "#8a5ba4"),
    "purple-shade": ("#5f3572", "#5d3c76"),
    "purple-text": ("#6d377f", "#d9b3e6"),
    "gold": ("#e8c766", "#e6c767"),
}
"""Every colour of a drawing by name: on paper by day, on the blueprint by night."""


@dataclass(frozen=True)
class Look:
    """A palette and a language. Colours are literal for files and notebooks, CSS variables for pages."""

    name: str
    colours: Mapping[str, str]
    language: Language = "en"

    def __hash__(self) -> int:
        return hash((self.name, self.language))

    def __getitem__(self, name: str) -> str:
        """Return a colour by its name."""
        return self.colours[name]

    def speaking(self, language: Language) -> "Look":
        """Return this look in another language."""
        return replace(self, language=language)


PRINT = Look("print", {name: day for name, (day, _) in COLOURS.items()})
BLUEPRINT = Look("blueprint", {name: night for name, (_, night) in COLOURS.items()})
PAGE = Look("page", {name: f"var(--{name})" for name in COLOURS})
