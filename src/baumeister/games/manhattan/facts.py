"""The facts of the game: those printed on the box, and our own."""

from baumeister.present.facts import Facts
from baumeister.text import Text

FACTS = Facts(
    title=Text("Manhattan", "Manhattan"),
    prefix="MH",
    author="Andreas Seyfarth",
    publisher="Hans im Glück",
    year=1994,
    kind=Text("Majorities and takeovers", "Mehrheiten und Übernahmen"),
    about=Text(
        "Raise skyscrapers in six cities, floor by floor, and take over your rivals’ buildings.",
        "Errichte Wolkenkratzer in sechs Städten, Stockwerk für Stockwerk, und übernimm die Häuser der anderen.",
    ),
    seats=(2, 3, 4),
    minutes=(10, 40),
    hidden=Text("cards in hand", "Handkarten"),
    chance=Text("cards dealt and drawn", "ausgeteilte und gezogene Karten"),
    option_titles={"separate_colours": Text("Each colour builds for itself", "Jede Farbe baut für sich")},
)
