"""The guided first game: three turns, with a great project completed, one left alone, and like laid beside like."""

from hashlib import sha256

from baumeister.present.tour import Tour, instruct, look, others
from baumeister.text import Text

TOUR = Tour(
    seed=sha256(b"buerger tour 1").digest(),
    seats=3,
    steps=(
        instruct(
            "vV3 13b",
            "Click the violet villa. Two numbers then stand over the coin in district 13: 3 points at once and, beside the "
            "crane, 7 with the great project. Click that space.",
            "Klick die violette Villa an. Über der Münze in Viertel 13 stehen dann zwei Zahlen: 3 Punkte sofort und, am Kran, "
            "7 mit dem Großprojekt. Klick dieses Feld an.",
            look(
                "The most points win, after 15 turns each. In a turn you lay one of your tiles on a space of its colour; the "
                "number on it is what it scores.",
                "Nach 15 Zügen gewinnen die meisten Punkte. In jedem Zug legst du ein Plättchen auf ein Feld seiner Farbe; die "
                "Zahl darauf sind seine Punkte.",
                "tile-bH3",
                "tile-vH3",
                "tile-vV3",
            ),
            look(
                "District 13 is violet. Its coin goes to whoever lays a tile there, and coins pay for the great projects: the "
                "Castle costs one and brings 4 more points.",
                "Viertel 13 ist violett. Die Münze bekommt, wer dort legt, und mit Münzen bezahlt man die Großprojekte: Der "
                "Burgblock kostet eine und bringt 4 Punkte mehr.",
                "name-13",
                "project-13",
                "space-13a",
                "space-13b",
                "space-13c",
            ),
            look(
                "Every turn ends with a tile from this offer: the Mayor’s is free, others cost the coins shown. Then he walks "
                "on to the next tile: from 1 to 2 and so on, from 5 to 1.",
                "Jeder Zug endet mit einem Plättchen aus diesem Angebot: Das beim Bürgermeister ist gratis, andere kosten "
                "Münzen. Dann geht er weiter zum nächsten: von 1 zu 2 und so fort, von 5 zu 1.",
                "offer-ground",
                "offer-prices",
                "offer-strip",
            ),
        ),
        instruct(
            "crane",
            "3 points and a coin. One coin is just what the great project of district 13 costs, the Castle: complete it for 4 "
            "more points.",
            "3 Punkte und eine Münze. Eine Münze kostet auch das Großprojekt von Viertel 13, der Burgblock: Schließ es ab, das "
            "bringt 4 Punkte mehr.",
        ),
        instruct(
            "buy 5",
            "Every turn ends with a new tile. The one beside the Mayor is free: take the violet park.",
            "Jeder Zug endet mit einem neuen Plättchen. Das beim Bürgermeister kostet nichts: Nimm den violetten Park.",
        ),
        *others("rH3 3d", "buy 1", "vH2 13a", "buy 2"),
        instruct(
            "vH3 13c",
            "{p3} laid a house in the Castle’s district (13). Lay yours beside it: it scores 3 plus that house’s 2, whoever "
            "laid it.",
            "{p3} hat ein Haus beim Burgblock (Viertel 13) gelegt. Leg deines dazu: Es bringt seine 3 und die 2 des anderen, "
            "egal, wer es gelegt hat.",
        ),
        instruct(
            "buy 3",
            "You have no coins, so take what is free. The Mayor has walked on to the yellow house.",
            "Münzen hast du keine, also nimm, was nichts kostet. Der Bürgermeister ist zum gelben Haus weitergegangen.",
        ),
        *others("rH3 3b", "buy 4", "rH2 3a", "buy 5"),
        instruct(
            "bH3 7c",
            "Spaces marked +2 give 2 extra points; spaces with a coin give you a coin: lay the blue house on the coin at the "
            "Iron Bridge (district 7).",
            "Felder mit +2 bringen 2 Punkte mehr, Felder mit einer Münze die Münze: Leg das blaue Haus auf die Münze am "
            "Eisernen Steg (Viertel 7).",
        ),
        instruct(
            "no crane",
            "The bridge would double what you have just laid: 6 points instead of 3. But you have only two cranes left: save "
            "them for better turns, and click “Not now”.",
            "Der Steg würde verdoppeln, was du eben gelegt hast: 6 Punkte statt 3. Aber du hast nur noch zwei Kräne: Spar sie "
            "für bessere Züge, und klick „Nicht jetzt“ an.",
        ),
        instruct(
            "buy 3",
            "So you can spend the coin on a tile that suits you: the blue house 3, beside the 3 that you have just laid in "
            "district 7, will score 6. Take it.",
            "So bleibt die Münze für ein Plättchen, das dir nützt: Nimm das blaue Haus 3. Neben der 3, die du eben in Viertel "
            "7 gelegt hast, bringt es 6.",
        ),
        *others("rP3 1a", "crane", "buy 2", "yV3 5c", "no crane", "buy 3"),
    ),
    last=Text(
        "From now on: lay like beside like, and keep your two cranes for good turns. When the game ends, the best colour in "
        "your hand scores too: collect one. Play on, the bots are gentle.",
        "Von jetzt an: Leg Gleiches zu Gleichem, und spar deine zwei Kräne für gute Züge. Am Schluss zählt noch die beste "
        "Farbe deiner Hand: Sammle eine. Spiel weiter, die Bots sind sanft.",
    ),
)
