"""Texts of the table's script and of its settings."""

from baumeister.text import Text

SKIP_SHOW = Text("Skip", "Überspringen")
PAUSE = Text("Pause", "Anhalten")
REPLAY_SPEED = Text("Replay speed", "Tempo der Wiedergabe")
ZOOM_OUT = Text("Zoom out", "Verkleinern")
COPIED = Text("Copied", "Kopiert")

LISTEN = Text("Listen", "Anhören")

# Messages
RECONNECTING = Text("Connection lost, reconnecting …", "Verbindung verloren, neuer Versuch …")
NOT_THROUGH = Text(
    "That didn’t get through: the connection was lost. Please try again.",
    "Das kam nicht an: Die Verbindung ist weg. Bitte versuch es noch einmal.",
)
TAKE = Text("Take these", "Diese nehmen")  # blocks gathered one by one
CHOSEN = Text("{count} of {all} chosen", "{count} von {all} gewählt")
CHOSEN_BRIEFLY = Text("{count} of {all}", "{count} von {all}")
ONE_MORE, MORE = Text("One more.", "Noch 1."), Text("{count} more.", "Noch {count}.")
FULL = Text("All {count} are chosen: put one back first.", "Alle {count} sind gewählt: Leg erst etwas zurück.")
PRESS = Text("Press “{button}”.", "Weiter mit „{button}“.")
NOT_PLAYED = Text(
    "Not played yet: choose it again or press Play.", "Noch nicht gespielt: noch einmal wählen oder „Zug machen“."
)
AGAIN = Text("Choose it again or press Play.", "Noch einmal wählen oder „Zug machen“.")
SWAPPED = Text("{now} instead of {before}.", "{now} (bisher {before}).")
CLEARED = Text("Nothing selected", "Nichts gewählt")
ONLY_MOVE = Text("You have only one move. {move}.", "Nur ein Zug ist möglich. {move}.")
NEW_MOVES = Text("The game has moved on.", "Das Spiel ist weitergegangen.")
