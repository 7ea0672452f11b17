"""The guided first game: a house from the first floor to the roof; pieces kept, bought, sold and passed up on the way."""

from hashlib import sha256

from baumeister.present.tour import Tour, instruct, look, others
from baumeister.text import Text

RACKS = ("g5 v3 v1 b3 g2 r5 r6 b4", "g4 y2 y4 r1 y6 v5 o4 b1", "g1 y5 g3 b5 o5 r3 v2 v4")

TOUR = Tour(
    seed=sha256(b"neue heimat tour 77").digest(),
    seats=3,
    steps=(
        instruct(
            "offer 1L",
            "It is your turn to auction something. Only cubes at the ends of a rack can be chosen: click the green 5.",
            "Du bist dran und versteigerst etwas. Wählbar sind nur die Enden der Leisten: Klick die grüne 5 an.",
            look(
                "The most points win. Houses stand in rows like this one. Once every house of a row has its roof the row is "
                "complete, and its houses score; until then they cost you.",
                "Die meisten Punkte gewinnen. Häuser stehen in Reihen wie dieser. Hat darin jedes sein Dach, ist die Reihe "
                "fertig, und die Häuser bringen Punkte; bis dahin kosten sie welche.",
                "row-2",
                *(f"lot-2-{number}" for number in range(1, 5)),
            ),
            look(
                "The cubes in these racks are floors. No colour is owned yet: its first cube brings it to you. A house belongs "
                "to the owner of its top colour and counts its numbers. Each cube is auctioned.",
                "Die Würfel auf diesen Leisten sind Etagen. Noch gehört keine Farbe jemandem: Ihre erste Etage bringt sie dir. "
                "Ein Haus gehört, wem die oberste Farbe gehört; es zählt seine Zahlen.",
                *(f"cube-{cube}" for rack in RACKS for cube in rack.split()),
            ),
        ),
        *others("bid 1", "pass"),
        instruct(
            "keep",
            "{p2} bids 1 million. You could sell, but you may also keep the cube and pay {p2} the same. Keep it.",
            "{p2} bietet 1 Million. Du könntest verkaufen; du darfst die Etage aber auch behalten und zahlst {p2} dasselbe. "
            "Behalte sie.",
        ),
        instruct(
            "place 2-1",
            "Place it at once: start row 2. It is the first green cube on the board, so green is yours. +5 on a sign says: "
            "the house counts for you once its row is complete, and against you until then.",
            "Bau sie sofort: Fang Reihe 2 an. Als erste grüne Etage bringt sie dir die Farbe Grün. +5 auf einem Schild heißt: "
            "Das Haus zählt für dich, sobald seine Reihe fertig ist, bis dahin gegen dich.",
        ),
        *others("offer 1R", "bid 1"),
        instruct(
            "bid 2",
            "{p2} auctions the blue 4, and {p3} has bid 1. A 4 fits on your 5: bid 2. Everyone bids only once.",
            "{p2} versteigert die blaue 4, {p3} hat 1 geboten. Eine 4 passt auf deine 5: Biete 2. Jeder bietet nur einmal.",
            look(
                "−5 up to +5: so much your house counts now, as its row isn’t complete, and so much once it is.",
                "−5, bis zu +5: So viel zählt dein Haus jetzt, weil seine Reihe nicht fertig ist, und so viel, sobald sie es "
                "ist.",
                "seat-1",
            ),
        ),
        *others("sell"),
        instruct(
            "place 2-1",
            "It is yours. Put it on the green 5: the house now belongs to whoever owns blue, and that is you as well.",
            "Sie gehört dir. Setz sie auf die grüne 5: Oben liegt dann Blau. Auch Blau gehört dir, also bleibt das Haus deins.",
            look(
                "A fenced lot holds a single floor and a roof. Elsewhere a floor fits on a house if its number is lower than "
                "the top one’s.",
                "Ein umzäunter Bauplatz trägt nur eine Etage und ein Dach. Sonst passt eine Etage auf ein Haus, wenn ihre Zahl "
                "kleiner ist als die oberste.",
                "lot-2-3",
            ),
        ),
        *others("offer mayor"),
        instruct(
            "pass",
            "The mayor makes a row count double, for better or worse. You have one house and little money: pass.",
            "Der Bürgermeister lässt eine Reihe doppelt zählen, im Guten wie im Schlechten. Du hast ein Haus und wenig Geld: "
            "Passe.",
        ),
        *others("bid 1", "keep", "place 1"),
        instruct(
            "stash",
            "Your turn again. Before anything else you may slip a cheque, 1 million, into your cash box: it can’t be spent any "
            "more, but scores a point at the end. Try it.",
            "Du bist wieder dran. Als Erstes darfst du einen Scheck, 1 Million, in die Schwarzgeldkasse stecken: Ausgeben "
            "kannst du ihn nicht mehr, aber am Ende bringt er einen Punkt. Probier es aus.",
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
            "Finish your house with it: 5 + 4 + 6 make 15. They count for you once row 2 is complete, and against you until "
            "then.",
            "Schließ dein Haus damit ab: 5 + 4 + 6 sind 15. Sie zählen für dich, sobald Reihe 2 fertig ist, bis dahin gegen "
            "dich.",
        ),
        *others("offer 3R"),
    ),
    last=Text(
        "From now on finish rows: four roofed houses in row 2, and your −15 become +15. The game ends with two complete rows "
        "or twelve numbered roofs. Bid for the violet 4 or pass: gentle bots.",
        "Von jetzt an mach Reihen fertig: vier Häuser mit Dach in Reihe 2, und aus −15 wird +15. Schluss ist nach zwei Reihen "
        "oder zwölf Dächern mit Zahl. Biete auf die violette 4 oder passe.",
    ),
)
