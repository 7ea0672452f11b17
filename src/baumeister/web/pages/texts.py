"""The pages' own texts, in both languages. A game's sentences stand in the game."""

from baumeister.text import Text

# Everywhere
BAUMEISTER = Text("Baumeister", "Baumeister")
TAGLINE = Text("City-building board games, drawn by an architect", "Städtebau-Spiele, vom Architekten gezeichnet")
SKIP = Text("Skip to the content", "Zum Inhalt springen")
HOME = Text("Home", "Start")
RULES = Text("Rules", "Regeln")
GALLERY = Text("Gallery", "Galerie")
SETTINGS = Text("Settings", "Einstellungen")
LANGUAGE = Text("Language", "Sprache")
LANGUAGE_NAMES = {"en": "English", "de": "Deutsch"}
APPEARANCE = Text("Appearance", "Darstellung")
THEMES = {
    "system": Text("As the device", "Wie das Gerät"),
    "light": Text("Paper", "Papier"),
    "dark": Text("Blueprint", "Blaupause"),
}
CLOSE = Text("Close", "Schließen")
UNOFFICIAL = Text(
    "Baumeister is free software and not an official product of any author or publisher. "
    "The rules are told in our own words; everything you see was drawn for it.",
    "Baumeister ist freie Software und kein offizielles Produkt eines Autors oder Verlags. "
    "Die Regeln stehen hier in eigenen Worten, alle Zeichnungen sind neu.",
)
GAME_BY = Text("A game by {author}, {publisher} {year}", "Ein Spiel von {author}, {publisher} {year}")

# Home
LEAD = Text(
    "Play with friends at one table or far apart, or against the house's own master builders. No account, no waiting.",
    "Spiel mit Freunden an einem Tisch oder aus der Ferne, oder gegen die Baumeister des Hauses. Ohne Konto, ohne Warten.",
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
RECENT = Text("Your tables", "Deine Tische")
YOUR_TURN_SHORT = Text("your turn", "du bist dran")
FINISHED = Text("finished", "beendet")
FINISHED_WON = Text("finished, won by {names}", "beendet, gewonnen von {names}")
RUNNING = Text("in play", "läuft")
SEATS_OF_GAME = Text("{least} to {most} players", "{least} bis {most} Spieler")

# Joining
JOIN_TITLE = Text("A seat for you", "Ein Platz für dich")
JOIN_INVITED = Text(
    "You are invited to play {game} as {seat}. At the table: {players}.",
    "Du bist zu einer Runde {game} eingeladen, als {seat}. Am Tisch: {players}.",
)
JOIN_NOBODY = Text("You are invited to play {game} as {seat}.", "Du bist zu einer Runde {game} eingeladen, als {seat}.")
JOIN_OWN = Text(
    "This link opens {name}'s seat at a table of {game}. Whoever has it plays for {name}: take it only if it is yours.",
    "Dieser Link öffnet den Platz von {name} an einem Tisch mit {game}. Wer ihn hat, spielt für {name}: "
    "Nimm ihn nur, wenn es deiner ist.",
)
LINK_ASKED = Text(
    "A private link opens a seat at this table of {game}. Paste it here, whole, as you were sent it.",
    "Ein privater Link öffnet einen Platz an diesem Tisch mit {game}. Füg ihn hier ganz ein, so wie du ihn bekommen hast.",
)
PRIVATE_LINK = Text("Private link", "Privater Link")
OPEN_LINK = Text("Open", "Öffnen")
SIT_DOWN = Text("Sit down", "Platz nehmen")
OPEN_SEAT_HERE = Text("Play here", "Hier weiterspielen")
ONLY_WATCH = Text("Only watch", "Nur zuschauen")

# Table: what to do
TABLE_TITLE = Text("{game} · Baumeister", "{game} · Baumeister")
YOUR_TURN = Text("Your turn", "Du bist dran")
WAITING_OPEN = Text("Waiting for somebody to take the seat of {name}.", "Der Platz von {name} ist noch frei.")
WON = Text("{names} wins with {score} {unit}.", "{names} gewinnt mit {score} {unit}.")
WON_YOU = Text("You win with {score} {unit}!", "Du gewinnst mit {score} {unit}!")
WON_SHARED = Text("{names} share the victory with {score} {unit}.", "{names} teilen sich den Sieg mit {score} {unit}.")
EXPIRED = Text("This table was left for a long time and has ended.", "An diesem Tisch saß lange niemand mehr; er ist beendet.")
AFTER_PLY = Text("After move {ply} of {last}", "Nach Zug {ply} von {last}")
AT_START = Text("Before the first move", "Vor dem ersten Zug")
TENTATIVE = Text("Is that your move? Nobody sees it before you confirm.", "Soll das dein Zug sein? Noch sieht ihn niemand.")
PASS_DEVICE = Text("Now it is {name}'s turn", "Jetzt ist {name} dran")
PASS_DEVICE_HINT = Text(
    "Pass the device on. What {name} holds stays covered until then.",
    "Gib das Gerät weiter. Was {name} auf der Hand hat, bleibt bis dahin verdeckt.",
)
I_AM = Text("I am {name}", "Ich bin {name}")

# Table: actions
UNDO = Text("Undo", "Zurücknehmen")
REDO = Text("Redo", "Wiederholen")
CONFIRM = Text("Confirm", "Bestätigen")
CANCEL = Text("Cancel", "Verwerfen")
PLAY = Text("Play", "Ausführen")
CLEAR = Text("Clear choice", "Auswahl aufheben")
SKIP_SHOW = Text("Skip", "Überspringen")
UNDO_TO_HERE = Text("Take back to here", "Bis hierher zurücknehmen")
PLAY_FROM_HERE = Text("Play on from here", "Von hier weiterspielen")
TO_PRESENT = Text("To the present", "Zur Gegenwart")
REMATCH = Text("Rematch", "Revanche")
TO_REMATCH = Text("To the rematch", "Zur Revanche")
FIRST = Text("First position", "Erste Stellung")
PREVIOUS = Text("One move back", "Einen Zug zurück")
NEXT = Text("One move on", "Einen Zug vor")
LAST = Text("Last position", "Letzte Stellung")
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
LOG = Text("What happened", "Verlauf")
LOG_EMPTY = Text("Nothing yet.", "Noch nichts.")
MOVES = Text("All moves", "Alle Züge")
MOVES_HINT = Text("Every move that the rules allow now.", "Alles, was die Regeln jetzt erlauben.")
BREAKDOWN = Text("Where they come from", "Woher sie kommen")
IS_YOU = Text("you", "du")
IS_BOT = {
    "easy": Text("bot, easy", "Bot, leicht"),
    "medium": Text("bot, medium", "Bot, mittel"),
    "hard": Text("bot, hard", "Bot, schwer"),
    "random": Text("bot, any legal move", "Bot, irgendein erlaubter Zug"),
}
STANDS_IN_FOR = {
    "easy": Text("plays for the easy one, which failed", "spielt für den leichten, der ausgefallen ist"),
    "medium": Text("plays for the medium one, which failed", "spielt für den mittleren, der ausgefallen ist"),
    "hard": Text("plays for the hard one, which failed", "spielt für den schweren, der ausgefallen ist"),
}
IS_WARMING_UP = Text("plays like medium until its code is compiled", "spielt wie mittel, bis sein Code übersetzt ist")
IS_GONE = Text("away", "weg")
IS_OPEN = Text("free seat", "freier Platz")
AT_MOVE = Text("to move", "am Zug")
IS_WINNER = Text("winner", "Sieger")
HAND_TO_BOT = Text("Let a bot play on", "Bot weiterspielen lassen")
LET_BOT_SIT = Text("Let a bot play here", "Bot hier spielen lassen")
TAKE_SEAT = Text("Take this seat", "Hier Platz nehmen")
TAKE_BACK = Text("Play on myself", "Selbst weiterspielen")

# Table: what the log says of people
SITS_DOWN = Text("{who} sits down", "{who} nimmt Platz")
IS_BACK = Text("{who} is back", "{who} ist wieder da")
BOT_PLAYS = Text("A {bot} plays for {who}", "Ein {bot} spielt für {who}")
BOT_PLAYS_ON = Text("{who} is away, a {bot} plays on", "{who} ist weg, ein {bot} spielt weiter")
BOT_FAILED = Text(
    "The {failed} of {who} failed, a {bot} plays on", "Der {failed} von {who} ist ausgefallen, ein {bot} spielt weiter"
)

# Table: an auction
AUCTION = Text("Auction", "Versteigerung")
WORTH = Text("worth ", "bringt ")
BID_BUTTONS = Text("Bids", "Gebote")
OTHER_SUM = Text("Another sum", "Andere Summe")
RISKY_FROM = Text("from {sum} on you can't pay", "ab {sum} reicht dein Geld nicht")
BID = Text("Bid", "Bieten")
PASS = Text("Pass", "Passen")

# Table: links and rules
TABLE = Text("Table", "Tisch")
INVITE = Text("Invite", "Einladen")
INVITE_TO = Text("Invitation to the seat of {name}", "Einladung auf den Platz von {name}")
SPECTATORS = Text("Link for spectators", "Link zum Zuschauen")
SPECTATORS_HINT = Text("Shows only what lies open.", "Zeigt nur, was offen liegt.")
OWN_LINK = Text("{name} on another device", "{name} auf einem anderen Gerät")
OWN_LINK_FIELD = Text("Private link, only for yourself", "Privater Link, nur für dich selbst")
OWN_LINK_HINT = Text(
    "Don't pass it on: whoever has this link sees the hand of {name} and plays for {name}.",
    "Gib ihn nicht weiter: Wer diesen Link hat, sieht die Hand von {name} und spielt für {name}.",
)
PRIVATE = Text("private", "privat")
ONLY_HERE = Text(
    "These links work on this device only. To let others in, start the table with {command} and open it "
    "at this device's address in the network.",
    "Diese Links gehen nur auf diesem Gerät. Damit andere mitspielen können, starte den Tisch mit {command} "
    "und öffne ihn unter der Adresse dieses Geräts im Netz.",
)
RENEW_LINK = Text("Withdraw this link from all other devices", "Diesen Link allen anderen Geräten entziehen")
RENEW_INVITATION = Text("Withdraw this invitation, make another", "Einladung zurückziehen und eine neue machen")
COPY = Text("Copy", "Kopieren")
COPIED = Text("Copied", "Kopiert")
QR_OF = Text("QR code of the link", "QR-Code des Links")
CONFIRMS = Text("Confirm my moves", "Meine Züge bestätigen")
CONFIRMS_HINT = Text(
    "Your moves wait for a second look before they count.", "Deine Züge warten auf einen zweiten Blick, bevor sie gelten."
)
SWITCH_ON = Text("Switch on", "Einschalten")
SWITCH_OFF = Text("Switch off", "Ausschalten")
DOWNLOAD = Text("Download the record", "Spiel als Datei laden")
FAIRNESS = Text("Fair chance", "Ehrlicher Zufall")
FAIRNESS_HINT = Text(
    "Before the first move the seed of all chance was sealed with this hash. At the end the seed is shown, "
    "and anyone can check that nothing was changed.",
    "Vor dem ersten Zug wurde der Startwert des Zufalls mit dieser Prüfsumme versiegelt. Am Ende wird er gezeigt, "
    "und jeder kann nachrechnen, dass nichts verändert wurde.",
)
HASH = Text("SHA-256 of the seed", "SHA-256 des Startwerts")
SEED = Text("Seed", "Startwert")
THE_RULE = Text("Read {rule}", "{rule} nachlesen")

# Table: settings of this browser
SPEED = Text("Movement", "Bewegung")
SPEEDS = {
    "slow": Text("Slower", "Langsamer"),
    "normal": Text("Normal", "Normal"),
    "fast": Text("Faster", "Schneller"),
    "off": Text("Off", "Aus"),
}
SOUND = Text("Sound when it is my turn", "Ton, wenn ich dran bin")

# Table: what its script says
RECONNECTING = Text("Connection lost, trying again …", "Verbindung verloren, neuer Versuch …")
NOT_THROUGH = Text(
    "That did not get through: the connection is interrupted. Please try again.",
    "Das kam nicht an: Die Verbindung ist unterbrochen. Bitte versuch es noch einmal.",
)
CHOSEN = Text("{count} of {all} chosen", "{count} von {all} gewählt")
CLEARED = Text("Nothing chosen", "Nichts gewählt")
KEYS = Text(
    "Arrow keys go from part to part, Enter chooses, Escape clears the choice.",
    "Die Pfeiltasten führen von Teil zu Teil, Eingabe wählt, Escape hebt die Auswahl auf.",
)
MOVES_LEFT = Text("{count} moves possible", "{count} Züge möglich")
NEW_MOVES = Text("The game has gone on.", "Das Spiel ist weitergegangen.")

# Result
RESULT = Text("Result", "Ergebnis")
SUM = Text("Together", "Zusammen")
CHART = Text("{unit} in the course of the game", "{unit} im Lauf des Spiels")
SHARE = Text("Share", "Teilen")

# Rules, gallery, errors
RULES_OF = Text("Rules of {game}", "Regeln von {game}")
RULES_MISSING = Text(
    "The rules of this game are not written in this language.", "Die Regeln dieses Spiels fehlen in dieser Sprache."
)
CONTENTS = Text("Contents", "Inhalt")
OTHER_RULES = Text("Rules of the other games", "Regeln der anderen Spiele")
PIECES = Text("All pieces", "Alle Teile")
PLAY_THIS = Text("Play {game}", "{game} spielen")
GALLERY_LEAD = Text(
    "Every piece that is drawn, on paper and on the blueprint.", "Alles, was gezeichnet ist, auf Papier und als Blaupause."
)
ERRORS = {
    400: Text("That was not understood", "Das war nicht zu verstehen"),
    403: Text("Not for this browser", "Nicht für diesen Browser"),
    404: Text("Nothing is built here", "Hier steht nichts"),
    409: Text("The game has gone on", "Das Spiel ist weitergegangen"),
    410: Text("Nobody can read this plan any more", "Diesen Plan kann niemand mehr lesen"),
    422: Text("That is not possible", "Das geht nicht"),
    429: Text("A little too fast", "Etwas zu schnell"),
    500: Text("Something fell over", "Da ist etwas umgefallen"),
    503: Text("The drawer is stuck", "Die Schublade klemmt"),
}
ERROR = Text("That did not work", "Das ging nicht")
TO_HOME = Text("To the start page", "Zur Startseite")
GO_BACK = Text("Back", "Zurück")
