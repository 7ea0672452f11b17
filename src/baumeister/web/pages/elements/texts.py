"""Texts of several pages."""

from baumeister.text import Text

BAUMEISTER = Text("Baumeister", "Baumeister")
HOME = Text("Home", "Start")
GALLERY = Text("Gallery", "Galerie")
CLOSE = Text("Close", "Schließen")
TABLE = Text("Table", "Tisch")
MENU = Text("Menu", "Menü")
NEW_TABLE = Text("New table", "Neuer Tisch")
YOUR_NAME = Text("Your name", "Dein Name")
YOUR_TURN = Text("Your turn", "Du bist dran")
YOU_RESIGNED = Text("You resigned", "Du hast aufgegeben")
COPY = Text("Copy", "Kopieren")
SHARE_LINK = Text("Share…", "Teilen\u00a0…")
QR_CODE = Text("QR code", "QR-Code")
THE_RULE = Text("Read the rule", "Regel nachlesen")
LENGTH = Text(
    "About {bots} minutes against bots, {people} among friends.",
    "Gegen Bots etwa {bots} Minuten, unter Freunden etwa {people}.",
)
RULES = Text("Rules", "Regeln")
RULES_OF = Text("Rules of {game}", "Regeln von {game}")

# The player on a seat
IS_YOU = Text("you", "du")
GUEST = Text("Guest", "Gast")
LEADS = Text("leads", "führt")
LEADS_EITHER_WAY = Text("leads now, and if all gets complete", "führt, jetzt und wenn alles fertig wird")
IS_HERE = Text("here", "hier")
IS_BOT = {
    "easy": Text("bot, easy", "Bot, leicht"),
    "medium": Text("bot, medium", "Bot, mittel"),
    "hard": Text("bot, hard", "Bot, schwer"),
    "master": Text("bot, master", "Bot, Meister"),
    "random": Text("bot, random", "Bot, zufällig"),
}
STANDS_IN_FOR = {
    "easy": Text("stands in for the easy bot, which failed", "springt für den leichten ein, der ausgefallen ist"),
    "medium": Text("stands in for the medium bot, which failed", "springt für den mittleren ein, der ausgefallen ist"),
    "hard": Text("stands in for the hard bot, which failed", "springt für den schweren ein, der ausgefallen ist"),
    "master": Text("stands in for the master bot, which failed", "springt für den Meister ein, der ausgefallen ist"),
}
IS_WARMING_UP = Text("plays like medium until its code is compiled", "spielt wie mittel, bis sein Code übersetzt ist")
IS_THERE = Text("online", "online")
IS_GONE = Text("away", "weg")
IS_OPEN = Text("free seat", "freier Platz")
RESIGNED = Text("resigned", "aufgegeben")
HAS_RESIGNED = Text("resigned, a bot plays on", "aufgegeben, Bot spielt")

# What people say across the table
GREETINGS = {
    "hello": Text("Hello!", "Hallo!"),
    "good luck": Text("Good luck!", "Viel Glück!"),
    "nice move": Text("Nice move!", "Schöner Zug!"),
    "ouch": Text("Ouch!", "Autsch!"),
    "well played": Text("Well played!", "Gut gespielt!"),
    "one moment": Text("One moment!", "Moment!"),
    "thanks": Text("Thanks!", "Danke!"),
    "goodbye": Text("See you!", "Bis bald!"),
}
