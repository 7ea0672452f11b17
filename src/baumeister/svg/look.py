"""How a drawing is to look: which colours, which language."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from markupsafe import Markup

from baumeister.core.errors import BaumeisterError
from baumeister.text import LANGUAGES, Language

__all__ = ["BLUEPRINT", "COLOURS", "PAGE", "PRINT", "Look", "Markup"]

COLOURS: Mapping[str, tuple[str, str]] = {
    # backgrounds
    "paper": ("#f5eedd", "#12304f"),
    "grid": ("#eee5d0", "#17375a"),
    "sheet": ("#fcf8ed", "#173a5e"),  # cards, panels
    "wash": ("#efe4c9", "#1e4670"),  # behind the seat to move, under a pointer
    "ground": ("#e9dec3", "#183c62"),  # built-up land
    "lot": ("#f7f0df", "#14345a"),
    "park": ("#d3dcb6", "#1d4f5e"),
    "water": ("#bcd5da", "#0c2440"),
    "veil": ("#2b272366", "#061627a6"),  # over things out of reach
    "dusk": ("#2b272300", "#0a1f3899"),  # over a seat's plate: by night its bright colour would be taken for a cube's
    # inks
    "ink": ("#2b2723", "#e9f0f6"),
    "ink-strong": ("#000000", "#ffffff"),
    "ink-soft": ("#5f564a", "#b9c9d8"),
    "ink-faint": ("#857a68", "#8ba3ba"),
    "line": ("#c9bc9f", "#3f6288"),
    "edge": ("#2b2723", "#0a1f38"),  # fine lines and lettering on coloured pieces
    "on-plate": ("#fcf8ed", "#e9f0f6"),  # lettering on a seat's plate
    "lit": ("#c8321a", "#ff8163"),
    "lit-text": ("#b02a14", "#ff9a80"),
    "on-lit": ("#fffaf0", "#12304f"),
    "lamp": ("#855200", "#ffd27d"),
    "lamplight": ("#ffc933", "#ffb938"),
    # pieces: the face to the sky, the side to the south, the side to the east, the name in text
    "red": ("#df7165", "#ee7b70"),
    "red-light": ("#c2483e", "#c4524a"),
    "red-shade": ("#8f2f28", "#8a342f"),
    "red-text": ("#9c2c22", "#ffaca3"),
    "orange": ("#e8934a", "#f5a860"),
    "orange-light": ("#d27a33", "#c9772f"),
    "orange-shade": ("#a65a20", "#8f5121"),
    "orange-text": ("#9a460c", "#ffb877"),
    "green": ("#8cc08a", "#8fd19a"),
    "green-light": ("#5d9660", "#57a065"),
    "green-shade": ("#3c6b42", "#376e45"),
    "green-text": ("#2c6435", "#a5dcae"),
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
    # metals
    "copper": ("#dc9372", "#eaa888"),
    "copper-light": ("#b5683f", "#c0744c"),
    "copper-shade": ("#8a4a2a", "#8a5136"),
    "copper-text": ("#8a4524", "#f0b394"),
    "steel": ("#8fa3b9", "#7fa8e3"),
    "steel-light": ("#5d7289", "#5583cb"),
    "steel-shade": ("#435468", "#3a5f9c"),
    "steel-text": ("#3f5166", "#a6c8fa"),
    "brass": ("#e6c970", "#eacf7b"),
    "brass-light": ("#bf9a36", "#bb9a42"),
    "brass-shade": ("#8f7222", "#836a26"),
    "brass-text": ("#6b5310", "#ecd384"),
    "zinc": ("#dcdfd9", "#dbe2e2"),
    "zinc-light": ("#a7afaa", "#9aa6a8"),
    "zinc-shade": ("#7d8681", "#68777b"),
    "zinc-text": ("#4d5652", "#d8e0df"),
    "gold": ("#e8c766", "#e6c767"),
    # stones
    "granite": ("#d3aea3", "#cfa99f"),
    "granite-light": ("#b58578", "#a98277"),
    "granite-shade": ("#86594e", "#74544c"),
    "granite-text": ("#8e3a66", "#f2b4d0"),
    "marble": ("#f2eee4", "#eef1f4"),
    "marble-light": ("#a9a295", "#c9d1d9"),
    "marble-shade": ("#857e72", "#94a3b2"),
    "marble-text": ("#1c6557", "#a3dfcd"),
    "slate": ("#8fa3b5", "#8ba6c2"),
    "slate-light": ("#5d7389", "#6585a6"),
    "slate-shade": ("#3f5266", "#3e5a78"),
    "slate-text": ("#1f4f80", "#a9cff5"),
    "sandstone": ("#e5c78e", "#e6c78c"),
    "sandstone-light": ("#c39a52", "#bb9656"),
    "sandstone-shade": ("#8f6d33", "#836738"),
    "sandstone-text": ("#755208", "#f2d28e"),
    "basalt": ("#7c7680", "#6d7086"),
    "basalt-light": ("#4b4650", "#8489a3"),
    "basalt-shade": ("#2f2b33", "#2a2c40"),
    "basalt-text": ("#37323d", "#c9c7da"),
    # faces
    "skin-fair": ("#f6dfc8", "#f0d9c4"),
    "skin-rosy": ("#efc3a6", "#eac0a6"),
    "skin-tan": ("#dba97c", "#d8a880"),
    "skin-brown": ("#b47e55", "#b98760"),
    "skin-deep": ("#8a5a3c", "#966747"),
}
"""Every colour of a drawing by name: on paper by day, on the blueprint by night."""


@dataclass(frozen=True)
class Look:
    """A palette and a language. Colours are literal for files and notebooks, CSS variables for pages."""

    name: str
    colours: Mapping[str, str]
    language: Language = "en"

    def __repr__(self) -> str:
        return f"<look {self.name}, {self.language}>"

    def __hash__(self) -> int:
        return hash((self.name, self.language))

    def __getitem__(self, name: str) -> str:
        """Return a colour by its name."""
        return self.colours[name]

    def says(self, en: str, de: str) -> str:
        """Return that of two wordings which is in this look's language."""
        return de if self.language == "de" else en

    def speaking(self, language: Language) -> "Look":
        """Return this look in another language.

        Raises:
            BaumeisterError: if there is no such language.
        """
        if language not in LANGUAGES:
            raise BaumeisterError(f"drawings speak {' and '.join(LANGUAGES)}, not {language!r}")
        return replace(self, language=language)


PRINT = Look("print", {name: day for name, (day, _) in COLOURS.items()})
"""Ink on paper, for files and notebooks."""
BLUEPRINT = Look("blueprint", {name: night for name, (_, night) in COLOURS.items()})
"""White on blue, for files and notebooks."""
PAGE = Look("page", {name: f"var(--{name})" for name in COLOURS})
"""The colours of the page that holds the drawing, by CSS variables."""
