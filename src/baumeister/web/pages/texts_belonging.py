"""What the pages say of one's tables, of leaving and resigning, and of installing."""

from baumeister.text import Text

# My tables
YOUR_GAMES = Text("Your games", "Deine Spiele")
YOUR_TURN = Text("Your turn", "Du bist dran")
TURN_OF = Text("{name}’s turn", "{name} ist dran")
FREE_SEAT = Text("A seat is still free", "Ein Platz ist noch frei")
GOES_ON = Text("In play", "Läuft")
WON = Text("{names} won", "Gewonnen: {names}")
WON_YOU = Text("You won", "Du hast gewonnen")
WON_SHARED = Text("{names} shared the win", "Gemeinsam gewonnen: {names}")
GIVEN_UP = Text("Resigned", "Aufgegeben")
EXPIRED = Text("Abandoned", "Verlassen")
MORE_GAMES = Text("{count} more", "{count} weitere")
MORE_WITH_TURNS = Text("{count} more, {turns} waiting for you", "{count} weitere, {turns} warten auf dich")
FINISHED_GAMES = Text("Finished games ({count})", "Beendete Spiele ({count})")
REMOVE = Text("Delete {game}", "{game} löschen")

# How long ago
JUST_NOW = Text("just now", "gerade eben")
MINUTES = (Text("1 minute ago", "vor 1 Minute"), Text("{count} minutes ago", "vor {count} Minuten"))
HOURS = (Text("1 hour ago", "vor 1 Stunde"), Text("{count} hours ago", "vor {count} Stunden"))
DAYS = (Text("yesterday", "gestern"), Text("{count} days ago", "vor {count} Tagen"))
WEEKS = (Text("last week", "letzte Woche"), Text("{count} weeks ago", "vor {count} Wochen"))

# Deleting
DELETE_TITLE = Text("Delete this game?", "Dieses Spiel löschen?")
DELETE_ALL = Text(
    "{game}, with every move and score, will be gone for good. Nobody else has a seat here.",
    "{game} verschwindet mit allen Zügen und Punkten für immer. Niemand sonst hat hier einen Platz.",
)
DELETE = Text("Delete for good", "Endgültig löschen")
UNLIST_TITLE = Text("Take this game off your list?", "Dieses Spiel aus deiner Liste nehmen?")
UNLIST_ALL = Text(
    "{game} only disappears from your list: it is kept for everyone else who has a seat, and your seat stays yours. "
    "The table’s link still brings you back.",
    "{game} verschwindet nur aus deiner Liste. Für alle anderen am Tisch bleibt es erhalten, und dein Platz gehört weiter dir: "
    "Der Link des Tisches führt dich zurück.",
)
UNLIST_RUNNING = Text(
    "If you don’t want to play on, leave or resign at the table first, so that nobody waits for you.",
    "Wenn du nicht weiterspielen willst, steh vorher am Tisch auf oder gib auf, damit niemand auf dich wartet.",
)
UNLIST = Text("Take it off my list", "Aus meiner Liste nehmen")

# Leaving and resigning
FAREWELL = Text("Stop playing", "Aufhören")
LEAVE = Text("Leave", "Aufstehen")
LEAVE_SEAT = Text("Leave {name}’s seat", "Platz von {name} freigeben")
LEAVE_TITLE = Text("Leave the table?", "Vom Tisch aufstehen?")
LEAVE_FOLLOWS = Text(
    "Your seat becomes free, with everything you have built. {names} can invite someone to it or let a bot play on.",
    "Dein Platz wird frei, mit allem, was du gebaut hast. {names} kann jemanden dazu einladen oder einen Bot spielen lassen.",
)
LEAVE_FOLLOWS_MANY = Text(
    "Your seat becomes free, with everything you have built. {names} can invite someone to it or let a bot play on.",
    "Dein Platz wird frei, mit allem, was du gebaut hast. {names} können jemanden einladen oder einen Bot spielen lassen.",
)
LEAVE_FINAL = Text(
    "You can watch, but to play again you need a new invitation.",
    "Zuschauen kannst du weiter; zum Mitspielen brauchst du eine neue Einladung.",
)
RESIGN = Text("Resign", "Aufgeben")
RESIGN_SEAT = Text("Resign for {name}", "Für {name} aufgeben")
RESIGN_TITLE = Text("Resign?", "Aufgeben?")
RESIGN_FOLLOWS = Text(
    "A medium bot plays on in {name}’s seat, and everyone sees that {name} resigned. You can’t take it back.",
    "Ein mittlerer Bot spielt für {name} weiter, und alle sehen, dass {name} aufgegeben hat. Das ist endgültig.",
)
RESIGN_ONE_LEFT = Text(
    "{name} is then the only person left, and plays on against bots.",
    "{name} spielt dann allein gegen Bots weiter.",
)
RESIGN_ENDS = Text(
    "No other person is at the table, so the game ends here, without a winner. You can still look through it, "
    "or play on from any position at a new table.",
    "Außer dir sitzt kein Mensch am Tisch; das Spiel endet also hier, ohne Sieger. Du kannst es dir weiter ansehen "
    "oder von jeder Stellung aus an einem neuen Tisch weiterspielen.",
)
STAY = Text("Keep playing", "Weiterspielen")
KEEP = Text("Keep it", "Behalten")
LEAVES = Text("{who} leaves the table", "{who} verlässt den Tisch")
RESIGNS = Text("{who} resigns; a {bot} plays on", "{who} gibt auf; ein {bot} spielt weiter")
HAS_RESIGNED = Text("resigned, a bot plays on", "aufgegeben, Bot spielt")
ENDED_YOU = Text("You resigned, so the game is over.", "Du hast aufgegeben; das Spiel ist zu Ende.")
ENDED = Text("{names} resigned, so the game is over.", "Aufgegeben: {names}. Das Spiel ist zu Ende.")

# Installing
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
    "Does the table run on this very machine? Then start it with {command}: it needs no internet.",
    "Läuft der Tisch auf genau diesem Gerät? Dann starte ihn mit {command}: Internet braucht er nicht.",
)
TRY_AGAIN = Text("Try again", "Noch einmal versuchen")
