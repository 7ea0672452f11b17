"""The guided first game: a house from the first floor to the roof; pieces kept, bought, sold and passed up on the way."""

from hashlib import sha256

from baumeister.present.tour import Tour, instruct, others
from baumeister.text import Text

TOUR = Tour(
    seed=sha256(b"neue heimat tour 77").digest(),
    seats=3,
    steps=(
        instruct(
            "offer 1L",
            "You are the auctioneer. You can choose only the cubes at the ends of the racks: put the green 5 up for auction.",
            "Du bist dran. Zur Wahl stehen nur die Etagen an den Enden der Leisten: Versteigere die grüne 5.",
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
            "Place it at once: start row 2. It is the first green cube on the board, so green is yours. ±5 says: the "
            "house counts for you once its row is complete, and against you until then.",
            "Bau sie sofort: Fang Reihe 2 an. Als erste grüne Etage bringt sie dir die Farbe Grün. ±5 heißt: Das Haus "
            "zählt für dich, sobald seine Reihe fertig ist, bis dahin gegen dich.",
        ),
        *others("offer 1R", "bid 1"),
        instruct(
            "bid 2",
            "{p2} auctions the blue 4, and {p3} has bid 1. A 4 fits on your 5: bid 2. Everyone bids only once.",
            "{p2} versteigert die blaue 4, {p3} hat 1 geboten. Eine 4 passt auf deine 5: Biete 2. Jeder bietet nur einmal.",
        ),
        *others("sell"),
        instruct(
            "place 2-1",
            "It is yours. Put it on the green 5: the house now belongs to whoever owns blue, and that is you as well.",
            "Sie gehört dir. Setz sie auf die grüne 5: Oben liegt dann Blau. Auch Blau gehört dir, also bleibt das Haus deins.",
        ),
        *others("offer mayor"),
        instruct(
            "pass",
            "The mayor makes a row count double, for better or worse. You have one house and little money: pass.",
            "Der Bürgermeister lässt eine Reihe doppelt zählen, im Guten wie im Schlechten. Du hast ein Haus und wenig "
            "Geld: Passe.",
        ),
        *others("bid 1", "keep", "place 1"),
        instruct(
            "stash",
            "Your turn again. First slip one cheque into your cash box: it can't be spent, but scores a point at the end.",
            "Du bist wieder dran. Steck zuerst einen Scheck in die Kasse: Ausgeben kannst du ihn nicht mehr, aber am Ende "
            "bringt er einen Punkt.",
        ),
        instruct(
            "offer II",
            "Money comes from auctions only: put permit II up. Whoever gets it makes a row two lots longer or shorter.",
            "Geld gibt es nur in Auktionen: Biete Genehmigung II an. Sie macht eine Reihe um zwei Plätze länger oder kürzer.",
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
        "New to you is only the cancel cube: it takes a permit away. Complete row 2, and −15 becomes +15. The second complete "
        "row ends the game, or the twelfth roof with a number.",
        "Neu ist dir nur der Aufhebungswürfel: Er nimmt eine Genehmigung weg. Ist Reihe 2 fertig, wird −15 zu +15. Schluss ist "
        "nach der zweiten fertigen Reihe oder dem zwölften Dach mit Zahl.",
    ),
)
