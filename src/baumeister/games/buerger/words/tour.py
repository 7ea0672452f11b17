"""The guided first game: three turns, with a great project completed, one left alone, and like laid beside like."""

from hashlib import sha256

from baumeister.present.tour import Tour, instruct, others
from baumeister.text import Text

TOUR = Tour(
    seed=sha256(b"buerger tour 1").digest(),
    seats=3,
    steps=(
        instruct(
            "vV3 13b",
            "The player with the most points wins, and every tile scores. Click the violet villa, then the space with the coin "
            "in district 13: a tile goes where its colour is.",
            "Wer die meisten Punkte hat, gewinnt; jedes Plättchen bringt welche. Klick die violette Villa an, dann das Feld "
            "mit der Münze in Viertel 13: Ein Plättchen gehört zu seiner Farbe.",
        ),
        instruct(
            "crane",
            "3 points and a coin. One coin is just what the Castle Court here costs: complete this great project for 4 "
            "more points.",
            "3 Punkte und eine Münze. Eine Münze kostet auch der Burgblock: Schließ dieses Großprojekt ab, das bringt 4 Punkte "
            "mehr.",
        ),
        instruct(
            "buy 5",
            "Every turn ends with a new tile. The one beside the Mayor is free: take the violet park.",
            "Jeder Zug endet mit einem neuen Plättchen. Das beim Bürgermeister kostet nichts: Nimm den violetten Park.",
        ),
        *others("rH3 3d", "buy 1", "vH2 13a", "buy 2"),
        instruct(
            "vH3 13c",
            "{p3} laid a house in this district. Lay yours beside it: it scores 3 plus that house's 2, whoever laid it.",
            "{p3} hat ein Haus in dieses Viertel gelegt. Leg deines dazu: Es bringt seine 3 und die 2 des anderen, egal, wer "
            "es gelegt hat.",
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
            "You could pay for the bridge and turn 3 points into 6. But you have only three cranes for the whole game: wait "
            "for a turn that is worth doubling.",
            "Du könntest den Steg bezahlen, und aus 3 Punkten würden 6. Aber du hast insgesamt nur drei Kräne: Warte auf einen "
            "Zug, bei dem sich das Verdoppeln lohnt.",
        ),
        instruct(
            "buy 3",
            "So you can spend the coin on a tile that suits you: the blue house on space 3 costs 1, and district 7 already "
            "has one.",
            "So bleibt die Münze für ein Plättchen, das dir nützt: Das blaue Haus auf Feld 3 kostet 1, und in Viertel 7 "
            "liegt schon eines.",
        ),
        *others("rP3 1a", "crane", "buy 2", "yV3 5c", "no crane", "buy 3"),
    ),
    last=Text(
        "Now it's your game: match kinds, and keep your two cranes for turns with many points. After 45 turns it ends, and the "
        "best colour in your hand scores, too.",
        "Jetzt ist es deine Partie: Leg Gleiches zu Gleichem und spar die zwei Kräne für große Züge. Nach 45 Zügen ist "
        "Schluss, dann zählt noch die beste Farbe deiner Hand.",
    ),
)
