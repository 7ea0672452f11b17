"""The guided first game: three cards bought and built at once, a card sold, a saboteur paid off, and one sent."""

from hashlib import sha256

from baumeister.present.tour import Tour, TourStep, instruct, look, others
from baumeister.text import Text, the_seat


def first_cards() -> tuple[TourStep, ...]:
    """Return the steps of the first round: two cards bought, one let go."""
    return (
        instruct(
            "auction hidden",
            "The most valuable city wins. You rolled a saboteur: it is yours, for later. Now auction the top card of the "
            "hidden stack. Only you will see it.",
            "Die wertvollste Stadt gewinnt. Du hast einen Saboteur gewürfelt: Er gehört dir, für später. Versteigere die "
            "oberste Karte des verdeckten Stapels. Nur du siehst sie.",
        ),
        instruct(
            "bid 2",
            "A 3-point tower. The auctioneer bids first: bid 2 talers. If you buy your own card, the bank gets them.",
            "Ein Turm mit Wert 3. Wer versteigert, bietet zuerst: Biete 2 Taler. Kaufst du selbst, gehen sie an die Bank.",
        ),
        *others("pass", "pass"),
        instruct(
            "done",
            "It is yours. Now you could build, but your first build takes exactly three cards: build nothing yet.",
            "Er gehört dir. Jetzt dürftest du bauen, aber dein erster Bau braucht genau drei Karten: Noch baust du nichts.",
        ),
        *others("auction open", "bid 1", "pass"),
        instruct(
            "bid 2",
            "{p2} auctions a church worth 5. Churches are worth most: bid 2. {p2} keeps half of what you pay.",
            "{p2} versteigert eine Kirche mit Wert 5. Kirchen sind am meisten wert: Biete 2. Die Hälfte davon bekommt {p2}.",
        ),
        *others("pass", "done", "auction open", "bid 1"),
        instruct(
            "pass",
            "A city gate. The coins on gates bring income every turn, but you can’t buy everything: pass.",
            "Ein Stadttor. Die Münzen auf Toren bringen in jedem Zug Einnahmen, aber alles kannst du nicht kaufen: Passe.",
        ),
        *others("pass", "done"),
    )


def first_build() -> tuple[TourStep, ...]:
    """Return the steps of the second turn: a third card, and the first build."""
    return (
        instruct(
            "auction hidden",
            "You rolled 3: 3 talers are your income. At the end your two cards, unbuilt, would cost 8 points (–8 by your "
            "name). One more and you can build: auction a hidden card.",
            "Du hast 3 gewürfelt: 3 Taler Einnahmen. Ungebaut kosten deine zwei Karten am Ende 8 Punkte (–8 bei deinem Namen). "
            "Noch eine, und du kannst bauen: Versteigere eine verdeckte.",
        ),
        instruct(
            "bid 2",
            "A church worth 9, the best there is! The others can’t see it. Bid 2 and look bored.",
            "Eine Kirche mit Wert 9, die beste von allen! Die anderen sehen sie nicht. Biete 2 und mach ein gelangweiltes "
            "Gesicht.",
        ),
        *others("pass", "pass"),
        instruct(
            "lay T3 0",
            "It worked. Now build all three, in one line. Begin with the tower: its shield helps against saboteurs.",
            "Es hat geklappt. Jetzt baust du alle drei, in einer Reihe. Fang mit dem Turm an: Sein Schild hilft gegen "
            "Saboteure.",
        ),
        instruct(
            "lay C5 -1",
            "Two of a type never stand side by side, so the churches go left and right: lay the 5 on the left.",
            "Zwei von einer Art stehen nie nebeneinander, also kommen die Kirchen links und rechts daneben: Leg die 5 nach "
            "links.",
        ),
        instruct(
            "lay C9 1",
            "And the 9 on the right. Cards never move again. A corner tower will close each end: one of them at any time, the "
            "other only in the final round.",
            "Und die 9 nach rechts. Karten bleiben für immer liegen. An beide Enden kommt einmal ein Eckturm: der eine "
            "jederzeit, der andere erst in der Endrunde.",
        ),
    )


def paying_off() -> tuple[TourStep, ...]:
    """Return the steps to a saboteur that is paid off."""
    return (
        *others("auction hidden", "bid 1", "bid 2"),
        instruct(
            "pass",
            "{p2} has rolled a saboteur. It attacks the rival city with the fewest shields, and so far yours is the only city. "
            "Keep your talers, you will need them: pass.",
            "{p2} hat einen Saboteur gewürfelt. Er trifft die gegnerische Stadt mit den wenigsten Schilden, und noch gibt es "
            "nur deine. Behalte deine Taler, du wirst sie brauchen: Passe.",
        ),
        *others("pass", "sabotage P1 -1"),
        instruct(
            "pay",
            "On 3, 4 or 5 pay its value, 5 talers, or it is destroyed. On 1 or 2 nothing would have happened; on the saboteur "
            "it would be gone.",
            "Bei 3, 4 oder 5 zahlst du ihren Wert, 5 Taler, oder sie wird zerstört. Bei 1 oder 2 wäre nichts geschehen, beim "
            "Saboteur wäre sie weg.",
            look(
                "Your church is attacked! The die shows 4.",
                "Ein Saboteur an deiner Kirche! Der Würfel zeigt 4.",
                "place-P1--1",
            ),
        ),
    )


def last_auctions() -> tuple[TourStep, ...]:
    """Return the steps of two auctions in which one gets no card."""
    return (
        *others("auction open", "bid 1"),
        instruct(
            "pass",
            "{p3} auctions a left corner tower. You have 2 talers left. More would be a bluff: if you win and can’t pay, you "
            "lose all your talers and get nothing. Pass.",
            "{p3} versteigert einen linken Eckturm. Du hast noch 2 Taler. Mehr wäre Bluff: Gewinnst du und kannst nicht "
            "zahlen, sind alle Taler weg, und du gehst leer aus. Passe.",
        ),
        *others("pass", "lay L2 0", "lay G2 1", "lay T1 2"),
        instruct(
            "auction hidden",
            "Auction another hidden card: you look at it before you open, and the others learn only its type.",
            "Versteigere noch eine verdeckte Karte: Du siehst sie vor deinem Gebot, die anderen erfahren nur die Art.",
            look(
                "{p3} has a city, too. With a corner tower at each end and no gap it is complete and may bring up to 20 more, "
                "10 of them for a town hall in the middle.",
                "Jetzt hat auch {p3} eine Stadt. Mit einem Eckturm an jedem Ende und ohne Lücke ist sie vollständig und bringt "
                "bis zu 20 mehr, 10 davon für ein Rathaus in der Mitte.",
                "place-P3-0",
                "place-P3-1",
                "place-P3-2",
            ),
        ),
        instruct(
            "bid 1",
            "A church worth 8, but with churches at both your ends it would fit nowhere. Bid 1 all the same: if another buys "
            "it, half the price is yours.",
            "Eine Kirche mit Wert 8. An deinen beiden Enden stehen schon Kirchen, sie passt nirgends. Biete trotzdem 1: Kauft "
            "sie ein anderer, bekommst du die Hälfte.",
        ),
        *others("bid 2", "pass"),
        instruct(
            "pass",
            "{p2} bids 2, without having seen it. Pass: you get 1 of them, and a card that you can’t build would only cost "
            "points in the end.",
            "{p2} bietet 2, ohne sie gesehen zu haben. Passe: Einen Taler davon bekommst du, und Karten, die du nicht baust, "
            "kosten am Ende nur Punkte.",
        ),
    )


def sabotage() -> tuple[TourStep, ...]:
    """Return the last step: a saboteur is sent."""
    return (
        instruct(
            "sabotage P3 1",
            "Instead of building you may now sabotage: attack {p3}’s gate, whose coins bring income every turn. It is the "
            "rival city with the fewest shields, as {p2} has no city yet.",
            "Statt zu bauen, sabotierst du jetzt das Stadttor von {p3}, das in jedem Zug Einnahmen bringt. Das ist die "
            "gegnerische Stadt mit den wenigsten Schilden, denn {p2} hat noch keine.",
        ),
    )


TOUR = Tour(
    seed=sha256(b"wettstreit tour 1735").digest(),
    seats=3,
    steps=(*first_cards(), *first_build(), *paying_off(), *last_auctions(), *sabotage()),
    last=Text(
        "Now complete your city: corner towers at both ends, a town hall in the middle. Once a stack is empty, all build "
        "once more, and the most points win. {p2} auctions next.",
        "Mach deine Stadt nun vollständig: Ecktürme an beiden Enden, ein Rathaus in der Mitte. Ist ein Stapel leer, "
        "bauen alle noch einmal; die meisten Punkte gewinnen. Jetzt versteigert {p2}.",
    ).format(p2=the_seat(2)),
)
