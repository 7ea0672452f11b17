"""Texts of urgent news at the table."""

from baumeister.text import Text

OK = Text("OK", "OK")
ASKS_UNDO = Text(
    "{who} asks to take back {count} moves, starting with: {move}.",
    "{who} möchte {count} Züge zurücknehmen, den ersten davon: {move}.",
)
ASKS_UNDO_ONE = Text("{who} asks to take back this move: {move}.", "{who} möchte diesen Zug zurücknehmen: {move}.")
IS_DECLINED = Text("{who} declined the undo.", "{who} hat die Rücknahme abgelehnt.")
WAITS_FOR_UNDO = Text("Waiting for {who} to answer your request to undo.", "Deine Bitte um Rücknahme liegt bei {who}.")
AGREE = Text("Allow", "Erlauben")
DECLINE = Text("Decline", "Ablehnen")
WITHDRAW = Text("Withdraw", "Zurückziehen")
PLAYS_ON_FOR = Text("{names} resigned. A bot plays on.", "Aufgegeben: {names}. Ein Bot spielt weiter.")
END_HERE = Text("End the game here", "Hier aufhören")
PLAY_ON = Text("Play on against the bot", "Gegen den Bot weiterspielen")
PLAY_ON_MANY = Text("Play on against the bots", "Gegen die Bots weiterspielen")
