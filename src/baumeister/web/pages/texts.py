"""The pages' own texts, in both languages. A game's sentences stand in the game."""

from baumeister.text import Text

# Everywhere
BAUMEISTER = Text("Baumeister", "Baumeister")
TAGLINE = Text(
    "City-building board games, drawn like an architect's plans", "Städtebau-Spiele, gezeichnet wie ein Architektenplan"
)
SKIP = Text("Skip to content", "Zum Inhalt springen")
HOME = Text("Home", "Start")
RULES = Text("Rules", "Regeln")
GALLERY = Text("Gallery", "Galerie")
SETTINGS = Text("Settings", "Einstellungen")
LANGUAGE = Text("Language", "Sprache")
LANGUAGE_NAMES = {"en": "English", "de": "Deutsch"}
APPEARANCE = Text("Appearance", "Darstellung")
THEMES = {
    "system": Text("Match device", "Wie das Gerät"),
    "light": Text("Paper", "Papier"),
    "dark": Text("Blueprint", "Blaupause"),
}
HINTS = Text(
    "Solo hints: in auctions, show what something is worth",
    "Tipps, wenn ich allein spiele: in Versteigerungen, was etwas bringen dürfte",
)
ON_OFF = {"on": Text("On", "An"), "off": Text("Off", "Aus")}
CLOSE = Text("Close", "Schließen")
OK = Text("OK", "OK")
UNOFFICIAL = Text(
    "Baumeister is free software and not an official product of any author or publisher. "
    "The rules are told in our own words; all artwork is original.",
    "Baumeister ist freie Software und kein offizielles Produkt eines Autors oder Verlags. "
    "Die Regeln stehen hier in eigenen Worten, alle Zeichnungen sind neu.",
)
GAME_BY = Text("A game by {author}, {publisher} {year}", "Ein Spiel von {author}, {publisher} {year}")

# Home
LEAD = Text(
    "Play with friends at one table or far apart, or against our bots. No account, no waiting.",
    "Spiele mit Freunden an einem Tisch oder aus der Ferne, oder gegen unsere Bots. Ohne Konto, ohne Warten.",
)
CHOOSE_GAME = Text("Choose a game", "Such dir ein Spiel aus")
NEW_TABLE = Text("New table", "Neuer Tisch")
YOUR_NAME = Text("Your name", "Dein Name")
WHO_PLAYS = Text("Who plays?", "Wer spielt mit?")
SEAT = Text("Seat {number}", "Platz {number}")
NAME_OF = Text("Name for seat {number}", "Name für Platz {number}")
NAME = Text("Name", "Name")
SEAT_KINDS = {
    "you": Text("You", "Du"),
    "here": Text("Friend on this device", "Freund an diesem Gerät"),
    "link": Text("Friend by link", "Freund per Link"),
    "easy": Text("Bot, easy", "Bot, leicht"),
    "medium": Text("Bot, medium", "Bot, mittel"),
    "hard": Text("Bot, hard", "Bot, schwer"),
    "": Text("Nobody", "Niemand"),
}
OPTIONS = Text("Options", "Varianten")
ONLY_FOR = Text("for {seats} players", "für {seats} Spieler")
OPTION_VALUES = {"on": Text("yes", "ja"), "off": Text("no", "nein")}
START = Text("Set up the table", "Tisch aufbauen")
SEATS_OF_GAME = Text("{least} to {most} players", "{least} bis {most} Spieler")

# Joining
JOIN_TITLE = Text("A seat for you", "Ein Platz für dich")
JOIN_INVITED = Text(
    "You're invited to play {game} as {seat}. At the table: {players}.",
    "Du bist zu einer Runde {game} eingeladen, als {seat}. Am Tisch: {players}.",
)
JOIN_NOBODY = Text("You're invited to play {game} as {seat}.", "Du bist zu einer Runde {game} eingeladen, als {seat}.")
JOIN_OWN = Text(
    "This link opens {name}'s seat in a game of {game}. Anyone who has it plays as {name}: take it only if it is yours.",
    "Dieser Link öffnet den Platz von {name} an einem Tisch mit {game}. Wer ihn hat, spielt für {name}: "
    "Nimm ihn nur, wenn es deiner ist.",
)
LINK_ASKED = Text(
    "A private link opens a seat at this {game} table. Paste the whole link here, just as you received it.",
    "Ein privater Link öffnet einen Platz an diesem Tisch mit {game}. Füg ihn hier ganz ein, so wie du ihn bekommen hast.",
)
PRIVATE_LINK = Text("Private link", "Privater Link")
OPEN_LINK = Text("Open", "Öffnen")
SIT_DOWN = Text("Sit down", "Platz nehmen")
OPEN_SEAT_HERE = Text("Play here", "Hier weiterspielen")
ONLY_WATCH = Text("Just watch", "Nur zuschauen")

# Table: what to do
TABLE_TITLE = Text("{game} · Baumeister", "{game} · Baumeister")
YOUR_TURN = Text("Your turn", "Du bist dran")
WAITING_OPEN = Text("Waiting for someone to take {name}'s seat.", "Der Platz von {name} ist noch frei.")
WON = Text("{names} wins with {score} {unit}.", "{names} gewinnt mit {score} {unit}.")
WON_YOU = Text("You win with {score} {unit}!", "Du gewinnst mit {score} {unit}!")
WON_SHARED = Text("{names} share the victory with {score} {unit}.", "{names} teilen sich den Sieg mit {score} {unit}.")
EXPIRED = Text(
    "This table was abandoned for too long and has ended.", "An diesem Tisch saß lange niemand mehr; er ist beendet."
)
AFTER_PLY = Text("After move {ply} of {last}", "Nach Zug {ply} von {last}")
AT_START = Text("Before the first move", "Vor dem ersten Zug")
TENTATIVE = Text("Is this your move? Nobody sees it until you confirm.", "Soll das dein Zug sein? Noch sieht ihn niemand.")
PASS_DEVICE = Text("It's {name}'s turn", "Jetzt ist {name} dran")
FIRST_AT_DEVICE = Text("{name} starts", "{name} beginnt")
FIRST_AT_DEVICE_HINT = Text(
    "{name}, tap the button when nobody else is looking: your hand stays hidden until then.",
    "{name}, drück auf den Knopf, wenn sonst niemand hinsieht: Bis dahin bleibt deine Hand verdeckt.",
)
PASS_DEVICE_HINT = Text(
    "Pass the device to {name}. Their hand stays hidden until they tap the button.",
    "Gib das Gerät an {name} weiter. Bis zum Druck auf den Knopf bleibt die Hand verdeckt.",
)
WATCHING = Text("You are watching.", "Du siehst zu.")
TO_SEAT = Text("Sit down", "Platz nehmen")
I_AM = Text("I am {name}", "Ich bin {name}")

# Table: actions
UNDO = Text("Undo", "Zurücknehmen")
REDO = Text("Redo", "Wiederholen")
CONFIRM = Text("Confirm", "Bestätigen")
CANCEL = Text("Cancel", "Verwerfen")
PLAY = Text("Play", "Ausführen")
CLEAR = Text("Clear selection", "Auswahl aufheben")
SKIP_SHOW = Text("Skip", "Überspringen")
UNDO_TO_HERE = Text("Undo to here", "Bis hierher zurücknehmen")
PLAY_FROM_HERE = Text("Play on from here", "Von hier weiterspielen")
TO_PRESENT = Text("Back to now", "Zurück ins Spiel")
TO_RESULT = Text("Back to the result", "Zurück zum Ergebnis")
REMATCH = Text("Rematch", "Revanche")
TO_REMATCH = Text("To the rematch", "Zur Revanche")
FIRST = Text("Start of game", "Spielbeginn")
PREVIOUS = Text("Previous move", "Einen Zug zurück")
NEXT = Text("Next move", "Einen Zug vor")
LAST = Text("Latest position", "Letzte Stellung")
REPLAY = Text("Play the moves", "Züge abspielen")
PAUSE = Text("Pause", "Anhalten")
REPLAY_SPEED = Text("Replay speed", "Tempo der Wiedergabe")
SPACE = Text("Space bar", "Leertaste")
STEP_TO = Text("Move", "Zug")
GO = Text("Show", "Zeigen")
STEPS = Text("Steps", "Schritte")
TURN_STEPS = Text("Steps of the turn", "Schritte des Zuges")

# Table: areas
BOARD = Text("Board", "Spielplan")
ZOOM_IN = Text("Zoom in", "Vergrößern")
ZOOM_OUT = Text("Zoom out", "Verkleinern")
HAND = Text("Your hand", "Deine Hand")
HAND_OF = Text("{name}'s hand", "Auf der Hand: {name}")
PLAYERS = Text("Players", "Spieler")
LOG = Text("Game log", "Verlauf")
LOG_EMPTY = Text("Nothing yet.", "Noch nichts.")
MOVES = Text("All moves", "Alle Züge")
MOVES_HINT = Text("Every move you can make right now.", "Alle Züge, die du jetzt machen kannst.")
BREAKDOWN = Text("Score sheet", "Wertungsblatt")
IS_YOU = Text("you", "du")
IS_HERE = Text("on this device", "an diesem Gerät")
IS_BOT = {
    "easy": Text("bot, easy", "Bot, leicht"),
    "medium": Text("bot, medium", "Bot, mittel"),
    "hard": Text("bot, hard", "Bot, schwer"),
    "random": Text("bot, random", "Bot, zufällig"),
}
STANDS_IN_FOR = {
    "easy": Text("stands in for the easy bot, which failed", "springt für den leichten ein, der ausgefallen ist"),
    "medium": Text("stands in for the medium bot, which failed", "springt für den mittleren ein, der ausgefallen ist"),
    "hard": Text("stands in for the hard bot, which failed", "springt für den schweren ein, der ausgefallen ist"),
}
IS_WARMING_UP = Text("plays like medium until its code is compiled", "spielt wie mittel, bis sein Code übersetzt ist")
IS_GONE = Text("away", "weg")
IS_OPEN = Text("free seat", "freier Platz")
AT_MOVE = Text("to move", "am Zug")
IS_WINNER = Text("winner", "Sieger")
HAND_TO_BOT = Text("Let a bot take over", "Bot übernehmen lassen")
LET_BOT_SIT = Text("Let a bot play here", "Bot hier spielen lassen")
TAKE_SEAT = Text("Take this seat", "Hier Platz nehmen")
TAKE_BACK = Text("Play on myself", "Selbst weiterspielen")

# Table: what the log says of people
SITS_DOWN = Text("{who} joins the table", "{who} nimmt Platz")
IS_BACK = Text("{who} is back", "{who} ist wieder da")
BOT_PLAYS = Text("A {bot} plays for {who}", "Ein {bot} spielt für {who}")
CHARACTER_PLAYS = Text("{who} takes the free seat", "{who} übernimmt den freien Platz")
BOT_PLAYS_ON = Text("{who} is away; a {bot} takes over", "{who} ist weg; ein {bot} übernimmt")
BOT_FAILED = Text("{who}'s {failed} failed; a {bot} takes over", "Der {failed} von {who} ist ausgefallen; ein {bot} übernimmt")

TOOK_BACK = Text("{who} took back {count} moves", "{who} nimmt {count} Züge zurück")
TOOK_BACK_ONE = Text("{who} took back a move", "{who} nimmt einen Zug zurück")
DECLINED = Text("{who} declined the undo", "{who} hat die Rücknahme abgelehnt")

# Table: asking the others
ASK_UNDO = Text("Ask to undo", "Um Rücknahme bitten")
ASK_UNDO_TO_HERE = Text("Ask to undo to here", "Um Rücknahme bis hierher bitten")
ASKS_UNDO = Text(
    "{who} asks to take back {count} moves, the first of them: {move}.",
    "{who} möchte {count} Züge zurücknehmen, den ersten davon: {move}.",
)
ASKS_UNDO_ONE = Text("{who} asks to take back this move: {move}.", "{who} möchte diesen Zug zurücknehmen: {move}.")
IS_DECLINED = Text("{who} declined the undo.", "{who} hat die Rücknahme abgelehnt.")
WAITS_FOR_UNDO = Text("Waiting for {who} to answer your request to undo.", "Deine Bitte um Rücknahme liegt bei {who}.")
AGREE = Text("Allow", "Erlauben")
DECLINE = Text("Refuse", "Ablehnen")
WITHDRAW = Text("Withdraw", "Zurückziehen")

# Table: an auction
AUCTION = Text("Auction", "Versteigerung")
WORTH, WORTH_UNIT = Text("worth ", "bringt "), Text(" pts", " P.")
BID_BUTTONS = Text("Bids", "Gebote")
OTHER_SUM = Text("Other amount", "Anderer Betrag")
MORE = Text("More", "Mehr")
RISKY_FROM = Text("you can't pay {sum} or more", "ab {sum} reicht dein Geld nicht")
BID = Text("Bid", "Bieten")
PASS = Text("Pass", "Passen")

# Table: links and rules
TABLE = Text("Table", "Tisch")
INVITE = Text("Invite", "Einladen")
INVITE_TO = Text("Invitation to {name}'s seat", "Einladung auf den Platz von {name}")
SPECTATORS = Text("Spectator link", "Link zum Zuschauen")
SPECTATORS_HINT = Text("Spectators see no hidden cards.", "Zuschauer sehen nichts Verdecktes.")
OWN_LINK = Text("{name} on another device", "{name} auf einem anderen Gerät")
OWN_LINK_FIELD = Text("Private link, for you alone", "Privater Link, nur für dich selbst")
OWN_LINK_HINT = Text(
    "Don't share it: anyone with this link sees {name}'s hand and plays as {name}.",
    "Gib ihn nicht weiter: Wer diesen Link hat, sieht die Hand von {name} und spielt als {name}.",
)
PRIVATE = Text("private", "privat")
ONLY_HERE = Text(
    "These links work on this device only. To let others join, start the table with {command} and open it "
    "at this device's network address.",
    "Diese Links funktionieren nur auf diesem Gerät. Damit andere mitspielen können, starte den Tisch mit "
    "{command} und öffne ihn unter der Netzwerkadresse dieses Geräts.",
)
RENEW_LINK = Text("Lock this link on all other devices", "Link auf allen anderen Geräten sperren")
RENEW_INVITATION = Text("Replace this invitation with a new one", "Einladung durch eine neue ersetzen")
COPY = Text("Copy", "Kopieren")
COPIED = Text("Copied", "Kopiert")
QR_CODE = Text("QR code", "QR-Code")
CONFIRMS = Text("Confirm each move", "Jeden Zug bestätigen")
DOWNLOAD = Text("Download the game", "Spiel als Datei laden")
FAIRNESS = Text("Fair play", "Ehrlicher Zufall")
FAIRNESS_HINT = Text(
    "Before the first move, the seed of every draw and roll was sealed with this hash. When the game ends, the seed is shown "
    "and anyone can check that nothing was changed.",
    "Vor dem ersten Zug wurde der Startwert für alles Ziehen und Würfeln mit dieser Prüfsumme versiegelt. "
    "Am Ende wird er gezeigt, und jeder kann nachrechnen, dass nichts verändert wurde.",
)
HASH = Text("SHA-256 of the seed", "SHA-256 des Startwerts")
SEED = Text("Seed", "Startwert")
THE_RULE = Text("Read {rule}", "{rule} nachlesen")

# Table: settings of this browser
SPEED = Text("Animation speed", "Tempo der Bewegungen")
SPEEDS = {
    "slow": Text("Slow", "Langsam"),
    "normal": Text("Normal", "Normal"),
    "fast": Text("Fast", "Schnell"),
    "off": Text("Off", "Aus"),
}
FORCED = Text("Play forced moves automatically", "Erzwungene Züge von selbst ausführen")
ASK_FINAL = Text("Ask before moves that can't be taken back", "Vor Zügen nachfragen, die sich nicht zurücknehmen lassen")
SOUND = Text("Sounds", "Geräusche")
LISTEN = Text("Listen", "Anhören")

# Table: what its script says
RECONNECTING = Text("Connection lost, reconnecting …", "Verbindung verloren, neuer Versuch …")
NOT_THROUGH = Text(
    "That didn't get through: the connection was lost. Please try again.",
    "Das kam nicht an: Die Verbindung ist weg. Bitte versuch es noch einmal.",
)
CHOSEN = Text("{count} of {all} selected", "{count} von {all} gewählt")
CLEARED = Text("Nothing selected", "Nichts gewählt")
KEYS = Text(
    "Arrow keys move between pieces, Enter selects, Escape clears the selection.",
    "Pfeiltasten wechseln zwischen den Teilen, Eingabe wählt aus, Escape hebt die Auswahl auf.",
)
NEW_MOVES = Text("The game has moved on.", "Das Spiel ist weitergegangen.")

# Result
RESULT = Text("Result", "Ergebnis")
SUM = Text("Total", "Gesamt")
CHART = Text("{unit} over the game", "{unit} im Spielverlauf")
SHARE = Text("Share", "Teilen")
SHOW_RESULT = Text("Show the result", "Ergebnis zeigen")
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
YOU_CAME = Text("You came {place}", "Du kommst auf Platz {place}")
BEHIND = Text("{place}, {behind} behind {winner}", "{place}, {behind} hinter {winner}")
LEVEL_WITH = Text("{place}, level on points with {winner}", "{place}, nach Punkten gleichauf mit {winner}")
ORDINALS = (Text("first", "1"), Text("second", "2"), Text("third", "3"), Text("fourth", "4"), Text("fifth", "5"))
TIE_BREAK = Text("What settled it:", "Was entschied:")
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
    "The lead changed {count} times, for the last time on move {ply}, when {leader} passed {before}.",
    "Die Führung wechselte {count}-mal, zuletzt mit Zug {ply}, als {leader} {before} überholte.",
)
TAKES_LEAD = Text("Move {ply}: {leader} takes the lead from {before}", "Zug {ply}: {leader} übernimmt die Führung von {before}")
BEST_MOVES = Text("Best moves", "Beste Züge")
BEST_MOVES_COUNTED = Text("Best moves, by points at the next scoring", "Beste Züge, nach Punkten in der nächsten Wertung")

# Rules, gallery, errors
RULES_OF = Text("Rules of {game}", "Regeln von {game}")
RULES_MISSING = Text(
    "This game's rules are not available in this language.", "Die Regeln dieses Spiels gibt es in dieser Sprache noch nicht."
)
CONTENTS = Text("Contents", "Inhalt")
OTHER_RULES = Text("Rules of the other games", "Regeln der anderen Spiele")
PIECES = Text("All pieces", "Alle Teile")
PLAY_THIS = Text("Play {game}", "{game} spielen")
CHARACTERS = Text("Who plays with you", "Wer mitspielt")
GALLERY_LEAD = Text(
    "Every piece we drew, on paper and as a blueprint.", "Alle gezeichneten Teile, auf Papier und als Blaupause."
)
ERRORS = {
    400: Text("We didn't understand that", "Das haben wir nicht verstanden"),
    403: Text("Not in this browser", "Nicht in diesem Browser"),
    404: Text("Nothing is built here", "Hier steht nichts"),
    409: Text("The game has moved on", "Das Spiel ist weitergegangen"),
    410: Text("Nobody can read this plan any more", "Diesen Plan kann niemand mehr lesen"),
    422: Text("That's not possible", "Das geht nicht"),
    429: Text("A little too fast", "Etwas zu schnell"),
    500: Text("Something fell over", "Da ist etwas umgefallen"),
    503: Text("The drawer is stuck", "Die Schublade klemmt"),
}
ERROR = Text("That didn't work", "Das ging nicht")
TO_HOME = Text("Back to the home page", "Zur Startseite")
GO_BACK = Text("Back", "Zurück")
