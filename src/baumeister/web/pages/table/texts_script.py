"""Texts of the table's script and of its settings."""

from baumeister.text import Text

SKIP_SHOW = Text("Skip", "Überspringen")
PAUSE = Text("Pause", "Anhalten")
REPLAY_SPEED = Text("Replay speed", "Tempo der Wiedergabe")
ZOOM_OUT = Text("Zoom out", "Verkleinern")
COPIED = Text("Copied", "Kopiert")

# Settings of this browser
SPEED = Text("Animation speed", "Tempo der Bewegungen")
SPEEDS = {
    "slow": Text("Slow", "Langsam"),
    "normal": Text("Normal", "Normal"),
    "fast": Text("Fast", "Schnell"),
    "off": Text("Off", "Aus"),
}
FORCED = Text("Play forced moves automatically", "Erzwungene Züge von selbst ausführen")
ASK_FINAL = Text("Ask before moves that can't be taken back", "Vor Zügen nachfragen, die sich nicht zurücknehmen lassen")
SOUND = Text("Sounds", "Töne")
LISTEN = Text("Listen", "Anhören")

# Messages
RECONNECTING = Text("Connection lost, reconnecting …", "Verbindung verloren, neuer Versuch …")
NOT_THROUGH = Text(
    "That didn't get through: the connection was lost. Please try again.",
    "Das kam nicht an: Die Verbindung ist weg. Bitte versuch es noch einmal.",
)
CHOSEN = Text("{count} of {all} selected", "{count} von {all} gewählt")
CLEARED = Text("Nothing selected", "Nichts gewählt")
NEW_MOVES = Text("The game has moved on.", "Das Spiel ist weitergegangen.")
