"""The guided first game: cards let go and cards bought, a first build of three, a saboteur sent and one paid off."""

from hashlib import sha256

from baumeister.present.tour import Step, Tour, others, told
from baumeister.text import Text


def first_auction() -> tuple[Step, ...]:
    """Return the steps of the first turn: a card auctioned and let go for money."""
    return (
        told(
            "auction hidden",
            "You rolled a 5 and took 5 talers. Now auction a card: the top one of the hidden stack. Only you will see it.",
            "Du hast eine 5 gewürfelt und 5 Taler bekommen. Jetzt versteigere eine Karte: die oberste des verdeckten Stapels. "
            "Nur du siehst sie.",
        ),
        told(
            "bid 1",
            "A right corner tower of 2. Whoever auctions bids first: 1 taler.",
            "Ein rechter Eckturm mit Wert 2. Wer versteigert, bietet zuerst: 1 Taler.",
        ),
        *others("pass", "bid 2"),
        told(
            "pass",
            "{p3} bids 2. As the bidding is back at you, all now know it is a corner tower. Pass: of what others pay, half "
            "is yours.",
            "{p3} bietet 2. Weil du wieder dran bist, wissen jetzt alle, dass es ein Eckturm ist. Passe: Von dem, was andere "
            "zahlen, gehört dir die Hälfte.",
        ),
        told(
            "done",
            "That was 1 taler for you. Now you might build, but you hold no cards yet: pass.",
            "Das war 1 Taler für dich. Jetzt könntest du bauen, aber du hast noch keine Karten: Passe.",
        ),
    )


def the_others() -> tuple[Step, ...]:
    """Return the steps of the others' first turns."""
    return (
        *others("auction open", "bid 1", "bid 2"),
        told(
            "pass",
            "{p2} auctions a city gate. Its coins would bring income, but let {p3} have it: pass.",
            "{p2} versteigert ein Stadttor. Seine Münzen brächten Einkommen, aber lass es {p3}: Passe.",
        ),
        *others("pass", "done", "auction open", "bid 2"),
        told(
            "pass",
            "A town hall. In the middle of a complete city it is worth 10 points more. Still, save your talers: pass.",
            "Ein Rathaus. In der Mitte einer vollständigen Stadt bringt es 10 Punkte mehr. Spar trotzdem deine Taler: Passe.",
        ),
        *others("pass", "lay H5 0", "lay G2 1", "lay R2 2"),
    )


def tower() -> tuple[Step, ...]:
    """Return the steps of the second turn: a card bought, a saboteur sent."""
    return (
        told(
            "auction open",
            "{p3} has begun a city. And you rolled the saboteur: one is yours. Auction the open tower; its shield will "
            "protect you.",
            "{p3} hat eine Stadt begonnen. Und du hast den Saboteur gewürfelt: Einer gehört dir. Versteigere den offenen Turm; "
            "sein Schild wird dich schützen.",
        ),
        told(
            "bid 2",
            "Bid 2, so that nobody gets it for nothing. If you buy your own card, the bank gets the money.",
            "Biete 2, damit ihn keiner geschenkt bekommt. Kaufst du deine eigene Karte, geht das Geld an die Bank.",
        ),
        *others("pass", "pass"),
        told(
            "sabotage P3 1",
            "The tower is yours. Three cards are needed to build, so sabotage: send the saboteur to {p3}'s gate. The die "
            "decides.",
            "Der Turm gehört dir. Zum Bauen fehlen noch Karten, also sabotiere: Schick den Saboteur zum Stadttor von {p3}. "
            "Der Würfel entscheidet.",
        ),
    )


def churches() -> tuple[Step, ...]:
    """Return the steps up to the third card."""
    return (
        *others("auction hidden", "bid 1", "pass"),
        told(
            "pass",
            "A 2: nothing happens, and the saboteur is gone. Now {p2} auctions a card that only {p2} knows. Pass.",
            "Eine 2: Nichts passiert, und der Saboteur ist weg. Jetzt versteigert {p2} eine Karte, die sonst niemand kennt. "
            "Passe.",
        ),
        *others("done", "auction open", "bid 1"),
        told(
            "bid 2",
            "A church of 5, and {p3} bids only 1. Churches are worth most: bid 2.",
            "Eine Kirche mit Wert 5, und {p3} bietet nur 1. Kirchen sind am meisten wert: Biete 2.",
        ),
        *others("pass", "pass", "done"),
        told(
            "auction hidden",
            "You hold two cards. Your first build takes exactly three: auction a hidden card.",
            "Du hast zwei Karten. Dein erster Bau braucht genau drei: Versteigere eine verdeckte Karte.",
        ),
        told(
            "bid 2",
            "A church of 7! The others can't see it. Bid 2 and look bored.",
            "Eine Kirche mit Wert 7! Die anderen sehen sie nicht. Biete 2 und mach ein gelangweiltes Gesicht.",
        ),
        *others("pass", "pass"),
    )


def building() -> tuple[Step, ...]:
    """Return the steps from the first build on."""
    return (
        told(
            "lay C7 0",
            "It worked. Now build all three, in one line. Lay the church of 7 first.",
            "Es hat geklappt. Jetzt baust du alle drei, in einer Reihe. Leg zuerst die Kirche mit 7.",
        ),
        told(
            "lay T3 -1",
            "The same type never stands side by side, so the tower comes between the churches: lay it to the left.",
            "Gleiche Arten stehen nie nebeneinander, also kommt der Turm zwischen die Kirchen: Leg ihn links daneben.",
        ),
        told(
            "lay C5 -2",
            "And the church of 5 at the left end. Cards never move again, and a corner tower will close each end.",
            "Und die Kirche mit 5 ans linke Ende. Karten bleiben für immer liegen, und an beide Enden kommt einmal ein "
            "Eckturm.",
        ),
        *others("auction hidden", "bid 1", "pass"),
        told(
            "pass",
            "Keep a few talers in hand, you will need them: pass.",
            "Behalte ein paar Taler, du wirst sie brauchen: Passe.",
        ),
        *others("done", "auction hidden", "bid 2"),
        told(
            "pass",
            "{p3} has rolled a saboteur. Pass, and see what comes of it.",
            "{p3} hat einen Saboteur gewürfelt. Passe und sieh, was daraus wird.",
        ),
        *others("pass", "sabotage P1 -1"),
        told(
            "pay",
            "Your tower! With a 5 you may buy it free: pay its value, 3 talers, or it is torn down.",
            "Dein Turm! Bei einer 5 darfst du ihn freikaufen: Zahl seinen Wert, 3 Taler, sonst wird er eingerissen.",
        ),
    )


TOUR = Tour(
    seed=sha256(b"wettstreit tour 82435").digest(),
    seats=3,
    steps=(*first_auction(), *the_others(), *tower(), *churches(), *building()),
    last=Text(
        "That was every kind of move. Find gates for income, a town hall for the middle and a corner tower for each end, and "
        "your city is complete.",
        "Das war jede Art von Zug. Such dir Tore für das Einkommen, ein Rathaus für die Mitte und für jedes Ende einen "
        "Eckturm, dann ist deine Stadt vollständig.",
    ),
)
