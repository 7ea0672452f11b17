"""Texts of the home page: on new tables, and on the visitor's own."""

from baumeister.text import Text

TAGLINE = Text(
    "City-building board games, drawn like an architect’s plans", "Städtebau-Spiele, gezeichnet wie ein Architektenplan"
)
LEAD = Text(
    "Play with friends at one table or far apart, or against our bots. No account, no waiting.",
    "Mit Freunden an einem Tisch, aus der Ferne oder gegen unsere Bots. Ohne Konto, ohne Warten.",
)
CHOOSE_GAME = Text("Choose a game", "Such dir ein Spiel aus")
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
    "master": Text("Bot, master", "Bot, Meister"),
    "": Text("Nobody", "Niemand"),
}
OPTIONS = Text("Options", "Varianten")
OPTIONS_HINT = Text("(leave as they are for a first game)", "(fürs erste Spiel so lassen)")
ONLY_FOR = Text("for {seats} players", "für {seats} Spieler")
OPTION_VALUES = {"on": Text("yes", "ja"), "off": Text("no", "nein")}
START = Text("Start the game", "Spiel beginnen")
SEAT_COUNTS = Text("{least} to {most} players\u00a0· ", "{least} bis {most} Spieler\u00a0· ")
LENGTH = Text("{bots}–{people}\u00a0min", "{bots}–{people}\u00a0Min.")

# One's own tables
YOUR_GAMES = Text("Your games", "Deine Spiele")
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
