"""Texts on finished games."""

from baumeister.text import Text

REMATCH = Text("Rematch", "Revanche")
TO_REMATCH = Text("To the rematch", "Zur Revanche")
RESULT = Text("Result", "Ergebnis")
SUM = Text("Total", "Gesamt")
CHART = Text("{unit} over the game", "{unit} im Spielverlauf")
IN_HOPE = Text(
    "Up to the last step: points if all got complete. Then all that is incomplete counts as minus.",
    "Bis zum letzten Schritt: Punkte, wenn alles fertig würde. Dann zählt alles Unfertige minus.",
)
SHOW_RESULT = Text("Show the result", "Ergebnis zeigen")
SHOW_PLAYERS = Text("Players and log", "Spieler und Verlauf")
SHOW_BOARD = Text("Show the board", "Spielplan zeigen")
WATCH_REPLAY = Text("Watch replay", "Partie ansehen")
MORE = Text("More…", "Mehr …")
PICTURE = Text("Save a picture", "Bild speichern")
SHARE_PICTURE = Text("Share the picture", "Bild teilen")
ENDED_EARLY = Text("The game ended early; nobody wins", "Die Partie endete vorzeitig, niemand gewinnt")
YOU_WIN = Text("You win!", "Du gewinnst!")
YOU_WIN_BY = Text("You win, {lead} ahead of {second}!", "Du gewinnst, {lead} vor {second}!")
YOU_WIN_ON_TIE = Text("You win the tiebreaker against {second}!", "Gleichstand, und du gewinnst gegen {second}!")
YOU_SHARE_VICTORY = Text("You share the victory with {names}!", "Du teilst dir den Sieg mit {names}!")
WINS = Text("{winner} wins", "{winner} gewinnt")
WINS_BY = Text("{winner} wins, {lead} ahead of {second}", "{winner} gewinnt, {lead} vor {second}")
WINS_ON_TIE = Text("{winner} wins the tiebreaker against {second}", "{winner} gewinnt bei Gleichstand gegen {second}")
SHARE_VICTORY = Text("{names} share the victory", "{names} teilen sich den Sieg")
YOU_LOST = Text("You lost to {winner}", "Du verlierst gegen {winner}")
YOU_LOST_BY = Text("You lost to {winner} by {behind}", "Du verlierst, {behind} hinter {winner}")
YOU_LOST_ON_TIE = Text("You lost the tiebreaker to {winner}", "Gleichstand, und du verlierst gegen {winner}")
BEHIND = Text("{place}, {behind} behind {winner}", "{place}, {behind} hinter {winner}")
LEVEL_WITH = Text("{place}, level on points with {winner}", "{place}, nach Punkten gleichauf mit {winner}")
PLACES = (
    Text("first place", "Platz 1"),
    Text("second place", "Platz 2"),
    Text("third place", "Platz 3"),
    Text("fourth place", "Platz 4"),
    Text("fifth place", "Platz 5"),
)
SHARED = Text("shared {place}", "geteilter {place}")
TIE_BREAK = Text("What settled it:", "Den Ausschlag gab:")
DECIDED = Text("The biggest edge: {reason} ({each}).", "Der größte Vorsprung: {reason} ({each}).")
COST_MOST = Text("Where you fell furthest behind: {reason} ({each}).", "Dein größter Rückstand: {reason} ({each}).")
GOT = Text("{count} for {seat}", "{count} für {seat}")
NO_LEAD_CHANGE = Text("The lead never changed hands.", "Die Führung hat nie gewechselt.")
ONE_LEAD_CHANGE = Text("The lead changed once, {when}: {how}.", "Die Führung wechselte einmal, {when}: {how}.")
TWO_LEAD_CHANGES = Text(
    "The lead changed twice, the second time {when}: {how}.", "Die Führung wechselte zweimal, zuletzt {when}: {how}."
)
LEAD_CHANGES = Text(
    "The lead changed {count} times, the last time {when}: {how}.", "Die Führung wechselte {count}-mal, zuletzt {when}: {how}."
)
ON_MOVE = Text("at step {step}", "bei Schritt {step}")
IN_ROUND = Text("in round {number}", "in Runde {number}")
IN_LAST_ROUND = Text("in the last round", "in der letzten Runde")
ON_LAST_MOVE = Text("on the last move", "im letzten Zug")
PASSED = (
    Text("{leaders} passed {before}", "{leaders} überholte {before}"),
    Text("{leaders} passed {before}", "{leaders} überholten {before}"),
)
DREW_LEVEL = (
    Text("{leaders} drew level with {before}", "{leaders} zog mit {before} gleich"),
    Text("{leaders} drew level with {before}", "{leaders} zogen mit {before} gleich"),
)
AT_MOVE = Text("Step {step}: {how}", "Schritt {step}: {how}")
IN_THAT_ROUND = Text("Round {number}: {how}", "Runde {number}: {how}")
BEST_ROUNDS = Text("Best rounds", "Die besten Runden")
BEST_ROUND = Text("{seat} in round {number}", "{seat} in Runde {number}")
BEST_TURNS = Text("Highest-scoring turns", "Die punktreichsten Züge")
BEHIND_TOP = Text("{count} behind", "{count} dahinter")
TIED = Text("tied", "punktgleich")
BESIDES = Text("{deed}, plus {more} more that turn", "{deed}, im selben Zug noch {more} dazu")
OTHERS_RESIGNED_YOU_WIN = Text("{names} resigned. You win!", "Aufgegeben: {names}. Du gewinnst!")
OTHERS_RESIGNED = Text("{names} resigned. {winner} wins.", "Aufgegeben: {names}. {winner} gewinnt.")
THEY_RESIGNED = Text("{names} resigned", "Aufgegeben: {names}")
