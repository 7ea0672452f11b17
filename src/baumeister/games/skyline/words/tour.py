"""The guided first game: the set-up, a floor built, an action card, rent, and a building that tears another down."""

from hashlib import sha256

from baumeister.present.tour import Tour, others, told
from baumeister.text import Text

TOUR = Tour(
    seed=sha256(b"skyline tour 39380").digest(),
    seats=2,
    steps=(
        told(
            "tower c3",
            "Everybody begins with a skyscraper in the centre. Place yours on c3.",
            "Jeder beginnt mit einem Hochhaus im Zentrum. Setz deines auf c3.",
        ),
        *others("tower d4"),
        told(
            "floor b1",
            "Then three floors each, on any lot. Beside the road they bring rent: place one on b1.",
            "Dann setzt jeder drei Etagen, wohin er will. An der Straße bringen sie Miete: Setz eine auf b1.",
        ),
        *others("floor e6"),
        told(
            "floor c1",
            "Rent is paid for all that is joined. So stay beside your own: c1.",
            "Miete wird für alles bezahlt, was zusammenhängt. Bleib also bei deiner ersten: c1.",
        ),
        *others("floor b6"),
        told(
            "floor a1",
            "And a third: with a1 the row costs whoever stops beside it 30.",
            "Und die dritte: Mit a1 kostet die Reihe jeden, der daneben hält, 30.",
        ),
        *others("floor f3", "build f1"),
        told(
            "build e2",
            "You rolled two twos. Your pawn has moved and stands beside your own house: no rent. The architect goes two lots: "
            "build on e2.",
            "Du hast zwei Zweien geworfen. Deine Figur hält neben deinem eigenen Haus: keine Miete. Der Architekt geht zwei "
            "Felder: Bau auf e2.",
        ),
        *others("build d2"),
        told(
            "move a1 b5",
            "A corner: you draw an action card. Removal Men move one of your buildings to an empty lot: take a1 to b5. "
            "The architect takes a break.",
            "Eine Ecke: Du ziehst eine Aktionskarte. Mit ihr zieht ein Gebäude von dir auf ein leeres Feld um: a1 nach b5. "
            "Der Architekt macht Pause.",
        ),
        *others("build a3"),
        told(
            "build c1 x d2",
            "You stopped beside {p2}'s house and paid 10. Now strike back: four lots take the architect to your c1. Raise "
            "it; it moves two lots and tears d2 down.",
            "Du hast neben dem Haus von {p2} gehalten und 10 bezahlt. Jetzt schlag zurück: Vier Felder führen den Architekten "
            "auf dein c1. Stock auf; es zieht zwei Felder und reißt d2 ab.",
        ),
        *others("build d1"),
    ),
    last=Text(
        "That was every kind of move. Raise the two floors once more: three that tear something down become a skyscraper. "
        "All seven on the board end the game.",
        "Das war jede Art von Zug. Stock die zwei Etagen noch einmal auf: Drei, die etwas abreißen, werden ein Hochhaus. "
        "Stehen alle sieben, ist das Spiel aus.",
    ),
)
