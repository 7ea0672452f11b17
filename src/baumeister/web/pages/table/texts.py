"""Texts of the table: prompts, areas, players, an auction."""

from baumeister.text import Text

RULES = Text("Rules", "Regeln")
INVITE = Text("Invite", "Einladen")
SHARE = Text("Share", "Teilen")
TABLE_TITLE = Text("{game} · Baumeister", "{game} · Baumeister")
WAITING_OPEN = Text("Waiting for someone to take {name}’s seat.", "Der Platz von {name} ist noch frei.")
WON = Text("{names} wins with {score}.", "{names} gewinnt mit {score}.")
WON_YOU = Text("You win with {score}!", "Du gewinnst mit {score}!")
WON_SHARED = Text("{names} share the victory with {score}.", "{names} teilen sich den Sieg mit {score}.")
EXPIRED = Text(
    "This table was abandoned for too long and has ended.", "An diesem Tisch saß lange niemand mehr; er ist beendet."
)
AFTER_STEP = Text("After step {step} of {last}", "Nach Schritt {step} von {last}")
AT_START = Text("Before the first move", "Vor dem ersten Zug")
TENTATIVE = Text("Is this your move? Nobody sees it until you confirm.", "Soll das dein Zug sein? Noch sieht ihn niemand.")
PASS_DEVICE = Text("It’s {name}’s turn", "Jetzt ist {name} dran")
FIRST_AT_DEVICE = Text("{name} starts", "{name} beginnt")
NOBODY_LOOKS_HINT = Text(
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
ENDED_YOU = Text("You resigned, so the game is over.", "Du hast aufgegeben; das Spiel ist zu Ende.")
ENDED = Text("{names} resigned, so the game is over.", "Aufgegeben: {names}. Das Spiel ist zu Ende.")

# Actions
UNDO = Text("Undo", "Zurücknehmen")
REDO = Text("Redo", "Wiederholen")
ASK_UNDO = Text("Ask to undo", "Um Rücknahme bitten")
ASK_UNDO_TO_HERE = Text("Ask to undo to here", "Um Rücknahme bis hierher bitten")
CONFIRM = Text("Confirm", "Bestätigen")
CANCEL = Text("Cancel", "Verwerfen")
PLAY = Text("Play", "Zug machen")
CLEAR = Text("Clear selection", "Auswahl aufheben")
UNDO_TO_HERE = Text("Undo to here", "Bis hierher zurücknehmen")
PLAY_FROM_HERE = Text("Play on from here", "Von hier weiterspielen")
TO_PRESENT = Text("Back to now", "Zurück ins Spiel")
TO_RESULT = Text("Back to the result", "Zurück zum Ergebnis")
FIRST = Text("Start of game", "Spielbeginn")
PREVIOUS = Text("Previous move", "Einen Zug zurück")
NEXT = Text("Next move", "Einen Zug vor")
LAST = Text("Latest position", "Letzte Stellung")
REPLAY = Text("Play the moves", "Züge abspielen")
SPACE = Text("Space bar", "Leertaste")
STEP_TO = Text("Move", "Zug")
GO = Text("Show", "Zeigen")
STEPS = Text("Steps", "Schritte")
COUNTED = Text("Counted: {points}", "Gezählt: {points}")
PAYMENTS = Text("Payments: {sums}", "Zahlungen: {sums}")
TURN_STEPS = Text("Steps of the turn", "Schritte des Zuges")

# Areas
BOARD = Text("Board", "Spielplan")
ZOOM_IN = Text("Zoom in", "Vergrößern")
KEYS = Text(
    "Arrow keys go from space to space, Enter selects, Escape clears the selection.",
    "Pfeiltasten führen von Feld zu Feld, Eingabe wählt aus, Escape hebt die Auswahl auf.",
)
HAND = Text("Your hand", "Deine Hand")
HAND_OF = Text("{name}’s hand", "Auf der Hand: {name}")
PLAYERS = Text("Players", "Spieler")
LOG = Text("Game log", "Verlauf")
LOG_LARGE = Text("Enlarge the log", "Verlauf vergrößern")
LOG_EMPTY = Text("Nothing yet.", "Noch nichts.")
MOVES = Text("Moves as a list", "Züge als Liste")
MOVES_HINT = Text("Every move you can make right now.", "Alle Züge, die du jetzt machen kannst.")
BREAKDOWN = Text("Score sheet", "Wertungsblatt")
IF_IT_ENDED = Text("If it ended now", "Wenn jetzt Schluss wäre")
IF_COMPLETED = Text("If all gets complete", "Wenn alles fertig wird")
TWO_SUMS = Text(
    "If all gets complete: {hoped}. If it ended now: {now}.", "Wenn alles fertig wird: {hoped}. Wenn jetzt Schluss wäre: {now}."
)
COMPLETE, BUILT, NOW = Text("complete", "fertig"), Text("built", "gebaut"), Text("now", "jetzt")
IF_SCORED = Text("If scored now", "Wenn jetzt gewertet würde")
SINCE_YOUR_TURN = Text("since your last turn", "seit deinem letzten Zug")
AT_MOVE = Text("to move", "am Zug")
IS_WINNER = Text("winner", "Sieger")
HAND_TO_BOT = Text("Let a bot take over", "Bot übernehmen lassen")
LET_BOT_SIT = Text("Let a bot play here", "Bot hier spielen lassen")
TAKE_SEAT = Text("Take this seat", "Hier Platz nehmen")
TAKE_SEAT_TOO = Text("Play this seat, too", "Hier auch selbst spielen")
TAKE_BACK = Text("Take over from the bot", "Selbst weiterspielen")

# Greetings
GREET = Text("Greet", "Grüßen")
GREET_HINT = Text("Everyone at the table sees it.", "Alle am Tisch sehen es.")

# An auction
AUCTION = Text("Auction", "Versteigerung")
LEAVES = Text("{count} left", "noch {count}")
TAP_AGAIN = Text("Tap again", "Noch einmal tippen")
WORTH, WORTH_UNIT = Text("worth ", "bringt "), Text(" pts", " P.")
NO_BID_YET = Text("No bid yet", "Noch kein Gebot")
PRESENT_BID = Text("Highest bid: {bid}, {seat}", "Höchstes Gebot: {bid}, {seat}")
PRESENT_BID_YOURS = Text("Highest bid: {bid}, yours", "Höchstes Gebot: {bid}, deins")
BID_BUTTONS = Text("Bids", "Gebote")
SUM_OF_BID, LESS, MORE = Text("Your bid", "Dein Gebot"), Text("Less", "Weniger"), Text("More", "Mehr")
NOT_A_BID = Text("Bid a whole number from {least} to {most}.", "Biete eine ganze Zahl von {least} bis {most}.")
RISKY_FROM = Text("you can’t pay {sum} or more", "ab {sum} reicht dein Geld nicht")
BID_SUM, BID_UP_TO = Text("Bid {sum}", "{sum} bieten"), Text("Bid up to {sum}", "Bis {sum} bieten")
PASS_ON = Text("Keep passing", "Weiter passen")
BY_ITSELF, BY_ITSELF_REST = Text("auto", "auto"), Text("matic", "matisch")  # for the rest of the word a phone has no room
BY_ITSELF_AT_LENGTH = Text("keeps bidding up to your sum", "bietet weiter bis zu deiner Summe")
BY_ITSELF_IN_FULL = Text(
    "One press is enough: your bid is raised for you, as little as possible and up to your sum, or you keep passing until "
    "your own turn",
    "Ein Druck genügt: Für dich wird mitgeboten, so knapp wie möglich und höchstens bis zu deiner Summe, oder gepasst, "
    "bis du selbst am Zug bist",
)
PASSES_ON, BIDS_UP_TO = Text("passing", "passt weiter"), Text("up to {sum}", "bis {sum}")
PASS = Text("Pass", "Passen")
HAS_PASSED = Text("You have passed: the others bid on.", "Du hast gepasst: Die anderen bieten weiter.")
LEADS = Text("Yours is the highest bid so far.", "Dein Gebot ist bisher das höchste.")
IS_OUTBID = Text(
    "You’re outbid. You can raise when it’s your turn.", "Du bist überboten. Sobald du dran bist, kannst du erhöhen."
)
BIDS_LATER = Text("You can bid when it’s your turn.", "Du kannst bieten, sobald du dran bist.")
