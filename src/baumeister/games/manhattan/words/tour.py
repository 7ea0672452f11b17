"""The guided first game: one round, from the choice of blocks to the scoring, with a tower taken over and one raised."""

from hashlib import sha256

from baumeister.present.tour import Tour, others, told
from baumeister.text import Text

TOUR = Tour(
    seed=sha256(b"manhattan tour 2").digest(),
    seats=3,
    steps=(
        told(
            "take 1-1-1-1",
            "A round begins with choosing four blocks. Take one of each height: click them one after another.",
            "Jede Runde beginnt damit, dass du vier Bausteine wählst. Nimm von jeder Höhe einen: Klick sie nacheinander an.",
        ),
        *others("take 1-2-1-0", "take 1-1-2-0"),
        told(
            "B7+2",
            "Now build. Click the card: it names lot 7. Then the block of two floors, then lot 7 in city B. "
            "The city is always up to you.",
            "Jetzt baust du. Klick die Karte an: Sie zeigt Bauplatz 7. Dann den Stein mit zwei Stockwerken, dann Platz 7 in "
            "Stadt B. Die Stadt wählst immer du.",
        ),
        *others("B2+1", "B9+2"),
        told(
            "B2+1",
            "{p2} has one floor on B2. Put one on top: one floor against one is enough, and whoever is on top owns the tower.",
            "{p2} hat auf B2 ein Stockwerk. Setz eins darauf: Eins gegen eins genügt, und wer oben ist, dem gehört der Turm.",
        ),
        *others("A1+2", "A1+3"),
        told(
            "B7+4",
            "{p3} took over A1 just as you did. Yours on B7 shall be safe: raise it by four, and nobody gets past six so soon.",
            "{p3} hat A1 genauso übernommen wie du B2. Sichere deinen Turm auf B7: Mit vier Stockwerken mehr kommt an die "
            "sechs so bald niemand heran.",
        ),
        *others("D4+3", "D6+3"),
        told(
            "F5+3",
            "One block is left. Nobody is in city F, and the most towers in a city bring 2 points: there even a single one "
            "does.",
            "Ein Stein ist noch da. In Stadt F baut niemand, und die meisten Türme einer Stadt bringen 2 Punkte: Dort genügt "
            "ein einziger.",
        ),
        *others("C9+2", "E8+1", "take 1-1-1-1", "take 1-1-1-1"),
    ),
    last=Text(
        "The round has been scored: 3 for the highest tower, 2 each for cities B and F, 1 for each of your three. "
        "You know it all now: choose your next blocks.",
        "Die Runde ist gewertet: 3 für den höchsten Turm, je 2 für die Städte B und F, je 1 für deine drei Türme. "
        "Mehr gibt es nicht zu wissen: Wähl deine nächsten Steine.",
    ),
)
