"""Texts on finished games."""

from baumeister.text import Text

REMATCH = Text("Rematch", "Revanche")
TO_REMATCH = Text("To the rematch", "Zur Revanche")
RESULT = Text("Result", "Ergebnis")
SUM = Text("Total", "Gesamt")
CHART = Text("{unit} over the game", "{unit} im Spielverlauf")
SHOW_RESULT = Text("Show the result", "Ergebnis zeigen")
SHOW_PLAYERS = Text("Players and log", "Spieler und Verlauf")
SHOW_BOARD = Text("Show the board", "Spielplan zeigen")
WATCH_REPLAY = Text("Watch the replay", "Partie ansehen")
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
YOU_CAME = Text("You came {place}", "Du kommst auf den {place} Platz")
BEHIND = Text("{place}, {behind} behind {winner}", "{place}, {behind} hinter {winner}")
LEVEL_WITH = Text("{place}, level on points with {winner}", "{place}, nach Punkten gleichauf mit {winner}")
ORDINALS = (
    Text("first", "ersten"),
    Text("second", "zweiten"),
    Text("third", "dritten"),
    Text("fourth", "vierten"),
    Text("fifth", "fünften"),
)
TIE_BREAK = Text("What settled it:", "Den Ausschlag gab:")
DECIDED = Text(
    "Biggest difference: {reason}, {more} for {winner} and {less} for {runner_up}.",
    "Größter Unterschied: {reason}, {more} für {winner} und {less} für {runner_up}.",
)
NO_LEAD_CHANGE = Text("The lead never changed hands.", "Die Führung hat nie gewechselt.")
ONE_LEAD_CHANGE = Text(
    "The lead changed once: {leader} passed {before} on move {ply}.",
    "Die Führung wechselte einmal: Mit Zug {ply} überholte {leader} {before}.",
)
LEAD_CHANGES = Text(
    "The lead changed {count} times, most recently on move {ply}, when {leader} passed {before}.",
    "Die Führung wechselte {count}-mal, zuletzt mit Zug {ply}, als {leader} {before} überholte.",
)
TAKES_LEAD = Text("Move {ply}: {leader} takes the lead from {before}", "Zug {ply}: {leader} übernimmt die Führung von {before}")
BEST_TURNS = Text("Best turns, by the points they brought", "Beste Züge nach Punkten, die sie brachten")
FEWER = Text("{count} behind", "{count} dahinter")
BESIDES = Text("{deed}; {more} more in that turn", "{deed}, im selben Zug noch {more}")
OTHERS_RESIGNED_YOU_WIN = Text("{names} resigned. You win!", "Aufgegeben: {names}. Du gewinnst!")
OTHERS_RESIGNED = Text("{names} resigned. {winner} wins.", "Aufgegeben: {names}. {winner} gewinnt.")
THEY_RESIGNED = Text("{names} resigned", "Aufgegeben: {names}")
