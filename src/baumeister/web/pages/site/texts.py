"""Texts round every page, and on the pages for errors and without a connection."""

from baumeister.text import Text

SKIP = Text("Skip to content", "Zum Inhalt springen")
SETTINGS = Text("Settings", "Einstellungen")
LANGUAGE = Text("Language", "Sprache")
LANGUAGE_NAMES = {"en": "English", "de": "Deutsch"}
APPEARANCE = Text("Appearance", "Darstellung")
THEMES = {
    "system": Text("System", "System"),
    "light": Text("Paper", "Papier"),
    "dark": Text("Blueprint", "Blaupause"),
}
HINTS = Text(
    "Show estimated values in auctions (solo games)",
    "Bei Versteigerungen Schätzwerte zeigen (Solospiel)",
)
GREETINGS = Text("Show greetings from others", "Grüße der anderen zeigen")
SPEED = Text("Animation speed", "Tempo der Bewegungen")
SPEEDS = {
    "slow": Text("Slow", "Langsam"),
    "normal": Text("Normal", "Normal"),
    "fast": Text("Fast", "Schnell"),
    "off": Text("Off", "Aus"),
}
FORCED = Text("Play forced moves automatically", "Erzwungene Züge von selbst ausführen")
ASK_FINAL = Text("Ask before moves that can’t be taken back", "Vor Zügen nachfragen, die sich nicht zurücknehmen lassen")
SOUND = Text("Sounds", "Töne")
ON_OFF = {"on": Text("On", "An"), "off": Text("Off", "Aus")}
UNOFFICIAL = Text(
    "Baumeister is free software and not an official product of any author or publisher. "
    "The rules are told in our own words; all artwork is original.",
    "Baumeister ist freie Software und kein offizielles Produkt eines Autors oder Verlags. "
    "Die Regeln stehen hier in eigenen Worten, alle Zeichnungen sind neu.",
)

# Errors
ERRORS = {
    400: Text("We didn’t understand that", "Das haben wir nicht verstanden"),
    403: Text("Not in this browser", "Nicht in diesem Browser"),
    404: Text("Nothing is built here", "Hier steht nichts"),
    409: Text("The game has moved on", "Das Spiel ist weitergegangen"),
    410: Text("Nobody can read this plan any more", "Diesen Plan kann niemand mehr lesen"),
    422: Text("That’s not possible", "Das geht nicht"),
    429: Text("A little too fast", "Etwas zu schnell"),
    500: Text("Something fell over", "Da ist etwas umgefallen"),
    503: Text("The drawer is stuck", "Die Schublade klemmt"),
}
ERROR = Text("That didn’t work", "Das ging nicht")
TO_HOME = Text("Back to the home page", "Zur Startseite")
GO_BACK = Text("Back", "Zurück")

# Installing, and no connection
INSTALL = Text("Install Baumeister", "Baumeister installieren")
CANNOT_INSTALL = Text(
    "This page can’t be installed as an app: browsers allow that only over HTTPS or at localhost, "
    "on the machine that runs the table.",
    "Diese Seite lässt sich nicht als App installieren: Browser erlauben das nur über HTTPS oder unter localhost, "
    "auf dem Gerät, auf dem der Tisch läuft.",
)
SHORT_ABOUT = Text("Five city-building board games", "Fünf Städtebau-Spiele")
OFFLINE_TITLE = Text("No connection to the table", "Keine Verbindung zum Tisch")
OFFLINE = Text(
    "Your games are kept on the server and wait for you there; without it nothing can be played. "
    "As soon as the connection is back, so are they.",
    "Deine Spiele liegen auf dem Server und warten dort auf dich; ohne ihn lässt sich nicht spielen. "
    "Sobald die Verbindung wieder da ist, sind sie es auch.",
)
OFFLINE_OWN = Text(
    "Is the table hosted on this very machine? Then start it with {command}: it needs no internet.",
    "Läuft der Tisch auf genau diesem Gerät? Dann starte ihn mit {command}: Internet braucht er nicht.",
)
TRY_AGAIN = Text("Try again", "Noch einmal versuchen")
