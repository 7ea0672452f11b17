"""Texts of the guided first game at the table."""

import re

from baumeister.text import LANGUAGES, Text

TOUR = Text("Guided game", "Geführte Partie")
TOUR_STEP = Text("Step {number} of {count}", "Schritt {number} von {count}")
TOUR_WATCH = Text("Nothing to do just now: watch what happens.", "Gerade hast du nichts zu tun: Sieh zu, was geschieht.")
TOUR_ASTRAY = Text(
    "You’ve gone your own way, and that’s fine: just play on. To return to the tour, undo your move.",
    "Du gehst eigene Wege, und das ist gut so: Spiel einfach weiter. Nimmst du den Zug zurück, geht die Führung weiter.",
)
GO_ON = Text("Go on", "Weiter")
LEAVE_TOUR = Text("Leave the tour", "Führung verlassen")
WITHOUT_TOUR = Text(
    "The game goes on without the guide, against the same gentle bots. The tour can’t be taken up again in this game.",
    "Die Partie geht ohne Führung weiter, gegen dieselben sanften Bots. In dieser Partie kommt die Führung nicht wieder.",
)
LEAVE_NOW = Text("Play on without it", "Ohne Führung weiterspielen")
FINISH_TOUR = Text("Done, play on", "Fertig, weiterspielen")
FOLLOW = Text(
    "Not this one yet: follow the finger.",
    "Das noch nicht: Folge dem Finger.",
)
SCRIPTED_CHANCE = Text(
    "This is a guided game: every draw and roll is scripted. Its seed is the same for everybody and no secret.",
    "Das ist eine geführte Partie: Der Zufall folgt einem Drehbuch. Der Startwert ist für alle gleich und kein Geheimnis.",
)

CLICK = re.compile(r"\b(Click|click|Klick|klick)\b")
TAP = {"Click": "Tap", "click": "tap", "Klick": "Tipp", "klick": "tipp"}


def tapped(text: Text) -> Text:
    """Return a sentence as it is said to a finger."""
    return Text(*(CLICK.sub(lambda found: TAP[found[0]], text[language]) for language in LANGUAGES))
