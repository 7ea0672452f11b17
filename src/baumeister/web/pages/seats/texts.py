"""Texts on taking a seat, leaving it, resigning, and deleting a table."""

from baumeister.text import Text

# Joining
JOIN_TITLE = Text("A seat for you", "Ein Platz für dich")
JOIN_INVITED = Text("You’re invited to play {game} as {seat}.", "Du bist zu einer Runde {game} eingeladen, als {seat}.")
AT_TABLE = Text("At the table", "Am Tisch")
YOUR_SEAT = Text("your seat", "dein Platz")
JOIN_OWN = Text(
    "This link opens {name}’s seat in this {game} game. Anyone who has it plays as {name}: take it only if it is yours.",
    "Dieser Link führt zum Platz von {name} an einem Tisch mit {game}. Wer ihn hat, spielt für {name}: "
    "Nimm ihn nur, wenn es deiner ist.",
)
LINK_ASKED = Text(
    "A private link opens a seat at this {game} table. Paste the whole link here, just as you received it.",
    "Ein privater Link öffnet an diesem Tisch mit {game} einen Platz. Füg ihn hier ganz ein, so wie du ihn bekommen hast.",
)
HOW_TO_BE_INVITED = Text(
    "You don’t have one? Ask whoever opened this table: under “{table}” they find a link to each free seat.",
    "Du hast keinen? Frag, wer den Tisch eröffnet hat: Dort steht unter „{table}“ für jeden freien Platz ein Link.",
)
NO_SEAT_FREE = Text(
    "No seat is free here. If one is yours, its private link opens it on this device too.",
    "Hier ist kein Platz frei. Ist einer deiner, so öffnet ihn sein privater Link auch auf diesem Gerät.",
)
PRIVATE_LINK = Text("Private link", "Privater Link")
OPEN_LINK = Text("Open", "Öffnen")
SIT_DOWN = Text("Sit down", "Platz nehmen")
OPEN_SEAT_HERE = Text("Play here", "Hier weiterspielen")
ONLY_WATCH = Text("Just watch", "Nur zuschauen")

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
RESIGN_WINNER_LEFT = Text(
    "Nobody else is left then: {name} has won, and may end the game or play on against bots.",
    "Dann ist sonst niemand mehr da: {name} hat gewonnen und kann das Spiel beenden oder gegen Bots weiterspielen.",
)
STAY = Text("Keep playing", "Weiterspielen")
KEEP = Text("Keep it", "Behalten")
