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
            "The most points win: your houses score if their row is complete; if not, they cost you. Put the green 5 up for "
            "auction; only cubes at the ends of the racks can be chosen.",
            "Die meisten Punkte gewinnen: Häuser fertiger Reihen bringen welche, andere kosten welche. Du bist dran: "
            "Versteigere die grüne 5; wählbar sind nur die Enden der Leisten.",
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
            "Place it at once: start row 2. It is the first green cube on the board, so green is yours. ±5 says: the house "
            "counts for you once its row is complete, and against you until then.",
            "Bau sie sofort: Fang Reihe 2 an. Als erste grüne Etage bringt sie dir die Farbe Grün. ±5 heißt: Das Haus zählt "
            "für dich, sobald seine Reihe fertig ist, bis dahin gegen dich.",
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
            "Der Bürgermeister lässt eine Reihe doppelt zählen, im Guten wie im Schlechten. Du hast ein Haus und wenig Geld: "
            "Passe.",
        ),
        *others("bid 1", "keep", "place 1"),
        instruct(
            "stash",
            "Your turn again. Before anything else you may slip a cheque into your cash box: it can't be spent any more, but "
            "scores a point at the end. Try it.",
            "Du bist wieder dran. Als Erstes darfst du einen Scheck in die Kasse stecken: Ausgeben kannst du ihn nicht mehr, "
            "aber am Ende bringt er einen Punkt. Probier es aus.",
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
        "The game ends with the second complete row or the twelfth numbered roof; then the most points win. A violet 4 is up "
        "now: four houses with roofs complete row 2, and your −15 become +15.",
        "Schluss ist nach zwei fertigen Reihen oder zwölf Dächern mit Zahl; die meisten Punkte gewinnen. Jetzt gibt es eine "
        "violette 4: Vier Häuser mit Dach, und aus −15 in Reihe 2 wird +15.",
    ),
)
