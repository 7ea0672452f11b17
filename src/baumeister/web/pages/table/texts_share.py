"""Texts of the table's own panel: links, the record, fair chance."""

from baumeister.text import Text

INVITE_TO = Text("Invitation to {name}’s seat", "Einladung auf den Platz von {name}")
INVITE_HINT = Text(
    "Send a friend the link or let them scan the code: whoever opens it can take the seat.",
    "Schick den Link weiter oder lass den Code scannen: Wer ihn öffnet, kann hier Platz nehmen.",
)
MESSAGE = Text("Will you play {game} with me?", "Spielst du mit mir {game}?")
WATCH = Text("Watch", "Zuschauen")
OTHER_DEVICE = Text("Your other devices", "Deine anderen Geräte")
SPECTATORS = Text("Spectator link", "Link zum Zuschauen")
SPECTATORS_HINT = Text("Spectators see no hidden cards.", "Zuschauer sehen nichts Verdecktes.")
OWN_LINK = Text("{name} on another device", "{name} auf einem anderen Gerät")
OWN_LINK_FIELD = Text("Private link, for you alone", "Privater Link, nur für dich selbst")
OWN_LINK_HINT = Text(
    "Don’t share it: anyone with this link sees {name}’s hand and plays as {name}.",
    "Gib ihn nicht weiter: Wer diesen Link hat, sieht die Hand von {name} und spielt als {name}.",
)
PRIVATE = Text("private", "privat")
ONLY_HERE = Text("These links work on this device only.", "Diese Links funktionieren nur auf diesem Gerät.")
LET_OTHERS_JOIN = Text(
    "To let others on your home network join, end Baumeister with Ctrl+C where it runs, start it again with {command} and open "
    "it at the address that it then names.",
    "Damit andere in deinem Heimnetz mitspielen können, beende Baumeister mit Strg+C, wo es läuft, starte es neu mit {command} "
    "und öffne es unter der Adresse, die es dann nennt.",
)
RENEW_LINK = Text("Lock this link on all other devices", "Link auf allen anderen Geräten sperren")
RENEW_INVITATION = Text("Replace this invitation with a new one", "Einladung durch eine neue ersetzen")
CONFIRMS = Text("At this table: confirm every move", "An diesem Tisch jeden Zug bestätigen")
DOWNLOAD = Text("Download the game", "Spiel als Datei laden")
FAIRNESS = Text("Fair play", "Nachprüfbarer Zufall")
FAIRNESS_HINT = Text(
    "Before the first move, the seed of every draw and roll was sealed with this hash. When the game ends, the seed is shown "
    "and anyone can check that nothing was changed.",
    "Vor dem ersten Zug wurde der Startwert für alles Ziehen und Würfeln mit dieser Prüfsumme versiegelt. "
    "Am Ende wird er gezeigt, und jeder kann nachrechnen, dass nichts verändert wurde.",
)
HASH = Text("SHA-256 of the seed", "SHA-256 des Startwerts")
SEED = Text("Seed", "Startwert")
