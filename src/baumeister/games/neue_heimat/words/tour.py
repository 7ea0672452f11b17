"""The guided first game: a house from the first floor to the roof; pieces kept, bought, sold and passed up on the way."""

from hashlib import sha256

from baumeister.games.neue_heimat.rules.components import DISPLAY_ROWS
from baumeister.games.neue_heimat.words.parts import rack_part
from baumeister.present.tour import Tour, instruct, look, others
from baumeister.text import Text

TOUR = Tour(
    seed=sha256(b"neue heimat tour 77").digest(),
    seats=3,
    steps=(
        instruct(
            "offer 1L",
            "It is your turn to auction something. Only cubes at the ends of a rack can be chosen: click the green 5.",
            "Du bist dran und versteigerst etwas. Wählbar sind nur die Enden der Leisten: Klick die grüne 5 an.",
            look(
                "The most points win. Rows like this one have four houses. Once all four have a roof the row is complete, and "
                "they score for their owners; until then they cost them points.",
                "Die meisten Punkte gewinnen. Vier Häuser bilden eine Reihe wie diese. Haben alle ein Dach, ist die Reihe "
                "fertig, und sie bringen ihren Besitzern Punkte; bis dahin kosten sie welche.",
                "row-2",
                *(f"lot-2-{number}" for number in range(1, 5)),
            ),
            look(
                "These cubes are floors; each is auctioned. Place the first one of a colour, and the colour is yours. A house "
                "belongs to the owner of its top colour and counts all its pips and its roof.",
                "Diese Würfel sind Etagen; jede wird versteigert. Baust du die erste einer Farbe, gehört dir die Farbe. Ein "
                "Haus gehört dem Besitzer der obersten Farbe und zählt seine Augen und sein Dach.",
                *map(rack_part, range(DISPLAY_ROWS)),
            ),
        ),
        *others("bid 1", "pass"),
        instruct(
            "keep",
            "{p2} bids 1 million. You could sell, but you may also keep the cube and pay {p2} the same. Keep it: you want "
            "green.",
            "{p2} bietet 1 Million. Du könntest verkaufen; du darfst die Etage aber auch behalten und zahlst {p2} dasselbe. "
            "Behalte sie: Du willst Grün.",
        ),
        instruct(
            "place 2-1",
            "Place it at once: start row 2. It is the first green cube on the board, so green is yours, and so is the house. "
            "The signs at lit lots tell whose a house would be and what it would count.",
            "Bau sie sofort: Fang Reihe 2 an. Als erste grüne Etage bringt sie dir die Farbe Grün und das Haus. Die "
            "Schilder an hellen Plätzen sagen, wem ein Haus dann gehört und was es zählt.",
        ),
        *others("offer 1R", "bid 1"),
        instruct(
            "bid 2",
            "{p2} auctions the blue 4, and {p3} has bid 1. A 4 fits on your 5: bid 2. Everyone bids only once.",
            "{p2} versteigert die blaue 4, {p3} hat 1 geboten. Eine 4 passt auf deine 5: Biete 2. Jeder bietet nur einmal.",
            look(
                "Here are your points: 5 once row 2 is complete, and −5 if it never is.",
                "Hier stehen deine Punkte: 5, sobald Reihe 2 fertig ist, und −5, wenn sie es nie wird.",
                "seat-1",
            ),
        ),
        *others("sell"),
        instruct(
            "place 2-1",
            "It is yours. Put it on the green 5: the house then counts 9 and belongs to the owner of blue. That is you as "
            "well: it is the first blue cube.",
            "Sie gehört dir. Setz sie auf die grüne 5: Das Haus zählt dann 9 und gehört dem Besitzer von Blau. Auch das bist "
            "du: Es ist die erste blaue Etage.",
            look(
                "A fenced lot holds a single cube and a roof. Elsewhere a cube fits on a house if it has fewer pips than "
                "the top one.",
                "Ein umzäunter Bauplatz trägt nur eine Etage und ein Dach. Sonst passt eine Etage auf ein Haus, wenn sie "
                "weniger Augen hat als die oberste.",
                "lot-2-3",
            ),
        ),
        *others("offer mayor"),
        instruct(
            "pass",
            "The mayor makes a row count double, for better or worse. With a single house you don’t need him yet: pass.",
            "Der Bürgermeister lässt eine Reihe doppelt zählen, im Guten wie im Schlechten. Mit einem einzigen Haus brauchst "
            "du ihn noch nicht: Passe.",
        ),
        *others("bid 1", "keep", "place 1"),
        instruct(
            "stash",
            "Your turn again. Before anything else you may slip a cheque, 1 million, into your cash box: it can’t be spent any "
            "more, but scores a point at the end. Try it.",
            "Du bist wieder dran. Als Erstes darfst du einen Scheck, 1 Million, in die Schwarzgeldkasse stecken: Ausgeben "
            "kannst du ihn nicht mehr, aber am Ende bringt er einen Punkt. Probier’s.",
        ),
        instruct(
            "offer II",
            "Now earn some money to bid with: put permit II up for auction. Whoever gets it makes a row two lots longer or "
            "shorter.",
            "Jetzt verdien dir Geld zum Bieten: Versteigere Genehmigung II. Sie macht eine Reihe um zwei Bauplätze länger oder "
            "kürzer.",
        ),
        *others("bid 2", "pass"),
        instruct(
            "sell",
            "2 million. Sell: the money is yours, and {p2} has to place the permit at once.",
            "2 Millionen. Verkaufe: Das Geld gehört dir, und {p2} muss die Genehmigung sofort einsetzen.",
        ),
        *others("place 1+", "offer roof", "pass"),
        instruct(
            "bid 1",
            "A roof is turned up before anyone bids: a 6! {p3} passes, so 1 million may be enough.",
            "Ein Dach wird aufgedeckt, bevor jemand bietet: eine 6! {p3} passt, da reicht vielleicht 1 Million.",
        ),
        *others("sell"),
        instruct(
            "place 2-1",
            "Finish your house with it: 5 + 4 + 6 make 15. Nothing is ever built on a roof: now no rival can put another "
            "colour on top and take the house over.",
            "Schließ dein Haus damit ab: 5 + 4 + 6 sind 15. Auf ein Dach wird nie gebaut: Jetzt kann dir niemand mehr das Haus "
            "mit einer anderen Farbe wegnehmen.",
        ),
        *others("offer 3R"),
    ),
    last=Text(
        "Now finish your rows: with four roofed houses in row 2, ±15 become +15. The game ends with two complete rows or "
        "twelve numbered roofs; all other rows count minus. Bid or pass.",
        "Mach nun deine Reihen fertig: Mit vier Häusern samt Dach in Reihe 2 wird ±15 zu +15. Schluss ist nach zwei Reihen "
        "oder zwölf Dächern mit Zahl; alle anderen zählen minus. Biete oder passe.",
    ),
)
